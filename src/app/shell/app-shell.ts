/** The frame around every page: header, navigation, search, notices, footer; and the way from page to page. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import { READERS } from '../../views/reader.js';
import { pageLink, siteFooter, siteHeader } from '../../views/site-frame.js';
import { LANG_NAMES, LANG_TAGS, LANGS } from '../../words/lang.js';
import { localPath } from '../../words/page-paths.js';
import { PAGE_PATHS, PAGES, type PageName } from '../../words/pages.js';
import { checkedOn } from '../base/age.js';
import type { Page } from '../base/app-page.js';
import { type AppState, type PlaceState, type Theme, THEMES } from '../base/app-state.js';
import { Part } from '../base/part.js';
import { icon, type IconName } from '../parts/icon.js';
import type { SearchBox } from '../search/search-box.js';
import { MENU_PAGES, PAGE_TABLE, THUMB_PAGES } from './page-table.js';

export class AppShell extends Part {
  app!: AppState;
  #page: Page | undefined;
  #key = '';
  #loading: Promise<void> | undefined;
  /** Why there is no page: its script has not come, or it cannot be drawn. */
  #fault: unknown;
  /** The search is a script of its own: most visits begin with a link or a choice. */
  #searches = false;
  /** Shown whether or not its page is drawn. */
  #mustShow = false;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const news of ['change', 'notices']) {
      this.app.addEventListener(news, () => this.requestUpdate());
    }
    this.app.addEventListener('arrived', (event) => {
      void this.#arrive((event as CustomEvent<PlaceState>).detail);
    });
    addEventListener('pagehide', () => this.app.keepPlace());
    this.addEventListener('page-failed', (event) => {
      this.#page = undefined;
      this.#fault = (event as CustomEvent<unknown>).detail;
      this.requestUpdate();
    });
    this.addEventListener('click', (event) => this.#follow(event));
    addEventListener('keydown', (event) => this.#searchByKey(event));
  }

  /** Shows what is drawn so far, where nothing stands in for it that is worth the wait. */
  show(): void {
    this.#mustShow = true;
    this.requestUpdate();
  }

  /** Whether it is time to draw the page: it says something, or is to be seen saying that it cannot yet. */
  get #drawsPage(): boolean {
    return this.#mustShow || this.app.data.status !== 'loading';
  }

  /** Takes the place of the page that was written into the file, all at once, as soon as the same page is drawn. */
  async #takePlace(): Promise<void> {
    if (!this.inert || !this.#drawsPage) return;
    if (!this.#mustShow && !this.#page && this.#fault === undefined) return; // the page's script is on its way
    await this.#page?.updateComplete;
    document.querySelector('.written')?.remove();
    this.inert = false;
  }

  /** Links to pages of the app change the page without loading it again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    if (/^\/(api|v1|embed\/)|\.\w+$/.test(link.pathname)) return; // files and static pages
    event.preventDefault();
    this.querySelector<HTMLElement>('#menu')?.hidePopover();
    this.app.go(link.pathname + link.search + link.hash);
  }

  async #arrive({ y, folds }: PlaceState): Promise<void> {
    await this.updateComplete;
    await this.#loading;
    await this.updateComplete;
    await this.#page?.updateComplete;
    for (const [id, open] of folds) {
      const details = document.getElementById(id);
      if (details instanceof HTMLDetailsElement) details.open = open;
    }
    const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, y);
    const heading = this.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
  }

  /** The element of the page; a new one only when the address names another page or thing. */
  #pageElement(): Page | undefined {
    const { page, params } = this.app.place;
    const { tag, load } = PAGE_TABLE[page];
    const key = tag + JSON.stringify(params);
    if (key === this.#key) return this.#page;
    this.#key = key;
    this.#page = undefined;
    this.#fault = undefined;
    if (!load || customElements.get(tag)) {
      this.#page = document.createElement(tag) as Page;
      this.#page.app = this.app;
      this.#page.params = params;
    } else {
      this.#loading = load()
        .then(() => {
          // a service worker or proxy may answer with an empty script instead of an error
          if (!customElements.get(tag)) throw new Error(`${tag} is not defined`);
          if (this.#key === key) this.#key = ''; // now its element can be made
        })
        .catch((error: unknown) => {
          if (this.#key === key) this.#fault = error;
          this.app.dispatchEvent(new Event('part-missing'));
        });
      void this.#loading.then(() => this.requestUpdate());
    }
    return this.#page;
  }

  /** Stands in place of a page while its script is loading, or when there is a fault. */
  #waiting(): TemplateResult {
    const { lang, place } = this.app;
    const words = APP_WORDS[lang];
    return html`<h1 tabindex="-1">${PAGES[lang][place.page].label}</h1>
      ${
        this.#fault === undefined
          ? html`<p class="loading" role="status">${words.loadingPage}</p>`
          : html`<div class="notice failed" role="alert">
              <p>${words.pageFailed}</p>
              <p class="detail">${String(this.#fault)}</p>
              <button class="button" @click=${() => location.reload()}>${words.retry}</button>
            </div>`
      }`;
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    void this.#takePlace();
    if (this.#drawsPage) this.#describe();
    if (this.#page && this.app.data.status === 'ready') {
      // the elements within the page are drawn one frame later
      requestAnimationFrame(() => this.app.dispatchEvent(new Event('drawn')));
    }
  }

  /** Title, description, language and the addresses of the twins, for history, bookmarks and search engines. */
  #describe(): void {
    const { data, lang, place } = this.app;
    const names = data.status === 'ready' && this.#page ? this.#page.names(data.data) : {};
    const complete = (data.status === 'ready' && this.#page) || !PAGE_PATHS[place.page].includes('{');
    const words = PAGES[lang][names ? place.page : 'missing'];
    const root = document.documentElement;
    const tag = LANG_TAGS[lang];
    // set anew, even the same language makes the browser look up every style
    if (root.lang !== tag) root.lang = tag;
    if (!complete) return;
    const title =
      !names && data.status === 'ready' ? this.#page!.sayMissing(data.data) : words.title(names ?? {});
    const whole = place.page === 'about' ? title : `${title} · BandCheck`;
    if (document.title !== whole) document.title = whole;
    head('meta', 'name', 'description').setAttribute('content', words.description(names ?? {}));
    link('canonical', '').href = location.origin + location.pathname;
    for (const each of LANGS) {
      const twin = new URL(this.app.twin(each), location.origin);
      link('alternate', LANG_TAGS[each]).href = twin.origin + twin.pathname;
    }
  }

  protected override render(): TemplateResult {
    const { app } = this;
    const words = APP_WORDS[app.lang];
    return html`
      <a class="skip" href="#main">${words.skip}</a>
      ${siteHeader(
        app.place.page,
        html`<p class="saying" role="status">
            ${app.notices
              .filter(({ isQuiet }) => isQuiet)
              .map(
                ({ kind, text }) =>
                  html`<span class=${kind}>${kind === 'ready' ? icon('check') : nothing}${text}</span>`,
              )}
          </p>
          <button class="search-open" @click=${() => void this.#search()}>
            ${icon('search')}<span>${words.search}</span><kbd aria-hidden="true">/</kbd>
          </button>
          <button class="plain menu-open" popovertarget="menu" aria-label=${words.menu}>
            ${icon('menu')}
          </button>`,
        READERS[app.lang],
      )}
      ${this.#menu()}
      <div class="notices" role="status">
        ${app.notices
          .filter(({ isQuiet }) => !isQuiet)
          .map(
            (notice) =>
              html`<div class="notice ${notice.kind}">
                <p>${notice.text}</p>
                ${
                  notice.action
                    ? html`<button class="button" @click=${notice.action.run}>${notice.action.label}</button>`
                    : nothing
                }
                <button class="plain" aria-label=${words.close} @click=${() => app.dismiss(notice.id)}>
                  ${icon('close')}
                </button>
              </div>`,
          )}
      </div>
      <main id="main" class="page" tabindex="-1">
        ${this.#drawsPage ? (this.#pageElement() ?? this.#waiting()) : nothing}
      </main>
      ${this.#footer()}
      <nav class="thumb" aria-label=${words.navigation}>
        ${THUMB_PAGES.map((name) => this.#link(name, name))}
        <button @click=${() => void this.#search()}>${icon('search')}<span>${words.search}</span></button>
        <button popovertarget="menu">${icon('menu')}<span>${words.more}</span></button>
      </nav>
      ${this.#searches ? html`<bc-search .app=${app}></bc-search>` : nothing}
    `;
  }

  async #search(): Promise<void> {
    try {
      await import('../search/search-box.js');
    } catch {
      this.app.dispatchEvent(new Event('part-missing'));
      return;
    }
    this.#searches = true;
    this.requestUpdate();
    await this.updateComplete;
    const box = this.querySelector<SearchBox>('bc-search')!;
    await box.updateComplete;
    box.open();
  }

  #searchByKey(event: KeyboardEvent): void {
    const typing = event.composedPath()[0];
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing instanceof HTMLElement && typing.matches('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    void this.#search();
  }

  #link(page: PageName, iconName?: IconName): TemplateResult {
    const { lang, place } = this.app;
    return pageLink(page, place.page, READERS[lang], iconName && icon(iconName));
  }

  #menu(): TemplateResult {
    const { app } = this;
    const words = APP_WORDS[app.lang];
    return html`<div id="menu" popover aria-label=${words.menu} role="group">
      <nav aria-label=${words.more}>
        ${MENU_PAGES.map((name) => this.#link(name))}
        <a href=${localPath(app.lang, '/api')}><span>API</span></a>
      </nav>
      <fieldset>
        <legend>${words.language}</legend>
        <div class="choices">
          ${LANGS.map(
            (lang) =>
              html`<a
                class="choice"
                lang=${LANG_TAGS[lang]}
                hreflang=${LANG_TAGS[lang]}
                href=${app.twin(lang)}
                aria-current=${app.lang === lang ? 'true' : nothing}
                >${LANG_NAMES[lang]}</a
              >`,
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend>${words.theme}</legend>
        <div class="choices">
          ${THEMES.map(
            (theme: Theme) =>
              html`<button
                class="choice"
                aria-pressed=${app.theme === theme}
                @click=${() => app.setTheme(theme)}
              >
                ${words.themes[theme]}
              </button>`,
          )}
        </div>
      </fieldset>
    </div>`;
  }

  #footer(): TemplateResult {
    const { app } = this;
    const reader = READERS[app.lang];
    const freshness =
      app.data.status === 'ready'
        ? html`${reader.words.factsOf(app.data.data.world.version)}
          ${checkedOn(app, app.data.data.world.updated)}`
        : nothing;
    return siteFooter(app.place.page, freshness, app.twin(app.lang === 'zh' ? 'en' : 'zh'), reader);
  }
}

function head(tag: 'meta' | 'link', attribute: string, value: string): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}

function link(rel: string, hreflang: string): HTMLLinkElement {
  const selector = `link[rel="${rel}"]${hreflang && `[hreflang="${hreflang}"]`}`;
  const found = document.head.querySelector<HTMLLinkElement>(selector);
  if (found) return found;
  const made = document.createElement('link');
  made.rel = rel;
  if (hreflang) made.hreflang = hreflang;
  document.head.append(made);
  return made;
}

/** `/embed`: choose, look at the result, copy what puts it onto another page. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { BandCheck } from '../../elements/band-check/band-check.js';
import '../../elements/band-check/band-check.js';
import '../../elements/band-countries/band-countries.js';
import type { CountriesChange } from '../../elements/band-countries/band-countries.js';
import { EMBED_WORDS, type EmbedWords } from '../../words/embed.js';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { pickable } from '../parts/country-picker.js';
import { deviceOptions } from '../parts/device-options.js';
import {
  type EmbedChoice,
  type EmbedManifest,
  embedSnippet,
  expectedHeight,
  FIRST_CHOICE,
} from './embed-snippet.js';

/** Width in px of a check on a phone, between the margins of the page: there it is highest. */
const PHONE_WIDTH = 380;

export class EmbedPage extends Page {
  #choice = FIRST_CHOICE;
  /** The scripts as their build describes them; `null` where that could not be fetched. */
  #manifest: EmbedManifest | null | undefined;
  #said = '';
  /** Height of the answer on a phone; `undefined` until it is there. */
  #height: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#describeScripts();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    void this.querySelector<BandCheck>('band-check')?.updateComplete.then(() => this.#measure());
  }

  /** Lays the preview out as wide as on a phone, reads its height, and puts it back before anything is painted. */
  #measure(): void {
    const check = this.querySelector<BandCheck>('band-check');
    let height: number | undefined;
    if (check?.state === 'ready') {
      check.style.inlineSize = `${PHONE_WIDTH}px`;
      height = Math.ceil(check.getBoundingClientRect().height);
      check.style.inlineSize = '';
    }
    if (height === this.#height) return;
    this.#height = height;
    this.requestUpdate();
  }

  protected override draw({ world, source }: AppData): TemplateResult {
    const words = EMBED_WORDS[this.app.lang];
    const { device, country, lang, theme, detail } = this.#choice;
    return html`
      <h1 tabindex="-1">${words.heading}</h1>
      <p class="lead">${words.lead}</p>
      <div class="filters equal">
        <label
          >${words.device}
          <select @change=${(event: Event) => this.#choose({ device: valueOf(event) })}>
            ${deviceOptions(this.app, world, device)}
          </select></label
        >
        ${this.#select(words.language, words.languages, lang, (value) => ({ lang: value }))}
        ${this.#select(words.theme, words.themes, theme, (value) => ({ theme: value }))}
        ${this.#select(words.detail, words.details, detail, (value) => ({ detail: value }))}
      </div>
      <band-countries
        src="/v1/"
        lang=${this.app.lang}
        label=${words.countries}
        .choices=${pickable(world)}
        .value=${country}
        @band-countries-change=${(event: CustomEvent<CountriesChange>) =>
          this.#choose({ country: event.detail.value })}
      ></band-countries>
      <div class="ticks">${this.#tick(words.early, 'early')} ${this.#tick(words.cache, 'cache')}</div>
      <section>
        <h2>${words.preview}</h2>
        <band-check
          src="/v1/"
          .source=${source}
          device=${device}
          country=${country}
          detail=${detail}
          theme=${theme}
          lang=${lang === 'auto' ? this.app.lang : lang}
          @band-check-result=${() => this.#measure()}
        ></band-check>
      </section>
      ${this.#snippet(world, words)}
    `;
  }

  #snippet(world: World, words: EmbedWords): TemplateResult {
    const name = world.devices.get(this.#choice.device)!.name;
    const text = embedSnippet(
      this.#choice,
      this.#manifest ?? undefined,
      location.origin,
      words.fallback(name),
      this.#height ?? expectedHeight(this.#choice),
    );
    return html`<section>
      <h2>${words.snippet}</h2>
      <p>${words.snippetHint}</p>
      ${this.#manifest === null ? html`<p class="muted">${words.noHash}</p>` : ''}
      <pre class="snippet" tabindex="0"><code>${text}</code></pre>
      <div class="actions">
        <button class="button main" @click=${() => this.#copy(text, words)}>${words.copy}</button>
        <span role="status">${this.#said}</span>
      </div>
    </section>`;
  }

  #select<T extends string>(
    label: string,
    options: Readonly<Record<T, string>>,
    chosen: T,
    choice: (value: T) => Partial<EmbedChoice>,
  ): TemplateResult {
    return html`<label
      >${label}
      <select @change=${(event: Event) => this.#choose(choice(valueOf(event) as T))}>
        ${(Object.entries(options) as [T, string][]).map(
          ([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`,
        )}
      </select></label
    >`;
  }

  #tick(label: string, name: 'cache' | 'early'): TemplateResult {
    return html`<label class="tick"
      ><input
        type="checkbox"
        .checked=${this.#choice[name]}
        @change=${(event: Event) => this.#choose({ [name]: (event.target as HTMLInputElement).checked })}
      />
      ${label}</label
    >`;
  }

  #choose(choice: Partial<EmbedChoice>): void {
    this.#choice = { ...this.#choice, ...choice };
    this.#said = '';
    this.requestUpdate();
  }

  async #describeScripts(): Promise<void> {
    try {
      const response = await fetch('/embed/manifest.json');
      this.#manifest = (await response.json()) as EmbedManifest;
    } catch {
      this.#manifest = null; // offline, perhaps: the snippet says so
    }
    this.requestUpdate();
  }

  async #copy(text: string, words: EmbedWords): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#said = words.copied;
    } catch {
      this.#said = words.notCopied;
    }
    this.requestUpdate();
  }
}

function valueOf(event: Event): string {
  return (event.target as HTMLSelectElement).value;
}

customElements.define('bc-embed-page', EmbedPage);

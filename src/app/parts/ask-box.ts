/**
 * The one box of the check page. It takes a device, countries, an operator, a network code, bands, or all of a question at
 * once: `bg95 de br jp`. A combobox by the ARIA practices; what it offers is a script of its own, loaded when it is entered.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { Part } from '../base/part.js';
import type { CheckQuestion, NextQuestion } from '../pages/check-question.js';
import type { AskFor, AskOption, AskOptions } from '../search/ask-options.js';
import { icon } from './icon.js';

export class AskBox extends Part {
  static override properties = {
    world: { attribute: false },
    question: { attribute: false },
    next: { attribute: false },
  };
  declare world: World;
  declare question: CheckQuestion;
  /** Takes the next question over. */
  declare next: (question: NextQuestion) => void;
  app!: AppState;

  #options: AskOptions | undefined;
  #offered: readonly AskOption[] = [];
  #text = '';
  #active = -1;
  #isOpen = false;
  #askFor: AskFor = 'device';
  #status = '';

  /** Opens the list for a device or a country to choose, and puts the cursor into the box. */
  open(askFor: AskFor): void {
    this.#askFor = askFor;
    this.#input.focus();
    void this.#offer('');
  }

  get #input(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  async #offer(text: string): Promise<void> {
    this.#text = text;
    this.#isOpen = true;
    if (!this.#options) {
      try {
        const { AskOptions } = await import('../search/ask-options.js');
        this.#options = new AskOptions();
      } catch {
        this.app.dispatchEvent(new Event('part-missing'));
        return;
      }
    }
    const { lang, saved } = this.app;
    this.#offered = this.#options.find(this.#text, this.#askFor, this.world, lang, saved.recent);
    // what is only called nearly so is chosen by hand, not by Enter alone
    const isSure = this.#text.trim() !== '' && !['near', 'paste'].includes(this.#offered[0]?.group ?? 'near');
    this.#active = isSure ? 0 : -1;
    this.#status = this.#text ? APP_WORDS[lang].hitsFound(this.#offered.length) : '';
    this.requestUpdate();
  }

  #enter(): void {
    if (this.#isOpen) return;
    this.#askFor = this.question.device ? 'country' : 'device';
    void this.#offer(this.#input.value);
  }

  #close(): void {
    this.#isOpen = false;
    this.#active = -1;
    this.requestUpdate();
  }

  /** A text of several lines is no name: its bands are read where the whole of it can be seen. */
  #paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!text.trim().includes('\n')) return;
    event.preventDefault();
    const countries = this.question.countries.known.map(({ cc }) => cc).join(',');
    const query = new URLSearchParams({ text, ...(countries && { in: countries }) });
    this.app.go(this.app.href(`/paste?${query.toString()}`));
  }

  #choose({ adds, isWhole, path }: AskOption): void {
    const { device, countries, networks } = this.question;
    this.#input.value = '';
    this.#text = '';
    this.#close();
    if (path !== undefined) {
      this.app.go(this.app.href(path));
      return;
    }
    const chosen = isWhole ? [] : countries.known.map(({ cc }) => cc);
    const added = adds?.countries ?? [];
    const isTakenBack = added.length === 1 && !adds?.networks && chosen.includes(added[0]!);
    const nextDevice = adds?.device ?? device?.id;
    const nextCountries = isTakenBack
      ? chosen.filter((cc) => cc !== added[0])
      : [...new Set([...chosen, ...added])];
    this.next({
      ...(nextDevice && { device: nextDevice }),
      countries: nextCountries,
      networks: [...new Set([...(isWhole ? [] : networks), ...(adds?.networks ?? [])])],
    });
    if (nextDevice && nextCountries.length > 0) void this.#showAnswer();
    else {
      this.#askFor = nextDevice ? 'country' : 'device';
      void this.#offer('');
    }
  }

  /** Under a thumb the keyboard goes away, and the answer comes into sight. */
  async #showAnswer(): Promise<void> {
    if (matchMedia('(pointer: coarse)').matches) this.#input.blur();
    await new Promise((drawn) => setTimeout(drawn, 60));
    const answer = document.getElementById('answer');
    const { top = 0, bottom = 0 } = answer?.querySelector('.conclusion')?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > (visualViewport?.height ?? innerHeight))
      answer?.scrollIntoView({ block: 'start' });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return; // these keys are for choosing Chinese characters
    const last = this.#offered.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        if (!this.#isOpen) void this.#offer(this.#text);
        else if (!event.altKey) this.#active = this.#active >= last ? 0 : this.#active + 1;
        break;
      case 'ArrowUp':
        if (event.altKey) this.#close();
        else this.#active = this.#active <= 0 ? last : this.#active - 1;
        break;
      case 'Enter': {
        const option = this.#isOpen ? this.#offered[this.#active] : undefined;
        if (option) this.#choose(option);
        break;
      }
      case 'Escape':
        if (!this.#isOpen && !this.#text) return; // whatever is around it may want the key
        if (!this.#isOpen) this.#input.value = this.#text = '';
        this.#close();
        break;
      case 'Backspace': {
        const { device, countries, networks } = this.question;
        const known = countries.known.map(({ cc }) => cc);
        if (this.#input.value !== '' || event.repeat || known.length === 0) return;
        this.next({
          ...(device && { device: device.id }),
          countries: known.slice(0, -1),
          networks: [...networks],
        });
        break;
      }
      default:
        return;
    }
    event.preventDefault();
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #leave(event: FocusEvent): void {
    if (this.contains(event.relatedTarget as Node | null)) return;
    this.#close();
  }

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    const isOpen = this.#isOpen && this.#offered.length > 0;
    return html`<div class="ask-box" @focusout=${(event: FocusEvent) => this.#leave(event)}>
      <label for="ask">${words.askLabel}</label>
      <div class="ask-field">
        ${icon('search')}
        <input
          id="ask"
          role="combobox"
          aria-expanded=${isOpen}
          aria-controls="ask-list"
          aria-autocomplete="list"
          aria-activedescendant=${this.#active >= 0 ? `ask-${this.#active}` : nothing}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${words.askFor[this.question.device ? 'country' : 'device']}
          @focus=${() => this.#enter()}
          @click=${() => this.#enter()}
          @input=${(event: InputEvent) => void this.#offer((event.target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
          @paste=${(event: ClipboardEvent) => this.#paste(event)}
        />
      </div>
      <p class="sr" role="status">${this.#status}</p>
      <ul id="ask-list" role="listbox" aria-label=${words.askLabel} ?hidden=${!isOpen}>
        ${this.#offered.map((option, i) => this.#row(option, i))}
      </ul>
    </div>`;
  }

  #row({ group, title, note, adds }: AskOption, i: number): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    const isFirst = this.#offered[i - 1]?.group !== group;
    const [only, ...more] = adds?.countries ?? [];
    const isChosen =
      more.length === 0 && !adds?.device && this.question.countries.known.some(({ cc }) => cc === only);
    return html`${isFirst ? html`<li role="presentation" class="group">${words.askGroups[group]}</li>` : nothing}
      <li
        id="ask-${i}"
        role="option"
        class=${isChosen ? 'chosen' : ''}
        aria-selected=${i === this.#active}
        @pointerdown=${(event: Event) => event.preventDefault()}
        @click=${() => this.#choose(this.#offered[i]!)}
      >
        <span>${title}</span> <span class="muted">${note}</span>
        ${isChosen ? icon('check') : nothing}
      </li>`;
  }
}
customElements.define('bc-ask', AskBox);

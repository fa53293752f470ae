/**
 * A text field with a list of what fits: the one way to choose among many things by any of their names. It follows the
 * combobox pattern of the ARIA Authoring Practices, with a listbox. Whoever draws it looks things up and takes the choice.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import { moveInList } from '../../elements/shared/move-in-list.js';
import type { Lang } from '../../words/lang.js';
import { Part } from '../base/part.js';
import { icon } from './icon.js';

export interface Choice {
  readonly title: string;
  /** Tells choices with similar titles apart. */
  readonly note: string;
  /** Said above the first of several choices that belong together. */
  readonly heading?: string;
  /** What sort of thing it is, said before its title. */
  readonly kind?: string;
  readonly isChosen?: boolean;
}

export interface Offer<T extends Choice> {
  /** Best first. */
  readonly choices: readonly T[];
  /** Said above the choices: that nothing has this name, or that these names are only similar. */
  readonly note?: string;
  /** The first choice is what the text says, so that Enter alone takes it. */
  readonly isSure: boolean;
}

export class Combobox<T extends Choice = Choice> extends Part {
  static override properties = {
    lang: { attribute: false },
    label: { attribute: false },
    hint: { attribute: false },
    value: { attribute: false },
    staysOpen: { attribute: false },
  };
  declare lang: Lang;
  declare label: string;
  declare hint: string;
  /** What is chosen already: stands in the field until somebody types. */
  declare value: string;
  /** The list is no popup: it neither opens nor closes. */
  declare staysOpen: boolean;
  /** Begins the ids of its parts; one of a kind on a page. */
  name!: string;
  /** What fits a text, or what there is to choose before one is typed; `undefined` where that cannot be looked up now. */
  find!: (text: string) => Offer<T> | Promise<Offer<T> | undefined>;
  choose!: (choice: T) => void;

  /** What somebody is typing; `undefined` while the field shows what is chosen. */
  #typed: string | undefined;
  #offer: Offer<T> = { choices: [], isSure: false };
  #active = -1;
  #isOpen = false;

  constructor() {
    super();
    this.value = '';
    this.hint = '';
    this.staysOpen = false;
  }

  get input(): HTMLInputElement {
    return this.querySelector('input')!;
  }

  /** Empties the field, lists everything there is to choose, and puts the cursor into the field. */
  open(): void {
    this.#typed = this.staysOpen ? '' : undefined;
    this.#isOpen = true; // so that the focus does not ask a second time
    this.input.focus();
    void this.#ask();
  }

  close(): void {
    this.#isOpen = false;
    this.#active = -1;
    if (this.value) this.#typed = undefined;
    this.requestUpdate();
  }

  async #ask(): Promise<void> {
    const text = this.#typed ?? '';
    this.#isOpen = true;
    const offer = await this.find(text);
    if (!offer || text !== (this.#typed ?? '')) return; // somebody has typed on
    this.#offer = offer;
    this.#active = text.trim() !== '' && offer.isSure && offer.choices.length > 0 ? 0 : -1;
    this.requestUpdate();
  }

  #enter(): void {
    if (this.#isOpen) return;
    if (this.value) this.input.select();
    void this.#ask();
  }

  #take(choice: T): void {
    this.#typed = undefined;
    this.input.value = this.value;
    this.close();
    this.choose(choice);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.isComposing) return; // these keys are for choosing Chinese characters
    const { choices } = this.#offer;
    const choice = this.#isOpen ? choices[this.#active] : undefined;
    if (event.key === 'Enter') {
      if (choice) this.#take(choice);
    } else if (event.key === 'Escape' && (this.staysOpen || !this.#isOpen)) {
      if (this.staysOpen || !this.#typed) return; // whatever is around it may want the key
      this.#typed = this.input.value = '';
      this.close();
    } else {
      const moved = moveInList(event, { isOpen: this.#isOpen, active: this.#active }, choices.length);
      if (!moved) return;
      if (!moved.isOpen) this.close();
      else if (!this.#isOpen) void this.#ask();
      else this.#active = moved.active;
    }
    event.preventDefault();
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  protected override render(): TemplateResult {
    const { name, label, hint } = this;
    const { choices, note = '' } = this.#offer;
    const isOpen = this.staysOpen || this.#isOpen;
    const shows = isOpen && choices.length > 0;
    const found = isOpen && this.#typed ? APP_WORDS[this.lang].hitsFound(choices.length) : '';
    return html`<div
      class="combobox"
      @focusout=${(event: FocusEvent) => {
        if (!this.contains(event.relatedTarget as Node | null)) this.close();
      }}
    >
      <label for=${name}>${label}</label>
      <div class="combobox-field">
        ${icon('search')}
        <input
          id=${name}
          role="combobox"
          aria-expanded=${shows}
          aria-controls="${name}-list"
          aria-autocomplete="list"
          aria-activedescendant=${shows && this.#active >= 0 ? `${name}-${this.#active}` : nothing}
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="go"
          placeholder=${hint}
          .value=${this.#typed ?? this.value}
          @focus=${() => this.#enter()}
          @click=${() => this.#enter()}
          @input=${(event: InputEvent) => {
            this.#typed = (event.target as HTMLInputElement).value;
            void this.#ask();
          }}
          @keydown=${(event: KeyboardEvent) => this.#onKey(event)}
        />
      </div>
      <div class=${shows || (isOpen && note) ? 'combobox-popup open' : 'combobox-popup'}>
        <p role="status" class=${isOpen && note ? 'combobox-note' : 'sr'}>${isOpen ? note || found : ''}</p>
        <ul id="${name}-list" role="listbox" aria-label=${label} ?hidden=${!shows}>
          ${choices.map((choice, i) => this.#row(choice, i))}
        </ul>
      </div>
    </div>`;
  }

  #row(choice: T, i: number): TemplateResult {
    const { title, note, heading, kind, isChosen } = choice;
    const isFirst = heading !== undefined && this.#offer.choices[i - 1]?.heading !== heading;
    return html`${isFirst ? html`<li role="presentation" class="heading">${heading}</li>` : nothing}
      <li
        id="${this.name}-${i}"
        role="option"
        class=${isChosen ? 'chosen' : ''}
        aria-selected=${i === this.#active}
        @pointerdown=${(event: Event) => event.preventDefault()}
        @click=${() => this.#take(choice)}
      >
        ${kind === undefined ? nothing : html`<span class="kind">${kind}</span>`}
        <span class="title">${title}</span> <span class="muted">${note}</span>
        ${isChosen ? icon('check') : nothing}
      </li>`;
  }
}
customElements.define('bc-combobox', Combobox);

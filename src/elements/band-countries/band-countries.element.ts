import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { DataError } from '../../client/data-error.js';
import { fetchCountries } from '../../client/fetch-json.js';
import { COUNTRIES_WORDS, type CountriesWords } from '../../words/countries.js';
import { foldName } from '../../world/names/near-matches.js';
import type { IndexCountry } from '../../world/published/read-index.js';
import { type Region, REGIONS } from '../../world/names/regions.js';
import { tellNoAnswer } from '../shared/api-base.js';
import { fieldStyles } from '../shared/field.styles.js';
import { FormElement } from '../shared/form-element.js';
import { moveInList } from '../shared/move-in-list.js';
import { textList } from '../shared/text-list.js';
import { themeStyles } from '../shared/theme.styles.js';
import { bandCountriesStyles } from './band-countries.styles.js';

/** Detail of the `band-countries-change` event. */
export interface CountriesChange {
  /** Codes in the order of choice. */
  readonly countries: readonly string[];
  /** The same as one text, as `<band-check country>` takes it. */
  readonly value: string;
}

/**
 * Lets people choose countries: by English or Chinese name, code or calling name, or a whole region at one press.
 * A combobox with a list of several choices, as the ARIA practices describe it; takes part in forms.
 *
 * @tag band-countries
 *
 * @example
 * ```html
 * <band-countries name="countries" value="de fr" required></band-countries>
 * ```
 *
 * @attr {string} value - Codes of the chosen countries: `de fr`.
 * @attr {string} name - Name in a form; the form gets one entry a country.
 * @attr {boolean} [required=false] - At least one country has to be chosen.
 * @attr {boolean} [disabled=false] - Nothing can be chosen.
 * @attr {string} label - The label; `Countries` in the language of the page if left out.
 * @attr {'en'|'zh'} lang - The language of the page around it if left out.
 * @attr {'auto'|'light'|'dark'} [theme=auto] - `auto` follows the `color-scheme` of the page.
 * @attr {'inherit'} font - `inherit` takes the font family of the page.
 * @attr {string} src - Base address of the API; if left out that of the page's `<meta name="band-check-api">`, of
 *   `setBandCheckApi()`, or of the site of the script.
 *
 * @prop {IndexCountry[]} choices - Countries to choose from; those of the API if left out.
 *
 * @event {CountriesChange} band-countries-change - Somebody chose or removed a country.
 * @event change - The same, as form fields tell it.
 *
 * @csspart card - The frame.
 * @csspart chip - A chosen country; a press removes it.
 * @csspart input - The text field.
 * @csspart list - The list of countries that fit.
 * @csspart option - One of them.
 * @csspart regions - The buttons of regions.
 */
export class BandCountries extends FormElement {
  /** Every name that a country of `choices` is found by; the index brings calling names along, `choices` of a page may not. */
  static namesOf = ({ cc, name, callingNames = [] }: IndexCountry): readonly string[] => [
    cc,
    name.en,
    name.zh,
    ...callingNames,
  ];
  static override styles = [themeStyles, fieldStyles, bandCountriesStyles];
  static override properties = {
    required: { type: Boolean, reflect: true },
    choices: { attribute: false },
    text: { state: true, attribute: false },
    open: { state: true, attribute: false },
    active: { state: true, attribute: false },
    failed: { state: true, attribute: false },
    status: { state: true, attribute: false },
    barred: { state: true, attribute: false },
  };

  declare required: boolean;
  declare choices: readonly IndexCountry[] | undefined;
  declare private text: string;
  declare private open: boolean;
  /** Index of the option that the arrow keys stand on; -1 for none. */
  declare private active: number;
  declare private failed: boolean;
  declare private status: string;
  /** Whether nothing can be chosen, by its own attribute or that of a fieldset around it. */
  declare private barred: boolean;
  /** The choices of the API, where the page gives none of its own. */
  private fetched: readonly IndexCountry[] | undefined;
  private folded: readonly { country: IndexCountry; names: readonly string[] }[] = [];

  constructor() {
    super();
    this.required = false;
    this.text = '';
    this.open = false;
    this.active = -1;
    this.failed = false;
    this.status = '';
    this.barred = false;
  }

  private get words(): CountriesWords {
    return COUNTRIES_WORDS[this.language];
  }

  /** Codes of the chosen countries, in the order of choice. */
  get countries(): string[] {
    return textList(this.value);
  }

  /** The form that the field belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get validity(): ValidityState {
    return this.internals.validity;
  }
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(disabled: boolean) {
    this.toggleAttribute('disabled', disabled);
  }
  formDisabledCallback(disabled: boolean): void {
    this.barred = disabled;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.hasOwnChoices && (changed.has('src') || !this.hasUpdated)) void this.fetchChoices();
    if (['choices', 'lang'].some((name) => changed.has(name))) {
      const { language } = this;
      const byName = new Intl.Collator(language).compare;
      this.folded = [...(this.choices ?? [])]
        .sort((a, b) => byName(a.name[language], b.name[language]))
        .map((country) => ({ country, names: BandCountries.namesOf(country).map(foldName) }));
    }
  }

  protected override updated(): void {
    this.tellForm();
    this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }

  protected override tellForm(): void {
    const { internals, name, countries, required, words, field } = this;
    const data = new FormData();
    if (name) for (const cc of countries) data.append(name, cc);
    internals.setFormValue(data, this.kept);
    internals.setValidity({ valueMissing: required && countries.length === 0 }, words.required, field);
  }

  /** Whether the page gave the choices. */
  private get hasOwnChoices(): boolean {
    return this.choices !== undefined && this.choices !== this.fetched;
  }

  private async fetchChoices(): Promise<void> {
    const { api } = this;
    // while the answer is on its way, the page may name another API or give choices of its own
    const isWanted = () => this.api?.base === api?.base && !this.hasOwnChoices;
    this.failed = !api;
    try {
      if (!api) return tellNoAnswer(api, '');
      const choices = await fetchCountries(api.base);
      if (isWanted()) this.choices = this.fetched = choices;
    } catch (error) {
      if (isWanted()) this.failed = true;
      tellNoAnswer(api, (error as DataError).code);
    }
  }

  /** The countries that fit the text, those whose name starts with it first, else by name. */
  private get fitting(): readonly IndexCountry[] {
    const wanted = foldName(this.text);
    const rank = (name: string) =>
      name === wanted ? 0 : name.startsWith(wanted) ? 1 : wanted.length > 1 && name.includes(wanted) ? 2 : 3;
    return this.folded
      .map(({ country, names }) => ({ country, rank: Math.min(...names.map(rank)) }))
      .filter(({ rank }) => rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .map(({ country }) => country);
  }

  private nameOf(cc: string): string {
    return this.choices?.find((country) => country.cc === cc)?.name[this.language] ?? cc.toUpperCase();
  }

  /** Takes over a choice that a person made. */
  private choose(countries: readonly string[], status: string): void {
    this.value = countries.join(' ');
    this.status = status;
    const detail: CountriesChange = { countries: this.countries, value: this.value };
    this.dispatchEvent(new CustomEvent('band-countries-change', { detail, bubbles: true, composed: true }));
    this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  private toggle(cc: string): void {
    const { countries } = this;
    if (countries.includes(cc)) this.drop(cc);
    else this.choose([...countries, cc], this.words.added(this.nameOf(cc), countries.length + 1));
    this.text = '';
    this.active = -1;
  }

  private drop(cc: string): void {
    const countries = this.countries.filter((chosen) => chosen !== cc);
    this.choose(countries, this.words.removed(this.nameOf(cc), countries.length));
  }

  /** Removes by its chip; the focus goes on to the next chip, so that it is not lost. */
  private async removeChip(cc: string): Promise<void> {
    const at = this.countries.indexOf(cc);
    this.drop(cc);
    await this.updateComplete;
    const chips = this.renderRoot.querySelectorAll<HTMLElement>('[part="chip"]');
    (chips[Math.min(at, chips.length - 1)] ?? this.field)?.focus();
  }

  // both buttons are gone once they are pressed: the focus goes on to the field
  private clear(): void {
    this.choose([], this.words.chosen(0));
    this.focus();
  }
  private retry(): void {
    void this.fetchChoices();
    this.focus();
  }

  private addRegion(region: Region): void {
    const known = REGIONS[region]
      .split(' ')
      .filter((cc) => this.choices?.some((country) => country.cc === cc));
    const countries = [...new Set([...this.countries, ...known])];
    this.choose(countries, this.words.chosen(countries.length));
  }

  private takeInput(event: Event): void {
    this.text = (event.target as HTMLInputElement).value;
    this.open = true;
    this.active = this.text.trim() ? 0 : -1;
    const { fitting, words } = this;
    this.status = fitting.length > 0 ? words.found(fitting.length) : words.none(this.text);
  }

  private handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return; // these keys are for choosing Chinese characters
    const { fitting } = this;
    const moved = moveInList(event, { isOpen: this.open, active: this.active }, fitting.length);
    if (moved) {
      this.open = moved.isOpen;
      this.active = moved.active;
    } else if (event.key === 'Enter' && this.open && fitting[this.active]) {
      this.toggle(fitting[this.active]!.cc);
    } else if (event.key === 'Escape' && this.text) {
      this.text = '';
    } else {
      const isEmpty = event.key === 'Backspace' && this.text === '' && !event.repeat;
      if (isEmpty && this.countries.length > 0) this.drop(this.countries.at(-1)!);
      return; // whatever is around it may want the key
    }
    event.preventDefault();
  }

  private closeOnLeave(event: FocusEvent): void {
    if ((event.currentTarget as Node).contains(event.relatedTarget as Node | null)) return;
    this.open = false;
    this.active = -1;
  }

  protected override render(): TemplateResult {
    const { words, countries, barred } = this;
    const label = this.label ?? words.label;
    return this.card(
      html` <label for="input">${label}</label>
        <div class="field" @focusout=${this.closeOnLeave}>
          ${countries.map(
            (cc) =>
              html`<button
                part="chip"
                aria-label=${words.remove(this.nameOf(cc))}
                ?disabled=${barred}
                @click=${() => this.removeChip(cc)}
              >
                <bdi>${this.nameOf(cc)}</bdi>
              </button>`,
          )}
          <input
            id="input"
            part="input"
            role="combobox"
            aria-autocomplete="list"
            aria-controls="list"
            aria-expanded=${this.open}
            aria-activedescendant=${this.open && this.fitting[this.active] ? 'option-' + this.active : nothing}
            autocomplete="off"
            spellcheck="false"
            placeholder=${words.hint}
            .value=${this.text}
            ?disabled=${barred}
            ?required=${this.required && countries.length === 0}
            @input=${this.takeInput}
            @keydown=${this.handleKey}
            @click=${() => (this.open = true)}
          />
          <div part="list" ?hidden=${!this.open}>
            <div id="list" role="listbox" aria-multiselectable="true" aria-label=${label}>
              ${this.open ? this.options() : nothing}
            </div>
            ${this.noOptions()}
          </div>
        </div>
        <div role="group" part="regions" class="row" aria-label=${words.regions}>
          ${(Object.keys(REGIONS) as Region[]).map(
            (region) =>
              html`<button ?disabled=${barred || !this.choices} @click=${() => this.addRegion(region)}>
                ${words.region[region]}
              </button>`,
          )}
          ${
            countries.length > 1
              ? html`<button part="clear" ?disabled=${barred} @click=${this.clear}>${words.clear}</button>`
              : nothing
          }
        </div>
        <div role="status" class="sr">${this.status}</div>`,
    );
  }

  private options(): unknown {
    const { fitting, countries, language } = this;
    return fitting.map(
      ({ cc, name }, i) =>
        html`<div
          id="option-${i}"
          role="option"
          part="option"
          class=${i === this.active ? 'active' : ''}
          aria-selected=${countries.includes(cc)}
          @pointerdown=${(event: Event) => event.preventDefault()}
          @click=${() => this.toggle(cc)}
        >
          <span>${name[language]}</span> <span class="muted">${cc.toUpperCase()}</span>
        </div>`,
    );
  }

  /** What is said in place of options. */
  private noOptions(): unknown {
    const { words, failed, choices, fitting } = this;
    if (fitting.length > 0) return nothing;
    return html`<div class="none">
      ${failed ? words.failed : choices ? words.none(this.text) : words.loading}
      ${failed ? html`<button @click=${this.retry}>${words.retry}</button>` : nothing}
    </div>`;
  }
}

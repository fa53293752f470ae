import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type BandLists, bandName, bandNames, type Rat } from '../../core/band.js';
import type { Radio } from '../../core/device.js';
import { radioOf } from '../../paste/radio-of.js';
import { readBands } from '../../paste/read-bands.js';
import type { BandItem, IgnoredReason, ReadKind, ReadResult } from '../../paste/read-result.js';
import { fill } from '../../words/fill.js';
import { PASTE_EN, type PasteWords, readSentence } from '../../words/paste.js';
import type { Detail } from '../band-check/check-view.js';
import { fieldStyles } from '../shared/field.styles.js';
import { FormElement } from '../shared/form-element.js';
import { themeStyles } from '../shared/theme.styles.js';
import type { WordsAtHand } from '../shared/words.js';
import { bandPasteStyles } from './band-paste.styles.js';
import { markedText } from './marked-text.js';

/** Detail of the `band-paste-change` event: the bands that count now. */
export interface PasteChange extends BandLists {
  readonly radio: Radio;
  readonly kind: ReadKind;
  /** The same as one text, as `<band-check bands>` takes it; empty without bands. */
  readonly bands: string;
}

/** Texts to try. */
const EXAMPLES = {
  datasheet: 'LTE-FDD: B1/B3/B5/B7/B8/B20, LTE-TDD: B38/B40/B41, WCDMA: B1/B5/B8, GSM: B3/B8',
  modem: '+QNWPREFCFG: "lte_band",1:3:7:8:20:28\n+QNWPREFCFG: "nr5g_band",1:3:28:78',
  variants: 'EC25-E: FDD LTE B1/B3/B5/B7/B8/B20\nEC25-AU: FDD LTE B1/B2/B3/B4/B5/B7/B8/B28',
} as const;

/** Longer texts are read too, but shown without marks, so that typing stays quick. */
const MARKED_LENGTH = 20_000;

/**
 * Reads the bands out of any text that somebody pastes, shows in place what was read and what was left out, and judges
 * the bands in the countries of `country`.
 *
 * @tag band-paste
 *
 * @example
 * ```html
 * <band-paste country="de fr"></band-paste>
 * ```
 *
 * @attr {string} value - The text.
 * @attr {string} country - One or several country codes; without them the bands are read and not judged.
 * @attr {string} label - The label; in the language of the page if left out.
 * @attr {boolean} share - Offers a link to this page that carries the bands (in the part after `#`), and reads it.
 * @attr {boolean} cache - Keeps the text over a reload, and the facts as `<band-check cache>` does, in the storage of the
 *   page. Without it nothing is stored.
 * @attr {string} name - Name in a form.
 * @attr {string} lang - `en` or `zh`; the language of the page around it if left out.
 * @attr {'auto'|'light'|'dark'} theme - `auto` follows the `color-scheme` of the page.
 * @attr {'summary'|'networks'|'evidence'} detail - How much of the verdicts is shown.
 * @attr {string} src - Base address of the API; the site of the script if left out.
 *
 * @event {PasteChange} band-paste-change - The bands that count have changed.
 *
 * @csspart card - The frame.
 * @csspart text - The text field.
 * @csspart status - What was read, in a sentence.
 * @csspart notes - What to beware of.
 * @csspart variants - The choice between several sets of bands.
 */
export class BandPaste extends FormElement<PasteWords> {
  static readonly atHand: WordsAtHand<PasteWords> = { en: PASTE_EN };
  static override styles = [themeStyles, fieldStyles, bandPasteStyles];
  static override properties = {
    country: {},
    share: { type: Boolean },
    cache: { type: Boolean },
    detail: {},
    result: { state: true, attribute: false },
    variant: { state: true, attribute: false },
    agreed: { state: true, attribute: false },
    status: { state: true, attribute: false },
    copied: { state: true, attribute: false },
  };

  declare country: string | undefined;
  declare share: boolean;
  declare cache: boolean;
  declare detail: Detail | undefined;
  declare private result: ReadResult;
  /** Index of the chosen variant; -1 for none. */
  declare private variant: number;
  /** Doubtful bands that the person agreed to, by name. */
  declare private agreed: ReadonlySet<string>;
  /** The sentence for screen readers, said when typing pauses. */
  declare private status: string;
  declare private copied: boolean;
  private saying: ReturnType<typeof setTimeout> | undefined;
  private told = '';

  constructor() {
    super();
    this.share = false;
    this.cache = false;
    this.variant = -1;
    this.agreed = new Set();
    this.status = '';
    this.copied = false;
    this.result = readBands('');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.value) return;
    const shared = this.share ? new URLSearchParams(location.hash.slice(1)).get('bands') : null;
    this.value = shared && readBands(shared).items[0] ? shared : this.draft;
  }

  /** The text that the page keeps for this tab, where it asked for that and the browser lets it. */
  private get draft(): string {
    try {
      return (this.cache && sessionStorage.getItem(this.draftKey)) || '';
    } catch {
      return '';
    }
  }

  private get draftKey(): string {
    return 'band-paste ' + this.id;
  }

  protected override tellForm(): void {
    this.internals.setFormValue(this.value, this.kept);
    try {
      if (this.cache) sessionStorage.setItem(this.draftKey, this.value);
    } catch {
      // no storage, or a full one: the draft lasts as long as the page
    }
  }

  /** The bands that count: those of the reading or of the chosen variant, and the doubtful ones that were agreed to. */
  get bands(): BandLists {
    const read = this.result.variants[this.variant] ?? this.result;
    const bands = (rat: Rat) => {
      const added = this.doubtful.filter((item) => item.rat === rat && this.agreed.has(nameOf(item)));
      return [...new Set([...read[rat], ...added.map(({ band }) => band)])].sort((a, b) => a - b);
    };
    return { lte: bands('lte'), nr: bands('nr') };
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.speak();
    if (changed.has('value') || changed.has('country')) {
      const region = this.country?.match(/[a-z]{2}/i)?.[0];
      const before = this.result.variants[this.variant]?.name;
      this.result = readBands(this.value, region ? { region } : {});
      this.variant = this.result.variants.findIndex(({ name }) => name === before);
      if (changed.has('value')) this.agreed = new Set();
    }
  }

  protected override updated(changed: PropertyValues): void {
    this.tellForm();
    if (!['result', 'variant', 'agreed'].some((name) => changed.has(name))) return;
    const detail = this.change;
    const told = detail.bands && `${detail.bands} ${detail.radio}`;
    if (told !== this.told) {
      this.told = told;
      this.dispatchEvent(new CustomEvent('band-paste-change', { detail, bubbles: true, composed: true }));
    }
    clearTimeout(this.saying);
    this.saying = setTimeout(() => (this.status = this.value.trim() ? this.sentence : ''), 400);
  }

  private get change(): PasteChange {
    const lists = this.bands;
    const { kind, variants } = this.result;
    return {
      ...lists,
      radio: radioOf(this.result, lists.nr),
      kind: variants[this.variant]?.kind ?? kind,
      bands: listed(lists),
    };
  }

  private get sentence(): string {
    const { lte, nr } = this.bands;
    const sets = this.result.variants.length;
    if (sets > 0 && lte.length + nr.length === 0) return fill(this.words.sets, { count: sets });
    const counts = new Map<IgnoredReason, number>();
    for (const { reason, count } of this.result.ignored)
      counts.set(reason, (counts.get(reason) ?? 0) + count);
    return readSentence(this.words, lte.length, nr.length, counts);
  }

  /** Each doubtful band once. */
  private get doubtful(): readonly BandItem[] {
    const byName = new Map(
      this.result.items
        .filter(
          (item) =>
            item.marks.includes('doubtful') && (item.variant === undefined || item.variant === this.variant),
        )
        .map((item) => [nameOf(item), item]),
    );
    return [...byName.values()];
  }

  private typed(event: Event): void {
    this.value = (event.target as HTMLTextAreaElement).value;
    this.copied = false;
  }

  /** Puts another text in; the button that did so is gone then. */
  private put(text: string): void {
    this.value = text;
    this.focus();
  }

  private agree(name: string): void {
    const agreed = new Set(this.agreed);
    if (!agreed.delete(name)) agreed.add(name);
    this.agreed = agreed;
  }

  private async copyLink(): Promise<void> {
    const url = new URL(location.href);
    url.hash = 'bands=' + this.change.bands.replaceAll(' ', '+');
    history.replaceState(history.state, '', url);
    try {
      await navigator.clipboard.writeText(url.href);
      this.copied = true;
    } catch {
      this.copied = false; // the address bar has the link all the same
    }
  }

  protected override render(): TemplateResult {
    const { words, value } = this;
    const marked = value.length <= MARKED_LENGTH;
    if (!this.worded) return html`<slot></slot>`;
    return this.card(
      html` <label for="text">${this.label ?? words.label}</label>
        <div class="field">
          ${marked ? html`<div class="mirror" aria-hidden="true">${markedText(value, this.result)}</div>` : nothing}
          <textarea
            id="text"
            part="text"
            class=${marked ? '' : 'plain'}
            rows="3"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            placeholder=${words.hint}
            .value=${value}
            @input=${this.typed}
          ></textarea>
        </div>
        <div class="row">
          ${
            value === ''
              ? html`<span class="muted">${words.examples}</span> ${(
                    Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]
                  ).map(
                    (name) =>
                      html`<button @click=${() => this.put(EXAMPLES[name])}>${words.example[name]}</button>`,
                  )}`
              : html`<button @click=${() => this.put('')}>${words.clear}</button> ${
                    this.share && this.change.bands
                      ? html`<button @click=${this.copyLink}>${words.share}</button>`
                      : nothing
                  } <span role="status" class="muted">${this.copied ? words.shared : ''}</span>`
          }
        </div>
        ${value.trim() ? this.reading() : nothing}
        <div role="status" class="quiet">${this.status}</div>
        ${this.verdicts()}`,
    );
  }

  private reading(): TemplateResult {
    const { words, result } = this;
    // other parts say these two
    const notes = result.notes.filter((note) => note !== 'which-variant' && note !== 'doubtful-left-out');
    return html`<p part="status" aria-hidden="true">${this.sentence}</p>
      ${result.variants.length > 0 ? this.variants() : nothing}
      ${
        this.doubtful.length > 0
          ? html`<div class="row" role="group" aria-label=${words.doubtful}>
              <span>${words.doubtful}</span>
              ${this.doubtful.map((item) => {
                const name = nameOf(item);
                return html`<button aria-pressed=${this.agreed.has(name)} @click=${() => this.agree(name)}>
                  ${name}
                </button>`;
              })}
            </div>`
          : nothing
      }
      ${
        notes.length > 0
          ? html`<ul part="notes">
              ${notes.map((note) => html`<li>${words.notes[note]}</li>`)}
            </ul>`
          : nothing
      }`;
  }

  private variants(): TemplateResult {
    return html`<fieldset part="variants">
      <legend>${this.words.notes['which-variant']}</legend>
      ${this.result.variants.map(
        ({ name, lte, nr }, i) =>
          html`<label>
            <input
              type="radio"
              name="variant"
              .checked=${i === this.variant}
              @change=${() => (this.variant = i)}
            />
            <span><bdi>${name}</bdi> <span class="muted">${listed({ lte, nr })}</span></span>
          </label>`,
      )}
    </fieldset>`;
  }

  private verdicts(): unknown {
    const { bands, radio } = this.change;
    if (!bands || !this.country?.trim()) return nothing;
    return html`<band-check
      .bands=${bands}
      .radio=${radio}
      .country=${this.country}
      .detail=${this.detail}
      .src=${this.src}
      .cache=${this.cache}
      lang=${this.language}
      theme=${this.theme ?? 'auto'}
    ></band-check>`;
  }
}

function nameOf({ rat, band }: BandItem): string {
  return bandName(rat, band);
}

/** `B3 B20 n78`, as `<band-check bands>` takes it. */
function listed({ lte, nr }: BandLists): string {
  return [...bandNames('lte', lte), ...bandNames('nr', nr)].join(' ');
}

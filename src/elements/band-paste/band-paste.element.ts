import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type BandLists, bandName, bandNames, type Rat } from '../../core/band.js';
import type { Radio } from '../../core/device.js';
import { createApiDataSource } from '../../client/api-data-source.js';
import type { DataSource } from '../../client/data-source.js';
import { doubtfulBands } from '../../paste/doubtful-bands.js';
import { findDevices, type KnownDevice } from '../../paste/find-devices.js';
import { type CellIdentity, identifyCell } from '../../paste/identify-cell.js';
import { pastedDevice } from '../../paste/pasted-device.js';
import { radioOf } from '../../paste/radio-of.js';
import { readBands } from '../../paste/read-bands.js';
import type { BandItem, BandsRead, IgnoredReason, ReadKind, ReadResult } from '../../paste/read-result.js';
import type { Dialect } from '../../paste/dialects.js';
import { olderNetworks } from '../../views/older-networks.js';
import { PASTE_WORDS, type PasteWords } from '../../words/paste.js';
import type { WorldCountry } from '../../world/world.js';
import type { Detail } from '../band-check/check-model.js';
import { fieldStyles } from '../shared/field.styles.js';
import { FormElement } from '../shared/form-element.js';
import { listBandNames } from '../shared/list-band-names.js';
import { textList } from '../shared/text-list.js';
import { themeStyles } from '../shared/theme.styles.js';
import { bandPasteStyles } from './band-paste.styles.js';
import { findPlace, type ModemPlace } from './find-place.js';
import { markedText } from './marked-text.js';
import type { modemCommand } from './modem-command.js';
import { placeView } from './place-view.js';

/** Detail of the `band-paste-change` event: the bands that count now. */
export interface PasteChange extends BandLists {
  readonly radio: Radio;
  readonly kind: ReadKind;
  /** The same as one text, as `<band-check bands>` takes it; empty without bands. */
  readonly bands: string;
  /** The older services of a text without bands of LTE or NR; they are not judged. */
  readonly older: readonly ('g2' | 'g3')[];
}

/** Detail of the `band-paste-device` event: the known device whose own bands the person wants. */
export type PasteDevice = KnownDevice;

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
 * @attr {boolean} [share=false] - Offers a link to this page that carries the bands (in the part after `#`), and reads it.
 * @attr {boolean} [cache=false] - Keeps the text over a reload, and the facts as `<band-check cache>` does, in the storage of the
 *   page. Without it nothing is stored.
 * @attr {string} name - Name in a form.
 * @attr {'en'|'zh'} lang - The language of the page around it if left out.
 * @attr {'auto'|'light'|'dark'} [theme=auto] - `auto` follows the `color-scheme` of the page.
 * @attr {'inherit'} font - `inherit` takes the font family of the page.
 * @attr {'summary'|'networks'|'evidence'} [detail=networks] - How much of the verdicts is shown.
 * @attr {string} src - Base address of the API; the site of the script if left out.
 *
 * @event {PasteChange} band-paste-change - The bands that count have changed.
 * @event {PasteDevice} band-paste-device - The person wants the published bands of a device that the text names.
 *
 * @csspart card - The frame.
 * @csspart text - The text field.
 * @csspart status - How much was read, in a sentence.
 * @csspart read - The bands that were read, each a button that leaves it out.
 * @csspart notes - What to beware of.
 * @csspart variants - The choice between several sets of bands.
 * @csspart serving - The cell that the text says a modem is on.
 * @csspart lock - The commands that lock a modem to the bands.
 */
export class BandPaste extends FormElement {
  /** Writes the commands that lock a modem; without it, as in the script tag, a link leads to the app, which has it. */
  static modemCommand: typeof modemCommand | undefined;
  static override styles = [themeStyles, fieldStyles, bandPasteStyles];
  static override properties = {
    country: {},
    share: { type: Boolean },
    cache: { type: Boolean },
    detail: {},
    devices: { attribute: false },
    source: { attribute: false },
    place: { state: true, attribute: false },
    olderIn: { state: true, attribute: false },
    accepted: { state: true, attribute: false },
    dialect: { state: true, attribute: false },
    result: { state: true, attribute: false },
    variant: { state: true, attribute: false },
    corrected: { state: true, attribute: false },
    status: { state: true, attribute: false },
    copied: { state: true, attribute: false },
  };

  declare country: string | undefined;
  declare share: boolean;
  declare cache: boolean;
  declare detail: Detail | undefined;
  /** Devices to recognise by their names in the text. */
  declare devices: readonly KnownDevice[];
  /** Where a page that holds all data lets the element get it, in place of the API. */
  declare source: DataSource | undefined;
  /** Whether numbers without a word are read as bands, as the person said. */
  declare private accepted: boolean;
  /** How the lock command is written, once chosen. */
  declare private dialect: Dialect | undefined;
  declare private result: ReadResult;
  private identity: CellIdentity = { serving: [] };
  /** Where the modem is, as far as that has been looked up. */
  declare private place: ModemPlace;
  /** The countries that a list of 2G and 3G bands is asked about; `undefined` where one could not be had. */
  declare private olderIn: readonly (WorldCountry | undefined)[];
  /** Numbers what is looked up, so that the late end of an older question is dropped. */
  private lastLookUp = 0;
  /** Index of the chosen variant; -1 for none. */
  declare private variant: number;
  /** Bands, by name, that the person sees otherwise: those that were read count no longer, and doubtful ones count. */
  declare private corrected: ReadonlySet<string>;
  /** The person has opened the list of the bands that were read. */
  private isUnfolded = false;
  /** The frequencies in the text that bands were inferred from, by the names of the bands. */
  private frequencies: ReadonlyMap<string, string> = new Map();
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
    this.corrected = new Set();
    this.status = '';
    this.copied = false;
    this.devices = [];
    this.accepted = false;
    this.dialect = undefined;
    this.place = {};
    this.olderIn = [];
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

  private get words(): PasteWords {
    return PASTE_WORDS[this.language];
  }

  /** The lists that were read: those of the chosen variant, or the plain answer. */
  private get lists(): BandsRead & { readonly kind: ReadKind } {
    return this.result.variants[this.variant] ?? this.result;
  }

  /**
   * The bands that count: those of the reading or of the chosen variant, the doubtful ones that were agreed to, and
   * numbers that were said to be bands, without those that the person left out. Cells in use never count: they don't show
   * what a device supports.
   */
  get bands(): BandLists {
    const { lte, nr } = this.counted;
    return { lte, nr };
  }

  /** The bands as they were read, before the person corrects them. */
  private get asRead(): BandLists {
    const { lists } = this;
    if (lists.kind === 'serving') return { lte: [], nr: [] };
    const [question] = this.accepted ? this.result.questions : [];
    return question ?? lists;
  }

  /** The lists with what the person left out and agreed to. */
  private get counted(): BandsRead {
    const { lists, asRead, corrected, doubtful } = this;
    const isKept = (rat: Rat, band: number) => !corrected.has(bandName(rat, band));
    const bands = (rat: Rat) => {
      const agreed = doubtful.filter((item) => item.rat === rat && corrected.has(nameOf(item)));
      const kept = asRead[rat].filter((band) => isKept(rat, band));
      return [...new Set([...kept, ...agreed.map(({ band }) => band)])].sort((a, b) => a - b);
    };
    return {
      ...lists,
      lte: bands('lte'),
      nr: bands('nr'),
      lteM: lists.lteM.filter((band) => isKept('lte', band)),
      nbIot: lists.nbIot.filter((band) => isKept('lte', band)),
      // `B28A` is a part of B28
      parts: lists.parts.filter((part) => !corrected.has(part.slice(0, -1))),
    };
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('value') || changed.has('country')) {
      const region = /[a-z]{2}/.exec(textList(this.country).join())?.[0];
      const before = this.result.variants[this.variant]?.name;
      this.result = readBands(this.value, region ? { region } : {});
      this.variant = this.result.variants.findIndex(({ name }) => name === before);
      this.frequencies = frequenciesOf(this.value, this.result);
      if (changed.has('value')) {
        this.corrected = new Set();
        this.isUnfolded = false;
        this.accepted = false;
        this.identity = identifyCell(this.value, this.result);
        this.place = {};
      }
    }
    if (['value', 'country', 'devices', 'source', 'variant'].some((name) => changed.has(name)))
      void this.lookUp();
  }

  /** Looks up the networks that the text speaks of, or that have what it lists. What is looked up already stays on show. */
  private async lookUp(): Promise<void> {
    const number = ++this.lastLookUp;
    const { identity, value, devices } = this;
    const asks = identity.network?.plmn !== undefined || identity.sim !== undefined;
    const codes = this.change.older.length > 0 ? textList(this.country) : [];
    if (codes.length === 0) this.olderIn = [];
    if (!asks && codes.length === 0) return;
    const { api } = this;
    const source = this.source ?? (api && createApiDataSource(api.base));
    const [place, olderIn] = await Promise.all([
      asks ? findPlace(identity, findDevices(value, devices), source) : {},
      Promise.all(
        codes.map((cc) =>
          source?.country(cc).then(
            ({ value }) => value,
            () => undefined,
          ),
        ),
      ),
    ]);
    if (number === this.lastLookUp) Object.assign(this, { place, olderIn });
  }

  protected override updated(changed: PropertyValues): void {
    this.tellForm();
    if (!['result', 'variant', 'corrected', 'accepted'].some((name) => changed.has(name))) return;
    const detail = this.change;
    const told = detail.bands ? `${detail.bands} ${detail.radio}` : detail.older.join();
    if (told !== this.told) {
      this.told = told;
      this.dispatchEvent(new CustomEvent('band-paste-change', { detail, bubbles: true, composed: true }));
    }
    clearTimeout(this.saying);
    this.saying = setTimeout(() => (this.status = this.value.trim() ? this.sentence : ''), 400);
  }

  private get change(): PasteChange {
    const { counted } = this;
    const { lte, nr } = counted;
    const { kind, gsm, umts } = this.lists;
    const radio = radioOf(this.result, nr);
    const isEmpty = lte.length + nr.length === 0 && kind !== 'serving';
    return {
      lte,
      nr,
      radio,
      kind,
      bands: listBandNames(pastedDevice(counted, radio)),
      older: isEmpty ? [...(gsm[0] ? (['g2'] as const) : []), ...(umts[0] ? (['g3'] as const) : [])] : [],
    };
  }

  private get sentence(): string {
    const { kind, lte, nr, umts, gsm } = this.lists;
    const counted = kind === 'serving' ? { lte, nr } : this.bands;
    const sets = this.result.variants.length;
    if (sets > 0 && counted.lte.length + counted.nr.length === 0) return this.words.sets(sets);
    const counts = new Map<IgnoredReason, number>();
    for (const { reason, count } of this.result.ignored)
      counts.set(reason, (counts.get(reason) ?? 0) + count);
    const read = { lte: counted.lte.length, nr: counted.nr.length, umts: umts.length, gsm: gsm.length };
    return this.words.read(read, [...counts]);
  }

  private get doubtful(): readonly BandItem[] {
    return doubtfulBands(this.result, this.lists);
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

  private correct(name: string): void {
    const corrected = new Set(this.corrected);
    if (!corrected.delete(name)) corrected.add(name);
    this.corrected = corrected;
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
        <div role="status" class="sr">${this.status}</div>
        ${this.lock()} ${this.verdicts()}`,
    );
  }

  private reading(): TemplateResult {
    const { words, result } = this;
    // other parts say these two
    const notes = result.notes
      .filter((note) => note !== 'which-variant' && note !== 'doubtful-left-out')
      .map((note) => words.notes[note]);
    const { gsm, umts, parts } = this.lists;
    if (gsm[0]) notes.unshift(words.gsm(gsm.map(String)));
    if (umts[0]) notes.unshift(words.umts(bandNames('lte', umts)));
    if (parts[0]) notes.unshift(words.parts(parts));
    return html`${this.read()} ${placeView(this.identity, this.place, this.bands, this.language)}
    ${this.older()} ${this.named()} ${this.question()}
    ${result.variants.length > 0 ? this.variants() : nothing}
    ${
      this.doubtful.length > 0
        ? html`<div class="row" role="group" aria-label=${words.doubtful}>
            <span>${words.doubtful}</span>
            ${this.doubtful.map((item) => this.bandButton(nameOf(item), this.corrected.has(nameOf(item))))}
          </div>`
        : nothing
    }
    ${
      notes.length > 0
        ? html`<ul part="notes">
            ${notes.map((note) => html`<li>${note}</li>`)}
          </ul>`
        : nothing
    }`;
  }

  /** How much was read and, to look at and to correct, which bands: a mask or a frequency doesn't show them. */
  private read(): TemplateResult {
    const { words, asRead, corrected, sentence } = this;
    const names = namesOf(asRead);
    if (names.length === 0) return html`<p part="status" aria-hidden="true">${sentence}</p>`;
    return html`<details
      part="read"
      ?open=${!this.isInText || this.isUnfolded}
      @toggle=${(event: Event) => (this.isUnfolded = (event.target as HTMLDetailsElement).open)}
    >
      <summary part="status">${sentence}</summary>
      <div class="row" role="group" aria-label=${words.correct}>
        <span class="muted">${words.correct}</span>
        ${names.map((name) => this.bandButton(name, !corrected.has(name)))}
      </div>
    </details>`;
  }

  /** Whether the text itself shows which bands count: each stands in a place of its own, and not as a frequency. */
  private get isInText(): boolean {
    const { lists } = this;
    const items = this.result.items.filter(({ rat, band }) => lists[rat].includes(band));
    // One that is of LTE-M and of NB-IoT is still one.
    const bandAt = new Map(items.map(({ offset, rat, band }) => [offset, rat + band]));
    return items.every(
      ({ offset, rat, band, marks }) => bandAt.get(offset) === rat + band && !marks.includes('inferred'),
    );
  }

  private bandButton(name: string, counts: boolean): TemplateResult {
    const frequency = this.frequencies.get(name);
    return html`<button aria-pressed=${counts} @click=${() => this.correct(name)}>
      ${name} ${frequency ? html`<small>${frequency}</small>` : nothing}
    </button>`;
  }

  /** What the networks of each country still have, for a text with bands of 2G and 3G only. */
  private older(): unknown {
    const { older } = this.change;
    if (older.length === 0) return nothing;
    return html`<p>${this.words.older.title}</p>
      ${this.olderIn.map((country) =>
        country ? olderNetworks(country, older, this.language) : html`<p>${this.words.older.failed}</p>`,
      )}`;
  }

  /** The commands that lock a modem to the bands, or the way to them. */
  private lock(): unknown {
    const { bands } = this.change;
    if (!bands) return nothing;
    const { modemCommand } = this.constructor as typeof BandPaste;
    const { words, api, language } = this;
    const page = `${language === 'zh' ? '../zh/' : '../'}paste?bands=${encodeURIComponent(bands)}`;
    if (!modemCommand)
      return api
        ? html`<p part="lock"><a href=${new URL(page, api.base).href}>${words.lock}</a></p>`
        : nothing;
    return modemCommand(language, {
      bands: this.counted,
      text: this.value,
      dialect: this.dialect,
      choose: (dialect) => (this.dialect = dialect),
      isOpen: false,
    });
  }

  /** Known devices that the text names, each with a button that takes its own bands. */
  private named(): unknown {
    const { words } = this;
    const devices = findDevices(this.value, this.devices);
    return devices.map(
      ({ id, name }) =>
        html`<div class="row">
          <span>${devices.length > 1 ? words.mentioned(name) : words.named(name)}</span>
          <button
            @click=${() =>
              this.dispatchEvent(
                new CustomEvent('band-paste-device', { detail: { id, name }, bubbles: true, composed: true }),
              )}
          >
            ${words.useNamed}
          </button>
        </div>`,
    );
  }

  /** Numbers without a word: asked back, with one tap. */
  private question(): unknown {
    const [question] = this.result.questions;
    if (!question) return nothing;
    return html`<div class="row" role="group" aria-label=${this.words.question}>
      <span>${this.words.question}</span>
      <button aria-pressed=${this.accepted} @click=${() => (this.accepted = !this.accepted)}>
        ${namesOf(question).join(' ')}
      </button>
    </div>`;
  }

  private variants(): TemplateResult {
    const { notes, kinds, severalSets, severalNetworks } = this.words;
    const isOpen = this.result.notes.includes('which-variant');
    const { kind, variants } = this.result;
    const question = variants.every((variant) => variant.kind === 'operator')
      ? severalNetworks
      : notes['which-variant'];
    const plain = isOpen ? -1 : variants.findIndex((variant) => variant.kind === kind);
    const inUse = this.variant < 0 ? plain : this.variant;
    return html`<fieldset part="variants">
      <legend>${isOpen ? question : severalSets}</legend>
      ${variants.map(
        ({ name, kind, lte, nr }, i) =>
          html`<label>
            <input type="radio" name="variant" .checked=${i === inUse} @change=${() => (this.variant = i)} />
            <span
              ><bdi>${name === kind ? kinds[kind as keyof typeof kinds] : name}</bdi>
              <span class="muted">${namesOf({ lte, nr }).join(' ')}</span></span
            >
          </label>`,
      )}
    </fieldset>`;
  }

  private verdicts(): unknown {
    const { bands, radio } = this.change;
    if (!bands || textList(this.country).length === 0) return nothing;
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

/** The frequencies in a text that bands were inferred from, by the names of the bands: `1800 MHz`, `2,6 GHz`. */
function frequenciesOf(text: string, { items }: ReadResult): ReadonlyMap<string, string> {
  const inferred = items.filter(({ marks }) => marks.includes('inferred'));
  return new Map(
    inferred.map((item) => {
      const number = text.slice(item.offset, item.offset + item.length);
      return [nameOf(item), `${number} ${/\d{3}/.test(number) ? 'MHz' : 'GHz'}`];
    }),
  );
}

function nameOf({ rat, band }: BandItem): string {
  return bandName(rat, band);
}

function namesOf({ lte, nr }: BandLists): string[] {
  return [...bandNames('lte', lte), ...bandNames('nr', nr)];
}

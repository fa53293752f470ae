import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Radio } from '../../core/device.js';
import { createApiDataSource } from '../../client/api-data-source.js';
import type { DataSource } from '../../client/data-source.js';
import { createSnapshotDataSource } from '../../client/snapshot-data-source.js';
import { localDay } from '../../core/today.js';
import type { DataFault } from '../../world/data-fault.js';
import { tellNoAnswer } from '../shared/api-base.js';
import { BandElement } from '../shared/band-element.js';
import { textList } from '../shared/text-list.js';
import { watch } from '../shared/near-viewport.js';
import { themeStyles } from '../shared/theme.styles.js';
import { bandCheckStyles } from './band-check.styles.js';
import { checkCountries, type CheckedCountry, type CheckedNetwork } from './check-countries.js';
import type { CheckModel, Detail, MissingAttribute } from './check-model.js';
import { checkView } from './check-view.js';
import { createInlineDataSource, type InlineData, readInlineData } from './inline-data.js';
import type { LoadResult } from './load-result.js';

/** Beyond this many countries, or devices, the answer is a table, and the data comes in one file. */
const MOST_SECTIONS = 3;

/** An answer that is there within this many milliseconds is drawn at once; before a later one stands that it is on its way. */
const QUICK = 100;

/** Where the element stands. None of these is a verdict. */
export type CheckState = 'idle' | 'loading' | 'ready' | 'incomplete' | 'unknown' | 'failed';

/** Detail of the `band-check-result` event: an answer for each device in each country, country by country. */
export interface CheckResult {
  readonly countries: readonly {
    /** Id of the device; empty for a list of bands. */
    readonly device: string;
    readonly cc: string;
    readonly networks: readonly CheckedNetwork[];
  }[];
}

/**
 * Detail of the `band-check-failed` event. `not-found`: there is no such device or country; `unreadable`: the bands cannot
 * be read.
 */
export interface CheckFailure {
  readonly code: DataFault | 'unreadable';
}

/**
 * Says network by network whether a cellular device works in a country. More than three countries, and devices beside
 * each other, are a table whose cells open in place.
 *
 * What stands inside the tag is the fallback: shown without script, until the element comes near the viewport, and
 * beside the words when there is no answer.
 *
 * @tag band-check
 *
 * @example
 * ```html
 * <band-check device="ec25-e" country="de">
 *   <a href="https://example.org/check/ec25-e/de">Does the EC25-E work in Germany?</a>
 * </band-check>
 * ```
 *
 * @attr {string} device - Id of a device, as in the index of the API.
 * @attr {string} devices - Ids of several devices, to compare them: `ec25-e ec25-af eg25-g`.
 * @attr {string} country - One or several country codes: `de`, `de fr`.
 * @attr {string} for - Id of a `<band-countries>` on the same page, whose choice stands in place of `country`.
 * @attr {string} bands - Bands of a device that is not known, in place of `device`: `B3 B20 n78`.
 * @attr {'lte'|'lpwa'|'nr'|'redcap'} radio - What kind of radio `bands` belong to; `nr` with NR bands, else `lte`.
 * @attr {'en'|'zh'} lang - The language of the page around it if left out.
 * @attr {'auto'|'light'|'dark'} [theme=auto] - `auto` follows the `color-scheme` of the page.
 * @attr {'inherit'} font - `inherit` takes the font family of the page.
 * @attr {'summary'|'networks'|'evidence'} [detail=networks] - How much is shown.
 * @attr {string} src - Base address of the API; if left out that of the page's `<meta name="band-check-api">`, of
 *   `setBandCheckApi()`, or of the site of the script.
 * @attr {boolean} [cache=false] - Keeps the data in the storage of the page, and answers from it, saying how old it is, where
 *   the API cannot be reached; with a script tag it takes the script `band-check-cache.js` beside. Without it nothing
 *   is stored.
 * @attr {string} as-of - The day of asking, `YYYY-MM-DD`; today if left out.
 *
 * @prop {InlineData} data - Data of the page's own, in place of loading it; also as a JSON script inside the tag.
 * @prop {DataSource} source - Where a page that holds all data lets the element get it, in place of the API.
 *
 * @event {CheckResult} band-check-result - An answer is shown.
 * @event {CheckFailure} band-check-failed - Something could not be loaded, or is not known.
 *
 * @slot - The fallback.
 *
 * @csspart card - The frame.
 * @csspart country - Everything on one country.
 * @csspart what - Device and country.
 * @csspart summary - The answer in words.
 * @csspart table - The table of many countries or several devices.
 * @csspart answer - The button of a cell in it.
 * @csspart network - The row of a network; also `good`, `limited`, `unconfirmed` or `no`.
 * @csspart verdict - Shape and word of a verdict.
 * @csspart name - Name of a network.
 * @csspart reason - Why the verdict is what it is.
 * @csspart line - What decides beside it: 5G, LTE-M, NB-IoT, 2G, 3G.
 * @csspart plates - The bands that count, each with, without or not needed.
 * @csspart evidence - What opens to bands and their sources.
 * @csspart spectrum - The bands on the axis of frequency.
 * @csspart correction - What we know better than the publisher of the data, with a link to its source.
 * @csspart notice - Why there is no answer.
 * @csspart near - The button of a near match.
 * @csspart retry - The button that tries again.
 * @csspart footer - Credit and link.
 * @csspart kept - How old a kept copy is.
 * @csspart credit - Whose data this is.
 * @csspart link - Link to a page with all details.
 */
export class BandCheck extends BandElement implements CheckModel {
  /** Puts the copy that this device keeps behind the API, for elements with `cache`. */
  static cachedSource: ((api: DataSource, base: string) => DataSource) | undefined;
  static override styles = [themeStyles, bandCheckStyles];
  static override properties = {
    device: {},
    devices: {},
    country: {},
    for: {},
    bands: {},
    radio: {},
    detail: {},
    asOf: { attribute: 'as-of' },
    cache: { type: Boolean },
    data: { attribute: false },
    source: { attribute: false },
    results: { state: true, attribute: false },
    evidenceOpened: { state: true, attribute: false },
    opened: { state: true, attribute: false },
    picked: { state: true, attribute: false },
    loading: { state: true, attribute: false },
    near: { state: true, attribute: false },
    late: { state: true, attribute: false },
  };

  declare device: string | undefined;
  declare devices: string | undefined;
  declare country: string | undefined;
  declare for: string | undefined;
  declare bands: string | undefined;
  declare radio: Radio | undefined;
  declare detail: Detail | undefined;
  declare asOf: string | undefined;
  declare cache: boolean;
  declare data: InlineData | undefined;
  declare source: DataSource | undefined;
  /** Whether the element has come near the viewport. @internal */
  declare near: boolean;
  /** The last results; `undefined` before the first. @internal */
  declare results: readonly LoadResult<CheckedCountry>[] | undefined;
  /** Whether somebody has opened the bands and sources of a network. */
  declare private evidenceOpened: boolean;
  /** Whether other results are on their way: until then the last ones stay, faint, so that the page does not jump. */
  declare private loading: boolean;
  /** Whether the first results let people wait, so that something has to say so. */
  declare private late: boolean;
  /** The cells of the table that are open, by country and column: `de 0`. @internal */
  declare opened: ReadonlySet<string>;
  /** What the `<band-countries>` of `for` has chosen. */
  declare private picked: string | undefined;
  /** Ends what it listens to where it stands. */
  private standing: AbortController | undefined;
  /** Numbers the checks, so that the late end of an old one is dropped. */
  private lastCheck = 0;

  constructor() {
    super();
    this.cache = false;
    this.near = false;
    this.loading = false;
    this.late = false;
    this.evidenceOpened = false;
    this.opened = new Set();
  }

  /** Where the element stands; none of the states is a verdict. */
  get state(): CheckState {
    if (this.missing) return 'incomplete';
    if (!this.near) return 'idle';
    if (!this.results || this.loading) return 'loading';
    const states = this.results.map(({ state }) => state);
    return (['incomplete', 'failed', 'unknown', 'ready'] as const).find((state) => states.includes(state))!;
  }

  /** What is missing or cannot be read. @internal */
  get missing(): MissingAttribute | undefined {
    if (!this.bands && this.ids.length === 0) return 'device';
    if (this.codes.length === 0) return this.for ? 'choice' : 'country';
    if (this.asOf && !/^\d{4}-\d\d-\d\d$/.test(this.asOf)) return 'day';
    return this.source || this.inlineData || this.api ? undefined : 'api';
  }

  /** @internal */
  get showsEvidence(): boolean {
    return this.evidenceOpened || this.detail === 'evidence';
  }

  /** Whether the answer is a table: otherwise it would be longer than anybody reads. @internal */
  get isTable(): boolean {
    return this.codes.length > MOST_SECTIONS || (!this.bands && this.ids.length > 1);
  }

  /** Country codes to check. */
  private get codes(): string[] {
    return textList(this.for ? this.picked : this.country);
  }

  /** Ids of the devices to check. */
  private get ids(): string[] {
    return textList(this.devices || this.device);
  }

  private get inlineData(): InlineData | undefined {
    return this.data ?? readInlineData(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // when it leaves for another document, it is that document's before it is told
    const { signal } = (this.standing = new AbortController());
    addEventListener('beforeprint', this, { signal });
    this.ownerDocument.addEventListener('band-countries-change', this, { signal });
    this.readPicker();
    watch(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.standing?.abort();
  }

  /** @internal */
  handleEvent({ type }: Event): void {
    // The page goes to the printer. It rarely waits for the answer; until then the fallback says what this is.
    if (type === 'beforeprint') this.near = true;
    else this.readPicker();
  }

  /** Takes over what the `<band-countries>` of `for` has chosen, by its attribute where it is not defined yet. */
  private readPicker(): void {
    if (!this.for || !this.isConnected) return;
    const root = this.getRootNode() as Document | ShadowRoot;
    const picker = root.getElementById(this.for) as (HTMLElement & { value?: string }) | null;
    this.picked = picker?.value ?? picker?.getAttribute('value') ?? '';
  }

  /** Checks again, as the retry button does. */
  retry(): void {
    void this.check();
  }

  /** Draws the bands and sources of every network; the data for them came with the verdicts. @internal */
  showEvidence(): void {
    this.evidenceOpened = true;
  }

  /** Opens or closes a cell of the table; of the cells of a country one is open at a time. @internal */
  toggle(cc: string, column: number): void {
    const opened = new Set([...this.opened].filter((cell) => !cell.startsWith(cc + ' ')));
    if (!this.opened.has(`${cc} ${column}`)) opened.add(`${cc} ${column}`);
    this.opened = opened;
  }

  /** Puts a near match in place of a name that is not known. @internal */
  replace(what: 'device' | 'country', wrong: string, id: string): void {
    const name = what === 'device' && this.devices ? 'devices' : what;
    this[name] = textList(this[name])
      .map((word) => (word === wrong ? id : word))
      .join(' ');
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('for')) this.readPicker();
    this.near ||= this.source !== undefined; // there is nothing to load, and so nothing to wait for
    const { missing } = this;
    if (missing === 'api') tellNoAnswer(undefined, '');
    if (!this.near || missing) return;
    const questions = [
      'near',
      'device',
      'devices',
      'country',
      'picked',
      'bands',
      'radio',
      'asOf',
      'src',
      'cache',
      'data',
      'source',
    ];
    if (questions.some((name) => changed.has(name))) void this.check();
  }

  /** Checks what the attributes name, and shows the results unless something else was asked in the meantime. */
  private async check(): Promise<void> {
    const number = ++this.lastCheck;
    const { ids: devices, bands, radio, codes } = this;
    const today = this.asOf || localDay(new Date());
    this.loading = true;
    const wait = setTimeout(() => (this.late = true), QUICK);
    const results = await checkCountries({ devices, bands, radio, codes, today }, await this.findSource());
    clearTimeout(wait);
    if (number !== this.lastCheck) return;
    this.results = results;
    this.loading = false;
    await this.updateComplete;
    this.announce(results);
    const fresh = results.flatMap((result) => (result.state === 'ready' ? (result.fresh ?? []) : []));
    if (fresh.length > 0)
      Promise.all(fresh).then(
        () => number === this.lastCheck && this.retry(),
        () => undefined, // the kept copy stays, and says so
      );
  }

  /** Where the data comes from: the page, the API, or the API with the copy that this device keeps behind it. */
  private async findSource(): Promise<DataSource> {
    if (this.source) return this.source;
    const inline = this.inlineData;
    if (inline) return createInlineDataSource(inline);
    const { base } = this.api!;
    const isMany = Math.max(this.codes.length, this.ids.length) > MOST_SECTIONS;
    const single = createApiDataSource(base);
    const api = isMany ? createSnapshotDataSource(base, single) : single;
    if (!this.cache) return api;
    const element = this.constructor as typeof BandCheck;
    // scripts hold up the load of the page: by then the one for `cache` is here, or never will be
    if (!element.cachedSource && document.readyState !== 'complete')
      await new Promise((done) => addEventListener('load', done, { once: true }));
    if (element.cachedSource) return element.cachedSource(api, base);
    console.warn('<band-check cache> keeps nothing without the script band-check-cache.js');
    return api;
  }

  /** Fires the events. */
  private announce(results: readonly LoadResult<CheckedCountry>[]): void {
    const trouble = results.find((result) => result.state !== 'ready');
    if (trouble) {
      const codes = { unknown: 'not-found', incomplete: 'unreadable' } as const;
      const detail: CheckFailure = { code: trouble.state === 'failed' ? trouble.code : codes[trouble.state] };
      // a 404 without words is not one of the API
      const isAnswered = trouble.state === 'unknown' ? trouble.parameter : trouble.state === 'incomplete';
      if (!isAnswered && !this.source && !this.inlineData) tellNoAnswer(this.api, detail.code);
      this.dispatchEvent(new CustomEvent('band-check-failed', { detail }));
    }
    const countries = results.flatMap((result) =>
      result.state === 'ready'
        ? {
            device: result.value.device.id,
            cc: result.value.country.cc,
            networks: result.value.networks.map(({ id, name, judgement }) => ({ id, name, judgement })),
          }
        : [],
    );
    if (countries.length > 0)
      this.dispatchEvent(new CustomEvent('band-check-result', { detail: { countries } }));
  }

  protected override render(): TemplateResult {
    return this.results || this.late || this.missing
      ? this.card(checkView(this), this.loading)
      : html`<slot></slot>`;
  }
}

import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Radio } from '../../core/device.js';
import { createApiDataSource } from '../../client/api-data-source.js';
import type { DataSource } from '../../client/data-source.js';
import { localDay } from '../../client/today.js';
import type { DataFault } from '../../world/data-fault.js';
import { BandElement } from '../shared/band-element.js';
import { countryCodes } from '../shared/country-codes.js';
import { watch } from '../shared/near-viewport.js';
import { themeStyles } from '../shared/theme.styles.js';
import { bandCheckStyles } from './band-check.styles.js';
import { checkCountries, type CheckedCountry, type CheckedNetwork } from './check-countries.js';
import { type CheckModel, checkView, type Detail, type MissingAttribute } from './check-view.js';
import { createInlineDataSource, type InlineData, readInlineData } from './inline-data.js';
import type { LoadResult } from './load-result.js';

/** Where the element stands. None of these is a verdict. */
export type CheckState = 'idle' | 'loading' | 'ready' | 'incomplete' | 'unknown' | 'failed';

/** Detail of the `band-check-result` event. */
export interface CheckResult {
  readonly countries: readonly { readonly cc: string; readonly networks: readonly CheckedNetwork[] }[];
}

/**
 * Detail of the `band-check-failed` event. `not-found`: there is no such device or country; `unreadable`: the bands cannot
 * be read.
 */
export interface CheckFailure {
  readonly code: DataFault | 'unreadable';
}

/**
 * Says network by network whether a cellular device works in a country.
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
 * @attr {string} country - One or several country codes: `de`, `de fr`.
 * @attr {string} bands - Bands of a device that is not known, in place of `device`: `B3 B20 n78`.
 * @attr {'lte'|'lpwa'|'nr'|'redcap'} radio - What kind of radio `bands` belong to; `nr` with NR bands, else `lte`.
 * @attr {string} lang - `en` or `zh`; the language of the page around it if left out.
 * @attr {'auto'|'light'|'dark'} theme - `auto` follows the `color-scheme` of the page.
 * @attr {'summary'|'networks'|'evidence'} detail - How much is shown; `networks` if left out.
 * @attr {string} src - Base address of the API; the site of the script if left out.
 * @attr {boolean} cache - Keeps the data in the storage of the page, and answers from it, saying how old it is, where
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
 * @csspart bar - A mark a network, in the colour of its verdict.
 * @csspart network - The row of a network; also `good`, `limited`, `unconfirmed` or `no`.
 * @csspart verdict - Shape and word of a verdict.
 * @csspart name - Name of a network.
 * @csspart reason - Why the verdict is what it is.
 * @csspart line - What decides beside it: 5G, LTE-M, NB-IoT, 2G, 3G.
 * @csspart evidence - Bands and their sources.
 * @csspart notice - Why there is no answer.
 * @csspart near - The button of a near match.
 * @csspart retry - The button that tries again.
 * @csspart footer - Credit and link.
 * @csspart kept - How old a kept copy is.
 * @csspart credit - Whose data this is.
 * @csspart link - Link to the full page.
 *
 * @cssprop --band-check-font - Font family.
 * @cssprop --band-check-font-size - Font size.
 * @cssprop --band-check-radius - Radius of the frame.
 * @cssprop --band-check-background - Background.
 * @cssprop --band-check-text - Text.
 * @cssprop --band-check-muted - Text of less weight.
 * @cssprop --band-check-line - Lines and frames.
 * @cssprop --band-check-link - Links and focus.
 * @cssprop --band-check-good - Verdict "works".
 * @cssprop --band-check-limited - Verdict "works with limits".
 * @cssprop --band-check-unconfirmed - Verdict "not confirmed".
 * @cssprop --band-check-no - Verdict "does not work".
 */
export class BandCheck extends BandElement implements CheckModel {
  /** Puts the copy that this device keeps behind the API, for elements with `cache`. */
  static cachedSource: ((api: DataSource, base: string) => DataSource) | undefined;
  static override styles = [themeStyles, bandCheckStyles];
  static override properties = {
    device: {},
    country: {},
    bands: {},
    radio: {},
    detail: {},
    asOf: { attribute: 'as-of' },
    cache: { type: Boolean },
    data: { attribute: false },
    source: { attribute: false },
    results: { state: true, attribute: false },
    evidenceOpened: { state: true, attribute: false },
    loading: { state: true, attribute: false },
    near: { state: true, attribute: false },
  };

  declare device: string | undefined;
  declare country: string | undefined;
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
  /** Numbers the checks, so that the late end of an old one is dropped. */
  private lastCheck = 0;

  constructor() {
    super();
    this.cache = false;
    this.near = false;
    this.loading = false;
    this.evidenceOpened = false;
  }

  /** Where the element stands; none of the states is a verdict. */
  get state(): CheckState {
    if (this.missing) return 'incomplete';
    if (!this.near) return 'idle';
    if (!this.results || this.loading) return 'loading';
    const states = this.results.map(({ state }) => state);
    return (['incomplete', 'failed', 'unknown', 'ready'] as const).find((state) => states.includes(state))!;
  }

  /** The attribute that is missing or cannot be read. @internal */
  get missing(): MissingAttribute | undefined {
    if (!this.bands && !this.device?.trim()) return 'device';
    if (this.codes.length === 0) return 'country';
    return this.asOf && !/^\d{4}-\d\d-\d\d$/.test(this.asOf) ? 'day' : undefined;
  }

  /** @internal */
  get showsEvidence(): boolean {
    return this.evidenceOpened || this.detail === 'evidence';
  }

  private get codes(): string[] {
    return countryCodes(this.country);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeprint', this);
    watch(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this);
  }

  /** The page goes to the printer. It rarely waits for the answer; until then the fallback says what this is. @internal */
  handleEvent(): void {
    this.near = true;
  }

  /** Checks again, as the retry button does. */
  retry(): void {
    void this.check();
  }

  /** Draws the bands and sources of every network; the data for them came with the verdicts. @internal */
  showEvidence(): void {
    this.evidenceOpened = true;
  }

  /** Puts a near match in place of a name that is not known. @internal */
  replace(what: 'device' | 'country', wrong: string, id: string): void {
    this[what] = what === 'device' ? id : this.codes.map((code) => (code === wrong ? id : code)).join(' ');
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.near ||= this.source !== undefined; // there is nothing to load, and so nothing to wait for
    if (!this.near || this.missing) return;
    const questions = [
      'near',
      'device',
      'country',
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
    const { device, bands, radio, codes } = this;
    const today = this.asOf || localDay(new Date());
    this.loading = true;
    const results = await checkCountries({ device, bands, radio, today }, codes, await this.findSource());
    if (number !== this.lastCheck) return;
    this.results = results;
    this.loading = false;
    await this.updateComplete;
    this.announce(results);
  }

  /** Where the data comes from: the page, the API, or the API with the copy that this device keeps behind it. */
  private async findSource(): Promise<DataSource> {
    if (this.source) return this.source;
    const inline = this.data ?? readInlineData(this);
    if (inline) return createInlineDataSource(inline);
    const { base } = this;
    const api = createApiDataSource(base);
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
      this.dispatchEvent(new CustomEvent('band-check-failed', { detail }));
    }
    const countries = results.flatMap((result) =>
      result.state === 'ready' ? { cc: result.value.country.cc, networks: result.value.networks } : [],
    );
    if (countries.length > 0)
      this.dispatchEvent(new CustomEvent('band-check-result', { detail: { countries } }));
  }

  protected override render(): TemplateResult {
    return this.near || this.missing ? this.card(checkView(this), this.loading) : html`<slot></slot>`;
  }
}

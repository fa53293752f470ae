import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Radio } from '../../core/device.js';
import { DataError, readOrDamaged } from '../../client/data-error.js';
import type { DataSource } from '../../client/data-source.js';
import { fetchCheck } from '../../client/fetch-json.js';
import { localDay } from '../../client/today.js';
import type { DataFault } from '../../world/data-fault.js';
import { CHECK_EN, type CheckWords } from '../../words/check.js';
import { type CheckedNetwork, type CountryCheck, readCheck } from '../../world/published/read-check.js';
import { BandElement } from '../shared/band-element.js';
import { countryCodes } from '../shared/country-codes.js';
import { watch } from '../shared/near-viewport.js';
import { themeStyles } from '../shared/theme.styles.js';
import type { WordsAtHand } from '../shared/words.js';
import { ask, type Asked } from './ask.js';
import { bandCheckStyles } from './band-check.styles.js';
import { type CheckModel, checkView, type Detail, type Missing } from './check-view.js';
import type { Check, DrawEvidence } from './engine.js';
import { type InlineFacts, inlineFacts } from './inline-facts.js';
import { loadEngine } from './load-engine.js';

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
 * @attr {boolean} cache - Keeps the facts in the storage of the page, and answers from them, saying how old they are,
 *   where the API cannot be reached; with a script tag it takes the script `band-check-cache.js` beside. Without it
 *   nothing is stored.
 * @attr {string} as-of - The day of asking, `YYYY-MM-DD`; today if left out.
 *
 * @prop {InlineFacts} data - Facts of the page's own, in place of fetching; also as a JSON script inside the tag. The
 *   Chinese words can come along as its `words`.
 * @prop {DataSource} source - Where a page that holds all facts lets the element get them, in place of the API.
 *
 * @event {CheckResult} band-check-result - An answer is shown.
 * @event {CheckFailure} band-check-failed - Something was not to be had, or is not known.
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
 * @csspart credit - Whose facts these are.
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
export class BandCheck extends BandElement<CheckWords> implements CheckModel {
  /** Puts the facts that this device keeps behind the API, for elements with `cache`. */
  static cachedSource: ((api: DataSource, base: string) => DataSource) | undefined;
  /** Loads what is needed now and then. @internal */
  static loadEngine = loadEngine;
  static readonly atHand: WordsAtHand<CheckWords> = { en: CHECK_EN };
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
    answer: { state: true, attribute: false },
    evidence: { state: true, attribute: false },
    asking: { state: true, attribute: false },
    near: { state: true, attribute: false },
  };

  declare device: string | undefined;
  declare country: string | undefined;
  declare bands: string | undefined;
  declare radio: Radio | undefined;
  declare detail: Detail | undefined;
  declare asOf: string | undefined;
  declare cache: boolean;
  declare data: InlineFacts | undefined;
  declare source: DataSource | undefined;
  /** Whether the element has come near the viewport. @internal */
  declare near: boolean;
  /** The last one had; `undefined` before the first. @internal */
  declare answer: readonly Asked<CountryCheck>[] | undefined;
  /** The evidence that was opened, by country. @internal */
  declare evidence: Readonly<Record<string, Asked<DrawEvidence>>>;
  /** Whether another answer is on its way: until then the last one stays, faint, so that the page does not jump. */
  declare private asking: boolean;
  /** Numbers the questions, so that a late answer to an old one is dropped. */
  private question = 0;

  constructor() {
    super();
    this.cache = false;
    this.near = false;
    this.asking = false;
    this.evidence = {};
  }

  /** Where the element stands; none of the states is a verdict. */
  get state(): CheckState {
    if (this.missing) return 'incomplete';
    if (!this.near) return 'idle';
    if (!this.answer || this.asking || !this.worded) return 'loading';
    const states = this.answer.map(({ state }) => state);
    return (['incomplete', 'failed', 'unknown', 'ready'] as const).find((state) => states.includes(state))!;
  }

  /** What keeps the element from asking at all. @internal */
  get missing(): Missing | undefined {
    if (!this.bands && !this.device?.trim()) return 'device';
    if (this.codes.length === 0) return 'country';
    return this.asOf && !/^\d{4}-\d\d-\d\d$/.test(this.asOf) ? 'day' : undefined;
  }

  private get codes(): string[] {
    return countryCodes(this.country);
  }

  /** The day of asking. @internal */
  get today(): string {
    return this.asOf || localDay(new Date());
  }

  /** What the page brings along. */
  private get along(): InlineFacts | undefined {
    return this.data ?? inlineFacts(this);
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

  /** Asks again, as the retry button does. */
  retry(): void {
    this.chosen = undefined; // words that did not come may do so now
    this.chooseWords();
    void this.ask();
  }

  /** Takes a near match in place of what was asked for. @internal */
  take(what: 'device' | 'country', asked: string, id: string): void {
    this[what] = what === 'device' ? id : this.codes.map((code) => (code === asked ? id : code)).join(' ');
  }

  /** Lays open the bands and sources behind the answer for a country. @internal */
  async lay(cc: string): Promise<void> {
    const evidence = await this.evidenceOf(cc, this.facts(this.along));
    this.evidence = { ...this.evidence, ...evidence };
  }

  private async evidenceOf(cc: string, facts: Promise<DataSource>): Promise<BandCheck['evidence']> {
    const evidence = async () => {
      const { evidenceOf } = await this.engine();
      return { value: await evidenceOf(html, cc, await facts), keptFrom: null };
    };
    return { [cc]: await ask(cc, evidence()) };
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.near ||= this.source !== undefined; // there is nothing to fetch, and so nothing to wait for
    if (!this.near && !this.missing) return;
    this.chooseWords();
    const asks = ['near', 'device', 'country', 'bands', 'radio', 'asOf', 'src', 'cache', 'data', 'source'];
    if (!this.missing && asks.some((name) => changed.has(name))) void this.ask();
  }

  private chooseWords(): void {
    this.speak(() => this.along?.words);
  }

  /** Asks what the attributes name, and shows the answer unless something else was asked in the meantime. */
  private async ask(): Promise<void> {
    const question = ++this.question;
    this.asking = true;
    const { codes, along } = this;
    // who has opened one row has rows open still; and what is drawn at once with the answer moves nothing
    const laid = this.detail === 'evidence' || Object.keys(this.evidence)[0] ? codes : [];
    const judges = this.bands || this.asOf || this.cache || this.source || along?.countries;
    const facts = judges || laid[0] ? this.facts(along) : undefined;
    const check = judges ? this.judge(facts!) : this.published(along);
    const [answer, ...parts] = await Promise.all([
      Promise.all(
        codes.map((cc) =>
          ask(
            cc,
            check.then((check) => check(cc)),
          ),
        ),
      ),
      ...laid.map((cc) => this.evidenceOf(cc, facts!)),
    ]);
    await this.wordsCome;
    if (question !== this.question) return;
    this.answer = answer;
    this.evidence = Object.assign({}, ...parts) as BandCheck['evidence'];
    this.asking = false;
    await this.updateComplete;
    this.tell(answer);
  }

  /** Judges on the spot what is not published. */
  private async judge(facts: Promise<DataSource>): Promise<Check> {
    const { judged } = await this.engine();
    return judged(this, await facts);
  }

  /** The published answers, of the API or brought along. */
  private async published(along: InlineFacts | undefined): Promise<Check> {
    const { base, today } = this;
    const device = this.device!.trim().toLowerCase();
    if (!along?.checks)
      return async (cc) => ({ value: await fetchCheck(base, device, cc, today), keptFrom: null });
    const checks = readOrDamaged(along.checks, (json) => [json].flat().map((json) => readCheck(json, today)));
    return async (cc) => {
      const value = checks.find((check) => check.device.id === device && check.country.cc === cc);
      if (!value) throw new DataError('not-found', 'not in the data of the page');
      return { value, keptFrom: null };
    };
  }

  private async facts(along: InlineFacts | undefined): Promise<DataSource> {
    const { factsOf } = await this.engine();
    return factsOf(this, along);
  }

  private engine(): ReturnType<typeof loadEngine> {
    return (this.constructor as typeof BandCheck).loadEngine();
  }

  /** Fires the events. */
  private tell(answer: readonly Asked<CountryCheck>[]): void {
    const bad = answer.find(({ state }) => state !== 'ready');
    if (bad) {
      const detail: CheckFailure = {
        code: bad.state === 'failed' ? bad.code : bad.state === 'unknown' ? 'not-found' : 'unreadable',
      };
      this.dispatchEvent(new CustomEvent('band-check-failed', { detail }));
    }
    const countries = answer.flatMap((asked) =>
      asked.state === 'ready' ? { cc: asked.value.country.cc, networks: asked.value.networks } : [],
    );
    if (countries[0]) this.dispatchEvent(new CustomEvent('band-check-result', { detail: { countries } }));
  }

  protected override render(): TemplateResult {
    return this.near || this.missing ? this.card(checkView(this), this.asking) : html`<slot></slot>`;
  }
}

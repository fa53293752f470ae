import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { BandLists } from '../../core/band.js';
import { type Radio, RADIOS } from '../../core/facts.js';
import { judge } from '../../core/verdict.js';
import { apiSource } from '../../source/api.js';
import type { SourceErrorCode } from '../../source/source.js';
import { langOf } from '../../words/lang.js';
import type { PublishedCountry } from '../../world/read-published.js';
import { worldDevice, type WorldDevice } from '../../world/world.js';
import { apiBase } from '../shared/api-base.js';
import { forgetViewport, whenNearViewport } from '../shared/near-viewport.js';
import { readBandNames } from '../shared/read-band-names.js';
import { VERSION } from '../shared/register.js';
import { themeStyles } from '../shared/theme.styles.js';
import { bandCheckStyles } from './band-check.styles.js';
import { askCountry, askDevice } from './ask.js';
import { type Answer, checkView, type Detail, type Missing, type NetworkResult } from './check-view.js';
import { type InlineFacts, inlineSource } from './inline-source.js';

/** Where the element stands. None of these is a verdict. */
export type CheckState = 'idle' | 'loading' | 'ready' | 'incomplete' | 'unknown' | 'failed';

/** Detail of the `band-check-result` event. */
export interface CheckResult {
  readonly countries: readonly { readonly cc: string; readonly networks: readonly NetworkResult[] }[];
}

/** Detail of the `band-check-failed` event. */
export interface CheckFailure {
  /** Code of the failed request, or `unknown` for a device or country that there is not. */
  readonly code: SourceErrorCode | 'unknown';
}

/**
 * Says network by network whether a cellular device works in a country.
 *
 * @example
 * ```html
 * <band-check device="ec25-e" country="de">
 *   <a href="https://example.org/check/ec25-e/de">Does the EC25-E work in Germany?</a>
 * </band-check>
 * ```
 */
export class BandCheck extends LitElement {
  static readonly version = VERSION;
  static override styles = [themeStyles, bandCheckStyles];
  static override properties = {
    device: {},
    country: {},
    bands: {},
    radio: {},
    lang: {},
    theme: {},
    detail: {},
    src: {},
    asOf: { attribute: 'as-of' },
    data: { attribute: false },
    answer: { state: true },
    near: { state: true },
  };

  declare device: string | undefined;
  declare country: string | undefined;
  declare bands: string | undefined;
  declare radio: Radio | undefined;
  declare theme: 'auto' | 'light' | 'dark' | undefined;
  declare detail: Detail | undefined;
  declare src: string | undefined;
  declare asOf: string | undefined;
  declare data: InlineFacts | undefined;
  /** `undefined` while it is on its way. */
  declare private answer: Answer | undefined;
  /** Whether the element has come near the viewport. */
  declare private near: boolean;

  /** Numbers the questions, so that a late answer to an old one is dropped. */
  private question = 0;

  constructor() {
    super();
    this.near = false;
  }

  /** Where the element stands; none of the states is a verdict. */
  get state(): CheckState {
    if (this.missing()) return 'incomplete';
    if (!this.near) return 'idle';
    if (!this.answer) return 'loading';
    const states = [this.answer.device, ...this.answer.countries].map(({ state }) => state);
    return states.includes('failed') ? 'failed' : states.includes('unknown') ? 'unknown' : 'ready';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.near) whenNearViewport(this, () => (this.near = true));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    forgetViewport(this);
  }

  /** Asks again, as the retry button does. */
  retry(): void {
    void this.ask();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const asks = ['near', 'device', 'country', 'bands', 'radio', 'src', 'data'];
    if (this.near && !this.missing() && asks.some((name) => changed.has(name))) void this.ask();
  }

  /** Asks what the attributes name, and shows the answer unless something else was asked in the meantime. */
  private async ask(): Promise<void> {
    const question = ++this.question;
    this.answer = undefined;
    const answer = await this.answerOf();
    if (question !== this.question) return;
    this.answer = answer;
    await this.updateComplete;
    this.tell(answer);
  }

  private async answerOf(): Promise<Answer> {
    const source = inlineSource(this, this.data) ?? apiSource(apiBase(this.src));
    const lists = this.bandLists();
    const [device, ...countries] = await Promise.all([
      lists
        ? { state: 'ready' as const, value: deviceOf(lists, this.radio), keptFrom: null }
        : askDevice(source, this.device!.trim()),
      ...codesOf(this.country).map((code) => askCountry(source, code)),
    ]);
    return { device, countries };
  }

  /** What keeps the element from asking at all. */
  private missing(): Missing | undefined {
    if (this.bands ? !this.bandLists() : !this.device?.trim()) return this.bands ? 'bands' : 'device';
    if (codesOf(this.country).length === 0) return 'country';
    return this.asOf && !/^\d{4}-\d\d-\d\d$/.test(this.asOf) ? 'day' : undefined;
  }

  private bandLists(): BandLists | undefined {
    return this.bands ? readBandNames(this.bands) : undefined;
  }

  private tell({ device, countries }: Answer): void {
    const bad = [device, ...countries].find(({ state }) => state !== 'ready');
    if (bad) {
      const detail: CheckFailure = { code: bad.state === 'failed' ? bad.error.code : 'unknown' };
      this.dispatchEvent(new CustomEvent('band-check-failed', { detail }));
    }
    if (device.state !== 'ready') return;
    const detail: CheckResult = {
      countries: countries.flatMap((asked) =>
        asked.state === 'ready'
          ? [{ cc: asked.value.cc, networks: this.judged(device.value, asked.value) }]
          : [],
      ),
    };
    this.dispatchEvent(new CustomEvent('band-check-result', { detail }));
  }

  private judged(device: WorldDevice, country: PublishedCountry): NetworkResult[] {
    const asOf = this.asOf || new Date().toISOString().slice(0, 10);
    return country.networks.map((network) => ({
      id: network.id,
      name: network.name,
      judgement: judge(device.judged, network.judged, asOf),
    }));
  }

  protected override render(): TemplateResult {
    const missing = this.missing();
    if (!missing && !this.near) return html`<slot></slot>`;
    return checkView({
      answer: this.answer,
      missing,
      written: {
        device: this.device ?? '',
        country: this.country ?? '',
        bands: this.bands ?? '',
        day: this.asOf ?? '',
      },
      lang: langOf(this.lang || this.parentElement?.closest('[lang]')?.getAttribute('lang')),
      detail: this.detail ?? 'networks',
      base: apiBase(this.src),
      judge: (device, country) => this.judged(device, country),
      retry: () => this.retry(),
      take: (what, asked, id) => {
        this[what] =
          what === 'device'
            ? id
            : codesOf(this.country)
                .map((code) => (code === asked ? id : code))
                .join(' ');
      },
    });
  }
}

/** Several codes in one text, in any usual way: `de fr`, `DE,FR`. */
function codesOf(country: string | undefined): string[] {
  return [
    ...new Set(
      (country ?? '')
        .toLowerCase()
        .split(/[\s,;、，]+/)
        .filter(Boolean),
    ),
  ];
}

/** A band list as a device. Without `radio` it is a 5G device if it has NR bands, else an LTE device. */
function deviceOf(lists: BandLists, radio: string | undefined): WorldDevice {
  const known = RADIOS.find((name) => name === radio) ?? (lists.nr.length > 0 ? 'nr' : 'lte');
  return worldDevice(
    { id: '', name: '', vendor: null, kind: '', lteCategory: null },
    { ...lists, radio: known },
  );
}

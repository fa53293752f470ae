/** The facts that a verdict is made from, in the program's own form: band numbers, no words, no addresses. */

/** `cross-checked`: two independent sources agree. `single-source`: one source says so. */
export const CONFIDENCES = ['cross-checked', 'single-source'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** One band that a network is known to operate. */
export interface NetworkBand {
  readonly band: number;
  readonly confidence: Confidence;
  /** The operator's service rests on this band. */
  readonly core: boolean;
}

/** The services whose state is recorded: 2G, 3G, 5G standalone, RedCap, LTE-M, NB-IoT. */
export const SERVICES = ['g2', 'g3', 'sa', 'redcap', 'ltem', 'nbiot'] as const;
export type Service = (typeof SERVICES)[number];

/**
 * `yes` in service · `rolling` being rolled out · `b2b` business customers only · `nsa` 5G exists, but
 * non-standalone only · `trial` · `planned` switch-off announced for the date · `ending` being switched off in
 * steps · `off` switched off · `never` never operated · `none` no claim found · `unlisted` missing from the list
 * that would name it · `unclear` sources disagree · `unknown` not researched.
 */
export const STATES = [
  'yes',
  'rolling',
  'b2b',
  'nsa',
  'trial',
  'planned',
  'ending',
  'off',
  'never',
  'none',
  'unlisted',
  'unclear',
  'unknown',
] as const;
export type State = (typeof STATES)[number];

/** Part of a year that a date leaves open: a half or a quarter. */
export const DATE_NOTES = ['H1', 'H2', 'Q1', 'Q2', 'Q3', 'Q4'] as const;
export type DateNote = (typeof DATE_NOTES)[number];

/** State of one service on a network. */
export interface ServiceState {
  readonly state: State;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string | null;
  /** Half or quarter of the year in `date`. */
  readonly dateNote?: DateNote;
}

/** `full`: bands and service states were researched. `bands`: bands only. */
export const DEPTHS = ['full', 'bands'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What is known of a network. Band lists in the network's own order. */
export interface NetworkFacts {
  readonly lte: readonly NetworkBand[];
  readonly nr: readonly NetworkBand[];
  readonly status: Readonly<Record<Service, ServiceState>>;
  readonly depth: Depth;
}

/**
 * What kind of radio decides: `lte` phones' LTE, `lpwa` LTE-M/NB-IoT only, `nr` 5G with LTE, `redcap` 5G reduced
 * capability with LTE.
 */
export const RADIOS = ['lte', 'lpwa', 'nr', 'redcap'] as const;
export type Radio = (typeof RADIOS)[number];

/** What is known of a device, or of a pasted band list. */
export interface DeviceFacts {
  readonly lte: readonly number[];
  readonly nr: readonly number[];
  readonly radio: Radio;
  /** Older services that the device can fall back to; leave out what is not known. */
  readonly fallback?: readonly ('g2' | 'g3')[];
}

/** The services of a network beside its bands, and the states that they can be in. */

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

/** A service of a network together with its state. */
export type StatedService = { readonly service: Service } & ServiceState;

const ENDING_STATES: ReadonlySet<State> = new Set(['off', 'ending', 'planned']);

/** Whether a service has ended, is being ended, or has an announced end. */
export function isEnding({ state }: Pick<ServiceState, 'state'>): boolean {
  return ENDING_STATES.has(state);
}

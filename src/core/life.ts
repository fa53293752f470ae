/**
 * How long an answer holds: which services of a network end, when, and what each end means for the device. The verdict
 * itself does not change; this says what is announced to become of it.
 */
import { compareTexts } from './compare-texts.js';
import { firstDayOf, isDay, lastDayOf } from './date.js';
import type { Device } from './device.js';
import type { DeviceWithId, NetworkWithId, Place } from './ranking.js';
import { isEnding, type Service, type ServiceState, type State } from './service.js';
import { finishSteps, type Steps } from './steps.js';
import { type Outcome, outcomeOf, OUTCOMES } from './tally.js';
import type { PreparedDevice, PreparedNetwork } from './prepare.js';
import { verdictOf } from './verdict.js';

/** The services whose end is listed. */
export const SERVICES_THAT_END = ['g2', 'g3', 'nbiot'] as const satisfies readonly Service[];
export type ServiceThatEnds = (typeof SERVICES_THAT_END)[number];

/** A service of a network that has ended, is being ended, or has an announced end, with its state as it was given. */
interface SwitchOff<S> {
  readonly service: ServiceThatEnds;
  readonly status: S;
}

/** The switch-offs of a network, dated or not, in the order of `SERVICES_THAT_END`. */
export function findSwitchOffs<S extends { readonly state: State }>(
  status: Readonly<Record<Service, S>>,
): SwitchOff<S>[] {
  return SERVICES_THAT_END.flatMap((service) =>
    isEnding(status[service]) ? [{ service, status: status[service] }] : [],
  );
}

/**
 * `ahead` to come · `under-way` being switched off in steps, and no day is known · `overdue` its day has passed and
 * nobody has confirmed it · `past` done.
 */
export const PHASES = ['ahead', 'under-way', 'overdue', 'past'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase of a switch-off on the day of asking, `YYYY-MM-DD`. */
export function phaseOf({ state, date, dateNote }: ServiceState, asOf: string): Phase {
  if (state === 'off') return 'past';
  if (date === null) return state === 'ending' ? 'under-way' : 'ahead';
  return lastDayOf(date, dateNote) < asOf ? 'overdue' : 'ahead';
}

/** Whether a device can use a service of the past, or NB-IoT, as far as its data says. */
export function usesService({ radio, fallback, lpwa }: Device, service: ServiceThatEnds): boolean {
  if (service === 'nbiot') return radio === 'lpwa' && lpwa?.nbiot.length !== 0;
  return fallback?.includes(service) ?? false;
}

/**
 * What the end of a service means for a device: `none` it does not use the service · `other-left` another service of
 * the kind may stay (the other of 2G and 3G, or LTE-M) · `no-fallback` LTE stays, and nothing is left to fall back to for
 * voice · `no-service` nothing is left that the device can use on this network.
 */
export const CONSEQUENCES = ['none', 'other-left', 'no-fallback', 'no-service'] as const;
export type Consequence = (typeof CONSEQUENCES)[number];

/** The time for which devices are to be in use, both days included, `YYYY-MM-DD`. */
export interface PlannedLife {
  readonly from: string;
  readonly to: string;
}

/** Where the end of a service lies beside a planned life; `unknown` where no day is known. */
export type LifeMoment = 'before' | 'inside' | 'after' | 'unknown';

/** The end of a service on a network, as it matters to one device. */
export interface LifeStep extends ServiceState {
  readonly service: ServiceThatEnds;
  readonly phase: Phase;
  /** The first and the last day that `date` can mean, `YYYY-MM-DD`; null where no date is known. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly consequence: Consequence;
  /** What the answer is afterwards, with the steps before it. */
  readonly then: Outcome;
  /** Left out where no planned life was given. */
  readonly moment?: LifeMoment;
}

/** How long an answer holds: plain data that survives JSON. */
interface Outlook {
  /** The answer on the day of asking. */
  readonly now: Outcome;
  /** The last day on which it holds, as announced; null where no end of it is dated. */
  readonly until: string | null;
  /** The first announced step after which the answer is worse; null where there is none. */
  readonly next: LifeStep | null;
  /** The answer afterwards; the same as `now` where nothing is announced. */
  readonly then: Outcome;
}

/** How long the answer for one device on one network holds. */
export interface Life extends Outlook {
  /** Every switch-off of the network: what is done, what is under way or overdue, then what is ahead, by its last day. */
  readonly steps: readonly LifeStep[];
  /**
   * The answer gets worse inside the planned life: a service that the device needs ends in it, is being switched off, or
   * is overdue. What has ended already counts in the answer of today. `false` without a planned life.
   */
  readonly endsInside: boolean;
}

/**
 * Judges how long the answer for a device on a network holds.
 * @param asOf the day of asking, `YYYY-MM-DD`
 */
export function judgeLife(
  device: PreparedDevice,
  network: PreparedNetwork,
  asOf: string,
  planned?: PlannedLife,
): Life {
  const now = outcomeOf(verdictOf(device, network));
  const ends = findSwitchOffs(network.status)
    .map(({ service, status }) => ({
      service,
      ...status,
      phase: phaseOf(status, asOf),
      firstDay: status.date === null ? null : firstDayOf(status.date, status.dateNote),
      lastDay: status.date === null ? null : lastDayOf(status.date, status.dateNote),
    }))
    .sort((a, b) => rankOfPhase(a) - rankOfPhase(b) || compareTexts(a.lastDay ?? '', b.lastDay ?? ''));
  const gone = new Set<Service>();
  let then = now;
  const steps = ends.map((end): LifeStep => {
    gone.add(end.service);
    const consequence = consequenceOf(end.service, device, network, gone, now);
    if (end.phase !== 'past') then = outcomeAfter(then, consequence);
    return { ...end, consequence, then, ...(planned && { moment: momentOf(end, planned) }) };
  });
  const next =
    steps.find((step) => step.phase === 'ahead' && step.lastDay !== null && step.then !== now) ?? null;
  return {
    now,
    until: next?.lastDay ?? null,
    next,
    then: next?.then ?? now,
    steps,
    endsInside: planned !== undefined && steps.some(endsInside),
  };
}

/** How long the answer for one device on one network of a place holds, with their ids. */
export interface NetworkLife extends Life {
  readonly device: string;
  readonly place: string;
  readonly network: string;
}

/** How long some devices last in some places: for a check, a plan or a fleet. Plain data that survives JSON. */
export interface FleetLife {
  /** One for every device on every network, in the order given. */
  readonly lives: readonly NetworkLife[];
  /** For every place, how long its best answer holds: as long as one device has it on one network. */
  readonly places: readonly (Outlook & { readonly id: string })[];
  /** How long all places keep what they have today: until the first of them loses it. */
  readonly all: Outlook;
}

/** Judges how long the answers for all devices in all places hold. */
export function judgeFleetLife(
  devices: readonly DeviceWithId[],
  places: readonly Place<NetworkWithId>[],
  asOf: string,
  planned?: PlannedLife,
): FleetLife {
  return finishSteps(judgeFleetLifeInSteps(devices, places, asOf, planned));
}

/** The same in small steps: a place each. */
export function* judgeFleetLifeInSteps(
  devices: readonly DeviceWithId[],
  places: readonly Place<NetworkWithId>[],
  asOf: string,
  planned?: PlannedLife,
): Steps<FleetLife> {
  const lives: NetworkLife[] = [];
  const outlooks: FleetLife['places'][number][] = [];
  for (const { id, networks } of places) {
    const here = devices.flatMap((device) =>
      networks.map((network): NetworkLife => ({
        device: device.id,
        place: id,
        network: network.id,
        ...judgeLife(device, network, asOf, planned),
      })),
    );
    lives.push(...here);
    outlooks.push({ id, ...bestOutlook(here) });
    yield;
  }
  return { lives, places: outlooks, all: firstOutlook(outlooks) };
}

/** How long the best of several answers holds: until none of them is as good any more. */
export function bestOutlook(lives: readonly Life[]): Outlook {
  const bestOn = (day: string | null) => bestOf(lives.map((life) => outcomeOn(life, day)));
  const now = bestOn(null);
  const next =
    lives
      .flatMap(({ steps }) => steps.filter(isDatedAhead))
      .sort((a, b) => compareTexts(a.lastDay, b.lastDay))
      .find(({ lastDay }) => bestOn(lastDay) !== now) ?? null;
  return { now, until: next?.lastDay ?? null, next, then: next ? bestOn(next.lastDay) : now };
}

/** Which of several outlooks changes first; `now` and `then` are the worst among them. */
function firstOutlook(outlooks: readonly Outlook[]): Outlook {
  const worst = (outcomes: readonly Outcome[]) =>
    OUTCOMES.findLast((outcome) => outcomes.includes(outcome)) ?? 'no';
  const now = worst(outlooks.map((outlook) => outlook.now));
  const first = outlooks
    .filter(({ until }) => until !== null)
    .sort((a, b) => compareTexts(a.until!, b.until!))[0];
  return {
    now,
    until: first?.until ?? null,
    next: first?.next ?? null,
    then: first ? worst([now, first.then]) : now,
  };
}

/** Why a planned life cannot be read. */
export type LifeProblem = 'from-is-no-date' | 'to-is-no-date' | 'ends-before-it-begins';

/**
 * Reads a planned life from two dates, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: from the first day of the one to the last of
 * the other. A number of years in place of the end counts from the beginning: 10 years from `2027` end on 2036-12-31.
 */
export function readPlannedLife(
  from: string,
  to: string | number,
): { readonly life: PlannedLife } | { readonly problem: LifeProblem } {
  if (!isDate(from)) return { problem: 'from-is-no-date' };
  const first = firstDayOf(from);
  const last = typeof to === 'number' ? endAfter(first, to) : isDate(to) ? lastDayOf(to) : undefined;
  if (last === undefined) return { problem: 'to-is-no-date' };
  return last < first ? { problem: 'ends-before-it-begins' } : { life: { from: first, to: last } };
}

function isDate(text: string): boolean {
  return /^\d{4}(-\d\d(-\d\d)?)?$/.test(text) && isDay(firstDayOf(text));
}

/** The day before the one that lies so many years later; `undefined` for a number that is no number of years. */
function endAfter(day: string, years: number): string | undefined {
  const year = Number(day.slice(0, 4)) + years;
  if (!Number.isInteger(years) || year > 9999) return undefined;
  const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  if (date > 1) return `${year}${day.slice(4, 8)}${String(date - 1).padStart(2, '0')}`;
  return lastDayOf(month > 1 ? `${year}-${String(month - 1).padStart(2, '0')}` : String(year - 1));
}

function endsInside({ phase, moment, consequence }: LifeStep): boolean {
  if (consequence === 'none' || consequence === 'other-left') return false;
  return phase === 'under-way' || phase === 'overdue' || (phase === 'ahead' && moment === 'inside');
}

function momentOf(
  { phase, firstDay, lastDay }: Pick<LifeStep, 'phase' | 'firstDay' | 'lastDay'>,
  { from, to }: PlannedLife,
): LifeMoment {
  if (firstDay === null || lastDay === null) return phase === 'past' ? 'before' : 'unknown';
  return lastDay < from ? 'before' : firstDay > to ? 'after' : 'inside';
}

/** What the end of a service means, once the services in `gone` have ended. */
function consequenceOf(
  service: ServiceThatEnds,
  device: PreparedDevice,
  { status, terms }: PreparedNetwork,
  gone: ReadonlySet<Service>,
  now: Outcome,
): Consequence {
  if (!usesService(device, service)) return 'none';
  if (service === 'nbiot') {
    const hasLteM = terms.ltem && device.lpwa?.ltem.length !== 0;
    return hasLteM ? 'other-left' : 'no-service';
  }
  const mayStay = (other: 'g2' | 'g3') => !gone.has(other) && status[other].state !== 'never';
  if (device.fallback?.some(mayStay)) return 'other-left';
  return now === 'good' || now === 'limited' ? 'no-fallback' : 'no-service';
}

function outcomeAfter(before: Outcome, consequence: Consequence): Outcome {
  if (consequence === 'no-service') return 'no';
  return consequence === 'no-fallback' && before === 'good' ? 'limited' : before;
}

/** The answer on a day, as announced; today's where no day is given. */
function outcomeOn({ now, steps }: Life, day: string | null): Outcome {
  if (day === null) return now;
  return steps.filter(isDatedAhead).findLast(({ lastDay }) => lastDay <= day)?.then ?? now;
}

function isDatedAhead(step: LifeStep): step is LifeStep & { readonly lastDay: string } {
  return step.phase === 'ahead' && step.lastDay !== null;
}

function bestOf(outcomes: readonly Outcome[]): Outcome {
  return OUTCOMES.find((outcome) => outcomes.includes(outcome)) ?? 'no';
}

/** What is done comes first, then what may be done any day, then what has a day, at last what is ahead without one. */
function rankOfPhase({ phase, lastDay }: Pick<LifeStep, 'phase' | 'lastDay'>): number {
  return phase === 'past' ? 0 : phase !== 'ahead' ? 1 : lastDay === null ? 3 : 2;
}

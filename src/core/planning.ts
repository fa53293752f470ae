/**
 * Which devices suit a deployment in several places: each ranked, the fewest that together serve all, every plan as
 * small as that, what stays open and why, and what the last device is needed for. Exact: a plan that is called the
 * smallest is proved to be.
 */
import { findLeastRest, findSmallestCovers } from './cover.js';
import { RADIOS, type Radio } from './device.js';
import { type Fare, type DeviceWithId, type Place, type Ranked, rankForPlacesInSteps } from './ranking.js';
import { finishSteps, type Steps } from './steps.js';
import { type Outcome, OUTCOMES } from './tally.js';

/**
 * When a device serves a place: `every-good` it is good on all networks · `one-good` on at least one, which one
 * suitable subscription makes enough · `one-usable` at least one network takes it, if with limits.
 */
export const COVER_RULES = ['every-good', 'one-good', 'one-usable'] as const;
export type CoverRule = (typeof COVER_RULES)[number];

export interface PlanOptions {
  readonly covered: CoverRule;
  /** How many of the smallest plans to name at most; 20 where it is left out. */
  readonly limit?: number;
}

/** Devices of which any one will do in a plan. */
export interface DeviceGroup {
  /** Ids, better ranked first. */
  readonly devices: readonly string[];
  /** Ids of the places that every one of them serves. */
  readonly serves: readonly string[];
}

/**
 * Why no device serves a place: `no-network` no network is known there · `limited` limited is the best that any device
 * gets · `unconfirmed` no source says that any of them works · `no` none works · `not-every-network` some networks are
 * good, but no device is good on all of them.
 */
export const OPEN_REASONS = ['no-network', 'not-every-network', 'limited', 'unconfirmed', 'no'] as const;
export type OpenReason = (typeof OPEN_REASONS)[number];

/** A place that no device serves. */
export interface OpenPlace {
  readonly id: string;
  readonly why: OpenReason;
  /** Ids of the devices that come closest, better ranked first; empty where none has anything there. */
  readonly closest: readonly string[];
}

/**
 * `covered` the plan serves every place · `partly` some places stay open · `nothing` no device serves any place ·
 * `no-places` and `no-devices`: there was nothing to plan.
 */
export const PLAN_RESULTS = ['covered', 'partly', 'nothing', 'no-places', 'no-devices'] as const;
export type PlanResult = (typeof PLAN_RESULTS)[number];

/** How many choices of groups are counted at most. */
const MOST_COUNTED = 10_000;

/** The answer to a plan: plain data that survives JSON. */
export interface Plan {
  readonly result: PlanResult;
  readonly covered: CoverRule;
  /** The smallest number of devices that serve every place which can be served; 0 if none can. */
  readonly size: number;
  /** Smallest plans, those with better ranked devices first: one device of each group. At most `limit`. */
  readonly choices: readonly (readonly DeviceGroup[])[];
  /** How many choices of groups there are in all, named or not. */
  readonly choiceCount: number;
  /** How many smallest plans these are, counted in single devices; rounded above 2^53. */
  readonly count: number;
  /** Whether both counts are exact; `false` above 10,000 choices: there are at least so many. */
  readonly complete: boolean;
  /** Whether no plan is smaller, nor `costly`; `false` where the proof would take too long, as for made-up devices. */
  readonly proved: boolean;
  /** Places that no device serves. */
  readonly open: readonly OpenPlace[];
  /** The fewest places without which one device fewer would be enough; empty for a plan of one device. */
  readonly costly: readonly string[];
  /** Every device, best first: by the places that it serves, then as `rankDevices` orders them. */
  readonly ranked: readonly PlannedDevice[];
  /** Ids that were given more than once; the first of them counts. */
  readonly repeated: { readonly devices: readonly string[]; readonly places: readonly string[] };
}

/** A ranked device with the ids of the places that it serves. */
export interface PlannedDevice extends Ranked {
  readonly serves: readonly string[];
}

/** Whether a device that fares so serves a place by a rule. A place without networks is served by nothing. */
export function serves(fare: Fare, rule: CoverRule): boolean {
  const { good, limited, unconfirmed, no } = fare;
  if (rule === 'every-good') return good > 0 && limited + unconfirmed + no === 0;
  return rule === 'one-good' ? good > 0 : good + limited > 0;
}

/**
 * Plans the fewest devices for some places.
 * @param devices in the order of preference among those that fare alike
 * @throws RangeError where `limit` is no whole number above 0
 */
export function planForPlaces(
  devices: Iterable<DeviceWithId>,
  places: Iterable<Place>,
  options: PlanOptions,
): Plan {
  return finishSteps(planForPlacesInSteps(devices, places, options));
}

function* planForPlacesInSteps(
  devices: Iterable<DeviceWithId>,
  places: Iterable<Place>,
  { covered, limit = 20 }: PlanOptions,
): Steps<Plan> {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError(`limit: ${limit} is no whole number above 0`);
  const [uniqueDevices, repeatedDevices] = takeOnce(devices);
  const [uniquePlaces, repeatedPlaces] = takeOnce(places);
  const ranked = yield* rankForPlacesInSteps(uniqueDevices, uniquePlaces);
  const kinds = foldAlike(ranked, covered);
  const sets = kinds.map((kind) => kind.serves);
  const { size, covers, complete, proved } = yield* findSmallestCovers(
    uniquePlaces.length,
    sets,
    MOST_COUNTED,
  );
  const rest = size > 1 ? yield* findLeastRest(sets, size - 1) : { needs: [], proved: true };
  const open = openPlaces(uniquePlaces, kinds);
  const idsOf = (indexes: readonly number[]) => indexes.map((at) => uniquePlaces[at]!.id);
  return {
    result: resultOf(uniqueDevices.length, uniquePlaces.length, open.length),
    covered,
    size,
    choices: covers.slice(0, limit).map((choice) =>
      choice.map((alike): DeviceGroup => {
        const [first, ...others] = alike.map((at) => kinds[at]!);
        const shared = first!.serves.filter((place) => others.every(({ serves }) => serves.includes(place)));
        return {
          devices: [first!, ...others].flatMap(({ members }) => members.map(({ id }) => id)),
          serves: idsOf(shared),
        };
      }),
    ),
    choiceCount: covers.length,
    count: covers.reduce((sum, choice) => sum + countPlans(choice, kinds), 0),
    complete,
    proved: proved && rest.proved,
    open,
    costly: idsOf(rest.needs),
    ranked: rankServing(ranked, kinds, idsOf),
    repeated: { devices: repeatedDevices, places: repeatedPlaces },
  };
}

/** Devices that no verdict tells apart. */
interface Kind {
  readonly members: readonly Ranked[];
  readonly fares: readonly Fare[];
  /** Places by their index. */
  readonly serves: readonly number[];
}

/** Devices that no verdict tells apart are folded into one kind: by the places served, then in the order given. */
function foldAlike(ranked: readonly Ranked[], rule: CoverRule): Kind[] {
  const kinds = new Map<readonly Fare[], { members: Ranked[]; fares: readonly Fare[]; serves: number[] }>();
  for (const one of ranked) {
    const { fares } = one;
    const kind = kinds.get(fares);
    if (kind) kind.members.push(one);
    else
      kinds.set(fares, {
        members: [one],
        fares,
        serves: [...fares.keys()].filter((at) => serves(fares[at]!, rule)),
      });
  }
  return [...kinds.values()].sort((a, b) => b.serves.length - a.serves.length);
}

/** A plan with the devices of one radio only. */
export interface RadioPlan {
  readonly radio: Radio;
  readonly plan: Plan;
}

/**
 * A plan for each radio that the devices have: an LTE-M tracker is no answer to who needs a 4G router. Plans that leave
 * the fewest places open come first, then those with the fewest devices, then in the order of `RADIOS`.
 */
export function planByRadio(
  devices: Iterable<DeviceWithId>,
  places: Iterable<Place>,
  options: PlanOptions,
): RadioPlan[] {
  return finishSteps(planByRadioInSteps(devices, places, options));
}

/** The same in small steps. */
export function* planByRadioInSteps(
  devices: Iterable<DeviceWithId>,
  places: Iterable<Place>,
  options: PlanOptions,
): Steps<RadioPlan[]> {
  const allDevices = [...devices];
  const allPlaces = [...places];
  const plans: RadioPlan[] = [];
  for (const radio of RADIOS) {
    const ofRadio = allDevices.filter((device) => device.radio === radio);
    if (ofRadio.length > 0)
      plans.push({ radio, plan: yield* planForPlacesInSteps(ofRadio, allPlaces, options) });
  }
  return plans.sort((a, b) => a.plan.open.length - b.plan.open.length || a.plan.size - b.plan.size);
}

function resultOf(devices: number, places: number, open: number): PlanResult {
  if (places === 0) return 'no-places';
  if (devices === 0) return 'no-devices';
  return open === 0 ? 'covered' : open === places ? 'nothing' : 'partly';
}

/** The first of each id, and the ids that came again. */
function takeOnce<T extends { readonly id: string }>(things: Iterable<T>): [T[], string[]] {
  const first = new Map<string, T>();
  const repeated = new Set<string>();
  for (const thing of things) {
    if (first.has(thing.id)) repeated.add(thing.id);
    else first.set(thing.id, thing);
  }
  return [[...first.values()], [...repeated]];
}

/** How many plans a choice stands for: the product of the devices of each group. */
function countPlans(choice: readonly (readonly number[])[], kinds: readonly Kind[]): number {
  const inGroup = (alike: readonly number[]) => alike.reduce((sum, at) => sum + kinds[at]!.members.length, 0);
  return choice.reduce((product, alike) => product * inGroup(alike), 1);
}

function rankServing(
  ranked: readonly Ranked[],
  kinds: readonly Kind[],
  idsOf: (indexes: readonly number[]) => string[],
): PlannedDevice[] {
  const ids = new Map(kinds.map(({ fares, serves }) => [fares, idsOf(serves)]));
  return ranked
    .map((one) => ({ ...one, serves: ids.get(one.fares)! }))
    .sort((a, b) => b.serves.length - a.serves.length);
}

function openPlaces(places: readonly Place[], kinds: readonly Kind[]): OpenPlace[] {
  const served = new Set(kinds.flatMap((kind) => kind.serves));
  return places.flatMap(({ id, networks }, at) => {
    if (served.has(at)) return [];
    const best = OUTCOMES.find((outcome) => kinds.some(({ fares }) => fares[at]!.best === outcome)) ?? 'no';
    const most = kinds.reduce((sum, { fares }) => Math.max(sum, fares[at]![best]), 0);
    const closest = best === 'no' ? [] : kinds.filter(({ fares }) => fares[at]![best] === most);
    return [
      {
        id,
        why: openReason(networks.length, best),
        closest: closest.flatMap(({ members }) => members.map((one) => one.id)),
      },
    ];
  });
}

function openReason(networks: number, best: Outcome): OpenReason {
  if (networks === 0) return 'no-network';
  return best === 'good' ? 'not-every-network' : best;
}

/** The answer to a plan: the devices, what would be better with one more band, the scan list, and how long it holds. */
import { type FleetLife, judgeFleetLifeInSteps, type PlannedLife } from '../../core/life.js';
import { planByRadioInSteps, type RadioPlan } from '../../core/planning.js';
import { fareOf, type Place } from '../../core/ranking.js';
import { findScanListInSteps, type ScanList } from '../../core/scan-list.js';
import type { Steps } from '../../core/steps.js';
import {
  type BandGain,
  findBandGainsInSteps,
  findFragileNetworksInSteps,
  findLackingBands,
  type FragileNetwork,
  type LackingBand,
} from '../../core/what-if.js';
import type { WorldNetwork } from '../../world/world.js';
import type { GridDevice } from '../base/answer-matrix.js';
import type { PlanQuestion } from './plan-question.js';

/** So many smallest plans are named; more are counted. */
const MOST_PLANS = 12;

export interface PlanAnswer {
  /** The plan of the best class of radio, and those of the other classes. */
  readonly best: RadioPlan;
  readonly others: readonly RadioPlan[];
  /** The devices of the best plan: the best ranked one of each group. */
  readonly team: readonly TeamMember[];
  readonly life: FleetLife;
}

/** A device of the plan with what it does, all plain data. */
export interface TeamMember {
  readonly device: GridDevice;
  /** The others that would do as well in its place. */
  readonly ties: readonly GridDevice[];
  /** Ids of the places that it serves. */
  readonly serves: readonly string[];
  readonly goodNetworks: number;
  readonly networks: number;
  /** What one more band would change in all places, and what it lacks there, in the order of use. */
  readonly gains: readonly BandGain[];
  readonly lacking: readonly LackingBand[];
  /** Networks whose answer depends on one band or one source, and which bands to scan, where it serves. */
  readonly fragile: readonly FragileNetwork[];
  readonly scan: ScanList;
}

/**
 * Answers a plan in small steps, for all countries take their time; `undefined` where there is nothing to plan, with no
 * place or no device.
 * @param today `YYYY-MM-DD`
 */
export function* answerPlan(
  { devices, places, covered, life }: Pick<PlanQuestion, 'devices' | 'places' | 'covered' | 'life'>,
  today: string,
): Steps<PlanAnswer | undefined> {
  const [best, ...others] = yield* planByRadioInSteps(devices, places, { covered, limit: MOST_PLANS });
  if (!best || places.length === 0) return undefined;
  const byId = new Map(devices.map((device) => [device.id, device]));
  const team: TeamMember[] = [];
  for (const { devices: ids, serves } of best.plan.choices[0] ?? []) {
    const [device, ...ties] = ids.map((id) => byId.get(id)!);
    team.push(yield* describeMember(device!, ties, serves, places));
  }
  return { best, others, team, life: yield* judgeTeamLife(team, places, today, life) };
}

function* describeMember(
  device: GridDevice,
  ties: readonly GridDevice[],
  serves: readonly string[],
  places: readonly Place<WorldNetwork>[],
): Steps<TeamMember> {
  const served = places.filter(({ id }) => serves.includes(id));
  const networks = served.flatMap((place) => place.networks);
  return {
    device,
    ties,
    serves,
    goodNetworks: fareOf(device, networks).good,
    networks: networks.length,
    gains: yield* findBandGainsInSteps(device, places),
    lacking: findLackingBands(device, places),
    fragile: yield* findFragileNetworksInSteps(device, networks),
    scan: yield* findScanListInSteps(device, networks),
  };
}

/** How long the plan holds: each place by the devices that serve it. */
function judgeTeamLife(
  team: readonly TeamMember[],
  places: readonly Place<WorldNetwork>[],
  today: string,
  life: PlannedLife | undefined,
): Steps<FleetLife> {
  const served = places.filter(({ id }) => team.some(({ serves }) => serves.includes(id)));
  return judgeFleetLifeInSteps(
    team.map(({ device }) => device),
    served,
    today,
    life,
  );
}

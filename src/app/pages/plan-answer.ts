/** The answer to a plan: the devices, what would be better with one more band, the scan list, and how long it holds. */
import { type FleetLife, judgeFleetLife, type PlannedLife } from '../../core/life.js';
import { planByRadio, type RadioPlan } from '../../core/planning.js';
import { fareOf, type Place } from '../../core/ranking.js';
import { findScanList, type ScanList } from '../../core/scan-list.js';
import {
  type BandGain,
  findBandGains,
  findFragileNetworks,
  type FragileNetwork,
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
  /** What one more band would change in all places, what hangs on little, and which bands to scan, where it serves. */
  readonly gains: readonly BandGain[];
  readonly fragile: readonly FragileNetwork[];
  readonly scan: ScanList;
}

/**
 * Answers a plan; `undefined` where there is nothing to plan, with no place or no device.
 * @param today `YYYY-MM-DD`
 */
export function answerPlan(
  { devices, places, covered, life }: Pick<PlanQuestion, 'devices' | 'places' | 'covered' | 'life'>,
  today: string,
): PlanAnswer | undefined {
  const [best, ...others] = planByRadio(devices, places, { covered, limit: MOST_PLANS });
  if (!best || places.length === 0) return undefined;
  const byId = new Map(devices.map((device) => [device.id, device]));
  const team = (best.plan.choices[0] ?? []).map(({ devices: ids, serves }): TeamMember => {
    const [device, ...ties] = ids.map((id) => byId.get(id)!);
    return describeMember(device!, ties, serves, places);
  });
  return { best, others, team, life: judgeTeamLife(team, places, today, life) };
}

function describeMember(
  device: GridDevice,
  ties: readonly GridDevice[],
  serves: readonly string[],
  places: readonly Place<WorldNetwork>[],
): TeamMember {
  const served = places.filter(({ id }) => serves.includes(id));
  const networks = served.flatMap((place) => place.networks);
  return {
    device,
    ties,
    serves,
    goodNetworks: fareOf(device, networks).good,
    networks: networks.length,
    gains: findBandGains(device, places),
    fragile: findFragileNetworks(device, networks),
    scan: findScanList(device, networks),
  };
}

/** How long the plan holds: each place by the devices that serve it. */
function judgeTeamLife(
  team: readonly TeamMember[],
  places: readonly Place<WorldNetwork>[],
  today: string,
  life: PlannedLife | undefined,
): FleetLife {
  const served = places.filter(({ id }) => team.some(({ serves }) => serves.includes(id)));
  return judgeFleetLife(
    team.map(({ device }) => device),
    served,
    today,
    life,
  );
}

/** One device in one country: the verdict of every network, and what they say together. */
import {
  countOutcomes,
  type Outcome,
  outcomeOf,
  OUTCOMES,
  type Overall,
  overallOf,
  type Tally,
} from '../../core/tally.js';
import type { PreparedDevice } from '../../core/prepare.js';
import { judge, type Judgement } from '../../core/verdict.js';
import type { WorldCountry, WorldNetwork } from '../../world/world.js';

interface JudgedNetwork {
  readonly network: WorldNetwork;
  readonly judgement: Judgement;
  readonly outcome: Outcome;
}

export interface JudgedCountry {
  readonly country: WorldCountry;
  /** Best first; networks with the same outcome in the country's own order. */
  readonly networks: readonly JudgedNetwork[];
  readonly tally: Tally;
  readonly overall: Overall;
}

/** @param asOf the day of asking, `YYYY-MM-DD` */
export function judgeCountry(device: PreparedDevice, country: WorldCountry, asOf: string): JudgedCountry {
  const judged = country.networks.map((network) => {
    const judgement = judge(device, network, asOf);
    return { network, judgement, outcome: outcomeOf(judgement) };
  });
  const tally = countOutcomes(judged.map(({ outcome }) => outcome));
  const networks = OUTCOMES.flatMap((outcome) => judged.filter((each) => each.outcome === outcome));
  return { country, networks, tally, overall: overallOf(tally) };
}

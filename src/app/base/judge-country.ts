/** One device in one country: the verdict of every network, and what they say together. */
import {
  groupByOutcome,
  type Outcome,
  outcomeOf,
  type Overall,
  overallOf,
  type Tally,
} from '../../core/tally.js';
import { judge, type Judgement, type PreparedDevice } from '../../core/verdict.js';
import type { WorldCountry, WorldNetwork } from '../../world/world.js';

export interface JudgedNetwork {
  readonly network: WorldNetwork;
  readonly judgement: Judgement;
  readonly outcome: Outcome;
}

export interface JudgedCountry {
  readonly country: WorldCountry;
  /** Best first; networks with the same outcome in the country's own order. */
  readonly networks: readonly JudgedNetwork[];
  /** Names of the networks by outcome, for the sentence that sums them up. */
  readonly names: Readonly<Record<Outcome, readonly string[]>>;
  readonly counts: Tally;
  readonly overall: Overall;
}

/** @param asOf the day of asking, `YYYY-MM-DD` */
export function judgeCountry(device: PreparedDevice, country: WorldCountry, asOf: string): JudgedCountry {
  const groups = groupByOutcome(
    country.networks.map((network) => ({ network, judgement: judge(device, network, asOf) })),
    ({ judgement }) => judgement,
  );
  const namesOf = (outcome: Outcome) => groups[outcome].map(({ network }) => network.name);
  const { good, limited, unconfirmed, no } = groups;
  const counts = {
    good: good.length,
    limited: limited.length,
    unconfirmed: unconfirmed.length,
    no: no.length,
  };
  return {
    country,
    networks: [...good, ...limited, ...unconfirmed, ...no].map((each) => ({
      ...each,
      outcome: outcomeOf(each.judgement),
    })),
    names: {
      good: namesOf('good'),
      limited: namesOf('limited'),
      unconfirmed: namesOf('unconfirmed'),
      no: namesOf('no'),
    },
    counts,
    overall: overallOf(counts),
  };
}

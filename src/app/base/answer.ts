/** One device in one country: every network's verdict, and what they say together. */
import { type Overall, overallOf } from '../../core/tally.js';
import { type PreparedDevice, judge, type Judgement } from '../../core/verdict.js';
import { saidVerdict, type SaidVerdict } from '../../words/verdict.js';
import type { WorldCountry, WorldNetwork } from '../../world/world.js';

export interface NetworkAnswer {
  readonly network: WorldNetwork;
  readonly judgement: Judgement;
  readonly said: SaidVerdict;
}

export interface CountryAnswer {
  readonly country: WorldCountry;
  /** Best first; networks with the same verdict in the country's own order. */
  readonly networks: readonly NetworkAnswer[];
  readonly counts: Readonly<Record<SaidVerdict, number>>;
  readonly overall: Overall;
}

const RANK: Record<SaidVerdict, number> = { good: 0, limited: 1, unconfirmed: 2, no: 3 };

export function answerFor(device: PreparedDevice, country: WorldCountry, asOf: string): CountryAnswer {
  const counts = { good: 0, limited: 0, unconfirmed: 0, no: 0 };
  const networks = country.networks
    .map((network) => {
      const judgement = judge(device, network, asOf);
      const said = saidVerdict(judgement);
      counts[said]++;
      return { network, judgement, said };
    })
    .sort((a, b) => RANK[a.said] - RANK[b.said]);
  return { country, networks, counts, overall: overallOf(counts) };
}

/** Names of the networks by verdict, for the summary sentence. */
export function namesByVerdict(answer: CountryAnswer): Record<SaidVerdict, string[]> {
  const names: Record<SaidVerdict, string[]> = { good: [], limited: [], unconfirmed: [], no: [] };
  for (const { network, said } of answer.networks) names[said].push(network.name);
  return names;
}

import {
  bandName,
  bandNumber,
  LTE_BANDS,
  LTE_COVERAGE,
  LTE_NOT_ALONE,
  LTE_RECEIVE_ONLY,
  NR_BANDS,
  NR_NOT_ALONE,
  NR_RECEIVE_ONLY,
} from '../../../core/band.js';
import type { BandFact } from '../../../schema/facts.js';
import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

const CORE = {
  lte: { all: LTE_BANDS, receiveOnly: LTE_RECEIVE_ONLY, notAlone: LTE_NOT_ALONE },
  nr: { all: NR_BANDS, receiveOnly: NR_RECEIVE_ONLY, notAlone: NR_NOT_ALONE },
} as const;

/** Whether the whole uplink and downlink lie below 1 GHz: the coverage layer. */
export function isCoverage({ uplink_mhz, downlink_mhz }: BandFact): boolean {
  return [uplink_mhz, downlink_mhz].every((range) => range === null || range[1] < 1000);
}

export const bandClassRule: Rule = {
  name: 'band-class',
  severity: 'error',
  description:
    'bands.json holds the bands of src/core/band.ts, with the classes by which the verdict rule knows them.',
  check(draft) {
    const bands = draft.one('bands');
    if (!bands) return [];
    const file = 'bands.json';
    const problems: LintProblem[] = bands.flatMap((band, i) =>
      bandFaults(band).map(({ wrong, right }) => ({ file, at: `[${i}]`, wrong, right })),
    );
    const names = new Set(bands.map(({ band }) => band));
    for (const rat of ['lte', 'nr'] as const)
      for (const number of CORE[rat].all) {
        const band = bandName(rat, number);
        if (names.has(band)) continue;
        const right = 'every band of src/core/band.ts; add it with its source';
        problems.push({ file, at: null, wrong: `band ${band} is missing`, right });
      }
    return problems;
  },
};

/** What is wrong with one band by itself, and what would be right. */
export function bandFaults(band: BandFact): Pick<LintProblem, 'wrong' | 'right'>[] {
  const faults: Pick<LintProblem, 'wrong' | 'right'>[] = [];
  const { duplex, uplink_mhz: uplink, downlink_mhz: downlink } = band;
  const fault = (wrong: string, right: string): void => {
    faults.push({ wrong: `${band.band} ${wrong}`, right });
  };
  if (band.rat !== (band.band.startsWith('n') ? 'nr' : 'lte')) fault(`is ${band.rat}`, 'B for lte, n for nr');
  if ((uplink === null) !== (duplex === 'SDL'))
    fault(`is ${duplex} ${uplink ? 'with an' : 'without'} uplink`, 'a SDL band alone has no uplink');
  if ((downlink === null) !== (duplex === 'SUL'))
    fault(`is ${duplex} ${downlink ? 'with a' : 'without'} downlink`, 'a SUL band alone has no downlink');
  for (const [low, high] of [uplink, downlink].filter((range) => range !== null))
    if (low >= high) fault(`reaches from ${low} to ${high} MHz`, 'the lower edge comes first');
  if (uplink && downlink) {
    const same = uplink[0] === downlink[0] && uplink[1] === downlink[1];
    if (duplex === 'TDD' && !same) fault('is TDD on two ranges', 'a TDD band uses one range both ways');
    if (duplex === 'FDD' && uplink[0] < downlink[1] && downlink[0] < uplink[1])
      fault('is FDD on ranges that overlap', 'an FDD band has separate ranges');
  }
  const number = bandNumber(band.rat, band.band);
  if (number === undefined) return faults;
  const { receiveOnly, notAlone } = CORE[band.rat];
  const compare = (said: boolean, known: boolean, what: string): void => {
    if (said === known) return;
    const right = `src/core/band.ts says that it is ${known ? '' : 'not '}${what}; correct the band, or the constant together with its verdicts`;
    fault(`is ${said ? '' : 'not '}${what}`, right);
  };
  compare(duplex === 'SDL', receiveOnly.includes(number), 'receive-only (SDL)');
  if (duplex === 'SUL') compare(false, !notAlone.includes(number), 'able to carry a connection alone');
  if (band.rat === 'lte')
    compare(isCoverage(band), LTE_COVERAGE.includes(number), 'of the coverage layer (below 1 GHz)');
  return faults;
}

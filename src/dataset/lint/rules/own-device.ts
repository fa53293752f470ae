import { BAND_OF_PART, bandName } from '../../../core/band.js';
import type { DeviceFile } from '../../../schema/facts.js';
import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const ownDeviceRule: Rule = {
  name: 'own-device',
  severity: 'error',
  description:
    'A device of our own has evidence of grade A to C for every source, and its lists of bands fit each other.',
  check(draft) {
    const own = draft.one('ownSources') ?? {};
    return [...draft.all('device')]
      .filter(([, { origin }]) => origin === 'bandcheck')
      .flatMap(([file, device]) => faultsOf(device, own).map((fault) => ({ file, ...fault })));
  },
};

function faultsOf(device: DeviceFile, own: Record<string, { grade: string }>): Omit<LintProblem, 'file'>[] {
  const { lte, parts = [], lte_m, nb_iot, sources, evidence = [] } = device;
  const faults: Omit<LintProblem, 'file'>[] = [];
  for (const source of sources)
    if (!evidence.some((place) => place.source === source))
      faults.push({
        at: 'evidence',
        wrong: `source "${source}" has no evidence`,
        right: 'where in the source the bands stand: "place", a short "quote", or both',
      });
  if (!sources.some((id) => own[id] && own[id].grade !== 'D'))
    faults.push({
      at: 'sources',
      wrong: 'there is no source of grade A to C',
      right: "the maker's document, an integrator's or a distributor's; grade D is only a second source",
    });
  for (const part of parts)
    if (!lte.includes(bandName('lte', BAND_OF_PART[part])))
      faults.push({
        at: 'parts',
        wrong: `${part} is no part of a band in lte`,
        right: 'add the band to lte',
      });
  if ((lte_m === undefined) !== (nb_iot === undefined))
    faults.push({
      at: lte_m ? 'lte_m' : 'nb_iot',
      wrong: 'stands without its sister',
      right: 'lte_m and nb_iot, one of them may be empty',
    });
  else if (lte_m && nb_iot && !lte.every((band) => lte_m.includes(band) || nb_iot.includes(band)))
    faults.push({ at: 'lte', wrong: 'names bands of neither lte_m nor nb_iot', right: 'their union' });
  if ([...(lte_m ?? []), ...(nb_iot ?? [])].some((band) => !lte.includes(band)))
    faults.push({ at: 'lte', wrong: 'lacks a band of lte_m or nb_iot', right: 'their union' });
  return faults;
}

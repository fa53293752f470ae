import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const bandUniqueRule: Rule = {
  name: 'band-unique',
  severity: 'error',
  description: 'A band stands once on a network, in a list of a device, and in bands.json.',
  check(draft) {
    const problems: LintProblem[] = [];
    const check = (file: string, list: string, bands: readonly (string | number)[], field: string): void => {
      bands.forEach((band, i) => {
        if (bands.indexOf(band) === i) return;
        const wrong = `band ${band} stands twice`;
        problems.push({ file, at: `${list}[${i}]${field}`, wrong, right: 'once; merge their sources' });
      });
    };
    for (const [file, { networks }] of draft.all('country'))
      networks.forEach((network, n) => {
        for (const rat of ['lte', 'nr'] as const) {
          const bands = network[rat].map(({ band }) => band);
          check(file, `networks[${n}].${rat}`, bands, '.band');
        }
      });
    for (const [file, device] of draft.all('device'))
      for (const list of ['lte', 'nr', 'umts', 'gsm_mhz', 'parts', 'lte_m', 'nb_iot'] as const)
        check(file, list, device[list] ?? [], '');
    const bands = (draft.one('bands') ?? []).map(({ band }) => band);
    check('bands.json', '', bands, '.band');
    return problems;
  },
};

import type { LintProblem } from '../../lint-problem.js';
import type { Rule } from '../rule.js';

export const bandKnownRule: Rule = {
  name: 'band-known',
  severity: 'error',
  description: 'Every band of a network or device stands in bands.json.',
  check(draft) {
    const bands = draft.one('bands');
    if (!bands) return [];
    const known = new Set(bands.map(({ band }) => band));
    const problems: LintProblem[] = [];
    const check = (file: string, at: string, band: string): void => {
      if (known.has(band)) return;
      problems.push({
        file,
        at,
        wrong: `band ${band} is unknown`,
        right: 'a band of bands.json; add it there first',
      });
    };
    for (const rat of ['lte', 'nr'] as const) {
      for (const [file, { networks }] of draft.all('country'))
        networks.forEach((network, n) => {
          network[rat].forEach(({ band }, b) => {
            check(file, `networks[${n}].${rat}[${b}].band`, band);
          });
        });
      for (const [file, device] of draft.all('device'))
        device[rat].forEach((band, b) => {
          check(file, `${rat}[${b}]`, band);
        });
    }
    return problems;
  },
};

import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '../rule.js';

export const countryNameRule: Rule = {
  name: 'country-name',
  severity: 'error',
  description: 'A country is called what country-names.json calls it.',
  check(draft) {
    const names = draft.one('names')?.names;
    if (!names) return [];
    return [...draft.all('country')]
      .filter(
        ([, { cc, name }]) => !isDeepStrictEqual(name, Object.hasOwn(names, cc) ? names[cc] : undefined),
      )
      .map(([file, { cc, name }]) => ({
        file,
        at: 'name',
        wrong: JSON.stringify(name),
        right: Object.hasOwn(names, cc)
          ? `${JSON.stringify(names[cc])}, or correct country-names.json too`
          : `add "${cc}" to country-names.json`,
      }));
  },
};

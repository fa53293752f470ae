import { listed, type TextFamily } from '../reading.js';

/**
 * Carrier aggregation and dual connectivity combinations: `1A_3A_20A:1A,3A`, `CA_7A-7A`, `CA combos: 1A-3A`, `DC_3A_n78A`. Digits are the
 * band, the letter is the bandwidth class. At most eight components, then the uplink ones.
 */
export const caCombos: TextFamily = {
  pattern:
    /(?<![\w-])((?:ca|(?:en-?|nr-?)?dc)(?:_|[a-z ]{0,20}:? ?))?n?\d{1,3}[a-q]\d?(?:[_+-]n?\d{1,3}[a-q]\d?){1,8}(?![a-z\d-])(?::n?\d{1,3}[a-q](?:,n?\d{1,3}[a-q]){0,8})?/g,
  read(matches) {
    // Without "CA" or "DC" before, so many combinations make a list.
    const plain = matches.filter(([run]) => run.includes('_'));
    if (plain.length < 2 && !matches.some((match) => match[1])) return undefined;
    return [
      {
        kind: 'supported',
        bands: matches.flatMap(({ 0: run, index }) => [
          ...listed('lte', run, index, /(?<![\dn])(\d+)(?=[a-q])/g),
          ...listed('nr', run, index, /n(\d+)(?=[a-q])/g),
        ]),
      },
    ];
  },
};

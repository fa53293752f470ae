import { type Example, family } from './family.js';

/**
 * MikroTik `/interface lte` with `set [ find default-name=lte1 ] band=1,3 nr-band=78`, in an export broken anywhere by `\`, and
 * what `show-capabilities lte1` prints: `lte-bands: 1,3,7`.
 */
export const mikrotikLte = family({
  answers: String.raw`\b(?:nr-)?band=\s*"?(?=\d)(?<=\/interface[ /]lte\b[^]{0,900})(?<enabled>\d[\d,]*)(?=["\s]|$)|\b(?:lte|nr)-bands:(?<=show-capabilities [^]{0,900}) *(?<supported>\d[\d, ]*)$`,
});

export const examples: readonly Example[] = [
  {
    text: '/interface lte\nset [ find default-name=lte1 ] apn-profiles=home band=3,20 nr-band=\\\n    28,78',
    kind: 'enabled',
    lte: [3, 20],
    nr: [28, 78],
  },
  {
    text: '[admin@bus] > interface/lte/show-capabilities lte1\n  modem-bus-location: 2-1\n      lte-bands: 1,3,28\n       nr-bands: 78',
    kind: 'supported',
    lte: [1, 3, 28],
    nr: [78],
  },
];

import { any, decimalMask, type Example, family, hexMask } from './family.js';

/**
 * Telit `#BND: <2G>,<3G>[,<LTE>[,<LTE from B65>]]`, hexadecimal without `0x` on LE910Cx, LM9xx and LN9xx, decimal on ME910
 * and older LE910; on FN990 NR bands of NSA and
 * SA follow; five fields are `2G,3G,LTE,TD-SCDMA,<LTE from B65>` in decimal. 2G and 3G are table indexes. A test
 * answer puts each field in parentheses, as `(lowest bit-full mask)`. Digits alone are read as decimal, and are
 * doubtful unless the model's name stands before, the session speaks of Cat-M, or B15 or B16, which do not exist,
 * were set in a hexadecimal mask.
 */
export const telitBnd = family({
  answers: String.raw`#bnd${any}${any}(?:(?:(?=.{0,60}\d[a-f]|(?:,[^,\n]*){6})|(?<=l(?:e910c|[mn]9)[^]{0,400}))${hexMask(1)}(?:${hexMask(65)}(?:${hexMask(1, 'nr_nsa')}${hexMask(65, 'nr_nsa')}(?:${hexMask(1, 'nr_sa')}${hexMask(65, 'nr_sa')})?)?)?|${decimalMask(1)}${any}${decimalMask(65)}|(?:(?=.{0,60}[4-9]\d{3}\b)|(?<=(?:m[el]\d|cat-?m)[^]{0,400})|(?=[^]{0,400}cat-?m))${decimalMask('01')}(?:${decimalMask('065')})?|${decimalMask(1, 'doubtful')})?`,
});

export const examples: readonly Example[] = [
  { text: 'AT#BND=5,0,134742020\nAT#WS46=0 // CAT-M', kind: 'enabled', lte: [3, 20, 28] },
  { text: 'ME910C1-E1\n#BND: 0,0,524420', kind: 'enabled', lte: [3, 8, 20] },
  { text: 'LE910C4-EU\n#BND: 0,11,80004', kind: 'enabled', lte: [3, 20] },
  { text: '#BND: 0,22,80004,0,1,2000,1,2000', kind: 'enabled', lte: [3, 20], nr: [1, 78] },
];

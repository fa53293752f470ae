import { type Example, family } from './family.js';

/** Huawei `^HFREQINFO: <n>,<6 = LTE, 7 = NR>` with seven fields for each carrier, of which the first is its band. */
export const huaweiHfreqinfo = family({
  answers: ['lte', 'nr']
    .map(
      (technology, i) =>
        String.raw`(?<=\^hfreqinfo: ?\d,${i + 6},(?:(?:\d{1,9},){7}){0,4})(?<serving_${technology}>\d+)(?=(?:,\d+){6})`,
    )
    .join('|'),
});

export const examples: readonly Example[] = [
  {
    text: '^HFREQINFO: 0,6,3,1300,18150,20000,19300,17200,20000,20,6300,8060,10000,24300,8470,10000',
    kind: 'serving',
    lte: [3, 20],
  },
  { text: '^HFREQINFO: 0,7,41,513000,2565000,100000,513000,2565000,100000', kind: 'serving', nr: [41] },
];

import { type Example, family } from './family.js';

/**
 * `modemband.sh json` of OpenWrt: `"supported":[{"band":3,"txt":"FDD 1800 MHz"}],"enabled":[3]`, for 5G `supported5gnsa` and
 * `enabled5gsa`; its commands `setbands "3 20"` and `getbands`; what its file of a modem can have, `_DEFAULT_LTE_BANDS="3 20"`;
 * and what `3ginfo` says is in use: `"pband":"B3 (1800 MHz) @20 MHz"`.
 */
export const modemband = family({
  answers: ['lte', 'nr']
    .map((technology, i) => {
      const key = ['', '5g(?:n?sa)?'][i]!;
      const inJson = String.raw`\{\s*"band": ?(?=\d+,\s*"txt")(?<="supported${key}": ?\[[^\]]{0,2000})`;
      const inFile = `_default_${key || technology}_bands="`;
      return String.raw`(?:${inJson}|${inFile})(?<supported_${technology}>[\d ]+)|(?:"enabled${key}": ?\[|setbands${key} "|getbands${key} *\n)(?<enabled_${technology}>[\d, \n]+)`;
    })
    .join('|')
    .concat(String.raw`|\b(?:b(?<serving_lte>\d+)|n(?<serving_nr>\d+)) \(\d+ mhz\) @\d`),
});

export const examples: readonly Example[] = [
  {
    text: '{"supported":[{"band":3,"txt":"FDD 1800 MHz"},{"band":20,"txt":"FDD 800 MHz"}],"enabled":[3]}',
    kind: 'supported',
    lte: [3, 20],
  },
  { text: 'modemband.sh setbands5g "1 3 78"', kind: 'enabled', nr: [1, 3, 78] },
  {
    text: 'modemband.sh getbands\n3 7\nmodemband.sh getbands5gnsa\n78',
    kind: 'enabled',
    lte: [3, 7],
    nr: [78],
  },
  {
    text: '"pband":"B3 (1800 MHz) @20 MHz",\n"s1band":"n78 (3500 MHz) @50 MHz",\n"s2band":"-"',
    kind: 'serving',
    lte: [3],
    nr: [78],
  },
  { text: '"supported5gsa":[{"band":78,"txt":"3500 MHz"}]', kind: 'supported', nr: [78] },
  {
    text: '_DEFAULT_LTE_BANDS="1 3 20"\n_DEFAULT_5GSA_BANDS="78"',
    kind: 'supported',
    lte: [1, 3, 20],
    nr: [78],
  },
  {
    text: 'modemband.sh setbands "3 20"\nmodemband.sh setbands5gsa "78"',
    kind: 'enabled',
    lte: [3, 20],
    nr: [78],
  },
];

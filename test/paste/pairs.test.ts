/** Two things keep their lists apart, whatever they are called and however a page lays them out. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

type Pair = readonly [one: string, other: string];

/** Names of which one begins the other, and names that look like bands, radios, amounts or lists. */
const PAIRS: readonly Pair[] = [
  ['S20', 'S20+'],
  ['A54', 'A54s'],
  ['Note 12', 'Note 12 5G'],
  ['Nova 5', 'Nova 5 Pro'],
  ['Nova 7', 'Nova 7a'],
  ['Moto E5', 'Moto E5 Play'],
  ['Kite 13', 'Kite 13 mini'],
  ['Zentro K9', 'Lumo Aura'],
  ['EC25-E', 'EC25-A'],
  ['EG25-G', 'EG25-GL'],
  ['A7670E', 'A7670SA'],
  ['B525s-23a', 'B525s-65a'],
  ['SM-A146B', 'SM-A146U'],
  ['XT2041-1', 'XT2041-3'],
  ['TRB140 0*****', 'TRB140 1*****'],
  ['Teltonika RUT955', 'MikroTik LtAP'],
  ['Model A', 'Model B'],
  ['Gen 1', 'Gen 2'],
  ['rev. A', 'rev. B'],
  ['EU version', 'US version'],
  ['Global', 'China'],
  ['EMEA', 'APAC'],
  ['Orange', 'SFR'],
  ['T-Mobile', 'AT&T'],
  ['Three', 'EE'],
  ['中国移动', '中国联通'],
  ['ドコモ', 'ソフトバンク'],
];
const [one, other] = ['B1, B3, B7, B20', 'B2, B4, B5, B12'];
const [numbers, otherNumbers] = ['1, 3, 7, 20', '2, 4, 5, 12'];
const READ = '1,3,7,20;2,4,5,12';

/** How a page lays two lists out, and how many pairs are read otherwise at most. */
const LAYOUTS: readonly (readonly [name: string, lay: (a: string, b: string) => string, most: number])[] = [
  ['a colon', (a, b) => `${a}: LTE ${one}\n${b}: LTE ${other}`, 0],
  ['a dash', (a, b) => `${a} - LTE ${one}\n${b} - LTE ${other}`, 0],
  // Nothing says that `Zentro K9: B1, B3` is of cellular radio.
  ['a colon and no radio', (a, b) => `${a}: ${one}\n${b}: ${other}`, 2],
  // `Note 12 5G: 2, 4` may be of 5G.
  ['a heading above all', (a, b) => `LTE bands\n${a}: ${numbers}\n${b}: ${otherNumbers}`, 1],
  ['headings', (a, b) => `${a}\nLTE: ${one}\n\n${b}\nLTE: ${other}`, 0],
  [
    'headings of Markdown',
    (a, b) => `## ${a}\n- LTE: ${one}\n- Weight: 180 g\n\n## ${b}\n- LTE: ${other}\n- Weight: 190 g`,
    0,
  ],
  [
    'headings in bold type',
    (a, b) => `**${a}**\n4G bands: ${numbers}\n\n**${b}**\n4G bands: ${otherNumbers}`,
    0,
  ],
  ['headings in brackets', (a, b) => `[${a}]\nFDD-LTE: ${one}\n[${b}]\nFDD-LTE: ${other}`, 0],
  ['brackets behind', (a, b) => `LTE ${one} (${a})\nLTE ${other} (${b})`, 1],
  ['a dash behind', (a, b) => `4G bands\t${numbers} - ${a}\n \t${otherNumbers} - ${b}`, 1],
  ['brackets and a slash', (a, b) => `LTE bands ${one} (${a}) / ${other} (${b})`, 2],
  ['rows', (a, b) => `| Model | LTE bands |\n|---|---|\n| ${a} | ${one} |\n| ${b} | ${other} |`, 0],
  ['columns', (a, b) => `| | ${a} | ${b} |\n|---|---|---|\n| LTE | ${one} | ${other} |`, 0],
  ['tabs', (a, b) => `Model\tLTE\n${a}\t${one}\n${b}\t${other}`, 0],
  ['tabs without a head', (a, b) => `${a}\tLTE ${one}\n${b}\tLTE ${other}`, 0],
  ['CSV', (a, b) => `model,lte\n"${a}","${one}"\n"${b}","${other}"`, 0],
  [
    'JSON',
    (a, b) => `[{"model":"${a}","lte_bands":[${numbers}]},{"model":"${b}","lte_bands":[${otherNumbers}]}]`,
    0,
  ],
  ['YAML', (a, b) => `- name: ${a}\n  lte: [${numbers}]\n- name: ${b}\n  lte: [${otherNumbers}]`, 0],
  [
    'HTML',
    (a, b) =>
      `<table><tr><th>Model</th><th>LTE</th></tr><tr><td>${a}</td><td>${one}</td></tr><tr><td>${b}</td><td>${other}</td></tr></table>`,
    0,
  ],
  [
    'a sentence',
    (a, b) => `The ${a} has LTE bands ${numbers}, while the ${b} has LTE bands ${otherNumbers}.`,
    0,
  ],
  ['two sentences', (a, b) => `${a} supports ${one}. ${b} supports ${other}.`, 0],
  ['points', (a, b) => `• ${a}: ${one}\n• ${b}: ${other}\nAll with LTE Cat 4`, 0],
  ['semicolons', (a, b) => `LTE: ${a}: ${one}; ${b}: ${other}`, 0],
  ['bands for each', (a, b) => `LTE bands for ${a}: ${numbers}\nLTE bands for ${b}: ${otherNumbers}`, 2],
  ['the name before', (a, b) => `${a} LTE bands: ${numbers}\n${b} LTE bands: ${otherNumbers}`, 0],
];

const listsOf = (text: string) =>
  readBands(text)
    .variants.map(({ lte }) => lte.join())
    .sort()
    .join(';');

describe('two lists are told apart', () => {
  it.each(LAYOUTS)('in %s', (_, lay, most) => {
    const merged = PAIRS.filter(([a, b]) => listsOf(lay(a, b)) !== READ);
    expect(merged.length, merged.join('\n')).toBeLessThanOrEqual(most);
  });
});

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
  ['RoW', 'EU'],
  ['Latin America', 'Australia'],
  ['Asia Pacific', 'Middle East & Africa'],
  ['欧版', '美版'],
  ['グローバル版', '国内版'],
  ['Versione europea', 'Versione americana'],
  ['5G version', '4G version'],
  ['Cat 4 version', 'Cat 6 version'],
  ['GSM model', 'CDMA model'],
  ['Edge 40', 'Edge 40 Neo'],
  ['Note 11', 'Note 11S'],
  ['SKU 1', 'SKU 2'],
  ['Unlocked', 'T-Mobile'],
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
  ['a colon and no radio', (a, b) => `${a}: ${one}\n${b}: ${other}`, 3],
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
  ['a dash behind', (a, b) => `4G bands\t${numbers} - ${a}\n \t${otherNumbers} - ${b}`, 2],
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

type Trio = readonly [carrier: string, other: string, country: string];

const CARRIERS: readonly Trio[] = [
  ['Orange', 'SFR', 'France'],
  ['T-Mobile', 'AT&T', 'USA'],
  ['Three', 'EE', 'the UK'],
  ['Telekom', 'Vodafone', 'Germany'],
  ['Telstra', 'Optus', 'Australia'],
  ['TIM', 'WindTre', 'Italy'],
  ['Movistar', 'Yoigo', 'Spain'],
  ['Telcel', 'Movistar', 'Mexico'],
  ['Airtel', 'Jio', 'India'],
  ['Bell', 'Rogers', 'Canada'],
  ['SKT', 'KT', 'Korea'],
  ['China Mobile', 'China Unicom', 'China'],
  ['MTN', 'Vodacom', 'South Africa'],
  ['МТС', 'Билайн', 'Россия'],
  ['中国移动', '中国电信', '中国'],
  ['Turkcell', 'Türk Telekom', 'Turkey'],
  ['Elisa', 'DNA', 'Finland'],
  ['Proximus', 'Base', 'Belgium'],
  ['Zain', 'STC', 'Saudi Arabia'],
  ['2degrees', 'Spark', 'New Zealand'],
];

/** How a page says which bands two carriers use: 1, 3, 7, 20, and 3, 8, 28. */
const USES: readonly (readonly [name: string, lay: (a: string, b: string, country: string) => string])[] = [
  ['a heading', (a, b, c) => `LTE bands in ${c}\n${a}: B1, B3, B7, B20\n${b}: B3, B8, B28`],
  ['nothing but colons', (a, b) => `${a}: B1, B3, B7, B20\n${b}: B3, B8, B28`],
  ['numbers', (a, b, c) => `Bands used in ${c}:\n${a}: 1, 3, 7, 20\n${b}: 3, 8, 28`],
  ['dashes', (a, b) => `${a} – LTE 1, 3, 7, 20\n${b} – LTE 3, 8, 28`],
  ['rows', (a, b) => `| Operator | LTE |\n|---|---|\n| ${a} | 1, 3, 7, 20 |\n| ${b} | 3, 8, 28 |`],
  ['rows without a head', (a, b) => `| ${a} | B1, B3, B7, B20 |\n| ${b} | B3, B8, B28 |`],
  ['tabs', (a, b) => `Network\t4G bands\n${a}\t1, 3, 7, 20\n${b}\t3, 8, 28`],
  ['columns', (a, b) => `| | ${a} | ${b} |\n|---|---|---|\n| LTE | B1, B3, B7, B20 | B3, B8, B28 |`],
  ['a sentence', (a, b) => `${a} uses bands 1, 3, 7 and 20, ${b} uses 3, 8 and 28.`],
  [
    'two sentences',
    (a, b, c) => `In ${c}, ${a} operates LTE on B1, B3, B7 and B20. ${b} has LTE on B3, B8 and B28.`,
  ],
  ['what they need', (a, b) => `For ${a} you need bands 1, 3, 7 and 20, for ${b} bands 3, 8 and 28.`],
  ['headings', (a, b) => `## ${a}\n- 4G: B1, B3, B7, B20\n\n## ${b}\n- 4G: B3, B8, B28`],
  ['brackets', (a, b, c) => `Operators in ${c}: ${a} (B1, B3, B7, B20), ${b} (B3, B8, B28)`],
  [
    'frequencies',
    (a, b) =>
      `${a}: LTE 2100 (B1), 1800 (B3), 2600 (B7), 800 (B20)\n${b}: LTE 1800 (B3), 900 (B8), 700 (B28)`,
  ],
  [
    'paragraphs',
    (a, b) =>
      `There are two networks, and they are not equal.\n\n${a} has the best reach. It has LTE on bands 1, 3, 7 and 20.\n\n${b} is the cheap one. It has LTE on bands 3, 8 and 28.`,
  ],
  [
    'paragraphs below names',
    (a, b) =>
      `${a}\nThe company launched LTE in 2013. It uses 1, 3, 7 and 20 for LTE.\n\n${b}\nLTE since 2015. It uses 3, 8 and 28 for LTE.`,
  ],
  [
    'French lines',
    (a, b) =>
      `Chez ${a}, la 4G passe par les bandes 1, 3, 7 et 20.\nChez ${b}, la 4G passe par les bandes 3, 8 et 28.`,
  ],
  ['JSON', (a, b) => `[{"operator":"${a}","lte":[1,3,7,20]},{"operator":"${b}","lte":[3,8,28]}]`],
  ['CSV', (a, b) => `operator,lte_bands\n${a},"1,3,7,20"\n${b},"3,8,28"`],
  [
    'a line for each band',
    (a, b) =>
      `B1 (2100): ${a}\nB3 (1800): ${a}, ${b}\nB7 (2600): ${a}\nB8 (900): ${b}\nB20 (800): ${a}\nB28 (700): ${b}`,
  ],
  [
    'a row for each band',
    (a, b) =>
      `| Band | ${a} | ${b} |\n|---|---|---|\n| B1 | ✓ | |\n| B3 | ✓ | ✓ |\n| B7 | ✓ | |\n| B8 | | ✓ |\n| B20 | ✓ | |\n| B28 | | ✓ |`,
  ],
];

describe('the bands of two carriers are theirs', () => {
  it.each(USES)('in %s', (_, lay) => {
    const wrong = CARRIERS.filter((trio) => {
      const text = lay(...trio);
      return readBands(text).kind !== 'operator' || listsOf(text) !== '1,3,7,20;3,8,28';
    });
    expect(wrong).toEqual([]);
  });
});

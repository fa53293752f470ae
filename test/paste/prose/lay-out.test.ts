import { describe, expect, it } from 'vitest';
import { readBands } from '../../../src/paste/read-bands.js';
import { markdownTable } from '../markdown-table.js';

/** Bands of three products, of which the last has neither LTE TDD nor 5G. */
const PRODUCTS = [
  { GSM: '900/1800 MHz', UMTS: [1, 8], 'LTE FDD': [1, 3, 7, 20], 'LTE TDD': [38, 40], '5G NR': [28, 78] },
  { GSM: '850/1900 MHz', UMTS: [2, 5], 'LTE FDD': [2, 4, 12, 66], 'LTE TDD': [41], '5G NR': [41, 71] },
  { GSM: '900/1800 MHz', UMTS: [1, 5], 'LTE FDD': [1, 3, 8, 28], 'LTE TDD': [], '5G NR': [] },
] as const;
type Radio = keyof (typeof PRODUCTS)[number];
const RADIOS: readonly Radio[] = ['GSM', 'UMTS', 'LTE FDD', 'LTE TDD', '5G NR'];
const NAMES = {
  'order codes': ['KX25-E', 'KX25-AU', 'KX25-J'],
  words: ['Tandem', 'Vireo Max', 'Ostra'],
  regions: ['Europe', 'North America', 'Global'],
  'names with a radio in them': ['Lynx 4G', 'Lynx 5G', 'Lynx 5G Pro'],
};
const cellOf = (product: number, radio: Radio, isBare: boolean) => {
  const bands = PRODUCTS[product]![radio];
  if (typeof bands === 'string') return bands;
  const prefix = isBare ? '' : radio === '5G NR' ? 'n' : 'B';
  return bands.map((band) => prefix + band).join(isBare ? ', ' : '/') || '-';
};
type Cells = readonly (readonly string[])[];
const WAYS: Readonly<Record<string, (names: readonly string[], isBare: boolean) => Cells>> = {
  'products as rows': (names, isBare) => [
    ['Model', 'Weight', ...RADIOS],
    ...names.map((name, i) => [name, '12 g', ...RADIOS.map((radio) => cellOf(i, radio, isBare))]),
  ],
  'products as columns': (names, isBare) => [
    ['Feature', ...names],
    ['Size', ...names.map(() => '30 x 30 mm')],
    ...RADIOS.map((radio) => [radio, ...names.map((_, i) => cellOf(i, radio, isBare))]),
  ],
  'a row for each radio of a product': (names, isBare) => [
    ['Model', 'Technology', 'Bands'],
    ...names.flatMap((name, i) => RADIOS.map((radio, k) => [k ? '' : name, radio, cellOf(i, radio, isBare)])),
  ],
  'a row for each product of a radio': (names, isBare) => [
    ['Technology', 'Model', 'Bands'],
    ...RADIOS.flatMap((radio) => names.map((name, i) => [radio, name, cellOf(i, radio, isBare)])),
  ],
};
const FORMS: Readonly<Record<string, (cells: Cells) => string>> = {
  tabs: (cells) => cells.map((row) => row.join('\t')).join('\n'),
  pipes: (cells) => cells.map((row) => row.join(' | ')).join('\n'),
  Markdown: markdownTable,
  CSV: (cells) => cells.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
  semicolons: (cells) => cells.map((row) => row.join(';')).join('\n'),
  HTML: (cells) =>
    cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n'),
};
const WANTED = ['1,3,7,20,38,40 28,78', '2,4,12,41,66 41,71', '1,3,8,28 '];

describe('layOut', () => {
  describe.each(Object.entries(WAYS))('reads tables with %s', (_, lay) => {
    it.each(Object.entries(FORMS))('between %s', (form, write) => {
      for (const [kind, names] of Object.entries(NAMES))
        for (const isBare of [true, false]) {
          const { variants } = readBands(write(lay(names, isBare)));
          const read = variants.map(({ lte, nr }) => `${lte.join()} ${nr.join()}`);
          expect(read, `${kind} ${isBare ? 'bare' : ''} ${form}`).toEqual(WANTED);
        }
    });
  });

  it.each([
    ['Model\nLTE bands\n5G bands\nKX1\nB1/B3\nn78\nKX2\nB2/B4\nn41', ['KX1 1,3 78', 'KX2 2,4 41']],
    ['Band | KX1 | KX2\nB1 | x | \nB3 | x | x\nB7 | | x', ['KX1 1,3 ', 'KX2 3,7 ']],
    ['Model | B1 | B3 | B7\nKX1 | x | x | \nKX2 | | x | x', ['KX1 1,3 ', 'KX2 3,7 ']],
    ['Feature | NB7 | CM7\nRadio | NB-IoT | LTE-M\nBands | 3, 5, 8 | 1, 2, 4', ['NB7 3,5,8 ', 'CM7 1,2,4 ']],
    ['Rogers: 4, 7, 12. Bell: 2, 4, 29.', ['Rogers 4,7,12 ', 'Bell 2,4,29 ']],
    ['Con Telcel (bandas 4, 5, 66) y Movistar (2, 7)', ['Telcel 4,5,66 ', 'Movistar 2,7 ']],
    ['Telstra 700 (B28), 1800 (B3). Optus 700 (B28), 2300 (B40).', ['Telstra 3,28 ', 'Optus 28,40 ']],
    ['LTE variants:\n -E: B1, B3\n -A: B2, B4, B12', ['E 1,3 ', 'A 2,4,12 ']],
    ['[China] 1/3/5/8/39/40 LTE\n[Asia] 1/3/5/7/8/28 LTE', ['China 1,3,5,8,39,40 ', 'Asia 1,3,5,7,8,28 ']],
    [
      'The router (model KX11) covers 4G: B1, B3. For Asia KX11 100000: 4G: B2, B4.',
      ['KX11 1,3 ', 'Asia KX11 100000 2,4 '],
    ],
    ['KX6-E: LTE: B1/B3/B8, 2xCA: B1+B3/B8\nKX6-A: LTE: B2/B4', ['KX6-E 1,3,8 ', 'KX6-A 2,4 ']],
    [
      'Name  LTE        5G\nKX1   1,3,7,20   1,28\nKX2   2,4,12,66  2,66',
      ['KX1 1,3,7,20 1,28', 'KX2 2,4,12,66 2,66'],
    ],
    [
      'My modems: an EC25-AF with 2/4/5/12/13/66 and an EC25-E with 1/3/5/7/8/20.',
      ['EC25-AF 2,4,5,12,13,66 ', 'EC25-E 1,3,5,7,8,20 '],
    ],
    [
      // which of the two it is makes no difference
      'The Tandem has LTE B1, B3, B7, B8, B20. The Vireo adds B3.',
      [],
    ],
    [
      '| Model | LTE EU | LTE US |\n|---|---|---|\n| KX1 | B1/B3 | B2/B4 |\n| KX2 | B7/B20 | B12/B66 |',
      ['KX1 EU 1,3 ', 'KX1 US 2,4 ', 'KX2 EU 7,20 ', 'KX2 US 12,66 '],
    ],
    [
      'LTE bands\nModel | Europe | USA\nKX1 | 1, 3 | 2, 4\nKX2 | 7, 20 | 12, 66',
      ['KX1 Europe 1,3 ', 'KX1 USA 2,4 ', 'KX2 Europe 7,20 ', 'KX2 USA 12,66 '],
    ],
    [
      'Model\tRegion\tLTE\nKX1\tEU\t1, 3\n\tUS\t2, 4\nKX2\tEU\t7, 20\n\tUS\t12, 66',
      ['KX1 EU 1,3 ', 'KX1 US 2,4 ', 'KX2 EU 7,20 ', 'KX2 US 12,66 '],
    ],
    ['The Tandem has LTE bands 1, 7 and 20. The Vireo adds B3.', ['Tandem 1,7,20 ', 'Vireo 1,3,7,20 ']],
    ['{"eu": {"lte": [1, 3], "nr": [78]}, "us": {"lte": [2, 4], "nr": [41]}}', ['eu 1,3 78', 'us 2,4 41']],
    ['KX1\tKX2\nLTE bands\tB1/B3\tB2/B4', ['KX1 1,3 ', 'KX2 2,4 ']],
    ['KX1\n4G\n1,3,7\n5G\n78\nKX2\n4G\n2,4,12\n5G\n41', ['KX1 1,3,7 78', 'KX2 2,4,12 41']],
    [
      'x = [\n {name: "Nova", country: "DE", lte: ["B1", "B3"]},\n {name: "Orion", country: "US", lte: ["B2", "B4"]}]',
      ['Nova 1,3 ', 'Orion 2,4 '],
    ],
    ['KX501-NA\nLTE: B2/B4/B41KX501-EU\nLTE: B1/B3', ['KX501-NA 2,4,41 ', 'KX501-EU 1,3 ']],
    ['Country\tNetwork\tLTE-M\nChad\tTelo\t20\nMali\tUno\t8, 20', ['Telo 20 ', 'Uno 8,20 ']],
    // Bands of 3G stand below a radio of their own.
    [
      'Band | KX1 | KX2\nLTE | |\nB1 | x |\nB3 | x | x\nB20 | | x\nWCDMA | |\nB5 | x | x',
      ['KX1 1,3 ', 'KX2 3,20 '],
    ],
    ['Band | KX1 | KX2\nLTE\nB1 | x |\nB3 | x | x\nWCDMA\nB5 | x | x', ['KX1 1,3 ', 'KX2 3 ']],
    ['T-Mobile - B1+B3\nPlus - B3+B20', ['T-Mobile 1,3 ', 'Plus 3,20 ']],
    [
      'Rogers: 2, 4, 7 for LTE. 5G on n41, n71\nTelus: 4, 5, 29 for LTE. 5G on n78',
      ['Rogers 2,4,7 41,71', 'Telus 4,5,29 78'],
    ],
    [
      '{| class="wikitable"\n! Operator !! LTE !! 5G\n|-\n| [[Elisa (company)|Elisa]] || 1, 3 || n78\n|-\n| Telia || 3, 7 || n28\n|}',
      ['Elisa 1,3 78', 'Telia 3,7 28'],
    ],
  ])('reads %j', (text, wanted) => {
    const { variants } = readBands(text);
    expect(variants.map(({ name, lte, nr }) => `${name} ${lte.join()} ${nr.join()}`)).toEqual(wanted);
  });

  it.each([
    [
      'EU (Europe), LA (Latin America)\nLTE-FDD: B1/B3\nLTE-FDD: B2/B4',
      ['EU (Europe) 1,3 ', 'LA (Latin America) 2,4 '],
    ],
    ['Europe\nJapan\n4G: B1, B3\n5G: n78\n4G: B18, B19\n5G: n79', ['Europe 1,3 78', 'Japan 18,19 79']],
    ['KX1-E, KX1-A\nLTE: B1, B3\nWCDMA: B8\nLTE: B2, B4\nWCDMA: B5', ['KX1-E 1,3 ', 'KX1-A 2,4 ']],
    ['Europe\nJapan\nLTE FDD: B1, B3\nLTE TDD: B38, B40', []],
  ])('pairs places with lists in the same order: %j', (text, wanted) => {
    const { variants } = readBands(text);
    expect(variants.map(({ name, lte, nr }) => `${name} ${lte.join()} ${nr.join()}`)).toEqual(wanted);
  });

  it('takes rows of products for products, also where their names say a carrier', () => {
    const { kind, variants } = readBands('Model | LTE bands\nKX5-V (Verizon) | B4/B13\nKX5-E | B1/B3/B7');
    expect([kind, variants.map(({ name }) => name)]).toEqual(['supported', ['KX5-V (Verizon)', 'KX5-E']]);
  });

  it('takes what stands below countries for what their networks use', () => {
    const { kind } = readBands(
      '| Country | LTE bands |\n|---|---|\n| Chad | 1, 3, 20 |\n| Mali | 3, 7, 28 |',
    );
    expect(kind).toBe('operator');
  });

  it('takes no product for a carrier whose name it has', () => {
    const { variants } = readBands(
      '| Model | LTE bands |\n|---|---|\n| KX1 | B1/B3 |\n| Vodafone | B7/B20 |',
    );
    expect(variants.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'KX1 supported',
      'Vodafone supported',
    ]);
  });
});

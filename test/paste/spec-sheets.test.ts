/**
 * Spec sheets: the radios of one device, and of two versions of it, in the words of eight languages and the ways in which
 * shops, makers and readme files write them. One device is one list of LTE and one of 5G, whatever stands between; two
 * versions are never one.
 */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { bandsOf, kindAndBandsOf } from '../fixtures/read-pastes.js';
import { markdownTable } from './markdown-table.js';

interface Device {
  readonly umts: readonly number[];
  readonly fdd: readonly number[];
  readonly tdd: readonly number[];
  readonly nr: readonly number[];
}
const EUROPEAN: Device = {
  umts: [1, 2, 5, 8],
  fdd: [1, 3, 5, 7, 8, 20, 28],
  tdd: [38, 40, 41],
  nr: [1, 28, 41, 77, 78],
};
const AMERICAN: Device = { umts: [2, 4, 5], fdd: [2, 4, 5, 12, 13, 66, 71], tdd: [41, 48], nr: [41, 71, 77] };

/** How a page calls 2G, 3G, LTE FDD, LTE TDD, 5G, and LTE where both are in one row. */
const WORDS: readonly (readonly [
  gsm: string,
  umts: string,
  fdd: string,
  tdd: string,
  nr: string,
  lte: string,
])[] = [
  ['GSM', 'WCDMA', 'LTE FDD', 'LTE TDD', '5G NR', 'LTE'],
  ['2G', '3G', '4G FDD', '4G TDD', '5G', '4G'],
  ['2G GSM', '3G WCDMA', 'FDD-LTE', 'TDD-LTE', '5G Sub-6', '4G LTE'],
  ['GSM bands', 'UMTS bands', 'LTE-FDD bands', 'LTE-TDD bands', '5G NR bands', 'LTE bands'],
  ['2G Bands', '3G Bands', '4G FDD Bands', '4G TDD Bands', '5G Bands', '4G Bands'],
  ['GSM/EDGE', 'UMTS/HSPA+', 'FDD LTE', 'TDD LTE', '5G (SA/NSA)', '4G (LTE)'],
  [
    'GSM frequency',
    'WCDMA frequency',
    'FDD-LTE frequency',
    'TDD-LTE frequency',
    '5G NR frequency',
    'LTE frequency bands',
  ],
  ['GSM-Frequenzen', 'UMTS-Bänder', 'LTE-FDD-Bänder', 'LTE-TDD-Bänder', '5G-Bänder', 'LTE-Bänder'],
  ['Bandes 2G', 'Bandes 3G', 'Bandes 4G FDD', 'Bandes 4G TDD', 'Bandes 5G', 'Bandes 4G'],
  ['Bandas 2G', 'Bandas 3G', 'Bandas 4G FDD', 'Bandas 4G TDD', 'Bandas 5G', 'Bandas 4G LTE'],
  ['Frequenze 2G', 'Frequenze 3G', 'Bande LTE FDD', 'Bande LTE TDD', 'Bande 5G', 'Bande LTE'],
  ['Pasma GSM', 'Pasma UMTS', 'Pasma LTE FDD', 'Pasma LTE TDD', 'Pasma 5G', 'Pasma LTE'],
  [
    'Диапазоны GSM',
    'Диапазоны 3G',
    'Диапазоны LTE FDD',
    'Диапазоны LTE TDD',
    'Диапазоны 5G',
    'Диапазоны LTE',
  ],
  ['2G频段', '3G频段', '4G FDD-LTE频段', '4G TDD-LTE频段', '5G频段', '4G频段'],
  ['GSM', '3G(W-CDMA)', '4G(FDD-LTE)', '4G(TDD-LTE)', '5G(Sub6)', '4G LTE'],
];
const GSM = ['850/900/1800/1900 MHz', '850, 900, 1800, 1900 MHz', 'B2/B3/B5/B8', 'Quad-band'];

type Write = (bands: readonly number[], prefix: string) => string;
const prefixed =
  (joint: string): Write =>
  (bands, prefix) =>
    bands.map((band) => prefix + band).join(joint);
const WRITINGS: Readonly<Record<string, Write>> = {
  'B1/B3': prefixed('/'),
  'B1, B3': prefixed(', '),
  'B1 B3': prefixed(' '),
  'B1·B3': prefixed('·'),
  'B1-B3': prefixed('-'),
  'B1+B3': prefixed('+'),
  'B1、B3': prefixed('、'),
  'B1 | B3': prefixed(' | '),
  '1, 3': (bands) => bands.join(', '),
  '1/3': (bands) => bands.join('/'),
  '1 / 3': (bands) => bands.join(' / '),
  'B1/3': (bands, prefix) => prefix + bands.join('/'),
  'Band 1, 3': (bands) => `Band ${bands.join(', ')}`,
  '1, 3 and 7': (bands) => `${bands.slice(0, -1).join(', ')} and ${bands.at(-1)!}`,
};

type Row = readonly [label: string, value: string];
type Layout = (rows: readonly Row[]) => string;
const joined =
  (within: string, between: string, before = ''): Layout =>
  (rows) =>
    rows.map(([label, value]) => before + label + within + value).join(between);
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'lines with a colon': joined(': ', '\n'),
  'lines with a colon and no blank': joined(':', '\n'),
  'lines with a full-width colon': joined('：', '\n'),
  'lines with a blank': joined(' ', '\n'),
  'lines with a tab': joined('\t', '\n'),
  'lines with a dash': joined(' - ', '\n'),
  'lines with an equal sign': joined(' = ', '\n'),
  points: joined(': ', '\n', '• '),
  'points in bold type': (rows) => rows.map(([label, value]) => `- **${label}:** ${value}`).join('\n'),
  'a table': (rows) => markdownTable([['Feature', 'Value'], ...rows]),
  'each list below its radio': joined('\n', '\n'),
  'each list below its radio, with empty lines': joined('\n\n', '\n\n'),
  'one line with semicolons': joined(': ', '; '),
  'one line with commas': joined(': ', ', '),
  'one line with slashes': joined(' ', ' / '),
  'one line with pipes': joined(': ', ' | '),
  'one line without marks': joined(' ', ' '),
};
/** Where the joint of the bands is that of the rows, nobody can tell them apart. */
const isAmbiguous = (writing: string, layout: string) =>
  writing.includes('|') && /a table|pipes/.test(layout);
const rowsOf = (device: Device, words: (typeof WORDS)[number], write: Write, turn: number): Row[] => [
  [words[0], GSM[turn % GSM.length]!],
  [words[1], write(device.umts, 'B')],
  ...(turn % 2
    ? ([
        [words[2], write(device.fdd, 'B')],
        [words[3], write(device.tdd, 'B')],
      ] as const)
    : ([[words[5], write([...device.fdd, ...device.tdd], 'B')]] as const)),
  [words[4], write(device.nr, 'n')],
];

const ascending = (bands: readonly number[]) => [...bands].sort((one, other) => one - other);
const setOf = ({ fdd, tdd, nr }: Device) => ({ lte: ascending([...fdd, ...tdd]), nr: ascending(nr) });
const ONE = bandsOf([setOf(EUROPEAN)]);
const BOTH = bandsOf([EUROPEAN, AMERICAN].map(setOf));
const readSheet = (text: string) => kindAndBandsOf(readBands(text));

describe('the radios of one device', () => {
  it.each(Object.entries(LAYOUTS))('are one list of each in %s', (layout, lay) => {
    let turn = 0;
    for (const words of WORDS)
      for (const [writing, write] of Object.entries(WRITINGS)) {
        if (isAmbiguous(writing, layout)) continue;
        const text = lay(rowsOf(EUROPEAN, words, write, turn++));
        expect(readSheet(text), text).toEqual({ kind: 'supported', lists: ONE });
      }
  });

  it.each([
    'GSM:850/900/1800/1900WCDMA:B1/2/5/8LTE FDD:B1/3/5/7/8/20/28LTE TDD:B38/40/415G NR:n1/28/41/77/78',
    'GSM: Quad-band3G WCDMA:Band 1, 2, 5, 84G LTE:Band 1, 3, 5, 7, 8, 20, 28, 38, 40, 415G Sub-6:Band 1, 28, 41, 77, 78',
    'Bandes 2G:Quad-bandBandes 3G:B1·B2·B5·B8Bandes 4G:B1·B3·B5·B7·B8·B20·B28·B38·B40·B41Bandes 5G:n1·n28·n41·n77·n78',
    '2G频段:850/900/1800/19003G频段:B1/2/5/84G频段:B1/3/5/7/8/20/28/38/40/415G频段:n1/28/41/77/78',
  ])('are told apart where the line breaks are lost: %s', (text) => {
    expect(readSheet(text)).toEqual({ kind: 'supported', lists: ONE });
  });
});

const PAIRS: readonly (readonly [one: string, other: string])[] = [
  ['EU version', 'US version'],
  ['Europe', 'North America'],
  ['KX100-E', 'KX100-A'],
  ['Nova 5', 'Nova 5 Pro'],
  ['Kestra One', 'Lumo Two'],
  ['International', 'USA'],
  ['EMEA', 'LATAM'],
  ['RUT240 0****', 'RUT240 1****'],
  ['Model A', 'Model B'],
  ['Mini', 'Max'],
  ['EU-Version', 'US-Version'],
  ['Version européenne', 'Version américaine'],
  ['Versión europea', 'Versión americana'],
  ['Versione europea', 'Versione americana'],
  ['Wersja europejska', 'Wersja amerykańska'],
  ['Европейская версия', 'Американская версия'],
  ['国际版', '国行版'],
  ['グローバル版', '日本版'],
];
const CARRIERS: typeof PAIRS = [
  ['Verizon', 'AT&T'],
  ['Orange', 'Play'],
  ['Telekom', 'O2'],
  ['EE', 'Three'],
  ['中国移动', '中国联通'],
  ['Claro', 'Tigo'],
  ['МТС', 'Билайн'],
  ['ドコモ', 'ソフトバンク'],
  ['TIM', 'WindTre'],
];
const HEADINGS: Readonly<Record<string, (name: string) => string>> = {
  'a colon': (name) => `${name}:`,
  'nothing else': (name) => name,
  'a hash': (name) => `### ${name}`,
  'bold type': (name) => `**${name}**`,
  'square brackets': (name) => `[${name}]`,
  'a point': (name) => `- ${name}`,
  'a number': (name) => `1. ${name}`,
  'equal signs': (name) => `== ${name} ==`,
  'heavy brackets': (name) => `【${name}】`,
  'a line below': (name) => `${name}\n${'-'.repeat(name.length)}`,
  'the word for bands': (name) => `Frequency bands (${name})`,
  'the word for bands before': (name) => `Bands of ${name}:`,
  capitals: (name) => name.toUpperCase(),
  'a verb': (name) => `${name} supports:`,
};
const BODIES = [
  'lines with a colon',
  'lines with a blank',
  'lines with a tab',
  'points',
  'each list below its radio',
  'one line with semicolons',
  'one line with commas',
  'one line with pipes',
] as const;
const OF_PAIRS = ['B1/B3', 'B1, B3', '1, 3', '1/3'] as const;

/** Two sheets below headings: the bodies, radios and writings in turn. */
function* sheetsOf(pairs: typeof PAIRS, head: (name: string) => string): Generator<string> {
  let turn = 0;
  for (const [one, other] of pairs)
    for (const body of BODIES) {
      const words = WORDS[turn % WORDS.length]!;
      const write = WRITINGS[OF_PAIRS[turn % OF_PAIRS.length]!]!;
      const [european, american] = [EUROPEAN, AMERICAN].map((device) =>
        LAYOUTS[body]!(rowsOf(device, words, write, turn)),
      );
      turn++;
      yield `${head(one)}\n${european!}${turn % 2 ? '\n\n' : '\n'}${head(other)}\n${american!}`;
    }
}

describe.each([
  ['versions', PAIRS, '', 'supported'],
  ['operators', CARRIERS, 'Which bands do the operators use?\n\n', 'operator'],
] as const)('two %s are told apart', (_what, pairs, title, kind) => {
  it.each(Object.entries(HEADINGS))('below headings with %s', (_heading, head) => {
    for (const sheets of sheetsOf(pairs, head))
      expect(readSheet(title + sheets), title + sheets).toEqual({ kind, lists: BOTH });
  });
});

describe('two versions are told apart', () => {
  it('in a line each, behind their names', () => {
    let turn = 0;
    for (const [one, other] of PAIRS)
      for (const head of [HEADINGS['a colon']!, HEADINGS['square brackets']!, HEADINGS['heavy brackets']!])
        for (const body of ['one line with semicolons', 'one line with commas'] as const) {
          const words = WORDS[turn++ % WORDS.length]!;
          const [european, american] = [EUROPEAN, AMERICAN].map((device) =>
            LAYOUTS[body]!(rowsOf(device, words, WRITINGS['B1/B3']!, turn)),
          );
          const text = `${head(one)} ${european!}\n${head(other)} ${american!}`;
          expect(readSheet(text), text).toEqual({ kind: 'supported', lists: BOTH });
        }
  });
});

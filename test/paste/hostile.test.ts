import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identify } from '../../src/paste/identify.js';
import { normalise } from '../../src/paste/normalise.js';
import { readBands } from '../../src/paste/read-bands.js';
import { isBand } from '../../src/paste/reading.js';
import { damaged } from '../fixtures/damage.js';
import { PASTE_FILES, readPastes } from '../fixtures/read-pastes.js';
import { SEED } from '../fixtures/seed.js';

/** Shapes that make careless readers slow: each is repeated to the length of the text. */
const SHAPES: Readonly<Record<string, string>> = {
  'one long number': '7',
  'opening brackets': '(',
  'closing brackets': ')',
  'nested brackets': '([{',
  'repeated labels': 'LTE: ',
  'a list of one band': 'B1/',
  'glued bands': 'B1B3',
  'ranges of ranges': 'B1-B2-',
  'long ranges': 'B1-B20,',
  'bands with open remarks': 'B28(a',
  'names with open remarks': 'EC25-E ( ,',
  negations: 'no LTE ',
  numbers: '1,',
  decimals: '1.1/',
  frequencies: 'LTE 800/',
  'empty lines': '\n',
  'cut prefixes': 'n\n4',
  'open tags': '<a',
  'table rows': '| EC25-E | LTE B1/B3 |\n',
  pipes: '| a ',
  'rules of tables': '== ==\n',
  'a rule and its parts': '== ',
  'rows that answer': '| B1 | x |\n',
  'names with radios': 'Nova: LTE: B1 | 5G: n78 | ',
  'rows of tabs': 'a\tb\t1\n',
  'two blanks': 'a  ',
  'rows of two blanks': 'ab  cd  ef\n',
  boxes: '- [ ] B1\n',
  fences: '```\nB1/B3\n',
  families: 'EC25-E Series: B1/B3/B7\n',
  chapters: 'B1/B3\n5.1 Operating Frequency\n',
  posts: 'anna · 3 days ago\nB1/B3\n',
  'aligned cells': 'Type      K1-E      K1-A\nLTE       B1/B3/    B2/\n          B7        B4\n',
  'marks one blank apart': 'Band 1 3 7\nOrange O X O\nEE X O O\n',
  'carriers in sentences': 'Orange and EE use B3, B20 is used by Orange. ',
  'bands of other radios': 'Band 1: 136 MHz\n',
  'rows with commas': 'time,rat,pci,band,rsrp\n',
  'rows of a wiki': '|-\n| Orange\n| B3 || [[a|b]]\n',
  'cells of a wiki': '||B1',
  'rows in lines': '| 700 MHz |\n17 |\nLTE |\n',
  references: 'B1[2]',
  'carriers with brackets': 'bands that Entel uses (7, 28) and ',
  'entries of bands': 'Band 2 - 1900 MHz - now it is used by many people in many places\n',
  templates: '{{ubl|B1|B3',
  'sections of a matrix': 'K1   K2   K3\nLTE\nB1   x   -\n',
  'headings above questions': 'board a:\nAT+QCFG="band"\n+QCFG: "band",0x0,0x4,0x0\nOK\n',
  'rows of levels': 'LTE B1+B3 | -97\n',
  'status queries': '!GSTATUS?',
  'full-width letters': 'ＬＴＥ：Ｂ１／',
  dashes: '— ',
  'windows line ends': '\r\n',
  entities: '&amp;',
  crosses: 'B1 ✗ ',
  'names behind': 'B1 (EC25-E) - EU ',
  'CA answers': 'cellidentitylte: ',
  'item numbers': 'nv 6828\n',
  tabs: '\t1',
  clauses: 'A; ',
  headings: 'EC25: ',
  'product codes': 'EC25-E-',
  'open commands': '+QCFG: "band",',
  commands: '+QCFG: "band",0x0,0xFFF,0x0\n',
  'commands in code': '"AT+X=""a"",\\\\"',
  'commands in sentences': '(AT+X=1 ',
  'aggregated cells': '+ZCAINFO: 1,2,3,4,5;1,1,3',
  queries: 'AT+QNWPREFCFG="ue_capability_band"\n+QNWPREFCFG: "lte_band",1\n',
  signs: '+',
  masks: '0000000000080000 ',
  'tables of masks': 'BAND MASK\n00, All, 0000000000080000 0000000000080000\n',
  aggregations: '1A_3A_',
  'ModemManager lines': 'eutran-3, ',
  'HiLink tags': '<LTEBand>',
  'dumpsys fields': 'mBands=[',
  'Telit answers': '#BND: 0,0,1',
  'cell answers': '+QENG: "LTE",123,1',
  'heads of cell tables': 'EARFCN MCC ',
  'heads of mask tables': 'L BAND MASK ',
  'options of routers': "option lte_band '1' ",
  'settings of routers': '/interface lte band=1 ',
  'cells of carriers': '^HFREQINFO: 0,6,1,1,1,1,1,1,1,',
  'cells with fields': '^CELLINFO: LTE,FDD,1,2,',
  'rows of dashes': '--- a ',
  'dual connectivity': 'DC',
  'NR names': 'NR5G',
  'unpaired surrogates': '\ud800',
  Chinese: '频段',
  Cyrillic: 'Диапазоны ',
  binary: '\u0000\u0001\u00ff',
  prose: 'lorem ipsum dolor ',
  blanks: ' ',
  'questions for the model': 'AT+CGMM\n\n\n',
  'open lists of operators': '+COPS: (',
  'names of operators': 'operator name: ',
  identities: 'imsi: 1',
  'rows of quoted lists': 'a,"1,3",b\n',
  'headings of modems': 'SIM 1\n',
  'numbered points': '1. LTE B1\n',
  'names in brackets behind': 'B1, B3 (Foo Bar), ',
  'rows of marks': '| B1 | x | - |\n',
  'rows of frequencies': '| B1 | 1920 |\n',
  'heads with the same bands': 'Foo: B1, B3\n',
  'unknown versions': 'Version Foo Bar: ',
  'rows that go on below': '| **A**\\n',
  'rows that never end': '| **A**\\nLTE: B1\\n',
  'identifiers of bands': 'supportedLteBandList',
  'comments behind bands': '"n3", // a\\n',
  'attributes below headings': 'Foo\\nLow: B1, B3\\n',
  'bands with colons': 'band=1:3:',
  'sections of devices': '## EC25-E\nLTE: B1, B3\n## EC25-A\nLTE: B2, B4\n',
  'lines by themselves': 'EC25-E\n\n',
  'objects with names': '"name": "KX1",\n"lte": "B1/B3",\n',
  'objects in objects': 'a: {',
  'sections of settings': '[a]\nlte=1,3\n',
  'items of lists': '- name: x\n  lte: [1, 3]\n',
  'lists that go on below': 'A\nB\nLTE: FDD 1, 3\nTDD 38\n',
  'blocks below heads': 'Slot a\nBand: B3\nRSRP: -90\nPCI: 1\n',
  'rows of counts': 'A\tB1\tB3\nTIM\t3 412\t-\n',
  'remarks of places': '12 (US only), ',
  'lists before their labels': 'B1 LTE, B3 NR\nx\n',
  'cells that nobody is on': 'mRegistered=NO mBands=[3] ',
};

/** Those that leave something open where a long text is cut, and some others. */
const OF_A_MEGABYTE = [
  'one long number',
  'nested brackets',
  'repeated labels',
  'glued bands',
  'bands with open remarks',
  'cut prefixes',
  'open tags',
  'table rows',
  'fences',
  'templates',
  'commands in code',
  'open commands',
  'dumpsys fields',
  'windows line ends',
  'binary',
  'objects in objects',
] as const;

const MEGABYTE = 1_000_000;
/** So much of a text is read. */
const FIRST = 65_536;

function repeated(shape: string, length: number): string {
  return shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
}

/** Milliseconds of the processor that a task takes, whatever else the machine does. */
function timeOf(task: () => unknown): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const MOST_ROUNDS = 20;
/** Four times the text takes four times as long, or sixteen times where a reader is square: eight lies between the two. */
const MOST_GROWTH = 8;
/** Milliseconds that a round may take longer, because memory is tidied up in it. */
const SLACK = 1;

/**
 * Whether the times of two tasks are as they should be. Each is measured many times, and of all measures the least decides:
 * a moment in which memory is tidied up or code is compiled makes neither of them pass nor fail. A busy machine needs more
 * rounds; a reader that is too slow fails in all of them.
 */
function leastTimes(
  first: () => unknown,
  second: () => unknown,
  asItShouldBe: (ofFirst: number, ofSecond: number) => boolean,
): boolean {
  let [ofFirst, ofSecond] = [Infinity, Infinity];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    ofFirst = Math.min(ofFirst, timeOf(first));
    ofSecond = Math.min(ofSecond, timeOf(second));
    ofFirst = Math.min(ofFirst, timeOf(first)); // again, because code that has just been compiled is quicker
    if (asItShouldBe(ofFirst, ofSecond)) return true;
  }
  return false;
}

/** Whether the longer of two texts takes at most eight times as long as the shorter. */
function growsLittle(
  read: (text: string) => unknown,
  shape: string,
  shorter: number,
  longer: number,
): boolean {
  const [small, large] = [repeated(shape, shorter), repeated(shape, longer)];
  return leastTimes(
    () => read(small),
    () => read(large),
    (ofSmall, ofLarge) => ofLarge <= MOST_GROWTH * ofSmall + SLACK,
  );
}

const isLinear = (read: (text: string) => unknown, shape: string) => growsLittle(read, shape, 16_000, 64_000);
/** What stands behind the first 64 kB costs nothing, so that a megabyte takes as long as they do. */
const isBounded = (read: (text: string) => unknown, shape: string) =>
  growsLittle(read, shape, 64_000, MEGABYTE);

describe('hostile text', () => {
  it.each(Object.entries(SHAPES))('%s are read in linear time', (_, shape) => {
    expect(isLinear(readBands, shape)).toBe(true);
    expect(isLinear(identify, shape)).toBe(true);
  });

  it.each([' ', '\t', '*', '_', '`', '-'])('a run of %j within records is read in linear time', (sign) => {
    const read = (run: string) => readBands(`Model: KX1${run}1\nLTE: B1, B3\nModel: KX2\nLTE: B2, B4`);
    expect(isLinear(read, sign)).toBe(true);
  });

  it('costs no more as a megabyte than as the first 64 kB', () => {
    expect(isBounded(readBands, 'lorem ipsum dolor ')).toBe(true);
  });

  it.each(OF_A_MEGABYTE)('a megabyte of %s: nothing behind its first 64 kB is read', (name) => {
    const shape = SHAPES[name]!;
    const read = readBands(repeated(shape, FIRST + 1));
    expect(read.items.length).toBeLessThan(20_000);
    expect(read.notes).toContain('text-too-long');
    const rest = `\n\nSupported LTE bands: B1, B3, B66\n${repeated(shape, MEGABYTE)}`;
    const further = readBands(repeated(shape, FIRST) + rest);
    expect(JSON.stringify(further) === JSON.stringify(read)).toBe(true);
  });

  it('tells a square reader from a linear one', () => {
    const square = (text: string) => {
      let count = 0;
      for (let i = 0; i < text.length; i += 16) for (let k = 0; k < i; k += 16) count += text.charCodeAt(k);
      return count;
    };
    const linear = (text: string) => text.replaceAll('a', 'b').length;
    expect([isLinear(square, 'a'), isLinear(linear, 'a')]).toEqual([false, true]);
    const first = (text: string) => text.slice(0, 64_000);
    expect(isBounded((text) => linear(first(text)), 'a')).toBe(true);
    expect(isBounded((text) => square(text.slice(0, text.length / 32)), 'a')).toBe(false);
  });

  it('reads texts as people paste them in no more than 5,000 times the time of one pattern', () => {
    const texts = readPastes(PASTE_FILES.first).map(({ text }) => text);
    // A pattern takes a third of a microsecond a text, so it runs a hundred times for each reading. Together they measure any
    // machine, but not to the last third: of a busy one, which others use too, the same reader took 2,200 to 4,300 in an hour.
    const match = () => Array.from({ length: 100 }, () => texts.forEach((text) => text.match(/\b[bn]\d+/gi)));
    const read = () => texts.forEach((text) => readBands(text));
    expect(leastTimes(match, read, (ofMatch, ofRead) => ofRead <= 50 * ofMatch)).toBe(true);
  });

  it('reads what stands behind many pages of prose', () => {
    expect(readBands(repeated('lorem ipsum dolor ', 60_000) + '\nLTE: B1/B3').lte).toEqual([1, 3]);
  });

  it('says so when it stopped reading', () => {
    expect(readBands(repeated('LTE B1/B3/', MEGABYTE)).notes).toContain('text-too-long');
    const log = readBands(repeated('+QNWPREFCFG: "lte_band",20\n', MEGABYTE));
    expect([log.lte, log.kind, log.notes]).toEqual([[20], 'enabled', ['text-too-long', 'not-the-hardware']]);
  });
});

/** Pieces that real pastes are made of, in any order. */
const PIECES = [
  ...[
    'LTE',
    'NR',
    '5G',
    'WCDMA',
    'GSM',
    'FDD',
    'TDD',
    'Cat',
    'M1',
    'NB-IoT',
    'SA',
    'NSA',
    'Wi-Fi',
    'BDS',
    'bands',
    '频段',
  ],
  ...[
    'B1',
    'B28A',
    'n78',
    'N41',
    'B46(LAA)',
    '3',
    '20',
    '2100',
    '1.4',
    'MHz',
    'dBm',
    'no',
    '不支持',
    'and',
    'EU',
    'EC25-E',
  ],
  ...[
    '/',
    ',',
    ':',
    '-',
    '(',
    ')',
    '|',
    '\n',
    ' ',
    ';',
    '.',
    '"',
    '…',
    '<br>',
    '&amp;',
    '\\n',
    '\t',
    '：',
    '、',
  ],
  ...[
    '+QCFG: "band",0x93,0x80000',
    'AT!BAND=?',
    '#BND: 0,0,5',
    '+CPSI: LTE,Online',
    'eutran-3',
    '1A_3A',
    'BAND MASK',
  ],
];

/** Tables with rows of any length, mostly of bands, names and marks. */
const cell = fc.oneof(fc.constantFrom('B1', '3', 'n78', 'EU', 'LTE', '✓', '-'), fc.constantFrom(...PIECES));
const tables = fc
  .tuple(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), fc.constantFrom(' | ', '\t', ';'))
  .map(([rows, separator]) => rows.map((cells) => cells.join(separator)).join('\n'));

const REAL = readPastes(PASTE_FILES.first).map(({ text }) => text);

describe(`any text (SEED=${SEED})`, () => {
  const anything = fc.oneof(
    damaged(REAL),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(' ')),
    tables,
  );

  it('is read without an error into bands that exist, sorted, at places within the text', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const read = readBands(text);
        identify(text);
        for (const { rat, band, offset, length } of read.items) {
          expect(isBand(rat, band)).toBe(true);
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThan(0);
          expect(offset + length).toBeLessThanOrEqual(text.length);
        }
        for (const { offset, length } of read.ignored) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset + length).toBeLessThanOrEqual(text.length);
        }
        for (const list of [read.lte, read.nr]) {
          expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
        }
        const sure = read.items.filter(({ marks }) => !marks.includes('doubtful'));
        for (const band of read.lte)
          expect(sure.some((item) => item.rat === 'lte' && item.band === band)).toBe(true);
        for (const band of read.nr)
          expect(sure.some((item) => item.rat === 'nr' && item.band === band)).toBe(true);
        expect(read.variants.length).not.toBe(1);
        if (read.lte.length + read.nr.length > 0) expect(read.kind).not.toBe('none');
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });

  it('without a digit holds no band, whatever its words are', () => {
    // answers of modems have hexadecimal digits too
    const words = PIECES.filter((piece) => !/[+^!#]/.test(piece));
    const prose = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((pieces) => pieces.join(' ')),
    );
    fc.assert(
      fc.property(prose, (text) => {
        const { items, lte, nr } = readBands(text.replace(/\p{N}/gu, ''));
        expect([items, lte, nr]).toEqual([[], [], []]);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('that speaks of something else holds no band', () => {
    const things = fc.constantFrom(
      'Chapter',
      'Figure',
      'page',
      'Rs.',
      'EUR',
      'ISO',
      'RFC',
      'Room',
      'tel.',
      'No.',
      'pin',
      '第',
    );
    const number = fc
      .oneof(fc.nat(100), fc.nat(100_000), fc.double({ min: 0, max: 999, noNaN: true }))
      .map(String);
    const unit = fc.constantFrom('mm', 'V', 'mA', 'g', 'USD', '°C', '%', 'GB', 'h', '元', '毫米', '');
    const line = fc.tuple(things, number, unit).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const { lte, nr } = readBands(lines.join('\n'));
        expect([lte, nr]).toEqual([[], []]);
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it.each(['\r\n', '  \n'])('is read the same with other ends of lines: %j', (end) => {
    fc.assert(
      fc.property(damaged(REAL), (text) => {
        const plain = text.replaceAll('\r', '');
        const [usual, other] = [readBands(plain), readBands(plain.replaceAll('\n', end))];
        expect([other.lte, other.nr, other.kind]).toEqual([usual.lte, usual.nr, usual.kind]);
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('is normalised without moving anything', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const normal = normalise(text);
        expect([normal.text.length, normal.low.length]).toEqual([text.length, text.length]);
      }),
    );
  });
});

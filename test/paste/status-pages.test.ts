/**
 * What the pages, apps and logs of a device say of itself: which bands somebody has locked, ticked or aggregated, which one is
 * in use now, and which the hardware has. The heads are of several languages, their order and marks are by chance.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import type { ReadKind } from '../../src/paste/read-result.js';

interface Page {
  readonly text: string;
  readonly kind: ReadKind;
  readonly lte: readonly number[];
  readonly nr?: readonly number[];
}

const LISTS: fc.Arbitrary<readonly number[]> = fc.constantFrom(
  [1, 3, 7, 20],
  [3, 8, 20, 28],
  [2, 4, 12, 66, 71],
  [1, 3, 5, 8, 40, 41],
  [3, 20],
  [7, 28],
  [1, 3, 8],
);
const NR_LISTS = fc.constantFrom([78], [1, 28, 78], [41, 71], [28, 78]);
/** How a list is written: its prefixes and what stands between. */
const WRITTEN = fc.constantFrom(['B', ', '], ['B', '/'], ['B', ' '], ['B', '+'], ['', ', '], ['', ',']);
const write = (bands: readonly number[], [prefix, joint]: readonly string[]) =>
  bands.map((band) => `${prefix}${band}`).join(joint);
const writeNr = (bands: readonly number[], [, joint]: readonly string[]) =>
  bands.map((band) => `n${band}`).join(joint);

const LOCKS = [
  ...['Locked bands', 'Band lock', 'Enabled bands', 'Band selection', 'Allowed bands', 'Selected bands'],
  ...['Band settings', 'Configured bands', 'Preferred bands', 'Bands enabled', 'Band locking status'],
  ...[
    'Current band configuration',
    'Bandauswahl',
    'Aktivierte Bänder',
    'Erlaubte Bänder',
    '已启用频段',
    '锁定频段',
  ],
  ...['Bandas activadas', 'Bandes activées', 'Włączone pasma', 'Выбранные диапазоны', 'Включенные диапазоны'],
];
const LTE_LABELS = ['LTE', '4G', 'LTE bands', '4G LTE'];
const NR_LABELS = ['5G', 'NR', '5G NR', 'NR5G', '5G SA', '5G NSA'];
const underHeading = fc
  .record({
    head: fc.constantFrom(...LOCKS),
    wrap: fc.constantFrom(
      (head: string) => `${head}:`,
      (head: string) => `## ${head}`,
      (head: string) => `**${head}**`,
    ),
    point: fc.constantFrom('', '- ', '  '),
    labels: fc.tuple(fc.constantFrom(...LTE_LABELS), fc.constantFrom(...NR_LABELS)),
    lte: LISTS,
    nr: NR_LISTS,
    written: WRITTEN,
  })
  .map(({ head, wrap, point, labels, lte, nr, written }): Page => ({
    text: `${wrap(head)}\n${point}${labels[0]}: ${write(lte, written)}\n${point}${labels[1]}: ${writeNr(nr, written)}`,
    kind: 'enabled',
    lte,
    nr,
  }));

const besideOtherSettings = fc
  .record({
    before: fc.constantFrom('Router: H165-383', 'Firmware: 1.2.3', 'Uptime: 3 days', 'Signal: good'),
    head: fc.constantFrom(...LOCKS),
    behind: fc.constantFrom('Roaming: off', 'APN: internet', 'Mode: LTE only', 'Network mode: auto'),
    lte: LISTS,
    written: WRITTEN,
  })
  .map(({ before, head, behind, lte, written }): Page => ({
    text: `${before}\n${head}: ${write(lte, written)}\n${behind}`,
    kind: 'enabled',
    lte,
  }));

const lockOfEachRadio = fc
  .record({
    heads: fc.constantFrom(
      ['Locked LTE bands', 'Locked 5G bands'],
      ['LTE bands enabled', 'NR bands enabled'],
      ['4G band lock', '5G band lock'],
      ['Aktivierte LTE-Bänder', '5G'],
      ['LTE allowed bands', 'NR allowed bands'],
      ['4G 锁频', '5G 锁频'],
    ),
    lte: LISTS,
    nr: NR_LISTS,
    written: WRITTEN,
  })
  .map(({ heads, lte, nr, written }): Page => ({
    text: `${heads[0]}: ${write(lte, written)}\n${heads[1]}: ${writeNr(nr, written)}`,
    kind: 'enabled',
    lte,
    nr,
  }));

const boxes = fc
  .record({
    head: fc.constantFrom('Band selection', 'LTE band lock', 'Allowed LTE bands:'),
    marks: fc.constantFrom(['[x]', '[ ]'], ['[X]', '[ ]'], ['☑', '☐'], ['✅', '❌']),
    joint: fc.constantFrom('\n', ' ', '  '),
    lte: LISTS,
    others: fc.subarray([32, 38, 42], { minLength: 1 }),
  })
  .map(({ head, marks, joint, lte, others }): Page => ({
    text: `${head}\n${[...lte, ...others]
      .sort((a, b) => a - b)
      .map((band) => `${lte.includes(band) ? marks[0] : marks[1]} B${band}`)
      .join(joint)}`,
    kind: 'enabled',
    lte,
  }));

const VALUES_OF_A_CELL: readonly (readonly [string, ...string[]])[] = [
  ['RSRP', '-95 dBm', '-101dBm', '-87'],
  ['RSRQ', '-10 dB', '-12'],
  ['SINR', '12 dB', '5', '18.4 dB'],
  ['Cell ID', '31234567', '0x1A2B3C4', '123456-21'],
  ['PCI', '123', '404'],
  ['EARFCN', '1300', '6200'],
  ['Operator', 'Telekom.de', 'Play', 'Orange F', 'MTS'],
  ['Mode', 'LTE', '4G+', 'LTE-A'],
  ['Bandwidth', '20 MHz', '10MHz'],
];
const cell = fc
  .record({
    head: fc.constantFrom(
      'Band',
      'LTE Band',
      'Active band',
      'Current band',
      'Frequency band',
      'Banda',
      'Pasmo',
      'Диапазон',
      '频段',
    ),
    band: fc.constantFrom(3, 7, 8, 20, 28, 66),
    written: fc.constantFrom(
      (band: number) => `B${band}`,
      (band: number) => `${band}`,
      (band: number) => `LTE B${band}`,
      (band: number) => `LTE BAND ${band}`,
      (band: number) => `B${band} @20MHz`,
    ),
    // What is measured is always there.
    measured: fc.constantFrom(0, 1, 2),
    others: fc.shuffledSubarray([3, 4, 5, 6, 7, 8], { maxLength: 4 }),
    picks: fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }),
    at: fc.nat(5),
    marks: fc.constantFrom(
      [': ', '\n'],
      [' = ', '\n'],
      ['\t', '\n'],
      [' | ', '\n'],
      [': ', ', '],
      [': ', ' | '],
      [': ', '; '],
    ),
  })
  .map(({ head, band, written, measured, others, picks, at, marks }): Page => {
    const rows = [measured, ...others].map((i) => {
      const [name, ...values] = VALUES_OF_A_CELL[i]!;
      return [name, values[picks[i]! % values.length]!];
    });
    rows.splice(at, 0, [head, written(band)]);
    return { text: rows.map((row) => row.join(marks[0])).join(marks[1]), kind: 'serving', lte: [band] };
  });

const aggregated = fc
  .record({
    lte: fc.constantFrom([3, 7], [3, 20], [1, 3, 7], [3, 8, 20], [2, 12, 66]),
    joint: fc.constantFrom('+', ' + ', '/', ', ', ' & '),
    form: fc.constantFrom(
      (names: string) => `Carrier aggregation active: ${names}`,
      (names: string) => `Active CA: ${names}`,
      (names: string) => `Currently aggregating ${names}`,
      (names: string) => `Aggregated bands: ${names}`,
      (names: string) => `Connected bands: ${names}`,
      (names: string) => `LTE-A ${names}, RSRP -95 dBm`,
      (names: string) => `Signal: ${names}, SINR 14`,
    ),
  })
  .map(({ lte, joint, form }): Page => ({
    text: form(lte.map((band) => `B${band}`).join(joint)),
    kind: 'serving',
    lte,
  }));

/** What the hardware has is what the answer is about, whatever is in use or locked. */
const hardware = fc
  .record({
    head: fc.constantFrom(
      'Supported bands',
      'Supported LTE bands',
      'Bands supported',
      'Unterstützte Bänder',
      '支持频段',
      'Obsługiwane pasma',
      'Bandas soportadas',
      'Поддерживаемые диапазоны',
    ),
    other: fc.constantFrom(
      'Current band',
      'Active band',
      'Connected band',
      'Serving band',
      'Aktuelles Band',
      '当前频段',
      'Aktualne pasmo',
      'Banda actual',
      'Текущий диапазон',
      'Locked bands',
      'Enabled bands',
    ),
    isFirst: fc.boolean(),
    lte: LISTS,
    written: WRITTEN,
  })
  .map(({ head, other, isFirst, lte, written }): Page => {
    const lines = [`${head}: ${write(lte, written)}`, `${other}: B${lte[0]}`];
    return { text: (isFirst ? lines : lines.reverse()).join('\n'), kind: 'supported', lte };
  });

/** Files of settings, and what people say that they have set. */
const settings = fc
  .record({
    key: fc.constantFrom(
      ...['locked_bands', 'band_lock', 'preferred_bands', 'allowed_bands', 'lockedBands', 'bandLock'],
      ...['allowed-bands', 'lte_band_lock', 'lte_locked_bands', 'selected_bands'],
    ),
    lte: LISTS,
    form: fc.constantFrom(
      (key: string, lte: readonly number[]) => JSON.stringify({ apn: 'internet', [key]: lte, mode: 'lte' }),
      (key: string, lte: readonly number[]) =>
        JSON.stringify({ apn: 'internet', [key]: lte.map((band) => `B${band}`), mode: 'lte' }, null, 2),
      (key: string, lte: readonly number[]) => `modem:\n  apn: internet\n  ${key}: [${lte.join(', ')}]`,
      (key: string, lte: readonly number[]) =>
        `modem:\n  apn: internet\n  ${key}:\n${lte.map((band) => `    - ${band}`).join('\n')}\n  mode: lte`,
      (key: string, lte: readonly number[]) => `[modem]\napn = "internet"\n${key} = [${lte.join(', ')}]`,
      (_: string, lte: readonly number[]) => `modemctl --device /dev/ttyUSB2 --lte-bands ${lte.join(',')}`,
      (_: string, lte: readonly number[]) => `Set bands to ${lte.join(', ')} in the LTE menu.`,
      (_: string, lte: readonly number[]) => `Restrict LTE to bands ${lte.join(', ')}.`,
      (_: string, lte: readonly number[]) =>
        `Use the app to force LTE on ${lte.map((band) => `B${band}`).join('/')}.`,
    ),
  })
  .map(({ key, lte, form }): Page => ({ text: form(key, lte), kind: 'enabled', lte }));

it.each([
  ['a lock under a heading', underHeading],
  ['a lock among other settings', besideOtherSettings],
  ['a lock of each radio', lockOfEachRadio],
  ['boxes that are ticked', boxes],
  ['files of settings', settings],
  ['the cell in use', cell],
  ['cells that are aggregated', aggregated],
  ['what the hardware has', hardware],
])('reads a page of a device: %s', (_, pages) => {
  const wrong = fc.sample(pages, { seed: 1, numRuns: 500 }).filter(({ text, kind, lte, nr = [] }) => {
    const read = readBands(text);
    return read.kind !== kind || read.lte.join() !== lte.join() || read.nr.join() !== nr.join();
  });
  expect(wrong.length, wrong[0]?.text).toBeLessThanOrEqual(5);
});

/**
 * Tables of devices as shops, readme files and comparisons have them: a row for each device, its bands in one column, and
 * beside them what else people list: prices, order codes, versions, batteries, antennas, other radios. Each device has to be
 * named and to have its own bands, whatever the other columns say.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { markdownTable } from './markdown-table.js';

const NAMES = [
  ['Nova One', 'Nova Two', 'Zeta'],
  ['RX-100', 'RX-200', 'RX-300'],
  ['EG25-G', 'EC25-E', 'EC21-A'],
  ['Mango 4G', 'Mango 5G', 'Kiwi Pro'],
  ['TK103', 'TK303', 'GL300'],
  ['星河一号', '星河二号', '星河三号'],
  ['Sky GL3', 'Land Over', 'Pet Tag'],
];
const NAME_HEADS = [
  ...['', 'Device', 'Model', 'Product', 'Module', 'Router', 'Tracker', 'Name', 'Gerät', 'Modell', 'Modelo'],
  ...['Appareil', 'Modèle', 'Modello', 'Модель', 'Устройство', '型号', '产品', '機種'],
];
const LISTS = [
  [1, 3, 7, 20],
  [3, 8, 20, 28],
  [2, 4, 12, 66, 71],
  [1, 3, 5, 8, 38, 40, 41],
  [2, 4, 5, 12, 13],
  [1, 3, 8],
];
/** Numbers alone are bands where the head says the radio. */
const RADIO_HEADS = ['LTE bands', '4G bands', 'LTE', 'LTE-Bänder', 'Bandes LTE', 'Pasma LTE', 'LTE频段'];
const BAND_HEADS = [
  'Bands',
  'Frequency bands',
  'Supported bands',
  'Bänder',
  'Bandas',
  '频段',
  ...RADIO_HEADS,
];
const prefixed = (bands: readonly number[]) => bands.map((band) => `B${band}`);
const BANDS = fc.oneof(
  fc.record({
    head: fc.constantFrom(...BAND_HEADS),
    write: fc.constantFrom(
      (bands: readonly number[]) => prefixed(bands).join('/'),
      (bands: readonly number[]) => prefixed(bands).join(', '),
    ),
  }),
  fc.record({
    head: fc.constantFrom(...RADIO_HEADS),
    write: fc.constantFrom(
      (bands: readonly number[]) => bands.join('/'),
      (bands: readonly number[]) => bands.join(', '),
    ),
  }),
);

/** What else has a column: its heads, and what may stand below. */
const FURTHER: readonly (readonly [heads: readonly string[], cells: readonly string[]])[] = [
  [
    ['Price', 'Preis', 'Prix', '价格'],
    ['$49', '99 EUR', '129.90', '€ 59', '1,299 RMB', 'from $20'],
  ],
  [
    ['Battery', 'Akku', '电池'],
    ['5000 mAh', '10 days', '2600mAh', '3.7V 1000mAh', '-'],
  ],
  [
    ['Update interval', 'Report interval', 'Intervall'],
    ['10 s', '5s-60min', '3s-3min', '1 min', '30 sec'],
  ],
  [
    ['Category', 'LTE Cat', 'Kategorie'],
    ['Cat 1', 'Cat 4', 'Cat-M1', 'Cat 6', 'LTE Cat 12'],
  ],
  [
    ['Weight', 'Gewicht'],
    ['120 g', '85g', '0.4 kg'],
  ],
  [
    ['IP rating', 'Schutzart'],
    ['IP67', 'IP65', 'IP30', '-'],
  ],
  [
    ['Dimensions', 'Abmessungen', '尺寸'],
    ['100 x 50 x 20 mm', '29.0 × 32.0 × 2.4 mm', '110x50x20'],
  ],
  [
    ['Firmware', 'Version'],
    ['v1.2.3', 'R06A03', '2.10.4', 'V100R001C00'],
  ],
  [
    ['SIM', 'SIM type'],
    ['Nano', '2 x Mini', 'eSIM', 'Dual SIM', 'Micro'],
  ],
  [
    ['Wi-Fi', 'WLAN'],
    ['802.11ac', 'Wi-Fi 6', 'b/g/n', 'No', 'AX1800'],
  ],
  [
    ['Year', 'Released'],
    ['2021', '2022', '2023-05', 'Q3 2024'],
  ],
  [
    ['GNSS', 'GPS'],
    ['Yes', 'No', 'GPS/GLONASS', '✓', 'Optional'],
  ],
  [
    ['Link', 'URL'],
    ['https://example.com/a1', '[shop](https://example.com/p/12)', 'link'],
  ],
  [
    ['Notes', 'Remarks', '备注'],
    ['Good indoors', 'discontinued', 'needs antenna', 'EU only', '-', ''],
  ],
  [
    ['Order code', 'SKU', 'Part number'],
    ['RX1-EU-01', '6000-1122', 'A1B2C3', 'PN-7788'],
  ],
  [
    ['Speed', 'Max. speed'],
    ['150/50 Mbps', '10 Mbps', '300/50', '1.2 Gbps'],
  ],
  [['Temperature'], ['-40 to 85 °C', '-20…+60', '0-50°C']],
  [['WCDMA'], ['B1/B8', '850/1900', '-', 'B1/B5/B8']],
];
const further = fc.constantFrom(...FURTHER).chain(([heads, cells]) =>
  fc.record({
    head: fc.constantFrom(...heads),
    cells: fc.array(fc.constantFrom(...cells), { minLength: 3, maxLength: 3 }),
  }),
);

type Rows = readonly (readonly string[])[];
const FORMS: Readonly<Record<string, (rows: Rows) => string>> = {
  Markdown: markdownTable,
  pipes: (rows) => rows.map((cells) => cells.join(' | ')).join('\n'),
  tabs: (rows) => rows.map((cells) => cells.join('\t')).join('\n'),
  'CSV with semicolons': (rows) => rows.map((cells) => cells.join(';')).join('\n'),
  'CSV with quotes': (rows) => rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'),
  HTML: (rows) =>
    rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n'),
  // A line that is empty, or a mark alone, is lost where a table is copied so.
  'a cell in a line': (rows) =>
    ['Name', ...rows.flat().slice(rows[0]![0] === '' ? 1 : 0)]
      .slice(rows[0]![0] === '' ? 0 : 1)
      .map((cell) => (/[\p{L}\d]/u.test(cell) ? cell : 'none'))
      .join('\n'),
};

const table = fc.record({
  names: fc.constantFrom(...NAMES),
  count: fc.constantFrom(2, 3),
  nameHead: fc.constantFrom(...NAME_HEADS),
  bands: BANDS,
  lists: fc.shuffledSubarray(LISTS, { minLength: 3, maxLength: 3 }),
  others: fc.uniqueArray(further, { maxLength: 3, selector: ({ head }) => head }),
  at: fc.nat(3),
});
const written = (sets: readonly { readonly name: string; readonly lte: readonly number[] }[]) =>
  sets
    .map(({ name, lte }) => `${name}: ${lte}`)
    .sort()
    .join('; ');

it.each(Object.entries(FORMS))('tells devices apart in tables with further columns: %s', (_, form) => {
  const wrong = fc
    .sample(table, { seed: 1, numRuns: 500 })
    .flatMap(({ names, count, nameHead, bands, lists, others, at }) => {
      const devices = names.slice(0, count).map((name, i) => ({ name, lte: lists[i]! }));
      const columns = others.map(({ head, cells }) => [head, ...cells.slice(0, count)]);
      columns.splice(at, 0, [bands.head, ...devices.map(({ lte }) => bands.write(lte))]);
      columns.unshift([nameHead, ...devices.map(({ name }) => name)]);
      const text = form(columns[0]!.map((_, row) => columns.map((column) => column[row]!)));
      return written(readBands(text).variants) === written(devices) ? [] : [text];
    });
  expect(wrong.length, wrong[0]).toBeLessThanOrEqual(5);
});

/**
 * Tables of operators, devices, settings, measurements and answers, in ten languages, written as pages, files and terminals
 * write them. What heads the columns says whose the bands are and what is said of them; how the table is written says nothing.
 */
import { describe, expect, it } from 'vitest';
import { type ReadKind } from '../../src/paste/read-result.js';
import { readBands } from '../../src/paste/read-bands.js';
import { kindAndBandsOf } from '../fixtures/read-pastes.js';
import { markdownTable } from './markdown-table.js';

type Rows = readonly (readonly string[])[];
interface Table {
  readonly rows: Rows;
  readonly kind: ReadKind;
  /** `lte|nr` of each thing that the table names. */
  readonly lists: readonly string[];
}

const OPERATORS = ['1,3,7|', '3,20|', '3,8,20|'];
const DEVICES = ['1,19|', '2,4,12|', '3,8,20|'];
const ofOperators = (head: string, bands: string): Table => ({
  rows: [
    [head, bands],
    ['Telekom', '3, 8, 20'],
    ['Vodafone', '1, 3, 7'],
    ['O2', '3, 20'],
  ],
  kind: 'operator',
  lists: OPERATORS,
});
const ofCountries = (head: string, operator: string, bands: string, countries: readonly string[]): Table => ({
  rows: [
    [head, operator, bands],
    ...['Telekom|3, 8, 20', 'Vodafone|1, 3, 7', 'TIM|3, 20'].map((row, i) => [
      countries[i]!,
      ...row.split('|'),
    ]),
  ],
  kind: 'operator',
  lists: OPERATORS,
});
const ofDevices = (head: string, bands: string): Table => ({
  rows: [
    [head, bands],
    ['KX-100E', 'B3, B8, B20'],
    ['KX-100A', 'B2, B4, B12'],
    ['KX-100J', 'B1, B19'],
  ],
  kind: 'supported',
  lists: DEVICES,
});
const ofSettings = (head: string, bands: string, [one, other]: readonly [string, string]): Table => ({
  rows: [
    [head, bands],
    [one, 'B3, B7'],
    [other, 'B20'],
  ],
  kind: 'enabled',
  lists: ['20|', '3,7|'],
});
const ofMoments = (head: string, band: string): Table => ({
  rows: [
    [head, band, 'PCI', 'RSRP', 'RSRQ'],
    ['12:01:10', '3', '112', '-95', '-9'],
    ['12:02:10', '20', '87', '-101', '-11'],
  ],
  kind: 'serving',
  lists: ['3,20|'],
});
const ofAnswers = (
  band: string,
  head: string,
  [yes, no]: readonly [string, string],
  kind: ReadKind,
): Table => ({
  rows: [
    [band, 'MHz', head],
    ['B1', '2100', yes],
    ['B2', '1900', no],
    ['B3', '1800', yes],
    ['B20', '800', yes],
    ['B28', '700', no],
  ],
  kind,
  lists: ['1,3,20|'],
});

const WIDE = 3;
/** Cells with blanks behind them, so that columns stand below each other. */
const padded = (rows: Rows): Rows => {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i]!)));
};
const FORMS: Readonly<Record<string, (rows: Rows) => string>> = {
  Markdown: markdownTable,
  tabs: (rows) => rows.map((row) => row.join('\t')).join('\n'),
  'CSV with quotes where a cell has commas': (rows) =>
    rows.map((row) => row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')).join('\n'),
  'CSV in quotes': (rows) => rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'),
  semicolons: (rows) => rows.map((row) => row.join(';')).join('\n'),
  'columns of fixed width': (rows) =>
    padded(rows)
      .map((row) => row.join(' '.repeat(WIDE)).trimEnd())
      .join('\n'),
  'a box': (rows) => {
    const [head, ...body] = padded(rows);
    const rule = `+${head!.map((cell) => '-'.repeat(cell.length + 2)).join('+')}+`;
    const lineOf = (row: readonly string[]) => `| ${row.join(' | ')} |`;
    return [rule, lineOf(head!), rule, ...body.map(lineOf), rule].join('\n');
  },
  'a rule of equal signs': (rows) => {
    const [head, ...body] = padded(rows);
    const rule = head!.map((cell) => '='.repeat(cell.length)).join('  ');
    const lineOf = (row: readonly string[]) => row.join('  ').trimEnd();
    return [rule, lineOf(head!), rule, ...body.map(lineOf), rule].join('\n');
  },
  HTML: (rows) =>
    rows
      .map(
        (row, i) => `<tr>${row.map((cell) => (i ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`,
      )
      .join('\n'),
  'a wiki': ([head, ...rows]) =>
    `{| class="wikitable"\n! ${head!.join(' !! ')}\n${rows.map((row) => `|-\n| ${row.join(' || ')}`).join('\n')}\n|}`,
};

/** What heads the columns, by language. */
const LANGUAGES: Readonly<Record<string, readonly Table[]>> = {
  English: [
    ...['Operator', 'Carrier', 'Network', 'Provider', 'MNO', 'Network operator', 'Service provider'].flatMap(
      (head) =>
        ['LTE bands', '4G bands', 'LTE bands used', 'Bands (LTE)', '4G LTE Bands'].map((bands) =>
          ofOperators(head, bands),
        ),
    ),
    ...['Country', 'Region', 'Country or Region'].map((head) =>
      ofCountries(head, 'Operator', 'LTE bands', ['Germany', 'Spain', 'Italy']),
    ),
    ...[
      'Model',
      'Device',
      'Product',
      'SKU',
      'Part number',
      'Order code',
      'Module',
      'Variant',
      'Router',
      'Phone',
    ].flatMap((head) =>
      ['LTE bands', 'Supported LTE bands', 'LTE frequency bands'].map((bands) => ofDevices(head, bands)),
    ),
    ...['Modem', 'SIM', 'Interface', 'Profile', 'Router'].flatMap((head) =>
      ['Locked bands', 'Enabled bands', 'Allowed bands', 'Band lock', 'Selected bands'].map((bands) =>
        ofSettings(head, bands, ['1', '2']),
      ),
    ),
    ...['Time', 'Timestamp', 'Date', '#', 'Sample'].flatMap((head) =>
      ['Band', 'LTE band', 'Serving band'].map((band) => ofMoments(head, band)),
    ),
    ...(
      [
        ['Yes', 'No'],
        ['✓', '✗'],
        ['yes', '-'],
        ['x', ''],
        ['Supported', 'Not supported'],
        ['●', '○'],
        ['1', '0'],
        ['Y', 'N'],
        ['true', 'false'],
      ] as const
    ).flatMap((answers) =>
      ['Supported', 'Available', 'Device', 'KX-100'].map((head) =>
        ofAnswers('LTE band', head, answers, 'supported'),
      ),
    ),
    ...(
      [
        ['Yes', 'No'],
        ['on', 'off'],
        ['enabled', 'disabled'],
        ['1', '0'],
      ] as const
    ).flatMap((answers) =>
      ['Enabled', 'Active', 'Locked', 'Selected'].map((head) =>
        ofAnswers('LTE band', head, answers, 'enabled'),
      ),
    ),
  ],
  German: [
    ...['Betreiber', 'Anbieter', 'Netz', 'Netzbetreiber'].map((head) => ofOperators(head, 'LTE-Bänder')),
    ...['Gerät', 'Modell', 'Variante', 'Bestellnummer'].map((head) => ofDevices(head, 'LTE-Frequenzbänder')),
    ofCountries('Land', 'Betreiber', '4G-Bänder', ['Deutschland', 'Spanien', 'Italien']),
    ofSettings('Router', 'Aktivierte Bänder', ['wan1', 'wan2']),
    ofSettings('SIM', 'Gewählte Bänder', ['1', '2']),
    ofMoments('Zeit', 'LTE-Band'),
    ofAnswers('LTE-Band', 'Unterstützt', ['Ja', 'Nein'], 'supported'),
  ],
  French: [
    ...['Opérateur', 'Réseau', 'Fournisseur'].map((head) => ofOperators(head, 'Bandes LTE')),
    ...['Modèle', 'Appareil', 'Référence'].map((head) => ofDevices(head, 'Bandes 4G')),
    ofCountries('Pays', 'Opérateur', 'Bandes LTE', ['Allemagne', 'Espagne', 'Italie']),
    ofSettings('Routeur', 'Bandes verrouillées', ['wan1', 'wan2']),
    ofMoments('Heure', 'Bande LTE'),
    ofAnswers('Bande LTE', 'Prise en charge', ['oui', 'non'], 'supported'),
  ],
  Spanish: [
    ...['Operador', 'Operadora', 'Compañía', 'Red'].map((head) => ofOperators(head, 'Bandas LTE')),
    ...['Modelo', 'Dispositivo', 'Versión'].map((head) => ofDevices(head, 'Bandas de frecuencia LTE')),
    ofCountries('País', 'Operador', 'Bandas 4G', ['Alemania', 'España', 'Italia']),
    ofSettings('Módem', 'Bandas LTE seleccionadas', ['wan1', 'wan2']),
    ofMoments('Hora', 'Banda LTE'),
    ofAnswers('Banda LTE', 'Soportada', ['Sí', 'No'], 'supported'),
  ],
  Italian: [
    ...['Operatore', 'Gestore', 'Rete'].map((head) => ofOperators(head, 'Bande LTE')),
    ...['Modello', 'Prodotto', 'Codice'].map((head) => ofDevices(head, 'Bande 4G')),
    ofSettings('Modem', 'Bande attivate', ['wan1', 'wan2']),
    ofAnswers('Banda LTE', 'Supportata', ['Sì', 'No'], 'supported'),
  ],
  Portuguese: [
    ...['Operadora', 'Rede'].map((head) => ofOperators(head, 'Faixas LTE')),
    ...['Modelo', 'Aparelho'].map((head) => ofDevices(head, 'Bandas 4G')),
    ofSettings('Roteador', 'Bandas LTE selecionadas', ['wan1', 'wan2']),
    ofAnswers('Banda LTE', 'Suportada', ['Sim', 'Não'], 'supported'),
  ],
  Polish: [
    ...['Operator', 'Sieć'].map((head) => ofOperators(head, 'Pasma LTE')),
    ...['Model', 'Urządzenie', 'Wersja'].map((head) => ofDevices(head, 'Częstotliwości LTE')),
    ofSettings('Router', 'Włączone pasma', ['wan1', 'wan2']),
    ofAnswers('Pasmo LTE', 'Obsługiwane', ['Tak', 'Nie'], 'supported'),
  ],
  Russian: [
    ...['Оператор', 'Сеть', 'Провайдер'].map((head) => ofOperators(head, 'Диапазоны LTE')),
    ...['Модель', 'Устройство', 'Версия'].map((head) => ofDevices(head, 'Бэнды LTE')),
    ofSettings('Модем', 'Включенные диапазоны', ['wan1', 'wan2']),
    ofAnswers('Диапазон LTE', 'Поддержка', ['+', '-'], 'supported'),
  ],
  Chinese: [
    ...['运营商', '网络', '电信商'].map((head) => ofOperators(head, 'LTE频段')),
    ...['型号', '设备', '版本'].map((head) => ofDevices(head, '4G频段')),
    ofSettings('模块', '已启用频段', ['wan1', 'wan2']),
    ofSettings('SIM', '选择的LTE频段', ['1', '2']),
    ofAnswers('LTE频段', '是否支持', ['支持', '不支持'], 'supported'),
  ],
  Japanese: [
    ...['キャリア', '通信事業者'].map((head) => ofOperators(head, 'LTEバンド')),
    ...['機種', '型番'].map((head) => ofDevices(head, '対応LTEバンド')),
    ofSettings('ルーター', '有効なバンド', ['wan1', 'wan2']),
    ofAnswers('LTEバンド', '対応', ['○', '×'], 'supported'),
  ],
};

describe.each(Object.entries(LANGUAGES))('tables in %s', (_, tables) => {
  it.each(Object.entries(FORMS))('are read as %s', (_form, write) => {
    for (const { rows, kind, lists } of tables) {
      const text = write(rows);
      expect(kindAndBandsOf(readBands(text)), text).toEqual({ kind, lists });
    }
  });
});

describe('tables whose cells or columns are hard to tell apart', () => {
  it.each([
    [
      'columns of one name by the row that differs',
      '| Maker | Zentia | Zentia |\n|---|---|---|\n| Announced | August 2021 | May 2022 |\n| 4G | 1, 3, 5, 7 | 1, 3, 28, 40 |',
      ['Zentia (August 2021)', 'Zentia (May 2022)'],
    ],
    [
      'columns of one name by their order',
      '| | Zentia | Zentia |\n|---|---|---|\n| 4G bands | 1, 3, 5, 7 | 1, 3, 28, 40 |\n| 5G bands | n78 | n1, n78 |',
      ['Zentia (1)', 'Zentia (2)'],
    ],
    [
      'numbers by what stands above them',
      '| SIM | Mode | Locked bands |\n|---|---|---|\n| 1 | LTE | B3, B7 |\n| 2 | LTE | B20 |',
      ['SIM 1', 'SIM 2'],
    ],
  ])('names %s', (_, text, names) => {
    expect(readBands(text).variants.map(({ name }) => name)).toEqual(names);
  });

  it('says why it leaves a band out that a table answers no to', () => {
    const { lte, ignored } = readBands(
      '| LTE band | Supported |\n|---|---|\n| B1 | yes |\n| B2 | - |\n| B3 | yes |\n| B7 | yes |',
    );
    expect({ lte, reasons: ignored.map(({ reason }) => reason) }).toEqual({
      lte: [1, 3, 7],
      reasons: ['negated'],
    });
  });
});

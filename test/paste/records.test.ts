/** Devices in the data of programs: each object says under one of its keys what it is, and under others which bands it has. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { prefixed, written } from './cases/case.js';

interface Device {
  readonly name: string;
  readonly lte: readonly number[];
}
const SETS: readonly (readonly Device[])[] = [
  [
    { name: 'EC25-E', lte: [1, 3, 5, 7, 8, 20] },
    { name: 'EC25-A', lte: [2, 4, 12] },
  ],
  [
    { name: 'Rugged Tab 8', lte: [1, 3, 5, 8, 20] },
    { name: 'Rugged Tab 10', lte: [2, 4, 5, 12, 66, 71] },
  ],
  [
    { name: 'Kyra Lite', lte: [1, 3, 8, 20] },
    { name: 'Kyra Max', lte: [2, 4, 5, 7, 12, 66] },
  ],
  [
    { name: 'field-unit', lte: [1, 3, 8, 20] },
    { name: 'lake-buoy', lte: [2, 4, 5, 12, 66] },
  ],
  [
    { name: 'TX-400/32G', lte: [1, 3, 5, 8, 34, 38, 39] },
    { name: 'TX-400/64G', lte: [1, 3, 5, 7, 8, 20, 38] },
    { name: 'TX-500', lte: [1, 3, 5, 41] },
  ],
];
const laidOut = (value: unknown) => JSON.stringify(value, null, 2);

type Write = (devices: readonly Device[], key: string) => string;
const each = (devices: readonly Device[], between: string, write: (device: Device) => string) =>
  devices.map(write).join(between);

/** How data have them, with the key of the name. */
const FORMS: Readonly<Record<string, Write>> = {
  'JSON with lists of numbers': (devices, key) =>
    laidOut(devices.map(({ name, lte }) => ({ [key]: name, bands: { lte } }))),
  'JSON with lists in strings': (devices, key) =>
    laidOut(devices.map(({ name, lte }) => ({ [key]: name, lte_bands: prefixed(lte) }))),
  'JSON with lists among other strings': (devices, key) =>
    laidOut(
      devices.map(({ name, lte }) => ({
        [key]: name,
        features: ['Gorilla glass', 'Barcode engine'],
        specifications: ['Dual SIM', `4G LTE (bands ${lte.join()})`, 'WCDMA: Bands 1/2100, 8/900'],
      })),
    ),
  'JSON in a line': (devices, key) =>
    JSON.stringify(devices.map(({ name, lte }) => ({ [key]: name, lte: prefixed(lte) }))),
  'JSON in lines': (devices, key) =>
    each(devices, '\n', ({ name, lte }) => JSON.stringify({ weight: '12 g', [key]: name, lte_bands: lte })),
  YAML: (devices, key) =>
    each(
      devices,
      '\n',
      ({ name, lte }) => `- ${key}: ${name}\n  lte_bands: [${lte.join(', ')}]\n  sim: nano`,
    ),
  'YAML with lists in lines': (devices, key) =>
    each(
      devices,
      '\n',
      ({ name, lte }) => `- ${key}: ${name}\n  lte:\n${lte.map((band) => `    - ${band}\n`).join('')}`,
    ),
  TOML: (devices, key) =>
    each(devices, '\n', ({ name, lte }) => `[[device]]\n${key} = "${name}"\nlte = [${lte.join(', ')}]\n`),
  'source code': (devices, key) =>
    `const devices = [\n${each(devices, '\n', ({ name, lte }) => `  {\n    ${key}: '${name}',\n    lte: [${lte.join(', ')}],\n  },`)}\n];`,
  'source code in lines': (devices, key) =>
    each(devices, '\n', ({ name, lte }) => `  { ${key}: '${name}', lte: '${prefixed(lte)}', weight: 120 },`),
  'source code with arrows': (devices, key) =>
    each(
      devices,
      '\n',
      ({ name, lte }) => `[\n  '${key}' => '${name}',\n  'lte_bands' => '${prefixed(lte)}',\n],`,
    ),
  'calls with names': (devices, key) =>
    each(
      devices,
      '\n',
      ({ name, lte }) => `Device(\n    ${key} = "${name}",\n    lteBands = listOf(${lte.join(', ')}),\n),`,
    ),
  'structures of a compiled language': (devices, key) =>
    each(devices, '\n', ({ name, lte }) => `\t{${key}: "${name}", LTE: []int{${lte.join(', ')}}},`),
  'blocks of settings': (devices, key) =>
    each(
      devices,
      '\n',
      ({ name, lte }) => `device {\n  ${key} = "${name}"\n  lte = [${lte.join(', ')}]\n  sim = "nano"\n}`,
    ),
  'lines of keys': (devices, key) =>
    each(devices, '\n\n', ({ name, lte }) => `${key}: ${name}\nLTE bands: ${prefixed(lte)}\nWeight: 12 g`),
  'a list of keys': (devices, key) =>
    each(devices, '\n\n', ({ name, lte }) => `- **${key}**: ${name}\n- **LTE**: ${prefixed(lte)}`),
};

/** Where what a device is called holds its entries, or a form has a key of its own. */
const KEYED: Readonly<Record<string, (devices: readonly Device[]) => string>> = {
  JSON: (devices) =>
    laidOut(
      Object.fromEntries(
        devices.map(({ name, lte }) => [name, { weight: '120 g', lte_bands: lte, sim: 'nano' }]),
      ),
    ),
  'source code with remarks': (devices) =>
    `export const SPECS = {\n${each(
      devices,
      '\n\n',
      ({ name, lte }) =>
        `  '${name}': {\n    // Electrical\n    peak: '110W (pump on)',\n\n    // Radio\n    cellular: 'LTE Cat-1: ${prefixed(lte)} (one region)',\n    fallback: '2G GSM',\n  },`,
    )}\n};`,
  'a dictionary': (devices) =>
    each(devices, '\n', ({ name, lte }) => `    "${name}": {"lte": [${lte.join(', ')}]},`),
  YAML: (devices) =>
    each(devices, '\n', ({ name, lte }) => `${name}:\n  lte_bands: [${lte.join(', ')}]\n  sim: nano`),
  TOML: (devices) =>
    each(devices, '\n', ({ name, lte }) => `[devices."${name}"]\nlte = [${lte.join(', ')}]\nsim = "nano"\n`),
  INI: (devices) =>
    each(devices, '\n', ({ name, lte }) => `[${name}]\nlte_bands=${lte.join(',')}\nsim=nano\n`),
  'elements of XML': (devices) =>
    each(
      devices,
      '\n',
      ({ name, lte }) =>
        `<device>\n  <name>${name}</name>\n  <lteBands>${prefixed(lte)}</lteBands>\n</device>`,
    ),
  'attributes of XML': (devices) =>
    each(
      devices,
      '\n',
      ({ name, lte }) => `  <device name="${name}">\n    <lte>${lte.join(',')}</lte>\n  </device>`,
    ),
};

function expectDevices(text: string, devices: readonly Device[]): void {
  const read = Object.fromEntries(
    readBands(text).variants.map((variant) => [variant.name, written(variant)]),
  );
  expect(read, text).toEqual(Object.fromEntries(devices.map(({ name, lte }) => [name, lte.join(' ')])));
}

describe.each(Object.entries(FORMS))('%s', (_, write) => {
  it.each(['name', 'model', 'title', 'sku', 'id'])('tells devices apart by their %s', (key) => {
    for (const devices of SETS) expectDevices(write(devices, key), devices);
  });
});

describe.each(Object.entries(KEYED))('%s', (_, write) => {
  it('tells devices apart by what they are called', () => {
    for (const devices of SETS) expectDevices(write(devices), devices);
  });
});

it.each(['sub', 'variantName', 'artikel', '编号'])('tells devices apart by any key, as %s', (key) => {
  for (const devices of SETS) {
    const objects = devices.map(({ name, lte }) => ({
      main: 'TX',
      [key]: name,
      lte: prefixed(lte),
      sim: 'nano',
    }));
    expectDevices(laidOut(objects), devices);
  }
});

it('tells a device by its name, not by what else differs', () => {
  const [one, other] = [
    { region: 'Europe', weight: '120 g', url: 'https://a.example/1', model: 'KX1-E', lte: 'B1/B3' },
    { region: 'America', weight: '124 g', url: 'https://a.example/2', model: 'KX1-A', lte: 'B2/B4' },
  ];
  expectDevices(laidOut([one, other]), [
    { name: 'KX1-E', lte: [1, 3] },
    { name: 'KX1-A', lte: [2, 4] },
  ]);
});

it('takes what is said behind the bands of one radio for no device', () => {
  const text = 'bands: [\n  { band: "n71", use: "reach" },\n  { band: "n66 / n29", use: "5G capacity" },\n]';
  const { nr, variants } = readBands(text);
  expect({ nr, variants }).toEqual({ nr: [29, 66, 71], variants: [] });
});

it('gives what stands behind the records to none of them', () => {
  const text = `${laidOut({ kx1: { lte: [1, 3] }, kx2: { lte: [2, 4] } })}\nBoth have been replaced by a router with LTE B7, B20.`;
  const { variants } = readBands(text);
  expect(variants.map((variant) => written(variant))).toEqual(['1 3', '2 4']);
});

it('takes no attribute for a device', () => {
  const text = laidOut([
    { name: 'LTE bands', value: 'B1/B3/B20' },
    { name: '5G bands', value: 'n28/n78' },
  ]);
  const { lte, nr, variants } = readBands(text);
  expect({ lte, nr, variants }).toEqual({ lte: [1, 3, 20], nr: [28, 78], variants: [] });
});

it('keeps the first record apart whose beginning was not copied', () => {
  const whole = laidOut({ kx1: { weight: '9 g', lte: [1, 3] }, kx2: { weight: '8 g', lte: [2, 4] } });
  expectDevices(whole.slice(whole.indexOf('"weight"')), [
    { name: '#1', lte: [1, 3] },
    { name: 'kx2', lte: [2, 4] },
  ]);
});

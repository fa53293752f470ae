/** Devices in the data of programs: each object says under one of its keys what it is, and under others which bands it has. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { written } from './cases/case.js';

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
];
const prefixed = (lte: readonly number[]) => lte.map((band) => `B${band}`).join('/');
const laidOut = (value: unknown) => JSON.stringify(value, null, 2);

/** How a program writes them, with the key of the name. */
const FORMS: Readonly<Record<string, (devices: readonly Device[], key: string) => string>> = {
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
  YAML: (devices, key) =>
    devices
      .map(({ name, lte }) => `- ${key}: ${name}\n  lte_bands: [${lte.join(', ')}]\n  sim: nano`)
      .join('\n'),
  'source code': (devices, key) =>
    `const devices = [\n${devices.map(({ name, lte }) => `  {\n    ${key}: '${name}',\n    lte: [${lte.join(', ')}],\n  },`).join('\n')}\n];`,
  'source code with arrows': (devices, key) =>
    devices
      .map(({ name, lte }) => `[\n  '${key}' => '${name}',\n  'lte_bands' => '${prefixed(lte)}',\n],`)
      .join('\n'),
};

describe.each(Object.entries(FORMS))('%s', (_, write) => {
  it.each(['name', 'model', 'title', 'sku', 'id'])('tells devices apart by their %s', (key) => {
    for (const devices of SETS) {
      const text = write(devices, key);
      const read = Object.fromEntries(readBands(text).variants.map((each) => [each.name, written(each)]));
      expect(read, text).toEqual(Object.fromEntries(devices.map(({ name, lte }) => [name, lte.join(' ')])));
    }
  });
});

it('takes no attribute for a device', () => {
  const text = laidOut([
    { name: 'LTE bands', value: 'B1/B3/B20' },
    { name: '5G bands', value: 'n28/n78' },
  ]);
  const { lte, nr, variants } = readBands(text);
  expect({ lte, nr, variants }).toEqual({ lte: [1, 3, 20], nr: [28, 78], variants: [] });
});

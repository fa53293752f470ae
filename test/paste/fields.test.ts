/** Fields of configuration files and of data say by their names what their bands are. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';

const SUPPORTED = ['supported_lte_bands', 'SupportedBands', 'lte_bands_supported'];
const ENABLED = [
  'enabled_lte_bands',
  'enabledBands',
  'allowed_bands',
  'locked_bands',
  'lte_band_lock',
  'band_lock',
  'preferred_bands',
  'selected_bands',
  'configured_bands',
];
/** A field as the label of a page: `enabledBands` is "Enabled bands". */
const labelOf = (field: string) => {
  const words = field.replace(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
};

describe.each<[form: string, write: (field: string) => string]>([
  ['JSON', (field) => `{"model": "X", "${field}": [1, 3, 7, 20, 28]}`],
  ['JSON with names of bands', (field) => `{"${field}": ["B1","B3","B7","B20","B28"]}`],
  ['YAML', (field) => `modem:\n  ${field}: [1, 3, 7, 20, 28]`],
  ['a list of YAML', (field) => `${field}:\n  - 1\n  - 3\n  - 7\n  - 20\n  - 28`],
  ['Python', (field) => `${field} = [1, 3, 7, 20, 28]`],
  ['JavaScript', (field) => `const ${field} = ['B1', 'B3', 'B7', 'B20', 'B28'];`],
  ['a label', (field) => `${labelOf(field)}: B1, B3, B7, B20, B28`],
  ['a row', (field) => `| ${labelOf(field)} | B1, B3, B7, B20, B28 |`],
  ['a line', (field) => `${field}: 1,3,7,20,28`],
])('%s', (_, write) => {
  it.each([
    ...SUPPORTED.map((field) => [field, 'supported'] as const),
    ...ENABLED.map((field) => [field, 'enabled'] as const),
  ])('%s has bands that are %s', (field, kind) => {
    const read = readBands(write(field));
    expect([read.kind, read.lte, read.nr]).toEqual([kind, [1, 3, 7, 20, 28], []]);
  });
});

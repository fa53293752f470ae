/** Lists with names, in the forms that shops, data sheets and people write: no two products, regions or carriers become one. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { prefixed, written } from './cases/case.js';

interface Named {
  readonly name: string;
  readonly lte: readonly number[];
}
const LISTS = [
  [1, 3, 7, 8, 20],
  [2, 4, 5, 12, 66],
  [1, 3, 5, 8, 41],
];
const NAMES = [
  ['EC25-E', 'EC25-A'],
  ['KX1-EU', 'KX1-NA', 'KX1-AU'],
  ['M1', 'M3', 'M4P'],
  ['Galaxy S21', 'Galaxy A52'],
  ['iPhone 13 mini', 'iPhone 13 Pro'],
  ['Europe', 'North America', 'Asia'],
  ['EMEA', 'APAC', 'LATAM'],
  ['KX 100 Pro', 'KX 100 Lite'],
  ['Brisa 4', 'Brisa 4 Max'],
  ['Type 1', 'Type 2'],
  ['SIM 1', 'SIM 2'],
  ['Model 3', 'Model 5'],
  ['Standard', 'Premium'],
  ['Kestrel', 'Osprey'],
  ['Kunde A', 'Kunde B'],
  ['AT&T', 'Verizon', 'T-Mobile'],
  ['Vodafone', 'Telekom', 'O2'],
  ['Quectel EG25-G', 'SIMCom SIM7600E'],
  ['XT2041-1', 'XT2041-4'],
  ['TRM_5G_EU', 'TRM_5G_US'],
  ['AR-3LTE-NA', 'AR-3LTE-G'],
  ['欧洲', '北美'],
];

const FORMS: Readonly<Record<string, (all: readonly Named[]) => string>> = {
  'lines with colons': (all) => all.map(({ name, lte }) => `${name}: LTE ${prefixed(lte, ', ')}`).join('\n'),
  'lines with dashes': (all) =>
    `Supported bands:\n${all.map(({ name, lte }) => `${name} - LTE ${prefixed(lte, ', ')}`).join('\n')}`,
  bullets: (all) =>
    `Supported bands:\n${all.map(({ name, lte }) => `• ${name} – ${prefixed(lte, ', ')}`).join('\n')}`,
  'names above lists': (all) =>
    all.map(({ name, lte }) => `${name}\nLTE FDD: ${prefixed(lte, ', ')}\nWCDMA: B1, B5`).join('\n\n'),
  'names above numbers': (all) =>
    all.map(({ name, lte }) => `${name}\n4G LTE: ${lte.join(', ')}\n3G: 1, 5`).join('\n\n'),
  'cells of a document': (all) =>
    `Ordering Code\nFrequency Bands\n${all.map(({ name, lte }) => `${name}\nLTE ${prefixed(lte, ', ')}`).join('\n')}`,
  'names in brackets behind': (all) =>
    `LTE: ${all.map(({ name, lte }) => `${prefixed(lte, ', ')} (${name})`).join('; ')}`,
  'names in brackets before': (all) =>
    `LTE bands: ${all.map(({ name, lte }) => `(${name}) ${prefixed(lte, ', ')}`).join('; ')}`,
  'names behind the radio': (all) => all.map(({ name, lte }) => `LTE (${name}): ${prefixed(lte)}`).join('\n'),
  'names in square brackets': (all) =>
    `LTE: ${all.map(({ name, lte }) => `[${name}] ${prefixed(lte)}`).join(' ')}`,
  sentences: (all) =>
    all
      .map(
        ({ name, lte }) => `The ${name} supports LTE bands ${lte.slice(0, -1).join(', ')} and ${lte.at(-1)}.`,
      )
      .join(' '),
  'one sentence': (all) =>
    `${all.map(({ name, lte }) => `the ${name} covers ${prefixed(lte)}`).join(', whereas ')}.`,
  headings: (all) =>
    all.map(({ name, lte }) => `## ${name}\n\n- LTE: ${prefixed(lte, ', ')}\n- GSM: 850/900`).join('\n\n'),
  'numbered lines': (all) =>
    `Variants and bands\n${all.map(({ name, lte }, i) => `${i + 1}. ${name}: LTE ${prefixed(lte)}`).join('\n')}`,
  'Chinese sentences': (all) =>
    `${all.map(({ name, lte }) => `${name}支持LTE ${prefixed(lte)}`).join('；')}。`,
  'lists beside 5G': (all) => all.map(({ name, lte }) => `${name}: LTE ${prefixed(lte)}, 5G n78`).join('\n'),
};

describe.each(Object.entries(FORMS))('%s', (_, write) => {
  it.each(NAMES.map((names) => [names.join(', '), names] as const))('tell %s apart', (_joined, names) => {
    const all = names.map((name, i) => ({ name, lte: LISTS[i]! }));
    const text = write(all);
    const read = readBands(text).variants.map((each) => [each.name, written(each).replace(/ \| n78$/, '')]);
    const byName = ([one]: readonly string[], [other]: readonly string[]) => one!.localeCompare(other!);
    expect(read.sort(byName), text).toEqual(all.map(({ name, lte }) => [name, lte.join(' ')]).sort(byName));
  });
});

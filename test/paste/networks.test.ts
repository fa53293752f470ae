/**
 * Texts about the networks of a country, as help pages, guides, forums and source code have them: the bands of each carrier in
 * tables, points, headings and sentences, or of each band the carriers that use it. Names of carriers that are common words
 * (`Plus`, `Smart`) are among them. Every layout is written with several names, lists and ways to write a list.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { markdownTable } from './markdown-table.js';

/** Who has which bands of LTE and NR. */
interface Carrier {
  readonly name: string;
  readonly lte: readonly number[];
  readonly nr: readonly number[];
}

const PLACES: readonly (readonly [place: string, carriers: readonly string[]])[] = [
  ['Germany', ['Telekom', 'Vodafone', 'O2']],
  ['Poland', ['Orange', 'Play', 'Plus']],
  ['Australia', ['Telstra', 'Optus', 'Vodafone']],
  ['Kenya', ['Safaricom', 'Airtel', 'Telkom']],
  ['Brazil', ['Claro', 'Vivo', 'TIM']],
  ['the US', ['AT&T', 'Verizon', 'T-Mobile']],
  ['Nepal', ['Ncell', 'NTC', 'Smart']],
  ['Japan', ['NTT Docomo', 'KDDI', 'SoftBank']],
  ['中国', ['中国移动', '中国联通', '中国电信']],
];
const LTE = [
  [1, 3, 7, 20],
  [3, 8, 20, 28],
  [1, 3, 5, 40],
  [2, 4, 12, 66, 71],
  [3, 7, 38],
  [1, 3, 7, 8, 20, 28],
];
const NR = [[78], [1, 78], [28, 78], [41, 71], [3, 28, 77]];
const MHZ: Readonly<Record<string, number>> = {
  ...{ B1: 2100, B2: 1900, B3: 1800, B4: 1700, B5: 850, B7: 2600, B8: 900, B12: 700, B20: 800, B28: 700 },
  ...{ B38: 2600, B40: 2300, B66: 1700, B71: 600 },
  ...{ n1: 2100, n3: 1800, n28: 700, n41: 2500, n71: 600, n77: 3700, n78: 3500 },
};
const named = (prefix: string, bands: readonly number[]) => bands.map((band) => prefix + band);
const bandsOf = ({ lte, nr }: Carrier) => [...named('B', lte), ...named('n', nr)];

/** How a list is written. */
const LISTS: readonly ((names: readonly string[]) => string)[] = [
  (names) => names.join(', '),
  (names) => names.join('/'),
  (names) => names.map((name) => `${name} (${MHZ[name]} MHz)`).join(', '),
];
type List = (typeof LISTS)[number];
/** Each band of some carriers, and who has it. */
const byBand = (carriers: readonly Carrier[]): [band: string, carriers: string[]][] =>
  [...new Set(carriers.flatMap(bandsOf))].map((band) => [
    band,
    carriers.filter((carrier) => bandsOf(carrier).includes(band)).map(({ name }) => name),
  ]);
const quoted = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const LAYOUTS: Readonly<Record<string, (carriers: readonly Carrier[], list: List) => string>> = {
  'a table': (carriers, list) =>
    markdownTable([
      ['Operator', '4G LTE', '5G NR'],
      ...carriers.map(({ name, lte, nr }) => [name, list(named('B', lte)), list(named('n', nr))]),
    ]),
  'cells in lines of their own': (carriers, list) =>
    [
      ...['Operator', '4G LTE', '5G NR'],
      ...carriers.flatMap(({ name, lte, nr }) => [name, list(named('B', lte)), list(named('n', nr))]),
    ].join('\n'),
  points: (carriers, list) =>
    carriers
      .map(({ name, lte, nr }) => `- ${name}: 4G ${list(named('B', lte))}; 5G ${list(named('n', nr))}`)
      .join('\n'),
  'bold names': (carriers, list) =>
    carriers
      .map(
        ({ name, lte, nr }) => `**${name}**\n- LTE: ${list(named('B', lte))}\n- 5G: ${list(named('n', nr))}`,
      )
      .join('\n\n'),
  headings: (carriers, list) =>
    carriers
      .map(
        ({ name, lte, nr }) =>
          `### ${name}\n4G bands: ${list(named('B', lte))}\n5G bands: ${list(named('n', nr))}`,
      )
      .join('\n\n'),
  'headings without marks': (carriers, list) =>
    carriers
      .map(({ name, lte, nr }) => `${name}\n4G: ${list(named('B', lte))}\n5G: ${list(named('n', nr))}`)
      .join('\n\n'),
  sentences: (carriers, list) =>
    carriers
      .map(
        ({ name, lte, nr }) =>
          `${name} uses bands ${lte.slice(0, -1).join(', ')} and ${lte.at(-1)} for 4G and ${list(named('n', nr))} for 5G.`,
      )
      .join(' '),
  marks: (carriers) =>
    markdownTable([
      ['Band', ...carriers.map(({ name }) => name)],
      ...byBand(carriers).map(([band, has]) => [
        band,
        ...carriers.map(({ name }) => (has.includes(name) ? '✓' : '-')),
      ]),
    ]),
  'bands and their carriers': (carriers) =>
    byBand(carriers)
      .map(([band, has]) => `${band} (${MHZ[band]} MHz): ${has.join(', ')}`)
      .join('\n'),
  'a table of bands': (carriers) =>
    markdownTable([
      ['Band', 'Frequency', 'Operators'],
      ...byBand(carriers).map(([band, has]) => [band, `${MHZ[band]} MHz`, has.join(', ')]),
    ]),
  'a dictionary': (carriers) =>
    carriers
      .map(({ name, lte, nr }) => `  "${name}": { "lte": [${lte.join()}], "nr": [${nr.join()}] },`)
      .join('\n'),
  objects: (carriers) =>
    carriers
      .map(
        ({ name, lte, nr }) =>
          `  { name: '${name}', lteBands: ${quoted(named('B', lte))}, nrBands: ${quoted(named('n', nr))} },`,
      )
      .join('\n'),
  'objects of bands': (carriers) =>
    byBand(carriers)
      .map(([band, has]) => `  { band: '${band}', mhz: '${MHZ[band]}', operators: ${quoted(has)} },`)
      .join('\n'),
  YAML: (carriers) =>
    carriers
      .map(({ name, lte, nr }) => `${name}:\n  lte: [${lte.join(', ')}]\n  nr: [${nr.join(', ')}]`)
      .join('\n'),
};
const BEFORE = [
  '',
  'Which bands do the operators in PLACE use?',
  'Mobile networks in PLACE',
  '# Frequency bands of carriers in PLACE',
  'These are the 4G and 5G bands used in PLACE:',
  'Updated March 2025',
  'Check that your phone supports the bands of your carrier.',
];
const BEHIND = [
  '',
  'Make sure that your phone supports these bands.',
  'Source: operators’ websites.',
  '3G was switched off in 2023.',
  'MVNOs use the network of their host.',
  'Coverage is best in the cities, with 95 % of the population.',
];
const page = fc.record({
  place: fc.constantFrom(...PLACES),
  list: fc.constantFrom(...LISTS),
  lte: fc.shuffledSubarray(LTE, { minLength: 3, maxLength: 3 }),
  nr: fc.shuffledSubarray(NR, { minLength: 3, maxLength: 3 }),
  before: fc.constantFrom(...BEFORE),
  behind: fc.constantFrom(...BEHIND),
});
/** `operator O2: 1,3 | 78`, in the order of the letters. */
const written = (sets: readonly (Carrier & { readonly kind: string })[]) =>
  sets
    .map(({ kind, name, lte, nr }) => `${kind} ${name}: ${lte} | ${nr}`)
    .sort()
    .join('; ');

it.each(Object.entries(LAYOUTS))('tells carriers apart in %s', (_, layout) => {
  const wrong = fc
    .sample(page, { seed: 1, numRuns: 150 })
    .flatMap(({ place: [place, names], list, lte, nr, before, behind }) => {
      const carriers = names.map((name, i) => ({ name, lte: lte[i]!, nr: nr[i]! }));
      const parts = [before.replace('PLACE', place), layout(carriers, list), behind];
      const text = parts.filter((part) => part !== '').join('\n\n');
      const asked = carriers.map((carrier) => ({ ...carrier, kind: 'operator' }));
      return written(readBands(text).variants) === written(asked) ? [] : [text];
    });
  expect(wrong.length, wrong[0]).toBeLessThanOrEqual(1);
});

/** Two or three products in every layout, whatever lists they have: equal ones, single bands, LTE beside 5G alone. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { prefixed, written } from './cases/case.js';
import { markdownTable } from './markdown-table.js';

interface Product {
  readonly name: string;
  readonly lte: readonly number[];
  readonly nr: readonly number[];
}
type Lists = readonly [lte: readonly number[], nr: readonly number[]];

const SHAPES: Readonly<Record<string, readonly Lists[]>> = {
  'that differ': [
    [[1, 3, 7, 8, 20], []],
    [[2, 4, 5, 12, 66], []],
    [[1, 3, 5, 8, 41], []],
  ],
  'of which two are equal': [
    [[1, 3, 7, 8, 20], []],
    [[1, 3, 7, 8, 20], []],
    [[2, 4, 12, 66], []],
  ],
  'of which one holds the other': [
    [[1, 3, 7, 8, 20], []],
    [[1, 3, 7, 8, 20, 28, 38, 40], []],
  ],
  'of two bands': [
    [[3, 20], []],
    [[4, 13], []],
  ],
  'of LTE alone and of 5G alone': [
    [[1, 3, 5, 8, 40], []],
    [[], [1, 3, 28, 41, 78]],
  ],
  'of LTE, one with 5G': [
    [[1, 3, 7, 8, 20], []],
    [
      [1, 3, 7, 8, 20, 28],
      [1, 28, 78],
    ],
  ],
  'of LTE and 5G': [
    [
      [1, 3, 7, 8, 20],
      [1, 3, 78],
    ],
    [
      [2, 4, 5, 12, 66],
      [2, 5, 41, 71],
    ],
  ],
  'of 5G alone': [
    [[], [1, 3, 28, 78]],
    [[], [2, 5, 41, 66, 71, 77]],
  ],
};
const NAMES: readonly (readonly string[])[] = [
  ['RT300-EU', 'RT300-US', 'RT300-AP'],
  ['KX-4G', 'KX-5G', 'KX-3'],
  ['Nova Lite', 'Nova Max', 'Nova S'],
];

const lteOf = ({ lte }: Product) => prefixed(lte, ', ');
const nrOf = ({ nr }: Product) => nr.map((band) => `n${band}`).join(', ');
const bothOf = (product: Product, before: readonly [string, string], between = '; ') =>
  [product.lte[0] && before[0] + lteOf(product), product.nr[0] && before[1] + nrOf(product)]
    .filter(Boolean)
    .join(between);
const RADIOS = ['LTE ', '5G NR '] as const;
const HEADS = ['LTE: ', '5G NR: '] as const;
const orDash = (list: string) => list || '-';
const lines = (all: readonly Product[], line: (product: Product) => string, between = '\n') =>
  all.map(line).join(between);
/** Rows with a cell for each product, behind what the cells say. */
const columns = (
  all: readonly Product[],
  rows: Readonly<Record<string, (product: Product, i: number) => string>>,
  between: string,
) =>
  Object.entries(rows)
    .map(([head, cell]) => [head, ...all.map(cell)].join(between))
    .join('\n');
const nameIn = ({ name }: Product) => name;
const lteIn = (each: Product) => orDash(lteOf(each));
const nrIn = (each: Product) => orDash(nrOf(each));
const simIn = () => 'nano';

const FORMS: Readonly<Record<string, (all: readonly Product[]) => string>> = {
  'lines with colons': (all) => lines(all, (each) => `${each.name}: ${bothOf(each, RADIOS)}`),
  bullets: (all) => `Bands:\n${lines(all, (each) => `• ${each.name} – ${bothOf(each, RADIOS, ' / ')}`)}`,
  'names above': (all) => lines(all, (each) => `${each.name}\n${bothOf(each, HEADS, '\n')}`, '\n\n'),
  'names above other rows': (all) =>
    lines(all, (each) => `${each.name}\nSize: 30 x 42 mm\n${bothOf(each, HEADS, '\n')}\nWeight: 9 g`, '\n\n'),
  headings: (all) => lines(all, (each) => `## ${each.name}\n\n${bothOf(each, HEADS, '\n')}`, '\n\n'),
  'rows of a table': (all) =>
    markdownTable([
      ['Model', 'LTE bands', '5G bands'],
      ...all.map((each) => [each.name, lteIn(each), nrIn(each)]),
    ]),
  'rows with one column': (all) =>
    markdownTable([['Model', 'Bands'], ...all.map((each) => [each.name, bothOf(each, RADIOS, ', ')])]),
  'columns of a table': (all) =>
    columns(all, { Specification: nameIn, '4G bands': lteIn, '5G bands': nrIn, SIM: simIn }, '\t'),
  'columns whose cells are lines': (all) => {
    const sizeIn = (_: Product, i: number) => `${20 + i} x 30 mm`;
    const rows = { Specification: nameIn, Size: sizeIn, 'LTE bands': lteIn, '5G bands': nrIn, SIM: simIn };
    return columns(all, rows, '\n');
  },
  'rows whose cells are lines': (all) =>
    `Model\nLTE bands\n5G bands\n${lines(all, (each) => `${each.name}\n${lteIn(each)}\n${nrIn(each)}`)}`,
  'comma-separated values': (all) =>
    `model,lte,nr,weight\n${lines(all, (each) => `${each.name},"${lteOf(each)}","${nrOf(each)}",9`)}`,
  'a table of a page': (all) =>
    `<table><tr><th>Model</th><th>LTE</th><th>5G</th></tr>${lines(all, (each) => `<tr><td>${each.name}</td><td>${lteIn(each)}</td><td>${nrIn(each)}</td></tr>`, '')}</table>`,
  'data keyed by name': (all) =>
    JSON.stringify(
      Object.fromEntries(
        all.map((each) => [each.name, { sim: 'nano', lteBands: lteOf(each), nrBands: nrOf(each) }]),
      ),
    ),
  'data with a key for the name': (all) =>
    JSON.stringify(all.map((each) => ({ sku: each.name, specs: { bands: bothOf(each, RADIOS) } }))),
  sentences: (all) =>
    lines(all, (each) => `The ${each.name} supports ${bothOf(each, RADIOS, ' and ')}.`, ' '),
  'radios above names': (all) =>
    HEADS.map((head, i) => {
      const own = all.filter(({ lte, nr }) => (i ? nr : lte).length);
      return own[0]
        ? `${head}\n${lines(own, (each) => `${each.name}: ${i ? nrOf(each) : lteOf(each)}`)}`
        : '';
    }).join('\n'),
  'names in brackets behind the radio': (all) =>
    HEADS.flatMap((head, i) =>
      all
        .filter(({ lte, nr }) => (i ? nr : lte).length)
        .map((each) => `${head.replace(':', `(${each.name}):`)}${i ? nrOf(each) : lteOf(each)}`),
    ).join('\n'),
};

describe.each(Object.entries(FORMS))('%s', (_, write) => {
  it.each(
    NAMES.flatMap((names) => Object.entries(SHAPES).map(([shape, lists]) => ({ shape, names, lists }))),
  )('tell products apart by lists $shape ($names)', ({ shape, names, lists }) => {
    const all = lists.map(([lte, nr], i) => ({ name: names[i]!, lte, nr }));
    const text = write(all);
    const read = readBands(text).variants.map((each) => [each.name, written(each)]);
    const want = all.map((each) => [each.name, written(each)]);
    expect(read.sort(), `${shape}\n${text}`).toEqual(want.sort());
  });
});

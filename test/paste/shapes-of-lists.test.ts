/** Two or three products in every layout, whatever lists they have: equal ones, single bands, LTE beside 5G alone. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { written } from './cases/case.js';

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

const lteOf = ({ lte }: Product, between = ', ') => lte.map((band) => `B${band}`).join(between);
const nrOf = ({ nr }: Product, between = ', ') => nr.map((band) => `n${band}`).join(between);
const bothOf = (product: Product, before: readonly [string, string], between = '; ') =>
  [product.lte[0] && before[0] + lteOf(product), product.nr[0] && before[1] + nrOf(product)]
    .filter(Boolean)
    .join(between);
const RADIOS = ['LTE ', '5G NR '] as const;
const HEADS = ['LTE: ', '5G NR: '] as const;
const orDash = (list: string) => list || '-';
const lines = (all: readonly Product[], line: (product: Product) => string, between = '\n') =>
  all.map(line).join(between);
const row = (first: string, cells: readonly string[], between: string) => [first, ...cells].join(between);

const FORMS: Readonly<Record<string, (all: readonly Product[]) => string>> = {
  'lines with colons': (all) => lines(all, (each) => `${each.name}: ${bothOf(each, RADIOS)}`),
  bullets: (all) => `Bands:\n${lines(all, (each) => `• ${each.name} – ${bothOf(each, RADIOS, ' / ')}`)}`,
  'names above': (all) => lines(all, (each) => `${each.name}\n${bothOf(each, HEADS, '\n')}`, '\n\n'),
  'names above other rows': (all) =>
    lines(all, (each) => `${each.name}\nSize: 30 x 42 mm\n${bothOf(each, HEADS, '\n')}\nWeight: 9 g`, '\n\n'),
  headings: (all) => lines(all, (each) => `## ${each.name}\n\n${bothOf(each, HEADS, '\n')}`, '\n\n'),
  'rows of a table': (all) =>
    `| Model | LTE bands | 5G bands |\n|---|---|---|\n${lines(all, (each) => `| ${each.name} | ${orDash(lteOf(each))} | ${orDash(nrOf(each))} |`)}`,
  'rows with one column': (all) =>
    `| Model | Bands |\n|---|---|\n${lines(all, (each) => `| ${each.name} | ${bothOf(each, RADIOS, ', ')} |`)}`,
  'columns of a table': (all) =>
    [
      row(
        'Specification',
        all.map(({ name }) => name),
        '\t',
      ),
      row(
        '4G bands',
        all.map((each) => orDash(lteOf(each))),
        '\t',
      ),
      row(
        '5G bands',
        all.map((each) => orDash(nrOf(each))),
        '\t',
      ),
      row(
        'SIM',
        all.map(() => 'nano'),
        '\t',
      ),
    ].join('\n'),
  'columns whose cells are lines': (all) =>
    [
      row(
        'Specification',
        all.map(({ name }) => name),
        '\n',
      ),
      row(
        'Size',
        all.map((_, i) => `${20 + i} x 30 mm`),
        '\n',
      ),
      row(
        'LTE bands',
        all.map((each) => orDash(lteOf(each))),
        '\n',
      ),
      row(
        '5G bands',
        all.map((each) => orDash(nrOf(each))),
        '\n',
      ),
      row(
        'SIM',
        all.map(() => 'nano'),
        '\n',
      ),
    ].join('\n'),
  'rows whose cells are lines': (all) =>
    `Model\nLTE bands\n5G bands\n${lines(all, (each) => `${each.name}\n${orDash(lteOf(each))}\n${orDash(nrOf(each))}`)}`,
  'comma-separated values': (all) =>
    `model,lte,nr,weight\n${lines(all, (each) => `${each.name},"${lteOf(each)}","${nrOf(each)}",9`)}`,
  'a table of a page': (all) =>
    `<table><tr><th>Model</th><th>LTE</th><th>5G</th></tr>${lines(all, (each) => `<tr><td>${each.name}</td><td>${orDash(lteOf(each))}</td><td>${orDash(nrOf(each))}</td></tr>`, '')}</table>`,
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
    const want = all.map((each) => [
      each.name,
      [each.lte.join(' '), each.nr.map((band) => `n${band}`).join(' ')].filter(Boolean).join(' | '),
    ]);
    expect(read.sort(), `${shape}\n${text}`).toEqual(want.sort());
  });
});

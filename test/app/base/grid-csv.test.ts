import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { AnswerMatrix } from '../../../src/app/base/answer-matrix.js';
import { gridCsv } from '../../../src/app/base/grid-csv.js';
import { APP_WORDS } from '../../../src/words/app.js';
import { GRID_WORDS } from '../../../src/words/grid.js';
import { WORLD } from '../../fixtures/known-world.js';

const country = WORLD.countries.get('de')!;
const device = { ...WORLD.devices.get('ec25-e')!, name: '=SUM("1",2)' };
const rowsOf = (lang: 'en' | 'zh') =>
  parse(
    gridCsv(new AnswerMatrix([country], [device]), lang, GRID_WORDS[lang].csvHeads, APP_WORDS[lang].overall),
    {
      bom: true,
    },
  );

it.each(['en', 'zh'] as const)('has a head and one line for each country and device in %s', (lang) => {
  const [head, line, ...more] = rowsOf(lang);
  expect(head).toEqual(GRID_WORDS[lang].csvHeads);
  expect(line).toHaveLength(head!.length);
  expect(line!.slice(0, 2)).toEqual(['de', country.name[lang]]);
  expect(line!.slice(5, 9).reduce((sum, count) => sum + Number(count), 0)).toBe(country.networks.length);
  expect(more).toEqual([]);
});

it('writes no formula', () => expect(rowsOf('en')[1]![3]).toBe('\'=SUM("1",2)'));

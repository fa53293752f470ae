import { describe, expect, it } from 'vitest';
import {
  AnswerMatrix,
  needsEveryAnswer,
  orderRows,
  readGridSort,
  writeGridSort,
} from '../../../src/app/base/answer-matrix.js';
import { judgeCountry } from '../../../src/app/base/judge-country.js';
import { countriesByName } from '../../../src/views/by-name.js';
import { WORLD } from '../../fixtures/known-world.js';

const countries = countriesByName(WORLD, 'en');
const devices = ['ec25-e', 'ec25-af', 'bg77'].map((id) => WORLD.devices.get(id)!);
const [ec25e, ec25af] = devices;
const matrix = () => new AnswerMatrix(countries, devices);

describe('the answers of a grid', () => {
  it('are those of the check of each device in each country', () => {
    const own = matrix();
    countries.forEach((country, row) =>
      devices.forEach((device, column) => {
        const { tally, overall } = judgeCountry(device, country, '2026-11-22');
        expect(own.tallyAt(row, column)).toEqual(tally);
        expect(own.overallAt(row, column)).toBe(overall);
      }),
    );
  });

  it('are judged in slices, which end when the time is over', () => {
    const own = matrix();
    let slices = 1;
    let left = 100;
    while (!own.judgeMore(() => --left % 100 === 0)) slices++;
    expect(own.isComplete).toBe(true);
    expect(slices).toBeGreaterThanOrEqual(Math.floor((countries.length * devices.length) / 100));
    expect(new AnswerMatrix([], devices).isComplete).toBe(true);
  });
});

describe('the order of the rows', () => {
  const namesIn = (sort: string) =>
    orderRows(matrix(), readGridSort(sort, devices)).map((row) => countries[row]!.name.en);

  it('is by name, or by name from its end', () => {
    expect(namesIn('name')).toEqual(countries.map(({ name }) => name.en));
    expect(namesIn('-name')).toEqual(countries.map(({ name }) => name.en).reverse());
  });

  it.each(['ec25-af', 'trouble'])('by %s has the worst answers first, and turned round the best', (sort) => {
    const own = matrix();
    const badness = (row: number) =>
      Math.round(
        1e6 *
          (sort === 'trouble' ? [0, 1, 2] : [1]).reduce((sum, column) => {
            const { good } = own.tallyAt(row, column);
            const kind = ['good', 'some', 'limited', 'unconfirmed', 'no'].indexOf(own.overallAt(row, column));
            return sum + kind - good / countries[row]!.networks.length;
          }, 0),
      );
    const order = orderRows(own, readGridSort(sort, devices)).map(badness);
    expect(order).toEqual([...order].sort((a, b) => b - a));
    const turned = orderRows(own, readGridSort('-' + sort, devices)).map(badness);
    expect(turned).toEqual([...turned].sort((a, b) => a - b));
    expect(order[0]).not.toBe(order.at(-1));
  });

  it('keeps countries that fare alike in the order of their names', () => {
    const own = matrix();
    const alike = orderRows(own, readGridSort('ec25-e', devices)).filter(
      (row) => own.overallAt(row, 0) === 'no',
    );
    expect(alike.length).toBeGreaterThan(1);
    expect(alike).toEqual([...alike].sort((a, b) => a - b));
  });

  it.each([
    [null, { by: 'name', reversed: false }, null],
    ['name', { by: 'name', reversed: false }, null],
    ['-name', { by: 'name', reversed: true }, '-name'],
    ['trouble', { by: 'trouble', reversed: false }, 'trouble'],
    ['ec25-e', { by: ec25e, reversed: false }, 'ec25-e'],
    ['-ec25-af', { by: ec25af, reversed: true }, '-ec25-af'],
    ['nosuch', { by: 'name', reversed: false, unknown: 'nosuch' }, null],
  ])('is read from the address as %s', (text, sort, written) => {
    expect(readGridSort(text, devices)).toEqual(sort);
    expect(writeGridSort(readGridSort(text, devices))).toBe(written);
  });

  it('by trouble waits for every answer', () => {
    expect(needsEveryAnswer(readGridSort('trouble', devices))).toBe(true);
    expect(needsEveryAnswer(readGridSort('ec25-e', devices))).toBe(false);
  });
});

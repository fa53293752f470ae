import { expect, it } from 'vitest';
import {
  columnName,
  exampleDevices,
  readCompareChoice,
  withDevice,
} from '../../../src/app/pages/compare-choice.js';
import { WORLD } from '../../fixtures/known-world.js';

const read = (query: string) => readCompareChoice(new URLSearchParams(query), WORLD);

it('compares the devices of the address, each once, and says which we do not have', () => {
  const { known, unknown } = read('devices=ec25-e,nosuch,bg77,ec25-e');
  expect(known.map(({ id }) => id)).toEqual(['ec25-e', 'bg77']);
  expect(unknown.map(({ text }) => text)).toEqual(['nosuch']);
});

it('compares nothing before anything is chosen, and has an example to show', () => {
  expect(read('')).toEqual({ known: [], unknown: [] });
  const example = exampleDevices(WORLD);
  expect(read(`devices=${example.join()}`).known.map(({ id }) => id)).toEqual(example);
  expect(new Set(example.map((id) => WORLD.devices.get(id)!.radio)).size).toBeGreaterThan(2);
});

it('ticks a device at the end and takes its tick away', () => {
  const { known } = read('devices=ec25-e,bg77');
  expect(withDevice(known, 'bg96', true)).toEqual(['ec25-e', 'bg77', 'bg96']);
  expect(withDevice(known, 'ec25-e', true)).toEqual(['bg77', 'ec25-e']);
  expect(withDevice(known, 'ec25-e', false)).toEqual(['bg77']);
});

it.each([
  ['Quectel EC25-E', 'Quectel', 'EC25-E'],
  ['Quectelix 5', 'Quectel', 'Quectelix 5'],
  ['F40', null, 'F40'],
])('heads the column of %s (vendor %s) with %s', (name, vendor, head) =>
  expect(columnName({ name, vendor })).toBe(head),
);

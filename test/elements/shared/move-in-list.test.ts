import { expect, it } from 'vitest';
import { type ListState, moveInList } from '../../../src/elements/shared/move-in-list.js';

const press = (key: string, state: ListState, init: { altKey?: boolean; isComposing?: boolean } = {}) =>
  moveInList({ key, altKey: false, isComposing: false, ...init }, state, 3);
const CLOSED = { isOpen: false, active: -1 };
const at = (active: number) => ({ isOpen: true, active });

it('opens with an arrow: down where it was, up at the end', () => {
  expect(press('ArrowDown', CLOSED)).toEqual(at(-1));
  expect(press('ArrowUp', CLOSED)).toEqual(at(2));
});

it('walks round both ends', () => {
  expect([-1, 0, 2].map((active) => press('ArrowDown', at(active)))).toEqual([at(0), at(1), at(0)]);
  expect([-1, 0, 2].map((active) => press('ArrowUp', at(active)))).toEqual([at(2), at(2), at(1)]);
});

it('only opens and closes with Alt, and closes with Escape', () => {
  expect(press('ArrowDown', at(1), { altKey: true })).toEqual(at(1));
  expect(press('ArrowUp', at(1), { altKey: true })).toEqual(CLOSED);
  expect(press('Escape', at(1))).toEqual(CLOSED);
});

it('leaves keys alone that are not meant for it', () => {
  expect(press('Escape', CLOSED)).toBeUndefined();
  expect(press('Enter', at(1))).toBeUndefined();
  expect(press('ArrowDown', at(1), { isComposing: true })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { groupBy } from '../../src/core/group-by.js';

it('keeps the order of groups and of items, and groups what has no key too', () => {
  const groups = groupBy(['b1', 'a1', '', 'b2'], (text) => text[0]);
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
    [undefined, ['']],
  ]);
  expect([...groupBy([], () => 'a')]).toEqual([]);
});

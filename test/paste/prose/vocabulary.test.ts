import { expect, it } from 'vitest';
import { kindOf, STEM_KINDS } from '../../../src/paste/prose/vocabulary.js';

/** Common words that a careless stem would take: the first letters of a word of the vocabulary are not enough. */
const COMMON =
  'mission missing-link tablet table-top as ass bands-man supposed supper coverall conventional exclusive ' +
  'polite polar vital vitality capital nursery ticking designation musical resist lackey utility desk diagonal ' +
  'comparable modest moderate carriage operation regional-news verse rowing nation native usage user fehler';

it.each(COMMON.split(' '))('no stem takes %s', (word) => {
  const stem = [...STEM_KINDS.keys()].find((each) => word.startsWith(each));
  expect(stem).toBeUndefined();
});

it.each([
  ['supports', 'support'],
  ['поддерживает', 'support'],
  ['bands', 'bandWord'],
  ['диапазоны', 'bandWord'],
  ['verizon', 'carrier'],
  ['as', undefined],
  ['mission', undefined],
  ['tablet', undefined],
])('%s is %s', (word, kind) => {
  expect(kindOf(word)).toBe(kind);
});

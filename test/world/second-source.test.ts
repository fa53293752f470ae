import { expect, it } from 'vitest';
import { findNoSecondSource } from '../../src/world/second-source.js';

const urls: Readonly<Record<string, string>> = {
  one: 'https://example.org/one',
  other: 'https://example.net/other',
  publisher: 'https://www.aiotrf.com/ai/band-atlas/',
};
const urlOf = (id: string) => urls[id];

it.each([
  ['one source', 'cross-checked', ['one'], 'none'],
  ['the page of the publisher alone', 'cross-checked', ['publisher'], 'none'],
  ['one source and the page of the publisher', 'cross-checked', ['one', 'publisher'], 'publisher'],
  ['two sources', 'cross-checked', ['one', 'other'], undefined],
  ['two sources and the page of the publisher', 'cross-checked', ['one', 'publisher', 'other'], undefined],
  ['a band that nobody calls cross-checked', 'single-source', ['one'], undefined],
] as const)('%s', (_, confidence, ids, named) => {
  expect(findNoSecondSource(confidence, ids, urlOf)).toBe(named);
});

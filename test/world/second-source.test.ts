import { expect, it } from 'vitest';
import { lacksSecondSource } from '../../src/world/second-source.js';

const urls: Readonly<Record<string, string>> = {
  one: 'https://example.org/one',
  other: 'https://example.net/other',
  publisher: 'https://www.aiotrf.com/ai/band-atlas/',
};
const urlOf = (id: string) => urls[id];

it.each([
  ['one source', 'cross-checked', ['one'], true],
  ['one source and the page of the publisher', 'cross-checked', ['one', 'publisher'], true],
  ['two sources', 'cross-checked', ['one', 'other'], false],
  ['a band that nobody calls cross-checked', 'single-source', ['one'], false],
] as const)('%s', (_, confidence, ids, lacks) => {
  expect(lacksSecondSource(confidence, ids, urlOf)).toBe(lacks);
});

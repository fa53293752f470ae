import { readFileSync } from 'node:fs';
import type { ReadKind } from '../../src/paste/read-result.js';

/** The phrases of `test/fixtures/phrases.json`: by language, and by what they say of the bands. */
export const PHRASES = JSON.parse(readFileSync('test/fixtures/phrases.json', 'utf8')) as Readonly<
  Record<string, Readonly<Partial<Record<ReadKind, readonly string[]>>>>
>;

/** The phrase with bands as written, where `{L}` or `{B}` stands for them. */
export const withBands = (phrase: string, written: string) => phrase.replace(/\{[LB]\}/, written);

import { describe, expect, it } from 'vitest';
import {
  escapeSeparators,
  requirePart,
  unescapeSeparators,
} from '../../../src/world/snapshot/snapshot-text.js';

describe('a text within a snapshot', () => {
  it.each([
    ['A1', 'A1'],
    ['a|b', 'a~1b'],
    ['a;b', 'a~2b'],
    ['~1', '~01'],
  ])('%s is written as %s', (text, written) => {
    expect(escapeSeparators(text)).toBe(written);
    expect(unescapeSeparators(written)).toBe(text);
  });

  it('must be there, and may be empty', () => {
    expect(requirePart('')).toBe('');
    expect(() => requirePart(undefined)).toThrow('missing');
  });
});

import { describe, expect, it } from 'vitest';
import { requireShape, type Shape } from '../../../src/world/published/shape.js';

const SHAPE: Shape = { name: '', tags: [''], size: (value) => value === null || typeof value === 'number' };
const GOOD = { name: 'a', tags: ['b', 'c'], size: null };

describe('the shape of JSON', () => {
  it('lets through what fits, and fields that were added since', () => {
    expect(() => requireShape(GOOD, SHAPE)).not.toThrow();
    expect(() => requireShape({ ...GOOD, tags: [], size: 3, more: {} }, SHAPE)).not.toThrow();
  });

  it.each([
    [null, 'the top'],
    ['text', 'the top'],
    [[], 'the top'],
    [{ ...GOOD, name: 1 }, 'name'],
    [{ ...GOOD, name: null }, 'name'],
    [{ ...GOOD, tags: 'b' }, 'tags'],
    [{ ...GOOD, tags: { 0: 'b' } }, 'tags'],
    [{ ...GOOD, tags: ['b', 2] }, 'tags[1]'],
    [{ ...GOOD, size: 'large' }, 'size'],
    [JSON.parse('{"__proto__": {"name": "a", "tags": [], "size": 1}}'), 'name'],
  ])('refuses %j and names the place', (value, path) => {
    expect(() => requireShape(value, SHAPE)).toThrow(new Error('not of the published form at ' + path));
  });

  it('can be given by an example', () => {
    const example = { months: ['January', 'February'], deep: { word: 'word' } };
    expect(() => requireShape({ months: ['1', '2'], deep: { word: '' } }, example)).not.toThrow();
    expect(() => requireShape({ months: ['1', 2], deep: { word: '' } }, example)).toThrow('months[1]');
    expect(() => requireShape({ months: [] }, example)).toThrow('deep');
  });
});

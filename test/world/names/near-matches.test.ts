import { describe, expect, it } from 'vitest';
import { foldName, nearMatches } from '../../../src/world/names/near-matches.js';

describe('foldName', () => {
  it.each([
    ['Quectel EC25-E', 'quectelec25e'],
    ['  ＥＣ２５－Ｅ ', 'ec25e'],
    ['Côte d’Ivoire', 'cotedivoire'],
    ['Antigua & Barbuda', 'antiguaandbarbuda'],
    ['Saint Lucia', 'stlucia'],
    ['德国', '德国'],
    ['🛜 -_*', ''],
  ])('%s is %s', (text, folded) => expect(foldName(text)).toBe(folded));
});

describe('nearMatches', () => {
  const ids = ['ec25-e', 'ec25-eux', 'ec21-g', 'bg96', 'sara-r510m8s', 'rutx12-0', 'rutx12-1'];
  const near = (text: string, limit?: number) => nearMatches(text, ids, (id) => [foldName(id)], limit);

  it.each([
    ['ec52-e', ['ec25-e', 'ec25-eux']],
    ['ec25', ['ec25-e', 'ec25-eux', 'ec21-g']],
    ['bg69', ['bg96']],
    ['SARA R510', ['sara-r510m8s']],
    ['xyz', []],
    ['', []],
    ['💥', []],
  ])('%s is near %j', (text, expected) => expect(near(text)).toEqual(expected));

  it('gives no more than asked for', () => expect(near('rutx12', 1)).toHaveLength(1));

  it('bounds the work for hostile text', () => {
    const cost = (text: string) => {
      const before = performance.now();
      for (let i = 0; i < 200; i++) near(text);
      return performance.now() - before;
    };
    const long = 'e'.repeat(1_000_000);
    near(long);
    const least = Math.min(...[1, 2, 3].map(() => cost('e'.repeat(100))));
    expect(Math.min(...[1, 2, 3].map(() => cost(long)))).toBeLessThan(5 * least);
  });

  it('looks at every name of an item', () => {
    const items = [{ names: ['de', 'germany', 'deutschland'] }, { names: ['fr', 'france'] }];
    expect(nearMatches('Deutchland', items, ({ names }) => names)).toEqual([items[0]]);
  });
});

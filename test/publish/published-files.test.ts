import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PublishError } from '../../src/publish/publish-error.js';
import { PublishedFiles } from '../../src/publish/published-files.js';

describe('the files of a site', () => {
  it('are made when they are asked for, and not before', () => {
    const files = new PublishedFiles();
    const made: string[] = [];
    for (const path of ['a.txt', 'b.txt']) files.add(path, () => String(made.push(path)));
    files.add('none.ics', () => undefined);
    expect([files.paths, made]).toEqual([['a.txt', 'b.txt', 'none.ics'], []]);
    expect([files.make('b.txt'), files.make('none.ics'), made]).toEqual(['1', undefined, ['b.txt']]);
  });

  it.each([
    ['a wrong type', { list: [{ a: '1' }] }, /v1\/x\.json does not fit its schema: list\[0\]\.a: /],
    ['a field too many', { list: [], b: 1 }, /v1\/x\.json does not fit its schema: .*"b"/],
    ['no object at all', null, /v1\/x\.json does not fit its schema: the whole: /],
  ])('refuse %s, naming the file and the place', (_, value, message) => {
    const files = new PublishedFiles();
    const schema = z.strictObject({ list: z.array(z.strictObject({ a: z.int() })) });
    files.addJson('v1/x.json', schema, () => value);
    expect(() => files.make('v1/x.json')).toThrow(message);
  });

  it('hold JSON that fits its schema on one line', () => {
    const files = new PublishedFiles();
    files.addJson('v1/x.json', z.strictObject({ a: z.int() }), () => ({ a: 1 }));
    expect(files.make('v1/x.json')).toBe('{"a":1}\n');
  });

  it('have one maker each, and no other path can be made', () => {
    const files = new PublishedFiles();
    files.add('v1/x.json', () => '1');
    expect(() => files.add('v1/x.json', () => '2')).toThrow(PublishError);
    expect(() => files.make('v1/y.json')).toThrow(RangeError);
  });
});

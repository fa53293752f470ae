import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Output, PublishError } from '../../src/publish/output.js';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bandcheck-test-'));
  mkdirSync(join(dir, 'v1'));
  writeFileSync(join(dir, 'v1/old.json'), 'old');
  writeFileSync(join(dir, 'index.html'), 'the app');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

describe('the output of a build', () => {
  it('replaces version 1 as a whole and leaves the rest of the site alone', () => {
    const output = new Output(dir);
    output.json('v1/new.json', z.strictObject({ a: z.int() }), { a: 1 });
    output.write('api/index.html', 'é');
    expect(readdirSync(join(dir, 'v1'))).toEqual(['old.json']);
    output.publish();
    expect(readdirSync(join(dir, 'v1'))).toEqual(['new.json']);
    expect(readFileSync(join(dir, 'v1/new.json'), 'utf8')).toBe('{"a":1}\n');
    expect(readdirSync(dir).sort()).toEqual(['api', 'index.html', 'v1']);
    expect([output.files, output.bytes]).toEqual([2, 10]);
  });

  it('forgets what a build left that broke off', () => {
    new Output(dir).write('v1/half.json', '{');
    const output = new Output(dir);
    output.write('v1/whole.json', '{}');
    output.publish();
    expect(readdirSync(join(dir, 'v1'))).toEqual(['whole.json']);
    expect(existsSync(join(dir, '.publishing'))).toBe(false);
  });

  it.each([
    ['a wrong type', { list: [{ a: '1' }] }, /v1\/x\.json does not fit its schema: list\[0\]\.a: /],
    ['a field too many', { list: [], b: 1 }, /v1\/x\.json does not fit its schema: .*"b"/],
    ['no object at all', null, /v1\/x\.json does not fit its schema: the whole: /],
  ])('refuses %s, naming the file and the place', (_, value, message) => {
    const schema = z.strictObject({ list: z.array(z.strictObject({ a: z.int() })) });
    expect(() => new Output(dir).json('v1/x.json', schema, value)).toThrow(message);
  });

  it('refuses to write a file twice', () => {
    const output = new Output(dir);
    output.write('v1/x.json', '1');
    expect(() => {
      output.write('v1/x.json', '2');
    }).toThrow(PublishError);
  });
});

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
import { Output } from '../../src/publish/output.js';

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
  it('takes the place of its namesakes when it is whole, and leaves the rest of the site alone', () => {
    const output = new Output(dir);
    output.write('v1/new.json', '{"a":1}\n');
    output.write('api/index.html', 'é');
    expect(readdirSync(join(dir, 'v1'))).toEqual(['old.json']);
    output.publish();
    expect(readdirSync(join(dir, 'v1')).sort()).toEqual(['new.json', 'old.json']);
    expect(readFileSync(join(dir, 'v1/new.json'), 'utf8')).toBe('{"a":1}\n');
    expect(readdirSync(dir).sort()).toEqual(['api', 'index.html', 'v1']);
    expect([output.files, output.bytes]).toEqual([2, 10]);
  });

  it('forgets what a build left that broke off', () => {
    new Output(dir).write('v1/half.json', '{');
    const output = new Output(dir);
    output.write('v1/whole.json', '{}');
    output.publish();
    expect(readdirSync(join(dir, 'v1')).sort()).toEqual(['old.json', 'whole.json']);
    expect(existsSync(join(dir, '.publishing-site'))).toBe(false);
  });
});

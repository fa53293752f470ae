import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyReleases, findChangedReleases, keepRelease, RELEASES } from '../../scripts/build/releases.js';

let dir: string;
let folder: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'releases-'));
  folder = join(dir, 'releases');
  mkdirSync(join(dir, 'built'));
  writeFileSync(join(dir, 'built/band-check.js'), 'one');
  writeFileSync(join(dir, 'built/band-check.js.br'), 'compressed');
});
afterEach(() => rmSync(dir, { recursive: true }));

const keep = (version: string) => keepRelease(folder, version, join(dir, 'built'));

describe('released script tags', () => {
  it('are those of the repository as they were released', () => {
    expect(findChangedReleases(RELEASES)).toEqual([]);
    // and nobody has changed the files together with their hashes: the history only ever adds them
    const log = execFileSync('git', [
      'log',
      '--diff-filter=MDR',
      '--format=',
      '--name-only',
      '--',
      `${RELEASES}/*/*`,
    ]);
    expect(log.toString().trim()).toBe('');
  });

  it('come to the site byte for byte, oldest version first', () => {
    for (const version of ['0.10.0', '0.9.1']) keep(version);
    expect(copyReleases(folder, join(dir, 'site'))).toEqual(['0.9.1', '0.10.0']);
    expect(readFileSync(join(dir, 'site/0.9.1/band-check.js'), 'utf8')).toBe('one');
  });

  it('are kept once', () => {
    keep('0.2.0');
    writeFileSync(join(dir, 'built/band-check.js'), 'two');
    expect(() => keep('0.2.0')).toThrow(/released already/);
    expect(() => keep('next')).toThrow(/no version/);
  });

  it.each([
    ['change', () => writeFileSync(join(folder, '0.2.0/band-check.js'), 'two'), /has changed/],
    ['go', () => rmSync(join(folder, '0.2.0/band-check.js')), /is gone/],
    ['come besides', () => writeFileSync(join(folder, '0.2.0/other.js'), ''), /not in integrity\.json/],
  ])('stop the build when they %s', (_, spoil, problem) => {
    keep('0.2.0');
    spoil();
    expect(findChangedReleases(folder)).toEqual([expect.stringMatching(problem)]);
    expect(() => copyReleases(folder, join(dir, 'site'))).toThrow(problem);
  });
});

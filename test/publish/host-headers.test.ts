import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeHostHeaders } from '../../src/publish/host-headers.js';
import { PublishError } from '../../src/publish/publish-error.js';
import type { Snapshot } from '../../src/schema/published-manifests.js';
import { headersOf, type HeaderRule, parseHeaderRules } from '../../src/server/http/parse-header-rules.js';
import { smallBuild, type SmallBuild } from './small-build.js';

let build: SmallBuild;
let rules: HeaderRule[];
let snapshot: Snapshot;
beforeAll(async () => {
  build = await smallBuild();
  rules = parseHeaderRules(readFileSync(join(build.dir, '_headers'), 'utf8'));
  const json = (path: string): unknown => JSON.parse(readFileSync(join(build.dir, path), 'utf8'));
  snapshot = json('v1/snapshot.json') as Snapshot;
});
afterAll(() => {
  build.remove();
});

describe('the headers for hosts of files', () => {
  it.each([
    '/',
    '/sw.js',
    '/v1/index.json',
    '/v1/countries/de.json',
    '/v1/check/ec25-e/de.json',
    '/v1/switch-offs.ics',
    '/v1/switch-offs/de.ics',
    '/v1/switch-offs/de.zh.ics',
    '/v1/downloads/verdicts.parquet',
    '/v1/downloads/manifest.json',
    '/v1/changes.atom',
    '/v1/changes.zh.feed.json',
    '/embed/v1/band-check.js',
    '/embed/band-check-all.js',
    '/embed/manifest.json',
  ])('name each header once for %s', (path) => {
    const names = rules
      .filter((rule) => rule.path.test(path))
      .flatMap((rule) => rule.headers.map(([name]) => name));
    expect(names).toEqual([...new Set(names)]);
    expect(headersOf(rules, path).get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['/v1/switch-offs/de.ics', 'text/calendar; charset=utf-8'],
    ['/v1/changes.atom', 'application/atom+xml'],
    ['/v1/changes.feed.json', 'application/feed+json'],
    ['/v1/downloads/verdicts.ndjson', 'application/x-ndjson'],
    ['/v1/downloads/verdicts.parquet', 'application/vnd.apache.parquet'],
    ['/v1/downloads/bandcheck.sqlite', 'application/vnd.sqlite3'],
    ['/v1/downloads/networks.csv', null], // hosts know this one
    ['/v1/index.json', null],
  ])('give %s the media type %s', (path, type) => {
    expect(headersOf(rules, path).get('content-type')).toBe(type);
  });

  it('let hashed files be kept for good, and nothing that could be missing', () => {
    for (const { url } of [snapshot.world, snapshot.evidence]) {
      expect(headersOf(rules, `/v1/${url}`).get('cache-control')).toContain('immutable');
    }
    for (const path of [
      '/v1/snapshot/world-0000000000000000.json',
      '/v1/nothing',
      '/assets/gone.js',
      '/nothing',
    ]) {
      expect(headersOf(rules, path).get('cache-control') ?? '').not.toContain('immutable');
    }
  });

  it.each(['/embed/v1/band-check.js', '/embed/v1/band-check-all.js', '/embed/band-check.js'])(
    'let %s be kept for minutes and used while the next one is fetched',
    (path) => {
      expect(headersOf(rules, path).get('cache-control')).toMatch(
        /^public, max-age=600, stale-while-revalidate=\d+$/,
      );
    },
  );

  it('make each asset of the app and each version of the script tags immutable, and no more than hosts read rules for', () => {
    const dir = mkdtempSync(join(tmpdir(), 'bandcheck-test-'));
    mkdirSync(join(dir, 'assets'));
    mkdirSync(join(dir, 'v1'));
    for (const folder of ['v1', '1.2.3', '10.0.0']) {
      mkdirSync(join(dir, 'embed', folder), { recursive: true });
      writeFileSync(join(dir, 'embed', folder, 'band-check.js'), '');
    }
    const write = (count: number) => {
      for (let i = 0; i < count; i++) writeFileSync(join(dir, 'assets', `a-${i}.js`), '');
      return writeHostHeaders(dir, snapshot, { mediaTypes: new Map() });
    };
    const written = parseHeaderRules(write(3));
    for (const path of ['/assets/a-2.js', '/embed/1.2.3/band-check.js', '/embed/10.0.0/band-check.js']) {
      expect(headersOf(written, path).get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    for (const path of ['/embed/1.2.4/band-check.js', '/embed/v1/band-check.js']) {
      expect(headersOf(written, path).get('cache-control') ?? '').not.toContain('immutable');
    }
    expect(() => write(100)).toThrow(PublishError);
  });
});

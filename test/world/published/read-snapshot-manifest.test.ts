import { describe, expect, it } from 'vitest';
import { readSnapshotManifest } from '../../../src/world/published/read-snapshot-manifest.js';

const file = (name: string) => ({ url: `snapshot/${name}.json`, bytes: 12, sha256: 'ab'.repeat(32) });
const GOOD = {
  version: '2026-11-10',
  updated: '2026-11-10',
  rule_version: '1',
  world: file('world'),
  evidence: file('evidence'),
};

describe('the snapshot manifest', () => {
  it('is read as far as the program needs it', () => {
    expect(readSnapshotManifest(GOOD)).toEqual({
      version: '2026-11-10',
      updated: '2026-11-10',
      world: file('world'),
      evidence: file('evidence'),
    });
  });

  it('may gain fields', () => {
    expect(readSnapshotManifest({ ...GOOD, license: 'CC-BY-4.0' })).toBeDefined();
  });

  it.each([
    null,
    [],
    'text',
    12,
    {},
    { ...GOOD, version: 1 },
    { ...GOOD, updated: 'yesterday' },
    { ...GOOD, updated: undefined },
    { ...GOOD, world: null },
    { ...GOOD, world: { ...file('world'), url: 1 } },
    { ...GOOD, evidence: { ...file('evidence'), bytes: 1.5 } },
    { ...GOOD, evidence: { ...file('evidence'), bytes: '12' } },
    { ...GOOD, evidence: { ...file('evidence'), sha256: 'AB' } },
    { ...GOOD, evidence: undefined },
    JSON.parse('{"__proto__": {"version": "1"}}'),
  ])('refuses %j', (json) => {
    expect(() => readSnapshotManifest(json)).toThrow();
  });
});

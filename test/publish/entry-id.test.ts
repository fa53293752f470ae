import { expect, it } from 'vitest';
import { entryId } from '../../src/publish/entry-id.js';

it('gives a name the version 5 UUID that readers of feeds and calendars already know', () => {
  expect(entryId('switch-off/telekom-de/g2')).toBe('aee4a386-ed6f-5cca-a91c-2b745f0e05c3');
  expect(entryId('changes/2026-10-06.json#en')).toBe('c9737c24-e942-5c1f-8d00-43de3bb45d0d');
});

it('gives other names other UUIDs of RFC 9562', () => {
  const ids = ['', 'a', 'b', '中国'].map(entryId);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

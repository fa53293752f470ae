/** What 400 devices are today, 2,000 may be later: search, lists, pages and the snapshot stay quick and small. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SearchIndex } from '../../src/app/search/search.js';
import { deviceList } from '../../src/views/device-list.js';
import { type CountryViewParts, countryView } from '../../src/views/country-view.js';
import { READERS } from '../../src/views/reader.js';
import { writeTemplate } from '../../src/publish/write-template.js';
import { decodeWorld, encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { nothing } from 'lit';
import { WORLD } from '../fixtures/known-world.js';
import { LARGE_WORLD } from '../fixtures/large-world.js';

/** Milliseconds of processor time, so that a busy machine fails nothing. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a world of 2,000 devices', () => {
  it('is searched at once', () => {
    const index = new SearchIndex(LARGE_WORLD, 'en');
    expect(index.find('zx1000', '2026-11-22').hits[0]).toMatchObject({ kind: 'family' });
    expect(index.find('zx1000-c', '2026-11-22').hits[0]).toMatchObject({ path: '/devices/zx1000-c' });
    expect(timeOf(() => index.find('teltonika router germany', '2026-11-22'))).toBeLessThan(300);
    expect(timeOf(() => index.find('zx 1203 misspelt', '2026-11-22'))).toBeLessThan(1000);
  });

  it('is listed by family: far fewer rows in sight than devices', () => {
    const text = deviceList(LARGE_WORLD.devices.values(), READERS.en).map(writeTemplate).join('');
    expect(text.match(/<a /g)).toHaveLength(LARGE_WORLD.devices.size);
    const rows = text.replace(/<details[^]*?<\/details>/g, '<details>').match(/<li[ >]/g)!;
    expect(rows.length).toBeLessThan(LARGE_WORLD.devices.size / 2);
  });

  it('fits a static page of a country', () => {
    const reader = READERS.en;
    const parts: CountryViewParts = { lead: '', toolbar: nothing, linkDevices: false };
    const page = (world: typeof WORLD) =>
      writeTemplate(countryView(world.countries.get('de')!, world, undefined, parts, reader));
    const grown = page(LARGE_WORLD).length - page(WORLD).length;
    expect(grown).toBeLessThan(30_000);
  });

  it('costs about 20 bytes a device in the snapshot, and is read back whole', () => {
    const text = encodeWorld(LARGE_WORLD);
    const more = LARGE_WORLD.devices.size - WORLD.devices.size;
    const bytes = brotliCompressSync(text).length - brotliCompressSync(encodeWorld(WORLD)).length;
    expect(bytes / more).toBeLessThan(25);
    expect(decodeWorld(text).devices.get('zx1000-c')).toEqual(LARGE_WORLD.devices.get('zx1000-c'));
  });
});

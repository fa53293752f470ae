/** What 400 devices are today, 2,000 may be later: search, lists, pages and the snapshot stay quick and small. */
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AnswerMatrix } from '../../src/app/base/answer-matrix.js';
import { mapAnswers } from '../../src/app/base/map-layers.js';
import { ComparePage, MOST_MAPPED } from '../../src/app/pages/compare-page.js';
import { DeviceChooser } from '../../src/app/parts/device-chooser.js';
import { windowOf } from '../../src/app/parts/grid-window.js';
import { SearchIndex } from '../../src/app/search/search.js';
import { deviceList } from '../../src/views/device-list.js';
import { countryDevices, countryView } from '../../src/views/country-view.js';
import { READERS } from '../../src/views/reader.js';
import { writeTemplate } from '../../src/publish/write-template.js';
import { decodeWorld, encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { nothing, type TemplateResult } from 'lit';
import { countriesByName } from '../../src/views/by-name.js';
import { WORLD } from '../fixtures/known-world.js';
import { LARGE_WORLD } from '../fixtures/large-world.js';
import { leastTime } from '../fixtures/least-time.js';

/** How many times as many devices the large world has. */
const GROWTH = LARGE_WORLD.devices.size / WORLD.devices.size;

const TURNS = 7;

/** The templates whose own markup has a text, among a template and all within it. */
function templatesWith(text: string, content: unknown): TemplateResult[] {
  if (Array.isArray(content)) return content.flatMap((one) => templatesWith(text, one));
  if (typeof content !== 'object' || content === null || !('strings' in content)) return [];
  const template = content as TemplateResult;
  const within = templatesWith(text, template.values);
  return template.strings.join('').includes(text) ? [template, ...within] : within;
}

beforeAll(() => void vi.stubGlobal('document', { activeElement: null }));
afterAll(() => void vi.unstubAllGlobals());

describe('a world of 2,000 devices', () => {
  it('is searched in a time that grows with the number of devices, not with its square', () => {
    const index = new SearchIndex(LARGE_WORLD, 'en');
    const small = new SearchIndex(WORLD, 'en');
    expect(index.find('zx1000', '2026-11-22').hits[0]).toMatchObject({ kind: 'family' });
    expect(index.find('zx1000-c', '2026-11-22').hits[0]).toMatchObject({ path: '/devices/zx1000-c' });
    for (const text of ['teltonika router germany', 'zx 1203 misspelt']) {
      const [least, large] = [small, index].map((each) =>
        leastTime(() => each.find(text, '2026-11-22'), TURNS),
      );
      expect(large! / least!).toBeLessThan(3 * GROWTH);
    }
  });

  it('is listed by family: far fewer rows in sight than devices', () => {
    const text = deviceList(LARGE_WORLD.devices.values(), READERS.en).map(writeTemplate).join('');
    expect(text.match(/<a /g)).toHaveLength(LARGE_WORLD.devices.size);
    const rows = text.replace(/<details[^]*?<\/details>/g, '<details>').match(/<li[ >]/g)!;
    expect(rows.length).toBeLessThan(LARGE_WORLD.devices.size / 2);
  });

  it('is chosen from with the boxes of the open vendors alone', () => {
    const chooser = new DeviceChooser();
    Object.assign(chooser, { app: { lang: 'en' }, world: LARGE_WORLD, chosen: ['ec25-e'] });
    const drawn = () => (chooser as unknown as { render(): TemplateResult }).render();
    const boxes = () => templatesWith('type="checkbox"', drawn()).length;
    expect(boxes()).toBe(0);
    const [vendor] = templatesWith('vendor-group', drawn());
    const toggle = vendor!.values.find((value) => typeof value === 'function') as (event: unknown) => void;
    toggle({ target: { open: true } });
    expect(boxes()).toBeGreaterThan(0);
    expect(boxes()).toBeLessThan(LARGE_WORLD.devices.size / 10);
    toggle({ target: { open: false } });
    expect(boxes()).toBe(0);
  });

  it('is compared in slices, and the grid draws what is in sight', () => {
    const devices = [...LARGE_WORLD.devices.values()];
    const countries = countriesByName(LARGE_WORLD, 'en');
    const matrix = new AnswerMatrix(countries, devices);
    // A slice ends after the first answer of which the clock says that it is late.
    for (let slice = 1; slice <= 50; slice++) {
      let asked = 0;
      matrix.judgeMore(() => ++asked === 20);
      expect(asked).toBe(20);
    }
    expect(matrix.isComplete).toBe(false);
    let judged = 50 * 20;
    matrix.judgeMore(() => ++judged < 0);
    expect(matrix.isComplete).toBe(true);
    expect(judged).toBe(devices.length * countries.length);
    const sizes = {
      rows: countries.length,
      columns: devices.length,
      rowHeight: 46,
      columnWidth: 115,
      headHeight: 58,
      headWidth: 208,
      openRow: 0,
      openHeight: 0,
    };
    for (const left of [0, 100_000, 229_000]) {
      const sight = { left, top: 3000, width: 1280, height: 800 };
      const { firstRow, lastRow, firstColumn, lastColumn } = windowOf(sight, sizes);
      expect((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1)).toBeLessThan(420);
    }
  });

  it('is put on the map in a time that grows with the devices shown; of very many there is no map', () => {
    const devices = [...LARGE_WORLD.devices.values()];
    const countries = [...LARGE_WORLD.countries.values()].slice(0, 40);
    for (const layer of ['answer', 'nr', 'ltem'] as const) {
      const [least, large] = [MOST_MAPPED, devices.length].map((most) =>
        leastTime(() => mapAnswers(layer, countries, devices.slice(-most)), TURNS),
      );
      expect(large! / least!).toBeLessThan((3 * devices.length) / MOST_MAPPED);
    }
    const page = new ComparePage();
    const mapsOf = (most: number) => {
      const query = new URLSearchParams({
        devices: devices
          .slice(-most)
          .map(({ id }) => id)
          .join(),
      });
      Object.assign(page, { app: { lang: 'en', query } });
      const drawn = (page as unknown as { draw(data: object): TemplateResult }).draw({ world: LARGE_WORLD });
      return templatesWith('<bc-world-map', drawn).length;
    };
    expect([MOST_MAPPED, MOST_MAPPED + 1, devices.length].map(mapsOf)).toEqual([1, 0, 0]);
  });

  it('fits a static page of a country', () => {
    const reader = READERS.en;
    const page = (world: typeof WORLD) => {
      const country = world.countries.get('de')!;
      const devices = countryDevices(country, world, false, reader);
      return writeTemplate(countryView(country, undefined, { lead: '', toolbar: nothing, devices }, reader));
    };
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

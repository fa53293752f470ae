import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { check, fromPublished, InputError } from '../../src/index.js';
import { countryResource, deviceResource, indexResource } from '../../src/publish/api-resources.js';
import { SiteAddresses } from '../../src/publish/site-addresses.js';
import { encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { WORLD } from '../fixtures/known-world.js';

const facts = await loadDataset('data');
const site = new SiteAddresses('https://example.org');
const published = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const germany = published(
  countryResource(
    facts.countries.find(({ cc }) => cc === 'de')!,
    facts,
    site,
  ),
);
const ec25 = published(
  deviceResource(
    facts.devices.find(({ id }) => id === 'ec25-e')!,
    {},
    facts,
    site,
    true,
  ),
);
const index = published(indexResource(facts, site, '2026-11-22'));

describe('fromPublished', () => {
  const asOf = '2026-11-20';

  it('answers from a country and a device as it does from the whole world', () => {
    const world = fromPublished([ec25, germany]);
    expect(check(world, 'ec25-e', 'de', { asOf }).networks).toEqual(
      check(WORLD, 'ec25-e', 'de', { asOf }).networks,
    );
  });

  it('takes one file, and knows only what is in it', () => {
    const world = fromPublished(germany);
    expect([...world.countries.keys()]).toEqual(['de']);
    expect(world.devices.size).toBe(0);
    expect(() => check(world, 'ec25-e', 'de')).toThrow(InputError);
    expect(check(world, { lte: [3, 20] }, 'de').networks.length).toBeGreaterThan(0);
  });

  it('tells the version of the data only where a file tells it', () => {
    expect(fromPublished(germany)).toMatchObject({ version: null, updated: facts.data.checked });
    expect(fromPublished(ec25)).toMatchObject({ version: null, updated: null });
    expect(fromPublished([germany, index])).toMatchObject({
      version: facts.data.version,
      updated: facts.data.checked,
    });
  });

  it('reads the text of the world file', () => {
    expect(fromPublished(encodeWorld(WORLD))).toEqual(WORLD);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, '(undefined)'],
    ['a number', 7, '(7)'],
    ['an answer of ours', [germany, { verdict: 'good' }], '(files[1]: {"verdict":"good"})'],
    ['a country without a code', { ...(germany as object), cc: 5 }, '(not of the published form at cc)'],
    [
      'a device whose bands are numbers',
      [{ ...(ec25 as object), lte: [20] }],
      '(files[0]: not of the published form at lte[0])',
    ],
  ])('refuses %s', (_, files, place) => {
    expect(() => fromPublished(files)).toThrow(
      expect.objectContaining({ code: 'not-published', message: expect.stringContaining(place) as unknown }),
    );
  });

  it('refuses a damaged world file', () => {
    expect(() => fromPublished(encodeWorld(WORLD).replace('Telekom', 'Telecom'))).toThrow(
      expect.objectContaining({ name: 'SnapshotError', code: 'damaged' }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { loadDataset } from '../../src/dataset/load.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { createWorldDataSource } from '../../src/client/world-data-source.js';

const world = datasetWorld(await loadDataset('data'));

describe('a world in memory as a data source', () => {
  const evidence = {
    version: world.version,
    updated: world.updated,
    sources: new Map([
      ['kimovil-de', { publisher: 'Kimovil', grade: 'C', url: 'https://example.org/', date: '2026' }],
    ]),
    networks: new Map([
      [
        'telekom-de',
        { bands: new Map([['B20', ['kimovil-de']]]), states: new Map([['g2', 'kimovil-de'] as const]) },
      ],
    ]),
    devices: new Map(),
    olderBands: new Map(),
    places: new Map(),
    corrections: new Map(),
    remarks: new Map(),
    codes: new Map(),
    contradictions: [],
  };

  it('gives countries and devices as they are, not as kept copies', async () => {
    const { value, keptFrom } = await createWorldDataSource(world).country('de');
    expect([value.name.en, value.networks.length, keptFrom]).toEqual(['Germany', 3, null]);
    expect((await createWorldDataSource(world).device('ec25-e')).value.name).toBe('Quectel EC25-E');
  });

  it('adds the sources where the evidence is at hand, and leaves them out where it is not', async () => {
    const { value } = await createWorldDataSource(world, evidence).country('de');
    expect(value.sourcesOf!('telekom-de', 'B20').map(({ publisher }) => publisher)).toEqual(['Kimovil']);
    expect(value.sourcesOf!('telekom-de', 'B1')).toEqual([]);
    expect((await createWorldDataSource(world).country('de')).value.sourcesOf).toBeUndefined();
  });

  it.each(['xx', '', '__proto__', 'constructor'])('does not know %j', async (name) => {
    await expect(createWorldDataSource(world).country(name)).rejects.toMatchObject({ code: 'not-found' });
    await expect(createWorldDataSource(world).device(name)).rejects.toMatchObject({ code: 'not-found' });
  });
});

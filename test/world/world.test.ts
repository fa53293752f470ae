import { describe, expect, it } from 'vitest';
import { judge } from '../../src/core/verdict.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';

const dataset = await loadDataset('data');
const world = datasetWorld(dataset);

describe('the world in memory', () => {
  it('holds every country, network and device, ready to be judged', () => {
    const networks = [...world.countries.values()].flatMap((country) => country.networks);
    expect([world.countries.size, networks.length]).toEqual([172, 465]);
    expect([...world.devices.keys()]).toEqual(dataset.devices.map(({ id }) => id));
    expect(new Set(networks.map(({ id }) => id)).size).toBe(465);
  });

  it('answers the question on the start page: EC25-E in Germany', () => {
    const device = world.devices.get('ec25-e')!;
    const answers = world.countries
      .get('de')!
      .networks.map((network) => `${network.id} ${judge(device, network, '2026-11-20').verdict}`);
    expect(answers).toEqual(['telekom-de good', 'vodafone-de good', 'o2-de good']);
  });
});

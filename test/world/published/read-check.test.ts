import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/core/verdict.js';
import { datasetWorld } from '../../../src/dataset/dataset-world.js';
import { loadDataset } from '../../../src/dataset/load.js';
import { checkResource } from '../../../src/publish/api-resources.js';
import { SiteAddresses } from '../../../src/publish/site-addresses.js';
import type { Check } from '../../../src/schema/published.js';
import { readCheck } from '../../../src/world/published/read-check.js';

const world = datasetWorld(await loadDataset('data'));
const site = new SiteAddresses('https://check.example');
const published = (device: string, cc: string) =>
  JSON.parse(
    JSON.stringify(checkResource(world.devices.get(device)!, world.countries.get(cc)!, site)),
  ) as Check;

describe('a published check read back', () => {
  it('says of every device in every country what the engine says on that day', () => {
    for (const device of world.devices.values()) {
      for (const country of world.countries.values()) {
        const read = readCheck(published(device.id, country.cc), country.checked);
        expect(read.networks.map(({ judgement }) => judgement)).toMatchObject(
          country.networks.map((network) => judge(device, network, country.checked)),
        );
      }
    }
  });

  it('tells that an announced day has passed since', () => {
    const said = (asOf: string) =>
      readCheck(published('ec25-e', 'de'), asOf).networks[0]!.judgement.cautions.map(({ code }) => code);
    expect(said('2028-06-30')).toEqual(['network-ends', 'network-ends']);
    expect(said('2028-07-01')).toEqual(['network-ends', 'planned-date-passed', 'network-ends']);
  });

  it.each<[string, (check: Check) => object]>([
    ['model.name', ({ model }) => Object.assign(model, { name: 1 })],
    ['country.names', ({ country }) => Object.assign(country, { names: null })],
    ['networks[0].verdict', ({ networks }) => Object.assign(networks[0]!, { verdict: 'constructor' })],
    ['networks[0].reasons', ({ networks }) => Object.assign(networks[0]!, { reasons: 'none' })],
    ['as_of', (check) => Object.assign(check, { as_of: undefined })],
  ])('is damaged without a proper %s', (place, damage) => {
    const check = published('ec25-e', 'de');
    damage(check);
    expect(() => readCheck(check, '2026-11-20')).toThrow(place);
  });
});

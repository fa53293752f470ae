import { describe, expect, it } from 'vitest';
import { DataError } from '../../../src/client/data-error.js';
import { createWorldDataSource } from '../../../src/client/world-data-source.js';
import { judge } from '../../../src/core/verdict.js';
import { checkCountries } from '../../../src/elements/band-check/check-countries.js';
import { datasetWorld } from '../../../src/dataset/dataset-world.js';
import { loadDataset } from '../../../src/dataset/load.js';

const world = datasetWorld(await loadDataset('data'));
const TODAY = '2026-11-21';
const source = createWorldDataSource(world);
const question = {
  devices: [] as string[],
  bands: undefined,
  radio: undefined,
  codes: ['de'],
  today: TODAY,
};

describe('checking countries', () => {
  it('judges a known device on every network, with the data behind the verdicts', async () => {
    const [result] = await checkCountries({ ...question, devices: ['ec25-e'], codes: ['de'] }, source);
    if (result?.state !== 'ready') throw new Error('no answer');
    const country = world.countries.get('de')!;
    const device = world.devices.get('ec25-e')!;
    expect(result.value.networks.map(({ judgement }) => judgement)).toEqual(
      country.networks.map((network) => judge(device, network, TODAY)),
    );
    expect(result.value.country.networks).toBe(country.networks);
    expect(result.keptFrom).toBe(null);
  });

  it('judges each device in each country, country by country', async () => {
    const results = await checkCountries(
      { ...question, devices: ['ec25-e', 'nothing'], codes: ['de', 'fr'] },
      source,
    );
    expect(
      results.map((result) =>
        result.state === 'ready' ? `${result.value.country.cc} ${result.value.device.id}` : result.state,
      ),
    ).toEqual(['de ec25-e', 'unknown', 'fr ec25-e', 'unknown']);
  });

  it('tells what a source throws like what it rejects with', async () => {
    const thrower = {
      country: () => {
        throw new DataError('refused', 'at once');
      },
      device: source.device,
    };
    const results = await checkCountries({ ...question, devices: ['ec25-e'] }, thrower);
    expect(results).toEqual([{ state: 'failed', name: 'de', code: 'refused' }]);
  });

  it('judges a list of bands, by itself as the radio that it needs', async () => {
    const nr = async (bands: string, radio?: string) => {
      const [result] = await checkCountries({ ...question, bands, radio, codes: ['de'] }, source);
      return result?.state === 'ready' && result.value.networks[0]!.judgement.nr;
    };
    expect(await nr('B3 B20')).toBe(null);
    expect(await nr('B3 B20 n78')).not.toBe(null);
  });

  it('lets each country fail alone', async () => {
    const results = await checkCountries(
      { ...question, devices: ['ec25-e'], codes: ['de', 'xx'] },
      {
        ...source,
        country: (cc) =>
          cc === 'de' ? source.country(cc) : Promise.reject(new DataError('refused', 'status 503')),
      },
    );
    expect(results.map(({ state }) => state)).toEqual(['ready', 'failed']);
    expect(results[1]).toEqual({ state: 'failed', name: 'xx', code: 'refused' });
  });

  it('says in every country that a device is unknown, and never judges it', async () => {
    const results = await checkCountries({ ...question, devices: ['nothing'], codes: ['de', 'fr'] }, source);
    for (const result of results)
      expect(result).toMatchObject({ state: 'unknown', parameter: 'id', value: 'nothing' });
  });

  it('asks again for bands that cannot be read', async () => {
    const results = await checkCountries({ ...question, bands: 'B3 and so on', codes: ['de'] }, source);
    expect(results).toEqual([{ state: 'incomplete' }]);
  });

  it('says of the oldest of two kept copies from when it is', async () => {
    const kept = {
      ...source,
      country: async (cc: string) => ({ ...(await source.country(cc)), keptFrom: '2026-01-02' }),
    };
    const [result] = await checkCountries({ ...question, devices: ['ec25-e'], codes: ['de'] }, kept);
    expect(result).toMatchObject({ state: 'ready', keptFrom: '2026-01-02' });
  });
});

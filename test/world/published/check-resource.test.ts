import { expect, it } from 'vitest';
import { loadDataset } from '../../../src/dataset/load.js';
import { datasetWorld } from '../../../src/dataset/dataset-world.js';
import { Check } from '../../../src/schema/published-check.js';
import { checkResource, checkText } from '../../../src/world/published/check-resource.js';

const world = datasetWorld(await loadDataset('data'));
const device = world.devices.get('ec25-e')!;
const country = world.countries.get('us')!;

it('says what the networks of a country answer, and leads to the page of this site', () => {
  const check = checkResource(device, country, 'https://example.org');
  expect(Check.parse(check)).toEqual(check);
  expect(check.country).toEqual({
    cc: 'US',
    name: country.name.en,
    names: { en: 'the United States', zh: country.name.zh },
  });
  expect(check.page).toBe('https://example.org/check/ec25-e/us');
  const { good, limited, no } = check.summary;
  expect(good + limited + no).toBe(country.networks.length);
  expect(check.networks.map(({ id }) => id)).toEqual(country.networks.map(({ id }) => id));
});

it('is one line of JSON as a file', () => {
  const text = checkText(device, country, 'https://example.org');
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toEqual(checkResource(device, country, 'https://example.org'));
});

import { expect, it, vi } from 'vitest';
import type { World } from '../../src/world/world.js';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { addChecks, listVerdicts } from '../../src/publish/checks.js';
import { PublishedFiles } from '../../src/publish/published-files.js';
import { verdictRows } from '../../src/publish/tables.js';
import { Check } from '../../src/schema/published-check.js';
import { answerFor, checkResource, checkText } from '../../src/world/published/check-resource.js';

const all = datasetWorld(await loadDataset('data'));
const world: World = {
  ...all,
  countries: new Map(['de', 'us', 'jp', 'ke'].map((cc) => [cc, all.countries.get(cc)!])),
};
const countries = [...world.countries.values()];
const ORIGIN = 'https://example.org';

function checksOf(of: World): PublishedFiles {
  const files = new PublishedFiles();
  addChecks(of, ORIGIN, files);
  return files;
}

it('makes for every device the check that a server would make, and judges devices that are alike once', () => {
  const files = checksOf(world);
  const held = vi.spyOn(Check, 'safeParse');
  for (const country of countries)
    for (const device of world.devices.values()) {
      const text = files.make(`v1/check/${device.id}/${country.cc}.json`) as string;
      expect(text).toBe(checkText(device, country, ORIGIN));
      expect(JSON.parse(text)).toEqual(checkResource(device, country, ORIGIN));
    }
  expect(files.paths).toHaveLength(world.devices.size * countries.length);
  // 374 devices have about 150 different radios
  expect(held.mock.calls.length).toBeGreaterThan(countries.length);
  expect(held.mock.calls.length).toBeLessThan(files.paths.length / 2);
  held.mockRestore();
});

it('makes the same check whatever was asked for before', () => {
  const files = checksOf(world);
  for (const [id, cc] of [
    ['ec25-e', 'de'],
    ['ec25-e', 'us'],
    ['bg95-m3', 'us'],
    ['bg95-m3', 'de'],
  ] as const)
    expect(files.make(`v1/check/${id}/${cc}.json`)).toBe(
      checkText(world.devices.get(id)!, world.countries.get(cc)!, ORIGIN),
    );
});

it('tells devices apart that differ only in what they fall back to', () => {
  const device = world.devices.get('ec25-e')!;
  const without = { ...device, id: 'ec25-without', fallback: [] };
  const files = checksOf({ ...world, devices: new Map([device, without].map((each) => [each.id, each])) });
  const cautions = (id: string) => {
    const check = JSON.parse(files.make(`v1/check/${id}/de.json`) as string) as Check;
    return check.networks[0]!.cautions.length;
  };
  expect(cautions('ec25-e')).toBeGreaterThan(cautions('ec25-without'));
});

it('lists the verdicts of a device in every country before those of the next', () => {
  const rows = [...world.devices.values()].flatMap((device) =>
    countries.flatMap((country) => verdictRows(device.id, country.cc, answerFor(device, country))),
  );
  expect(listVerdicts(world)).toEqual(rows);
});

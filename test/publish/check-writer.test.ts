import { expect, it } from 'vitest';
import { datasetWorld } from '../../src/dataset/dataset-world.js';
import { loadDataset } from '../../src/dataset/load.js';
import { CheckWriter } from '../../src/publish/check-writer.js';
import type { Output } from '../../src/publish/output.js';
import { checkResource, checkText } from '../../src/world/published/check-resource.js';

const world = datasetWorld(await loadDataset('data'));
const countries = ['de', 'us', 'jp', 'ke'].map((cc) => world.countries.get(cc)!);
const ORIGIN = 'https://example.org';

/** Keeps what a build would write, and how many files were held to their schema on the way. */
function outputInMemory() {
  const files = new Map<string, string>();
  let held = 0;
  const output = {
    json(path: string, _: unknown, value: unknown) {
      held++;
      files.set(path, `${JSON.stringify(value)}\n`);
    },
    write: (path: string, text: string) => files.set(path, text),
  };
  return { files, output: output as unknown as Output, held: () => held };
}

it('writes for every device the check that a server would make, and judges devices that are alike once', () => {
  const { files, output, held } = outputInMemory();
  const writer = new CheckWriter(ORIGIN, output);
  for (const device of world.devices.values())
    for (const country of countries) {
      const answer = writer.write(device, country);
      const text = files.get(`v1/check/${device.id}/${country.cc}.json`);
      expect(text).toBe(checkText(device, country, ORIGIN));
      expect(JSON.parse(text!)).toEqual(checkResource(device, country, ORIGIN));
      expect(answer.networks).toEqual(checkResource(device, country, ORIGIN).networks);
    }
  expect(files.size).toBe(world.devices.size * countries.length);
  // 374 devices have about 150 different radios
  expect(held()).toBeLessThan(files.size / 2);
});

it('tells devices apart that differ only in what they fall back to', () => {
  const { files, output } = outputInMemory();
  const writer = new CheckWriter(ORIGIN, output);
  const device = world.devices.get('ec25-e')!;
  const without = { ...device, id: 'ec25-without', fallback: [] };
  for (const each of [device, without]) writer.write(each, countries[0]!);
  const cautions = (id: string) =>
    JSON.parse(files.get(`v1/check/${id}/de.json`)!).networks[0].cautions.length as number;
  expect(cautions('ec25-e')).toBeGreaterThan(cautions('ec25-without'));
});

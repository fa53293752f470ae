import { expect, it } from 'vitest';
import { betterDevices } from '../../../src/app/pages/better-devices.js';
import { judgeCountry } from '../../../src/app/base/judge-country.js';
import { WORLD } from '../../fixtures/known-world.js';

const TODAY = '2026-11-22';
const better = (id: string, cc: string) =>
  betterDevices(WORLD, WORLD.devices.get(id)!, WORLD.countries.get(cc)!);

it('proposes only devices that work on more networks, the best first', () => {
  const own = judgeCountry(WORLD.devices.get('ec25-af')!, WORLD.countries.get('de')!, TODAY).tally.good;
  const list = better('ec25-af', 'de');
  const goods = list.map(({ counts }) => counts.good);
  expect(list.length).toBeGreaterThan(0);
  expect(list.length).toBeLessThanOrEqual(5);
  expect(Math.min(...goods)).toBeGreaterThan(own);
  expect(goods).toEqual([...goods].sort((a, b) => b - a));
});

it('names devices of the same radio first where they do equally well', () => {
  const [first] = better('ec25-af', 'de');
  expect(first!.device.radio).toBe('lte');
});

it('proposes nothing where the device works on every network', () => {
  expect(better('ec25-e', 'de')).toEqual([]);
});

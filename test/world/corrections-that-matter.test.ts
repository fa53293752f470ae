import { expect, it } from 'vitest';
import { judge } from '../../src/core/verdict.js';
import { correctionsThatMatter } from '../../src/world/corrections-that-matter.js';
import { WORLD } from '../fixtures/known-world.js';

const network = WORLD.countries.get('at')!.networks.find(({ id }) => id === 'at-magenta')!;
const fieldsFor = (id: string) =>
  correctionsThatMatter(network.corrections, judge(WORLD.devices.get(id)!, network, '2026-11-22')).map(
    ({ field }) => field,
  );

it('keeps the corrections of services that decide for the device', () => {
  expect(fieldsFor('bg95-m3')).toEqual(['ltem', 'nbiot']);
});

it('leaves out what does not decide, and knows networks without corrections', () => {
  expect(fieldsFor('ec25-e')).toEqual([]);
  expect(correctionsThatMatter(undefined, { services: [] })).toEqual([]);
});

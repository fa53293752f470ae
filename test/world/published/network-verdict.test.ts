import { expect, it } from 'vitest';
import { prepareDevice, prepareNetwork } from '../../../src/core/prepare.js';
import { judge } from '../../../src/core/verdict.js';
import { NetworkVerdict } from '../../../src/schema/published-check.js';
import { networkVerdict } from '../../../src/world/published/network-verdict.js';
import { UNKNOWN_STATUS } from '../../fixtures/bare-network.js';
import { WORLD } from '../../fixtures/known-world.js';

const band = (number: number, core = false) => ({ band: number, confidence: 'cross-checked' as const, core });
const network = prepareNetwork({
  lte: [band(3, true), band(20, true), band(7)],
  nr: [],
  status: { ...UNKNOWN_STATUS, g2: { state: 'planned', date: '2028', dateNote: 'H1' } },
  depth: 'full',
});
const publish = (...lte: number[]) => {
  const device = prepareDevice({ lte, nr: [], radio: 'lte', fallback: ['g2'] });
  return networkVerdict({ id: 'n', name: 'N' }, judge(device, network, '2026-11-22'));
};

it('names what a good device does without as optional, and what a limited one misses as lacking', () => {
  expect(publish(3, 20)).toMatchObject({
    verdict: 'good',
    lte_bands_lacking: [],
    optional_bands_lacking: { lte: ['B7'], nr: [] },
    nr: null,
  });
  expect(publish(3)).toMatchObject({
    verdict: 'limited',
    lte_bands_lacking: ['B20', 'B7'],
    optional_bands_lacking: { lte: [], nr: [] },
  });
});

it('publishes the half of a year in snake case', () => {
  expect(publish(3, 20).cautions).toEqual([
    { code: 'network-ends', service: 'g2', state: 'planned', date: '2028', date_note: 'H1' },
  ]);
});

it('publishes the corrections of services that decide, and leaves the field out where there is none', () => {
  const magenta = WORLD.countries.get('at')!.networks.find(({ id }) => id === 'at-magenta')!;
  const publishFor = (id: string) =>
    networkVerdict(magenta, judge(WORLD.devices.get(id)!, magenta, '2026-11-22'));
  const { corrections } = NetworkVerdict.parse(publishFor('bg95-m3'));
  expect(corrections).toMatchObject([
    { subject: 'at-magenta', field: 'ltem', from: 'unlisted', to: 'yes', outcome: 'applied' },
    { field: 'nbiot', source: { publisher: 'GSMA', date: '2025-11' } },
  ]);
  expect(publishFor('ec25-e')).not.toHaveProperty('corrections');
});

import { expect, it } from 'vitest';
import { hasBand } from '../../src/core/band-set.js';
import { lteOn, prepareDevice, prepareNetwork, scoredNr } from '../../src/core/prepare.js';
import { UNKNOWN_STATUS } from '../fixtures/bare-network.js';

const known = (
  band: number,
  confidence: 'cross-checked' | 'single-source' = 'cross-checked',
  core = false,
) => ({
  band,
  confidence,
  core,
});

it('makes a device ready: it supports what it lists and what lies within that, and keeps what else is known', () => {
  const device = prepareDevice({ name: 'X1', lte: [66, 3, 3], nr: [77], radio: 'lte' });
  const { lte, nr } = device.supported;
  expect([3, 4, 66, 5].map((band) => hasBand(lte, band))).toEqual([true, true, true, false]);
  expect([77, 78, 79].map((band) => hasBand(nr, band))).toEqual([true, true, false]);
  expect([device.name, device.lteByTerms]).toEqual(['X1', undefined]);
});

it('counts a part of a band only on a network that uses this part', () => {
  const device = prepareDevice({ lte: [3, 28], nr: [], radio: 'lte', parts: ['B28A'] });
  const on = (part?: 'B28A' | 'B28B') =>
    lteOn(
      device,
      prepareNetwork({
        lte: [{ ...known(28), ...(part && { part }) }],
        nr: [],
        status: UNKNOWN_STATUS,
        depth: 'full',
      }),
    ).listed;
  expect([on(), on('B28A'), on('B28B')]).toEqual([[3], [3, 28], [3]]);
});

it.each([
  [
    'cross-checked bands, where there are any',
    [known(3, 'cross-checked', true), known(20), known(7, 'single-source')],
    [3, 20],
    3,
  ],
  ['single-source bands otherwise', [known(7, 'single-source'), known(8, 'single-source')], [7, 8], 3],
  ['no band that cannot carry a connection alone', [known(3), known(32), known(46)], [3], 1],
])('scores %s', (_, lte, scored, weight) => {
  const network = prepareNetwork({ lte, nr: [], status: UNKNOWN_STATUS, depth: 'full' });
  expect(network.scored.bands.map(({ band }) => band)).toEqual(scored);
  expect(network.weight).toBe(weight);
});

it('scores mmWave only for a device that lists some', () => {
  const network = prepareNetwork({
    lte: [],
    nr: [known(78), known(258)],
    status: UNKNOWN_STATUS,
    depth: 'full',
  });
  const scored = (nr: number[]) =>
    scoredNr({ lte: [], nr, radio: 'nr' }, network).bands.map(({ band }) => band);
  expect([scored([78]), scored([78, 257])]).toEqual([[78], [78, 258]]);
});

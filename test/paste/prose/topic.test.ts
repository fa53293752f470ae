import { expect, it } from 'vitest';
import { SIGNS } from '../../../src/paste/prose/topic.js';
import { readBands } from '../../../src/paste/read-bands.js';

it.each([
  // The whole of each is about networks, although no sentence says it of its bands.
  'In our county the operators split it up long ago. B20 does the hills, B3 and B7 the town.',
  'The regulator has sold more airwaves, and all carriers took some. Expect LTE bands 28 and 38 soon.',
  'Peru: 4G is on bands 4 and 28, whatever the operators say.',
  'Vodafone and Orange both moved here. The station has LTE on B1, the hill behind it on B8.',
])('takes for networks: %s', (text) => {
  expect(readBands(text).kind).toBe('operator');
});

it.each([
  'The tablet came with B3, B7 and B20, and Vodafone works at home.',
  'LTE B1/B3/B20, no contract required',
  'Used, like new: LTE B1/B3/B20',
  'Unlocked for T-Mobile: LTE B2, B4, B12, B71',
  'Verizon version: LTE B2/B4/B13',
  '支持联通/电信4G：B1/B3/B5/B8',
  'KX10: LTE B1/B3. Ask your operator whether it uses these.',
])('takes for a device: %s', (text) => {
  expect(readBands(text).kind).toBe('supported');
});

it('knows signs of both', () => {
  const weights = Object.values(SIGNS).map(({ weight }) => Math.sign(weight));
  expect(new Set(weights)).toEqual(new Set([1, -1]));
});

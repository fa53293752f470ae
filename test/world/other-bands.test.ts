import { expect, it } from 'vitest';
import { listOtherBands } from '../../src/world/other-bands.js';

const band = (number: number, confidence: 'cross-checked' | 'single-source' = 'cross-checked') => ({
  band: number,
  confidence,
  core: false,
});
const NETWORK = {
  lte: [band(3), band(20), band(1), band(8, 'single-source'), band(32)],
  nr: [band(78, 'single-source')],
};
const B3 = [{ rat: 'lte', band: 3 }] as const;

it('lists the bands beside that of the cell, without those that carry no connection alone', () => {
  expect(listOtherBands(NETWORK, B3)).toEqual({ lte: [1, 20], nr: [78] });
});

it('lists for a device those that it has', () => {
  expect(listOtherBands(NETWORK, B3, { lte: [3, 7, 20, 32], nr: [] })).toEqual({ lte: [20], nr: [] });
});

import { expect, it } from 'vitest';
import { readBands } from '../../../src/paste/read-bands.js';

it.each([
  'Band 1: 136-174 MHz\nBand 2: 400-480 MHz\nBand 1 is the one for hunters, says my phone.',
  'Band 1: 2.4 GHz\nBand 2: 5 GHz\nBand 3: 6 GHz\nCan I turn off band 3 of the router, with 5G as a backup?',
])('reads no bands of LTE where a text says what its own bands are: %j', (text) => {
  const { lte, nr, kind } = readBands(text);
  expect({ lte, nr, kind }).toEqual({ lte: [], nr: [], kind: 'none' });
});

it.each([
  ['LTE Band 1: 2100 MHz\nBand 3: 1800 MHz\nBand 8: 900 MHz', [1, 3, 8]],
  ['LTE Band 3 20 MHz, Band 7 20 MHz', [3, 7]],
  // One frequency that is wrong is a slip of the pen.
  ['LTE Band 1: 210 MHz\nBand 3: 1800 MHz', [1, 3]],
])('reads those of LTE with their frequencies: %j', (text, lte) => {
  expect(readBands(text).lte).toEqual(lte);
});

import { expect, it } from 'vitest';
import { radioOf } from '../../src/paste/radio-of.js';
import { readBands } from '../../src/paste/read-bands.js';

it.each([
  ['LTE B1/B3', 'lte'],
  ['LTE B1; NB-IoT B8', 'lte'],
  ['Cat-M1: B1/B3; NB-IoT: B8', 'lpwa'],
  ['LTE B1; 5G n78', 'nr'],
  ['nothing', 'lte'],
])('%s is %s', (text, radio) => {
  const result = readBands(text);
  expect(radioOf(result, result.nr)).toBe(radio);
});

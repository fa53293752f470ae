import { expect, it } from 'vitest';
import { compareTexts } from '../../src/core/compare-texts.js';

it.each([
  [
    ['2028-06', '2028', '2027-12-31'],
    ['2027-12-31', '2028', '2028-06'],
  ],
  [
    ['é', 'z', 'Z', 'a'],
    ['Z', 'a', 'z', 'é'],
  ],
])('orders %j by code units', (texts, ordered) => expect([...texts].sort(compareTexts)).toEqual(ordered));

import { expect, it } from 'vitest';
import { overallOf } from '../../src/core/tally.js';

it.each([
  [3, 0, 0, 0, 'good'],
  [1, 1, 0, 0, 'some'],
  [1, 0, 1, 0, 'some'],
  [1, 0, 0, 1, 'some'],
  [0, 2, 1, 1, 'limited'],
  [0, 0, 1, 3, 'unconfirmed'],
  [0, 0, 0, 3, 'no'],
  [0, 0, 0, 0, 'no'],
] as const)('%i good, %i limited, %i unconfirmed, %i no: %s', (good, limited, unconfirmed, no, overall) => {
  expect(overallOf({ good, limited, unconfirmed, no })).toBe(overall);
});

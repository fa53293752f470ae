import { expect, it } from 'vitest';
import { namesByOutcome, overallOf } from '../../src/core/tally.js';
import type { BareVerdict } from '../../src/core/verdict.js';

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

it('names things by the outcome of their verdict, in their own order', () => {
  const verdicts: Readonly<Record<string, BareVerdict>> = {
    Lumo: { verdict: 'no', confirmed: true },
    Auro: { verdict: 'good', confirmed: true },
    Brio: { verdict: 'no', confirmed: true },
    Mira: { verdict: 'no', confirmed: false },
  };
  expect(
    namesByOutcome(
      Object.keys(verdicts),
      (name) => verdicts[name]!,
      (name) => name.toUpperCase(),
    ),
  ).toEqual({ good: ['AURO'], limited: [], unconfirmed: ['MIRA'], no: ['LUMO', 'BRIO'] });
});

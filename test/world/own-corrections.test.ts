import { expect, it } from 'vitest';
import { ownCorrections } from '../../src/world/own-corrections.js';

it('are those of one network or device, and left out where there is none', () => {
  const source = { publisher: 'GSMA', url: 'https://www.gsma.com/', date: '2025-11' };
  const all = ['at-magenta', 'hk-csl'].map(
    (subject) =>
      ({ subject, field: 'ltem', from: 'unlisted', to: 'yes', outcome: 'applied', source }) as const,
  );
  expect(ownCorrections(all, 'hk-csl')).toEqual({ corrections: [all[1]] });
  expect(ownCorrections(all, 'telekom-de')).toStrictEqual({});
});

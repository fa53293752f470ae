import { expect, it } from 'vitest';
import type { Reason } from '../../src/core/reason.js';
import { ROW_WORDS } from '../../src/words/row-words.js';
import { VERDICT_WORDS } from '../../src/words/verdict-words.js';

const { en, zh } = ROW_WORDS;

const REASONS: readonly [Reason, string][] = [
  [{ code: 'lacks-core-band', bands: ['B2', 'B12'] }, 'missing main bands B2 and B12'],
  [{ code: 'lacks-core-band', bands: ['B28'] }, 'missing main band B28'],
  [
    { code: 'lacks-coverage-band', bands: ['B12', 'B71'] },
    'no low band (B12 and B71): weak or no signal indoors and in rural areas',
  ],
  [{ code: 'low-band-share', share: 0.2 }, 'covers 20% (60% needed)'],
];

it.each(REASONS)('says $code shortly, with every band that is missing', (reason, said) =>
  expect(en.reason(reason)).toBe(said),
);

it('says the rest, and everything in Chinese, as elsewhere', () => {
  for (const reason of [{ code: 'no-coverage-band-known' }, { code: 'low-band-share', share: 0 }] as const)
    expect(en.reason(reason)).toBe(VERDICT_WORDS.en.reason(reason));
  expect(zh).toBe(VERDICT_WORDS.zh);
});

it('names the year of what is switched off, and the whole date of what is to come', () => {
  const off = { state: 'off', date: '2022-12-31' } as const;
  const planned = { state: 'planned', date: '2028-06-30' } as const;
  expect(en.caution({ code: 'network-ends', service: 'g3', ...off })).toBe('3G off since 2022');
  expect(en.caution({ code: 'network-ends', service: 'g2', ...planned })).toContain('30 June 2028');
  expect(en.caution({ code: 'network-ends', service: 'g2', state: 'off', date: null })).toBe(
    VERDICT_WORDS.en.status('g2', { state: 'off', date: null }),
  );
});

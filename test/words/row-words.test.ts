import { expect, it } from 'vitest';
import type { Reason } from '../../src/core/reason.js';
import { ROW_WORDS } from '../../src/words/row-words.js';
import { VERDICT_WORDS } from '../../src/words/verdict-words.js';

const { en, zh } = ROW_WORDS;

const REASONS: readonly [Reason, string, string][] = [
  [
    { code: 'lacks-core-band', bands: ['B2', 'B12'] },
    'missing main bands B2 and B12',
    '缺少主力频段 B2 和 B12',
  ],
  [{ code: 'lacks-core-band', bands: ['B28'] }, 'missing main band B28', '缺少主力频段 B28'],
  [{ code: 'low-band-share', share: 0.2 }, 'covers 20% (60% needed)', '仅覆盖 20%（需达到 60%）'],
  [
    { code: 'part-of-band', bands: ['B28'], parts: ['B28A'] },
    'has only a part of B28 (B28A)',
    '仅支持 B28 的一部分（B28A）',
  ],
];

it.each(REASONS)('says $code shortly, with every band that is missing', (reason, english, chinese) => {
  expect(en.reason(reason)).toBe(english);
  expect(zh.reason(reason)).toBe(chinese);
});

it('names the low bands and what their absence means', () => {
  const reason: Reason = { code: 'lacks-coverage-band', bands: ['B12', 'B71'] };
  expect(en.reason(reason)).toMatch(/B12 and B71.*weak or no signal indoors/);
  expect(zh.reason(reason)).toMatch(/B12 和 B71.*室内/);
});

it('says what is shorter nowhere as elsewhere', () => {
  for (const reason of [{ code: 'no-coverage-band-known' }, { code: 'low-band-share', share: 0 }] as const)
    expect(en.reason(reason)).toBe(VERDICT_WORDS.en.reason(reason));
});

it('names the year of what has happened, and the whole date of what is to come', () => {
  const off = { state: 'off', date: '2022-12-31' } as const;
  const planned = { state: 'planned', date: '2028-06-30' } as const;
  expect(en.caution({ code: 'network-ends', service: 'g3', ...off })).toBe('3G off since 2022');
  expect(zh.caution({ code: 'network-ends', service: 'g3', ...off })).toBe('3G 已于 2022年退网');
  expect(en.status('sa', { state: 'yes', date: '2021-04' })).toBe('5G standalone since 2021');
  expect(en.caution({ code: 'network-ends', service: 'g2', ...planned })).toContain('30 June 2028');
  expect(en.caution({ code: 'network-ends', service: 'g2', state: 'off', date: null })).toBe(
    VERDICT_WORDS.en.status('g2', { state: 'off', date: null }),
  );
});

import { describe, expect, it } from 'vitest';
import type { DateNote, ServiceState } from '../../src/core/service.js';
import type { Caution, Reason } from '../../src/core/reason.js';
import { LANGS, langOf } from '../../src/words/lang.js';
import { VERDICT_WORDS } from '../../src/words/verdict-words.js';

const { en, zh } = VERDICT_WORDS;

describe('dates', () => {
  const cases: [string, DateNote | undefined, string, string][] = [
    ['2028', undefined, '2028', '2028年'],
    ['2028', 'H2', 'the second half of 2028', '2028年下半年'],
    ['2025', 'Q4', 'the fourth quarter of 2025', '2025年第四季度'],
    ['2028-06', undefined, 'June 2028', '2028年6月'],
    ['2028-06-03', undefined, '3 June 2028', '2028年6月3日'],
    ['soon', undefined, 'soon', 'soon'],
  ];
  it.each(cases)('%s %s', (date, note, english, chinese) => {
    expect([en.date(date, note), zh.date(date, note)]).toEqual([english, chinese]);
  });
});

describe('states of services', () => {
  const cases: [ServiceState, string, string][] = [
    [{ state: 'off', date: '2021-06-30' }, '3G switched off (30 June 2021)', '3G 已退网（2021年6月30日）'],
    [{ state: 'planned', date: '2028' }, '3G to be switched off in 2028', '3G 计划于 2028年退网'],
    [
      { state: 'planned', date: '2028-06-30' },
      '3G to be switched off on 30 June 2028',
      '3G 计划于 2028年6月30日退网',
    ],
    [
      { state: 'planned', date: '2028', dateNote: 'H1' },
      '3G to be switched off in the first half of 2028',
      '3G 计划于 2028年上半年退网',
    ],
    [{ state: 'planned', date: null }, '3G to be switched off', '3G 计划退网'],
    [{ state: 'yes', date: '2024' }, '3G in service since 2024', '3G 自 2024年起商用'],
    [{ state: 'none', date: null }, '3G: no source found', '3G 未找到来源'],
  ];
  it.each(cases)('%j', (status, english, chinese) => {
    expect([en.status('g3', status), zh.status('g3', status)]).toEqual([english, chinese]);
  });
});

describe('summaries', () => {
  const none = { good: [], limited: [], unconfirmed: [], no: [] };
  const many = ['A', 'B', 'C', 'D', 'E'];
  const cases: [Partial<typeof none> | Record<string, string[]>, string, string][] = [
    [{ good: ['A'] }, 'Works on A.', '在 A 上可用。'],
    [{ good: ['A', 'B'] }, 'Works on both networks.', '在全部 2 个网络上可用。'],
    [{ no: ['A', 'B', 'C'] }, 'Works on none of the 3 networks.', '在全部 3 个网络上都不可用。'],
    [
      { good: ['A', 'B'], limited: ['C'], no: ['D'] },
      'Works on A and B. Works with limits on C. Does not work on D.',
      '在 A 和 B 上可用；在 C 上可用但受限；在 D 上不可用。',
    ],
    [
      { good: many, no: ['X'] },
      'Works on 5 networks. Does not work on X.',
      '在 5 个网络上可用；在 X 上不可用。',
    ],
    [{ unconfirmed: ['A', 'B'] }, 'Not confirmed on both networks.', '在全部 2 个网络上的可用性未经证实。'],
  ];
  it.each(cases)('%j', (networks, english, chinese) => {
    const all = { ...none, ...networks };
    expect([en.summary(all), zh.summary(all)]).toEqual([english, chinese]);
  });

  it('put English countries into a sentence', () => {
    expect(
      ['Germany', 'United States', 'Netherlands', 'Dominican Republic', 'Solomon Islands', 'Oman'].map((c) =>
        en.deviceIn('X', c),
      ),
    ).toEqual([
      'X in Germany',
      'X in the United States',
      'X in the Netherlands',
      'X in the Dominican Republic',
      'X in the Solomon Islands',
      'X in Oman',
    ]);
  });
});

describe('reasons and cautions', () => {
  const reasons: Record<Exclude<Reason['code'], 'single-source-only'>, Reason> = {
    'no-common-band': { code: 'no-common-band', bands: ['B3', 'B8', 'B20'] },
    'lpwa-not-listed': { code: 'lpwa-not-listed' },
    'part-of-band': { code: 'part-of-band', bands: ['B28'], parts: ['B28A'] },
    'lacks-core-band': { code: 'lacks-core-band', bands: ['B20'] },
    'lacks-coverage-band': { code: 'lacks-coverage-band', bands: ['B8', 'B20'] },
    'low-band-share': { code: 'low-band-share', share: 0.59 },
    'no-coverage-band-known': { code: 'no-coverage-band-known' },
  };
  const cautions: Record<Caution['code'], Caution> = {
    'relies-on-superset': {
      code: 'relies-on-superset',
      pairs: [
        { band: 'B5', through: 'B26' },
        { band: 'n78', through: 'n77' },
      ],
    },
    'network-ends': { code: 'network-ends', service: 'g2', state: 'planned', date: '2028' },
    'planned-date-passed': { code: 'planned-date-passed', service: 'g2', state: 'planned', date: '2025' },
    'receive-only-band-ignored': { code: 'receive-only-band-ignored', bands: ['B32'] },
    'depth-bands-only': { code: 'depth-bands-only' },
  };

  for (const lang of LANGS) {
    const words = VERDICT_WORDS[lang];
    const phrases = [
      ...Object.values(reasons).map((reason) => words.reason(reason)),
      ...Object.values(cautions).map((caution) => words.caution(caution)),
    ];
    it(`make a sentence of every code in ${lang}`, () => {
      for (const phrase of phrases)
        expect(words.sentence([phrase])).toMatch(lang === 'en' ? /^[A-Z\d].*\w\)?\.$/ : /。$/);
      expect(new Set(phrases).size).toBe(phrases.length);
      expect(phrases.join()).not.toMatch(/undefined|NaN|null/);
    });
  }

  it('name their bands, pairs and shares, and never round a failed share up', () => {
    expect(en.reason(reasons['lacks-coverage-band'])).toContain('B8 and B20');
    expect(en.caution(cautions['relies-on-superset'])).toBe(
      'reaches B5 (through B26) and n78 (through n77) only where the network also advertises the larger band (MFBI)',
    );
    expect(en.reason(reasons['low-band-share'])).toContain('59%');
    expect(zh.reason(reasons['no-common-band'])).toContain('B3、B8 和 B20');
  });

  it('name the one larger band that a band is reached through', () => {
    const caution = { code: 'relies-on-superset', pairs: [{ band: 'B4', through: 'B66' }] } as const;
    expect(en.caution(caution)).toBe('reaches B4 only where the network also advertises B66 (MFBI)');
    expect(zh.caution(caution)).toBe('仅在网络同时广播 B66 的地方才能使用 B4（MFBI）');
  });

  it('say of a good verdict which bands are missing', () => {
    expect([en.good([]), en.good(['B28']), en.good(['B28', 'B38'])]).toEqual([
      'supports every band that counts here',
      "missing only B28, which isn't essential",
      "missing only B28 and B38, which aren't essential",
    ]);
  });

  it('say how 5G is beside the verdict', () => {
    expect([en.fiveG('partial', ['n78']), en.fiveG('not-offered', ['n78']), zh.fiveG('no', ['n1'])]).toEqual([
      '5G works on some bands (missing n78)',
      'no 5G data for this network',
      '5G 不可用（缺少 n1）',
    ]);
  });

  it('join into one sentence', () => {
    expect(en.sentence([en.reason(reasons['lacks-core-band']), 'and so on'])).toBe(
      'Missing B20, a main band of this network; and so on.',
    );
    expect(en.sentence([])).toBe('');
  });
});

describe('languages', () => {
  it.each([
    ['zh', 'zh'],
    ['zh-Hans-CN', 'zh'],
    ['ZH_tw', 'en'],
    ['de', 'en'],
    ['zha', 'en'],
    [null, 'en'],
  ])('%s is written in %s', (tag, lang) => {
    expect(langOf(tag)).toBe(lang);
  });
});

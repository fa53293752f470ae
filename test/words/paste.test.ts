import { describe, expect, it } from 'vitest';
import { PASTE_WORDS } from '../../src/words/paste.js';

describe('what was read', () => {
  it.each([
    [
      9,
      0,
      [['wifi', 3]],
      '9 LTE bands read; 3 Wi-Fi bands left out.',
      '已读出 9 个 LTE 频段；略去 3 个 Wi-Fi 频段。',
    ],
    [1, 0, [], '1 LTE band read.', '已读出 1 个 LTE 频段。'],
    [2, 1, [], '2 LTE and 1 NR bands read.', '已读出 2 个 LTE、1 个 NR 频段。'],
    [
      0,
      0,
      [
        ['cdma', 1],
        ['category', 2],
        ['no-such-band', 1],
      ],
      'No bands read; 1 CDMA band, 2 categories or power classes and 1 number that is no band on the ground left out.',
      '未读出频段；略去 1 个 CDMA 频段、2 个终端类别或功率等级、1 个地面网络没有的频段号。',
    ],
  ] as const)('is one sentence for %i LTE and %i NR bands', (lte, nr, ignored, en, zh) => {
    expect(PASTE_WORDS.en.read({ lte, nr, umts: 0, gsm: 0 }, ignored)).toBe(en);
    expect(PASTE_WORDS.zh.read({ lte, nr, umts: 0, gsm: 0 }, ignored)).toBe(zh);
  });
});

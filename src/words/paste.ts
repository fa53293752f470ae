/** What `<band-paste>` says of a paste, keyed by the codes of `src/paste/read-result.ts`. Templates for `fill`. */
import type { IgnoredReason, NoteCode } from '../paste/read-result.js';
import type { Caveat } from '../paste/write-bands.js';
import { fill, join } from './fill.js';
import type { ElementWords } from './lang.js';

export interface PasteWords extends ElementWords {
  readonly label: string;
  readonly hint: string;
  readonly examples: string;
  readonly example: Readonly<Record<'datasheet' | 'modem' | 'variants', string>>;
  /** What was read: `{count}` bands, as a list of `rat`; or nothing. */
  readonly read: string;
  readonly rat: string;
  readonly nothing: string;
  /** What was left out, by reason. */
  readonly ignored: Readonly<Record<IgnoredReason, string>>;
  /** The sentence, with and without what was left out. */
  readonly status: readonly [whole: string, part: string];
  /** Between the words of a list, and before its last word. */
  readonly marks: readonly [comma: string, and: string];
  /** Several sets were read and none is chosen yet. */
  readonly sets: string;
  readonly doubtful: string;
  /** What is doubtful is a choice of its own: `doubtful`. */
  readonly notes: Readonly<Record<Exclude<NoteCode, 'doubtful-left-out'>, string>>;
  /** Bands of 2G in `{mhz}`, of 3G as `{bands}`; bands with a part only as `{parts}`. */
  readonly older: readonly [gsm: string, umts: string];
  readonly parts: string;
  /** Asked about numbers without a word, before the button that names the bands. */
  readonly question: string;
  /** The cell in use: `{where}`; and why it is not judged. */
  readonly serving: readonly [cell: string, hint: string];
  /** A known device's `{name}` stands in the text; the button that takes its own bands. */
  readonly named: readonly [offer: string, take: string];
  /** Locking a modem to the bands. */
  readonly lock: {
    readonly title: string;
    readonly dialect: string;
    readonly ask: string;
    readonly set: string;
    readonly undo: string;
    readonly caveats: Readonly<Record<Caveat, string>>;
  };
  readonly share: string;
  readonly shared: string;
  readonly clear: string;
}

export const PASTE_EN: PasteWords = {
  lang: 'en',
  label: 'Paste a band list',
  hint: 'A datasheet line, a shop page, the answer of a modem …',
  examples: 'Try',
  example: { datasheet: 'a datasheet line', modem: 'a modem’s answer', variants: 'a table of variants' },
  read: '{rats} {count:band|bands} read',
  rat: '{count} {rat}',
  nothing: 'No bands read',
  ignored: {
    'td-scdma': '{count} TD-SCDMA {count:band|bands}',
    cdma: '{count} CDMA {count:band|bands}',
    wifi: '{count} Wi-Fi {count:band|bands}',
    bluetooth: '{count} Bluetooth {count:band|bands}',
    gnss: '{count} satellite navigation {count:band|bands}',
    'radio-other': '{count} other radio {count:band|bands}',
    category: '{count} device {count:category|categories}',
    bandwidth: '{count} {count:bandwidth|bandwidths}',
    negated: '{count} unsupported {count:band|bands}',
    'no-such-band': '{count} {count:number that is no band|numbers that are no bands}',
  },
  status: ['{read}.', '{read}; {ignored} left out.'],
  marks: [', ', ' and '],
  sets: '{count} sets of bands read.',
  doubtful: 'May be bands, and do not count until you agree:',
  notes: {
    'which-variant': 'No device has the bands of all variants together: choose one.',
    'list-cut-off': 'The list is cut off: a band that is missing may still be supported.',
    'mask-means-any': 'This mask means “any band”; it does not list what the device has.',
    'mask-is-generic': 'This mask is the vendor’s default, wider than the hardware.',
    'not-the-hardware': 'These are switched on; the hardware may have more.',
    'serving-only': 'These are cells in use, not all that the device can do.',
    'operator-bands': 'These are the bands of a network, not of a device.',
    'settable-range': 'This is what the command takes, not a set of bands.',
    'band-by-frequency': 'Some bands were inferred from frequencies; they depend on the region.',
    'range-overstates': 'A range of bands usually promises more than the device has.',
    'half-band': 'Half of a band only works on networks that use the same half.',
    'receive-only-band': 'The list holds receive-only bands; they never carry a connection alone.',
    'limited-bandwidth': 'A band is supported in part only.',
    tentative: 'The text itself calls some bands preliminary.',
    'unknown-bands-left-out': 'Numbers that no LTE or NR band has were left out.',
    'nr-not-listed': 'This tool lists no NR bands, so 5G remains open.',
    'text-too-long': 'The text holds more bands than any device; the rest was not read.',
  },
  older: ['2G: {mhz} MHz', '3G: {bands}'],
  parts: 'Only part of a band: {parts}',
  question: 'Read these as LTE bands?',
  serving: [
    'You are on {where}.',
    'One cell doesn’t show everything the device supports, so no verdict is given.',
  ],
  named: ['This is the {name}.', 'Use its published bands'],
  lock: {
    title: 'Lock a modem to these bands',
    dialect: 'Modem and command',
    ask: 'Note the current setting first',
    set: 'Lock these bands',
    undo: 'Unlock all bands',
    caveats: {
      'left-out': 'This command can’t name all of these bands; the others are missing.',
      'sets-older-radios': 'The first fields set 2G and 3G: put in what the modem prints now.',
      'older-radios-dropped': '2G and 3G are switched off.',
      'sets-mode': 'It also sets mode, roaming or service domain.',
      'radix-by-model': 'Other models of this maker count in another number system.',
      'fields-by-model': 'Other models of this maker have other radios in these fields.',
      'one-command-a-mode': 'LTE-M and NB-IoT are set one by one.',
      'until-restart': 'The lock ends with the next restart.',
      'wider-than-hardware': 'The modem may accept bands that its hardware doesn’t have.',
      'standalone-and-not': 'SA and NSA bands are set one by one, here alike.',
      'note-first':
        'We know no command that unlocks all: note the current setting, and send it again to undo.',
    },
  },
  share: 'Copy link',
  shared: 'Link copied.',
  clear: 'Clear',
};

export const PASTE_ZH: PasteWords = {
  lang: 'zh-Hans',
  label: '粘贴频段列表',
  hint: '规格书、商品页面或调制解调器的应答……',
  examples: '试试',
  example: { datasheet: '规格书片段', modem: '调制解调器应答', variants: '多型号表格' },
  read: '已读出 {rats} 频段',
  rat: '{count} 个 {rat}',
  nothing: '未读出频段',
  ignored: {
    'td-scdma': '{count} 个 TD-SCDMA 频段',
    cdma: '{count} 个 CDMA 频段',
    wifi: '{count} 个 Wi-Fi 频段',
    bluetooth: '{count} 个蓝牙频段',
    gnss: '{count} 个卫星导航频段',
    'radio-other': '{count} 个其他无线电频段',
    category: '{count} 个终端等级',
    bandwidth: '{count} 个带宽',
    negated: '{count} 个不支持的频段',
    'no-such-band': '{count} 个不存在的频段号',
  },
  status: ['{read}。', '{read}；略去 {ignored}。'],
  marks: ['、', '、'],
  sets: '已读出 {count} 组频段。',
  doubtful: '以下可能是频段，经您确认后才计入：',
  notes: {
    'which-variant': '没有设备同时具备所有型号的频段，请选择其一。',
    'list-cut-off': '列表不完整，此处缺少的频段仍可能受支持。',
    'mask-means-any': '该掩码表示“任意频段”，并未列出设备的频段。',
    'mask-is-generic': '该掩码是厂商默认值，范围大于硬件能力。',
    'not-the-hardware': '这些是已启用的频段，硬件可能支持更多。',
    'serving-only': '这些是某一时刻所用的小区，并非设备的全部能力。',
    'operator-bands': '这些是网络的频段，不是设备的频段。',
    'settable-range': '这些是命令可接受的取值，并非一组频段。',
    'band-by-frequency': '部分频段由频率推断，因地区而异。',
    'range-overstates': '频段范围的写法通常多于设备实际支持的频段。',
    'half-band': '仅支持半个频段，只能在使用同一半的网络上工作。',
    'receive-only-band': '列表中有仅接收频段，它们不能单独建立连接。',
    'limited-bandwidth': '某个频段仅部分支持。',
    tentative: '文本本身注明部分频段尚未确定。',
    'unknown-bands-left-out': '不属于任何 LTE 或 NR 频段的数字未计入。',
    'nr-not-listed': '该工具不列出 NR 频段，5G 情况不明。',
    'text-too-long': '文本中的频段多于任何设备，其余部分未读取。',
  },
  older: ['2G：{mhz} MHz', '3G：{bands}'],
  parts: '仅含部分频段：{parts}',
  question: '将这些数字读作 LTE 频段？',
  serving: ['当前连接：{where}。', '单个小区不能说明设备支持的全部频段，因此不作判断。'],
  named: ['这是 {name}。', '使用其公布的频段'],
  lock: {
    title: '将模块锁定在这些频段',
    dialect: '模块与命令',
    ask: '请先记下当前设置',
    set: '锁定这些频段',
    undo: '解锁全部频段',
    caveats: {
      'left-out': '此命令无法写出全部频段，其余频段未包含。',
      'sets-older-radios': '前几个字段用于 2G 和 3G，请填入模块当前显示的值。',
      'older-radios-dropped': '2G 和 3G 将被关闭。',
      'sets-mode': '此命令还会设置网络模式、漫游或业务域。',
      'radix-by-model': '该厂商的其他型号使用不同的进制。',
      'fields-by-model': '该厂商的其他型号在这些字段中对应其他制式。',
      'one-command-a-mode': 'LTE-M 与 NB-IoT 需分别设置。',
      'until-restart': '重启后锁定失效。',
      'wider-than-hardware': '模块可能接受硬件并不支持的频段。',
      'standalone-and-not': 'SA 与 NSA 频段分别设置，此处两者相同。',
      'note-first': '没有已知的解锁命令：请先记下当前设置，恢复时重新发送。',
    },
  },
  share: '复制链接',
  shared: '链接已复制。',
  clear: '清空',
};

/** How many bands of each radio were read. */
export interface BandCounts {
  readonly lte: number;
  readonly nr: number;
  readonly umts: number;
  readonly gsm: number;
}

/** What was read and what was left out: one sentence. */
export function readSentence(
  words: PasteWords,
  { lte, nr, umts, gsm }: BandCounts,
  ignored: Iterable<readonly [IgnoredReason, number]>,
): string {
  const list = (items: readonly string[]) => join(items, ...words.marks);
  const rats = (
    [
      ['LTE', lte],
      ['NR', nr],
      ['UMTS', umts],
      ['GSM', gsm],
    ] as const
  ).filter(([, count]) => count > 0);
  const left = Array.from(ignored, ([reason, count]) => fill(words.ignored[reason], { count }));
  return fill(words.status[left.length > 0 ? 1 : 0], {
    read: fill(rats.length > 0 ? words.read : words.nothing, {
      rats: list(rats.map(([rat, count]) => fill(words.rat, { rat, count }))),
      count: lte + nr + umts + gsm,
    }),
    ignored: list(left),
  });
}

/** What `<band-paste>` says of a paste, keyed by the codes of `src/paste/read-result.ts`. */
import type { IgnoredReason, NoteCode, ReadKind } from '../paste/read-result.js';
import { insideChinese } from './inside-chinese.js';
import type { Lang } from './lang.js';
import { listIn } from './lists-and-dates.js';
import { plural } from './plural.js';

/** How many bands of each radio were read. */
interface ReadBandCounts {
  readonly lte: number;
  readonly nr: number;
  readonly umts: number;
  readonly gsm: number;
}

/** What was left out: its name for one and, where that is more than an `s` longer, for several. */
const LEFT_OUT_EN: Readonly<Record<IgnoredReason, readonly [one: string, many?: string]>> = {
  'td-scdma': ['TD-SCDMA band'],
  cdma: ['CDMA band'],
  wifi: ['Wi-Fi band'],
  bluetooth: ['Bluetooth band'],
  gnss: ['satellite navigation band'],
  'radio-other': ['other radio band'],
  category: ['category or power class', 'categories or power classes'],
  bandwidth: ['bandwidth'],
  negated: ['unsupported band'],
  'no-such-band': ['number that is no band on the ground', 'numbers that are no bands on the ground'],
};

const LEFT_OUT_ZH: Readonly<Record<IgnoredReason, string>> = {
  'td-scdma': 'TD-SCDMA 频段',
  cdma: 'CDMA 频段',
  wifi: 'Wi-Fi 频段',
  bluetooth: '蓝牙频段',
  gnss: '卫星导航频段',
  'radio-other': '其他无线电频段',
  category: '终端类别或功率等级',
  bandwidth: '带宽',
  negated: '不支持的频段',
  'no-such-band': '地面网络没有的频段号',
};

const EN = {
  label: 'Paste a band list',
  hint: 'A datasheet line, a shop page, the answer of a modem …',
  examples: 'Try',
  example: { datasheet: 'a datasheet line', modem: 'a modem’s answer', variants: 'a table of variants' },
  /** One sentence: how many bands of each radio were read, and how much of what else was left out. */
  read(bands: ReadBandCounts, ignored: readonly (readonly [reason: IgnoredReason, count: number])[]) {
    const counts = countsOf(bands);
    const isOne = counts.length === 1 && counts[0]!.count === 1;
    const names = counts.map(({ radio, count }) => `${count} ${radio}`);
    const read =
      names.length > 0 ? `${listIn('en', names)} ${isOne ? 'band' : 'bands'} read` : 'No bands read';
    const left = ignored.map(([reason, count]) => {
      const [one, many] = LEFT_OUT_EN[reason];
      return plural(count, one, many);
    });
    return left.length > 0 ? `${read}; ${listIn('en', left)} left out.` : `${read}.`;
  },
  /** Several sets of bands were read and none is chosen yet. */
  sets: (count: number) => `${count} sets of bands read.`,
  /** Above the sets of one device, of which one is the answer. */
  severalSets: 'Sets of bands in this text',
  /** Above the sets of several networks, when none is chosen yet. */
  severalNetworks: 'Each network has its own bands: choose one.',
  /** Names of sets that have none in the text. */
  kinds: {
    supported: 'Supported',
    enabled: 'Switched on',
    serving: 'In use now',
    operator: 'A network’s bands',
    range: 'Values that a command takes',
    unrestricted: 'Any band',
  } satisfies Record<Exclude<ReadKind, 'none'>, string>,
  /** Before the bands that were read, each a button. */
  correct: 'Press a band to leave it out.',
  doubtful: 'May be bands, not counted until you agree:',
  /** What to beware of. Doubtful bands are a choice of their own: `doubtful`. */
  notes: {
    'which-variant': 'The text lists several variants: choose yours.',
    'list-cut-off': 'The list is cut off: a missing band may still be supported.',
    'mask-means-any': 'This mask means “any band”; it doesn’t list what the device supports.',
    'mask-is-generic': 'This mask is the vendor’s default, wider than the hardware.',
    'not-the-hardware': 'These bands are switched on; the hardware may support more.',
    'serving-only': 'These are the cells in use now, not everything the device supports.',
    'operator-bands': 'These are the bands of a network, not of a device.',
    'settable-range': 'This is what the command accepts, not a set of bands.',
    'band-by-frequency': 'Some bands were inferred from frequencies, which depend on the region.',
    'range-overstates': 'A range of bands usually promises more than the device supports.',
    'half-band': 'Half of a band only works on networks that use the same half.',
    'receive-only-band': 'Some bands here are receive-only; they never carry a connection alone.',
    'limited-bandwidth': 'A band is supported only in part.',
    tentative: 'The text itself calls some bands preliminary.',
    'unknown-bands-left-out': 'Numbers that are no LTE or NR band of networks on the ground were left out.',
    'nr-not-listed': 'This tool lists no NR bands, so 5G is unknown.',
    'text-too-long': 'The text is too long; the rest was not read.',
  } satisfies Record<Exclude<NoteCode, 'doubtful-left-out'>, string>,
  /** Bands of 2G in MHz, and of 3G. */
  gsm: (mhz: readonly string[]) => `2G: ${mhz.join(' ')} MHz`,
  umts: (bands: readonly string[]) => `3G: ${bands.join(' ')}`,
  /** Bands of which only a part is supported. */
  parts: (bands: readonly string[]) => `Only part of a band: ${bands.join(' ')}`,
  /** Asked about numbers without a word, before the button that names the bands. */
  question: 'Read these as LTE bands?',
  /** Where a modem is; sentences with `gap` between them. */
  place: {
    gap: ' ',
    /** The networks with a code: `Vodafone (Germany, 262-02)`. */
    holders: (networks: readonly string[], country: string, code: string) =>
      networks.length > 1
        ? `${listIn('en', networks)} (${country}), which share the code ${code}`
        : `${networks[0]} (${country}, ${code})`,
    /** `where` is empty where nobody names the network; `cell` are its bands and its signal. */
    on: (where: string, cell: readonly string[]) =>
      `You are on ${[where, ...cell].filter(Boolean).join(', ')}.`,
    /** The name that the modem prints, where it is another one. */
    shownAs: (name: string) => `The modem shows “${name}”.`,
    /** No network of our data has the code; `country` is missing where there is no data for its country. */
    unknownCode: (code: string, country: string | undefined) =>
      country
        ? `No network in our data for ${country} has the code ${code}.`
        : `We have no data for the country of the code ${code}.`,
    noCode: 'Its code isn’t in the text, so we can’t look it up: AT+COPS=3,2 and then AT+COPS? print it.',
    failed: 'We couldn’t load the data for this code.',
    /** Bands that the network uses too, and those of them that the device has. */
    others: (bands: readonly string[]) => `This network also uses ${listIn('en', bands)}.`,
    expect: (bands: readonly string[]) => `This device should also see ${listIn('en', bands)} here.`,
    sim: (holders: string) => `The SIM has a code of ${holders}; virtual operators may use the same code.`,
  },
  /** A list of 2G or 3G bands only. */
  older: {
    title: 'Only 2G and 3G bands: no LTE or 5G to judge.',
    /** Before the states of each network of a country. */
    states: (country: string) => `2G and 3G in ${country}`,
    failed: 'We couldn’t load which networks still have 2G and 3G.',
  },
  /** A known device stands in the text; the button that takes its own bands. */
  named: (device: string) => `This is the ${device}.`,
  /** The same of each of several. */
  mentioned: (device: string) => `The text names the ${device}.`,
  useNamed: 'Use its published bands',
  /** Leads to the commands that lock a modem; their words are in `lock-commands.ts`. */
  lock: 'Lock a modem to these bands',
  share: 'Copy link',
  shared: 'Link copied.',
  clear: 'Clear',
};

export type PasteWords = typeof EN;

const ZH: PasteWords = {
  label: '粘贴频段列表',
  hint: '规格书、商品页面或模组返回的内容……',
  examples: '试试',
  example: { datasheet: '规格书片段', modem: '模组返回的内容', variants: '多型号表格' },
  read(bands, ignored) {
    const counts = countsOf(bands).map(({ radio, count }) => `${count} 个 ${radio}`);
    const read = counts.length > 0 ? `已读出 ${counts.join('、')} 频段` : '未读出频段';
    const left = ignored.map(
      ([reason, count]) => `${count} 个${insideChinese(LEFT_OUT_ZH[reason]).trimEnd()}`,
    );
    return left.length > 0 ? `${read}；略去 ${left.join('、')}。` : `${read}。`;
  },
  sets: (count) => `已读出 ${count} 组频段。`,
  severalSets: '文中的频段组',
  severalNetworks: '各网络的频段不同，请选择其一。',
  kinds: {
    supported: '支持的频段',
    enabled: '已启用',
    serving: '正在使用',
    operator: '运营商频段',
    range: '命令可设的值',
    unrestricted: '不限频段',
  },
  correct: '点按频段即可不计入。',
  doubtful: '以下可能是频段，经您确认后才计入：',
  notes: {
    'which-variant': '文中有多个型号或版本，请选择您的那一个。',
    'list-cut-off': '列表不完整，此处缺少的频段仍可能受支持。',
    'mask-means-any': '该掩码表示“任意频段”，并未列出设备支持的频段。',
    'mask-is-generic': '该掩码是厂商默认值，范围大于硬件能力。',
    'not-the-hardware': '这些是已启用的频段，硬件可能支持更多。',
    'serving-only': '这些是当前使用的小区，并非设备支持的全部频段。',
    'operator-bands': '这些是网络的频段，不是设备的频段。',
    'settable-range': '这些是命令可接受的取值，并非一组频段。',
    'band-by-frequency': '部分频段由频率推断，因地区而异。',
    'range-overstates': '频段范围的写法通常多于设备实际支持的频段。',
    'half-band': '仅支持半个频段，只能在使用同一半的网络上工作。',
    'receive-only-band': '列表中有仅接收频段，它们不能单独建立连接。',
    'limited-bandwidth': '某个频段仅部分支持。',
    tentative: '文本本身注明部分频段尚未确定。',
    'unknown-bands-left-out': '不属于任何地面 LTE 或 NR 频段的数字未计入。',
    'nr-not-listed': '该工具不列出 NR 频段，5G 情况未知。',
    'text-too-long': '文本过长，其余部分未读取。',
  },
  gsm: (mhz) => `2G：${mhz.join(' ')} MHz`,
  umts: (bands) => `3G：${bands.join(' ')}`,
  parts: (bands) => `仅含部分频段：${bands.join(' ')}`,
  question: '将这些数字读作 LTE 频段？',
  place: {
    gap: '',
    holders: (networks, country, code) =>
      networks.length > 1
        ? `${listIn('zh', networks)}（${country}，共用代码 ${code}）`
        : `${networks[0]}（${country}，${code}）`,
    on: (where, cell) => `当前连接：${[where, ...cell].filter(Boolean).join('，')}。`,
    shownAs: (name) => `模组显示为“${name}”。`,
    unknownCode: (code, country) =>
      country ? `${country}的数据中没有代码为 ${code} 的网络。` : `没有代码 ${code} 所属国家或地区的数据。`,
    noCode: '文本中没有网络代码，无法查询；先发送 AT+COPS=3,2，再发送 AT+COPS? 即可显示。',
    failed: '未能加载该代码的数据。',
    others: (bands) => `该网络还使用 ${bands.join('、')}。`,
    expect: (bands) => `此设备在这里还应能搜到 ${bands.join('、')}。`,
    sim: (holders) => `SIM 卡的代码属于${insideChinese(holders).trimEnd()}；虚拟运营商也可能使用同一代码。`,
  },
  older: {
    title: '只有 2G 和 3G 频段，没有可供判断的 LTE 或 5G 频段。',
    states: (country) => `${country}的 2G 与 3G`,
    failed: '未能加载各网络的 2G 与 3G 状态。',
  },
  named: (device) => `这是 ${device}。`,
  mentioned: (device) => `文中提到了 ${device}。`,
  useNamed: '使用其公布的频段',
  lock: '将模组锁定在这些频段',
  share: '复制链接',
  shared: '链接已复制。',
  clear: '清空',
};

export const PASTE_WORDS: Readonly<Record<Lang, PasteWords>> = { en: EN, zh: ZH };

/** The radios of which bands were read, each with its count. */
function countsOf({ lte, nr, umts, gsm }: ReadBandCounts): { radio: string; count: number }[] {
  const counts = [
    { radio: 'LTE', count: lte },
    { radio: 'NR', count: nr },
    { radio: 'UMTS', count: umts },
    { radio: 'GSM', count: gsm },
  ];
  return counts.filter(({ count }) => count > 0);
}

/** Everything that the app says besides verdicts: headings, labels, hints and notices. */
import { type Overall, OVERALLS } from '../core/tally.js';
import { OVERALL_IN_PLACES } from './answer.js';
import type { Lang } from './lang.js';
import { insideChinese } from './inside-chinese.js';
import { dateIn, listIn } from './lists-and-dates.js';
import { VERDICT_WORDS } from './verdict-words.js';
import { capitalise } from './capitalise.js';
import { plural } from './plural.js';

/** The answers that some country has, the most frequent one first. */
function groupsOf(counts: Readonly<Record<Overall, number>>): readonly (readonly [Overall, number])[] {
  return OVERALLS.map((overall) => [overall, counts[overall]] as const)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
}

const TALLY_EN: Readonly<Record<Overall, string>> = {
  ...OVERALL_IN_PLACES.en,
  unconfirmed: 'is not confirmed',
};

const EN_KINDS: Readonly<Record<string, string>> = {
  module: 'Module',
  mifi: 'Mobile hotspot',
  dongle: 'Dongle',
  dtu: 'Data terminal',
  gateway: 'Gateway',
  router: 'Router',
  tracker: 'Tracker',
  board: 'Board',
  modem: 'Modem',
};

const EN = {
  skip: 'Skip to content',
  navigation: 'Pages',
  menu: 'Menu',
  more: 'More',
  close: 'Close',
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'System', light: 'Light', dark: 'Dark', outdoor: 'Outdoor' },
  loading: 'Loading the data …',
  loadingPage: 'Opening …',
  pageFailed:
    'An error keeps this page from being shown. The other pages still work. Check the connection and try again.',
  failedTitle: 'The data did not load.',
  failedText: 'Without it there is no answer, neither yes nor no. Check the connection and try again.',
  retry: 'Try again',
  missingText: 'Check the spelling, or search for a device, country, operator or band.',
  search: 'Search',
  searchHint: 'Device, country, operator, band',
  hitKinds: {
    paste: 'Paste',
    check: 'Check',
    family: 'Family',
    device: 'Device',
    country: 'Country',
    network: 'Network',
    band: 'Band',
    page: 'Page',
  },
  nothingFound: (text: string) => `No results for “${text}”.`,
  nearFound: (text: string) => `No exact match for “${text}”. Similar names:`,
  notListed: 'Not listed? Paste its bands',
  codeUnknown: (code: string) => `We don't know the network code ${code}. Search for the operator's name.`,
  /** Below a code that was found. */
  codeFound: 'On the air, this code is the host network. On a SIM, it may be a virtual operator.',
  factsOf: (version: string) => `Data version ${version}.`,
  factsBy: 'Data:',
  notPublisher: 'BandCheck is not its publisher.',
  checkedOn: (date: string) => `Checked on ${date}.`,
  /** The same in two parts: the day, and how long ago that was. */
  checkedAgo: (date: string, days: number): readonly [string, string] => [
    `Checked on ${date}, `,
    `${plural(days, 'day')} ago.`,
  ],
  quarterOld: 'That is more than three months ago: ask the operator before you rely on it.',

  country: 'Country',
  networks: 'Networks',
  verdict: 'Verdict',
  answer: 'Answer',
  askLabel: 'Device, country, operator, code, bands, modem log',
  askFor: { device: 'Which device?', country: 'Add a country' },
  askGroups: {
    recent: 'Recent',
    question: 'Ask',
    device: 'Devices',
    country: 'Countries',
    network: 'Networks',
    paste: 'Not listed?',
  },
  allDevices: (count: number) => `All ${count} devices`,
  networkNote: (networks: string) => `on ${networks}`,
  pasteBands: (bands: string) => `A device with ${bands}`,
  readThis: 'Read the bands from this text',
  addCountry: 'Add a country',
  moreCountries: (count: number) => `${count} more`,
  allNetworks: (count: number) => `Show all ${count} networks`,
  hitsFound: (count: number) => plural(count, 'result'),
  orPaste: "My device isn't listed: paste its bands",
  fieldMode: 'In the field? Ask the modem',
  /** What is still to be chosen. */
  toChoose: {
    both: 'Choose a device and a country to see the answer.',
    device: 'Choose a device to see the answer.',
    country: 'Choose a country to see the answer.',
  },
  planWith: 'Plan with these bands',
  /** What was asked for more than once. */
  repeated: (names: readonly string[]) => `Named more than once, counted once: ${listIn('en', names)}.`,
  notKnown: (asked: readonly string[]) =>
    `We don't have ${listIn(
      'en',
      asked.map((name) => `“${name}”`),
    )}.`,
  showAll: 'Show all',
  pickAnother: 'Pick another.',
  pickOrPaste: 'Pick another, or paste its bands.',
  similarNames: 'Similar names',
  /** Above the variants of a family: all of one kind, or of several. */
  whichVariant: (family: string, kind: string | undefined, count: number) =>
    `${family} is a family of ${count} ${((kind && EN_KINDS[kind]) ?? 'Device').toLowerCase()}s. Which one?`,
  /** Above the same, where the question is of one device. */
  whichOf: (family: string) => `${family} is a family. Which one?`,
  /** Above the thing that goes by another name here. */
  meant: (name: string) => `Did you mean ${name}?`,
  compareVariants: 'Compare all of them',
  otherVendor: 'Other vendors',
  favourite: 'Favourite',
  favourites: 'Favourites',
  recent: 'Recent checks',
  share: 'Share',
  qrCode: 'QR code',
  qrOf: 'QR code with the link to this page',
  print: 'Print',
  printedOn: (date: string) => `Printed on ${date}.`,
  copied: 'Link copied.',
  copyByHand: (address: string) => `Copy this link: ${address}`,
  note: 'Your note',
  noteHint: 'SIM, place, what you measured …',
  notKept:
    'This browser keeps nothing: what you save here is lost when you close the page. Export it to keep it.',
  asJson: 'View as JSON',
  betterHere: 'Devices that do better here',
  worksOn: (good: number, all: number) => `works on ${good} of ${plural(all, 'network')}`,
  evidence: (basis: string) => `Evidence: ${basis}`,
  sources: 'Sources',
  sourcesByBand: 'Sources by band',
  key: 'Key',
  noBandsKnown: 'No bands found.',
  /** For a source that has no date of its own. */
  sourceRead: (date: string) => `read in ${dateIn('en', date)}`,
  grades: { A: 'official', B: 'industry', C: 'trade and media', D: 'other' },

  overall: VERDICT_WORDS.en.overall,
  goodNetworks: 'Networks',
  ofAll: VERDICT_WORDS.en.ofAll,
  comma: VERDICT_WORDS.en.comma,
  devicesHeading: 'Devices',
  countriesHeading: 'Countries',
  filterDevices: 'Name, vendor or kind',
  filterCountries: 'Country, code or common name',
  deviceCount: (count: number) => plural(count, 'device'),
  /** How many devices a family has. */
  variantCount: (count: number) => plural(count, 'variant'),
  countryCount: (count: number) => plural(count, 'country', 'countries'),
  networkCount: (count: number) => plural(count, 'network'),
  /** A sentence, with the space to the next one. */
  thereAreNetworks: (count: number) => `${plural(count, 'network')}. `,
  bandCount: (lte: number, nr: number) => `${plural(lte, 'LTE band')}${nr ? `, ${nr} 5G` : ''}`,
  kinds: EN_KINDS,
  radios: { lte: 'LTE', lpwa: 'LTE-M / NB-IoT', nr: '5G', redcap: '5G RedCap' },
  kind: 'Kind',
  lteCategory: 'LTE category',
  olderServices: 'Falls back to',
  noneKnown: 'none found',
  facts: 'Details',
  whereItWorks: 'Where it works',
  /** In how many countries the device has which answer: every answer that some country has, the most frequent first. */
  deviceTally: (counts: Readonly<Record<Overall, number>>) => {
    const groups = groupsOf(counts);
    const [[first, count] = ['no', 0] as const] = groups;
    const said =
      groups.length === 1
        ? `${TALLY_EN[first]} in all ${plural(count, 'country', 'countries')}`
        : listIn(
            'en',
            groups.map(
              ([overall, count], i) =>
                `${TALLY_EN[overall]} in ${i > 0 ? count : plural(count, 'country', 'countries')}`,
            ),
          );
    return capitalise(said) + '.';
  },
  mapLoading: 'Loading the map. The page lists the same as text.',
  mapFailed: 'The map did not load. The page lists the same as text.',
  devicesHere: 'Devices here',
  depthShort: { bands: 'bands only' },
  depthBands: 'Only the bands were researched here, not 2G, 3G, 5G standalone, LTE-M or NB-IoT.',
  bandsAndServices: 'Bands and services',

  chooseFirst: 'Choose devices to compare.',
  showExample: 'Show an example',
  all: 'All',
  none: 'None',

  entries: (count: number) => plural(count, 'entry', 'entries'),

  pasteHeading: 'Paste a band list',
  pasteLead: "From a datasheet, a modem's answer or a message. The text stays on this device.",

  dataHeading: 'Data and storage',
  whatItMeans: 'What this means',
};

export type AppWords = typeof EN;

const ZH: AppWords = {
  skip: '跳到正文',
  navigation: '页面',
  menu: '菜单',
  more: '更多',
  close: '关闭',
  language: '语言',
  theme: '外观',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色', outdoor: '户外' },
  loading: '正在加载数据……',
  loadingPage: '正在打开……',
  pageFailed: '出错了，此页面无法显示，其他页面仍可使用。请检查网络连接后重试。',
  failedTitle: '数据未能加载。',
  failedText: '没有数据就无法给出结论，这不代表不可用。请检查网络连接后重试。',
  retry: '重试',
  missingText: '请检查拼写，或搜索设备、国家和地区、运营商或频段。',
  search: '搜索',
  searchHint: '设备、国家和地区、运营商或频段',
  hitKinds: {
    paste: '粘贴',
    check: '查询',
    family: '系列',
    device: '设备',
    country: '国家和地区',
    network: '网络',
    band: '频段',
    page: '页面',
  },
  nothingFound: (text) => `没有找到“${text}”。`,
  nearFound: (text) => `没有与“${text}”完全一致的结果。名称相近的有：`,
  notListed: '不在列表中？粘贴它的频段',
  codeUnknown: (code) => `我们没有网络代码 ${code} 的数据，请搜索运营商名称。`,
  codeFound: '空中广播的代码表示所在网络；SIM 卡上的代码则可能属于虚拟运营商。',
  factsOf: (version) => `数据版本 ${version}。`,
  factsBy: '数据来源：',
  notPublisher: 'BandCheck 并非数据发布方。',
  checkedOn: (date) => `核对日期：${date}。`,
  checkedAgo: (date, days) => [`核对日期：${date}`, `（${days} 天前）。`],
  quarterOld: '距今已超过三个月，使用前请向运营商确认。',

  country: '国家或地区',
  networks: '网络',
  verdict: '结论',
  answer: '结论',
  askLabel: '设备、国家和地区、运营商、代码、频段或模组日志',
  askFor: { device: '哪台设备？', country: '添加国家或地区' },
  askGroups: {
    recent: '最近使用',
    question: '查询',
    device: '设备',
    country: '国家和地区',
    network: '网络',
    paste: '不在列表中？',
  },
  allDevices: (count) => `全部 ${count} 台设备`,
  networkNote: (networks) => `网络：${networks}`,
  pasteBands: (bands) => `支持 ${bands} 的设备`,
  readThis: '从这段文字中读取频段',
  addCountry: '添加国家或地区',
  moreCountries: (count) => `另外 ${count} 个`,
  allNetworks: (count) => `显示全部 ${count} 个网络`,
  hitsFound: (count) => `${count} 项结果`,
  orPaste: '设备不在列表中？粘贴它的频段',
  fieldMode: '在现场？直接问模组',
  toChoose: {
    both: '请选择设备和国家或地区，即可查看结论。',
    device: '请选择设备，即可查看结论。',
    country: '请选择国家或地区，即可查看结论。',
  },
  planWith: '用这些频段选型',
  repeated: (names) => `重复的只计一次：${listIn('zh', names)}。`,
  notKnown: (asked) =>
    `我们没有${listIn(
      'zh',
      asked.map((name) => `“${name}”`),
    )}的数据。`,
  showAll: '显示全部',
  pickAnother: '请另选。',
  pickOrPaste: '请另选，或粘贴它的频段。',
  similarNames: '名称相近',
  whichVariant: (family, kind, count) =>
    `${family} 系列有 ${count} 款${(kind && ZH.kinds[kind]) ?? '设备'}，您问的是哪一款？`,
  whichOf: (family) => `${family} 是一个系列，您问的是哪一款？`,
  meant: (name) => `您要找的是${insideChinese(name)}吗？`,
  compareVariants: '对比全部型号',
  otherVendor: '其他厂商',
  favourite: '收藏',
  favourites: '收藏',
  recent: '最近查询',
  share: '分享',
  qrCode: '二维码',
  qrOf: '本页链接的二维码',
  print: '打印',
  printedOn: (date) => `打印日期：${date}。`,
  copied: '已复制链接。',
  copyByHand: (address) => `请手动复制：${address}`,
  note: '我的备注',
  noteHint: 'SIM 卡、地点、实测情况……',
  notKept: '此浏览器无法保存内容，关闭页面后就会丢失。请先导出文件。',
  asJson: '查看 JSON',
  betterHere: '在当地表现更好的设备',
  worksOn: (good, all) => `${all} 个网络中有 ${good} 个可用`,
  evidence: (basis) => `依据：${basis}`,
  sources: '来源',
  sourcesByBand: '各频段的来源',
  key: '图例',
  noBandsKnown: '暂无频段数据。',
  sourceRead: (date) => `${dateIn('zh', date)}查阅`,
  grades: { A: '官方', B: '行业', C: '商业媒体', D: '其他' },

  overall: VERDICT_WORDS.zh.overall,
  goodNetworks: '可用网络',
  ofAll: VERDICT_WORDS.zh.ofAll,
  comma: VERDICT_WORDS.zh.comma,
  devicesHeading: '设备',
  countriesHeading: '国家和地区',
  filterDevices: '名称、厂商或类型',
  filterCountries: '国家和地区的名称、代码或俗称',
  deviceCount: (count) => `${count} 台设备`,
  variantCount: (count) => `${count} 个型号`,
  countryCount: (count) => `${count} 个国家和地区`,
  networkCount: (count) => `${count} 个网络`,
  thereAreNetworks: (count) => `${count} 个网络。`,
  bandCount: (lte, nr) => `${lte} 个 LTE 频段${nr ? `，${nr} 个 5G 频段` : ''}`,
  kinds: {
    module: '模组',
    mifi: '随身 WiFi',
    dongle: '上网棒',
    dtu: '数传终端',
    gateway: '网关',
    router: '路由器',
    tracker: '追踪器',
    board: '开发板',
    modem: '调制解调器',
  },
  radios: { lte: 'LTE', lpwa: 'LTE-M / NB-IoT', nr: '5G', redcap: '5G RedCap' },
  kind: '类型',
  lteCategory: 'LTE 类别',
  olderServices: '可回落至',
  noneKnown: '未见数据',
  facts: '设备参数',
  whereItWorks: '在哪些地方能用',
  deviceTally: (counts) => {
    const groups = groupsOf(counts);
    const all = groups.reduce((sum, [, count]) => sum + count, 0);
    if (groups.length === 1) return `全部 ${all} 个国家和地区：${OVERALL_IN_PLACES.zh[groups[0]![0]]}。`;
    const said = groups.map(([overall, count]) => `${count} 个${OVERALL_IN_PLACES.zh[overall]}`);
    return `共 ${all} 个国家和地区：${said.join('，')}。`;
  },
  mapLoading: '正在加载地图，页面中有相同内容的文字。',
  mapFailed: '地图未能加载，页面中有相同内容的文字。',
  devicesHere: '设备在当地的情况',
  depthShort: { bands: '仅频段' },
  depthBands: '此处仅调研了频段，未调研 2G、3G、5G 独立组网、LTE-M 和 NB-IoT。',
  bandsAndServices: '频段与业务',

  chooseFirst: '请选择要对比的设备。',
  showExample: '查看示例',
  all: '全选',
  none: '全不选',

  entries: (count) => `${count} 项`,

  pasteHeading: '粘贴频段列表',
  pasteLead: '可来自规格书、模组返回的内容或聊天消息。内容不会离开本机。',

  dataHeading: '数据与存储',
  whatItMeans: '这是什么意思',
};

export const APP_WORDS: Readonly<Record<Lang, AppWords>> = { en: EN, zh: ZH };

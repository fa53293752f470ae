/** What the command `band-check` says around its answers. */
import type { CoverRule, OpenReason, PlanResult } from '../core/planning.js';
import type { Radio } from '../core/device.js';
import type { Lang } from './lang.js';
import { listIn } from './lists-and-dates.js';
import { plural } from './plural.js';

const EN = {
  help: (version: string) => `BandCheck ${version}: will this cellular device work on that country's networks?

Usage
  band-check check DEVICE COUNTRY ...   is a device good on the networks of these countries?
  band-check paste [COUNTRY ...]        read bands from a text on standard input and check them
  band-check plan --in COUNTRY,...      the fewest devices that work in all of these countries
  band-check mcp                        answer an AI assistant over stdio (Model Context Protocol)

Devices and countries go by id, code or name; check and paste also take a network, such as 262-01
or "Vodafone Germany". No connection is needed: the data is in the package.

Options
  --lang en|zh       language of the answer
  --json             plain data instead of text
  --as-of DAY        the day of asking, YYYY-MM-DD; today if left out
  --src URL          the newest data of a site, such as https://example.org/v1/
  --variant NAME     paste: one of several products in the text
  --radio RADIO      paste, plan: lte, lpwa (LTE-M and NB-IoT only), nr (5G) or redcap
  --devices ID,...   plan: choose among these devices only
  --covered RULE     plan: every-good, one-good (if left out) or one-usable network a country
  --help, --version

Examples
  band-check check ec25-e de br
  band-check check "Quectel EC25-E" Germany --json
  band-check check "B1 B3 B8 B20 n78" de
  band-check paste us < datasheet.txt
  band-check plan --in de,fr,br --radio lpwa

Exit codes
  0  it works in every country asked about: a network is good there (the one that was named), or
     the plan serves it
  1  there is an answer, and it does not work everywhere, or no bands were read
  2  the question was not understood
  3  the data could not be read

Configuration of an assistant
  { "mcpServers": { "band-check": { "command": "npx", "args": ["-y", "band-check", "mcp"] } } }
`,
  unknownCommand: (given: string) => `Unknown command: ${given}`,
  /** The option does not exist for this command, or its value is missing or none that it takes. */
  badOption: (option: string) =>
    `${option} is not an option here, or its value is missing or not one that it takes.`,
  /** What a command needs and did not get. */
  needs: {
    check: 'Which device, and where? Write: band-check check ec25-e de br',
    plan: 'In which countries? Write: band-check plan --in de,fr,br',
  },
  /** Stands under every mistake. */
  seeHelp: 'band-check --help shows everything.',
  dataFailed: (why: string) => `The data could not be read: ${why}`,
  /** Asks a person at a terminal for the text. */
  typeText: 'Paste the text, then press Ctrl+D on an empty line.',
  /** Between what was asked and the answer. */
  colon: ': ',
  /** Between two sentences. */
  space: ' ',
  /** The credit, with version and day of the data. */
  data: (attribution: string, version: string | null, day: string | null) =>
    `Data: ${attribution}${version ? `; version ${version}` : ''}${day ? `, checked ${day}` : ''}`,
  /** Several sets stand in a text; their names follow. */
  chooseVariant: 'Choose one with --variant:',
  unknownVariant: (given: string) => `The text has no set called "${given}".`,
  /** Bands that the text may mean. */
  mayBeBands: (bands: readonly string[]) =>
    `May be bands, not counted: ${bands.join(' ')}. If they are, write all bands by name, as B3 or n78.`,
  /** The text names a device whose published bands are at hand. */
  knownDevice: (name: string, id: string) =>
    `The text names the ${name}. Its published bands: band-check check ${id}`,
  noLteBands: 'Without LTE bands there is no verdict.',
  servingOnly: 'One cell doesn’t show everything the device supports, so there is no verdict.',
  radio: {
    lte: 'LTE',
    lpwa: 'LTE-M / NB-IoT',
    nr: '5G',
    redcap: '5G RedCap',
  } satisfies Record<Radio, string>,
  /** When a device counts for a country. */
  rule: {
    'every-good': 'A device counts where it works on every network of a country.',
    'one-good': 'A device counts where it works on at least one network of a country.',
    'one-usable': 'A device counts where it works on at least one network of a country, if with limits.',
  } satisfies Record<CoverRule, string>,
  /** @param served countries that the plan serves, of `places` */
  plan(result: PlanResult, size: number, served: number, places: number) {
    const devices = plural(size, 'device');
    const all = places === 1 ? 'this country' : `all ${places} countries`;
    switch (result) {
      case 'covered':
        return size === 1 ? `One device is enough for ${all}.` : `It takes ${devices} for ${all}.`;
      case 'partly':
        return `${devices} for ${served} of ${places} countries; the others stay open.`;
      case 'no-devices':
        return 'We have no such device.';
      default:
        return `No device is enough for ${places === 1 ? 'this country' : 'any of these countries'}.`;
    }
  },
  /** Devices of which any will do: some names, and how many more. */
  anyOf: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} or ${more} more` : names.length > 1 ? orList(names) : names[0]!,
  in: (countries: readonly string[]) => `in ${listIn('en', countries)}`,
  /** How many plans there are of which one is shown; at least so many where it is not `complete`. */
  plans: (count: number, complete: boolean) =>
    `This is one of ${complete ? '' : 'at least '}${count.toLocaleString('en')} plans of this size.`,
  open: (country: string, why: OpenReason, closest: readonly string[]) =>
    `${country}: ${OPEN_EN[why]}${closest.length > 0 ? `; closest: ${closest.join(', ')}` : ''}.`,
};

const OPEN_EN: Readonly<Record<OpenReason, string>> = {
  'no-network': 'we know no network there',
  'not-every-network': 'no device works on every network there',
  limited: 'works with limits at best',
  unconfirmed: 'we found no source saying that any of them works there',
  no: 'none of them works there',
};

const ZH: typeof EN = {
  help: (version) => `BandCheck ${version}：这款蜂窝设备能在该国家或地区的网络上使用吗？

用法
  band-check check 设备 国家 ...     设备能否在这些国家或地区的网络上使用
  band-check paste [国家 ...]        从标准输入的文本中读出频段并核对
  band-check plan --in 国家,...      在这些国家或地区都可用的最少设备
  band-check mcp                     通过 stdio 为 AI 助手提供服务（Model Context Protocol）

设备和国家或地区可写 ID、代码或名称；check 和 paste 也可写网络，例如 262-01、KDDI。
数据已包含在软件包内，无需联网。

选项
  --lang en|zh       回答所用的语言
  --json             输出纯数据而非文字
  --as-of 日期       查询日期，格式 YYYY-MM-DD；默认为今天
  --src 地址         使用网站上的最新数据，例如 https://example.org/v1/
  --variant 名称     paste：文本含多个型号时选择其一
  --radio 制式       paste、plan：lte、lpwa（仅 LTE-M 和 NB-IoT）、nr（5G）或 redcap
  --devices ID,...   plan：仅在这些设备中选择
  --covered 规则     plan：every-good、one-good（默认）或 one-usable
  --help, --version

示例
  band-check check ec25-e de br --lang zh
  band-check check "Quectel EC25-E" 德国 --json
  band-check check "B1 B3 B8 B20 n78" de
  band-check paste us < datasheet.txt
  band-check plan --in de,fr,br --radio lpwa

退出码
  0  在所问的每个国家或地区都可用：至少有一个网络（指定了网络时为该网络）可用，或方案能够覆盖
  1  已有结论，但并非处处可用，或未读出频段
  2  未能理解问题
  3  无法读取数据

AI 助手的配置
  { "mcpServers": { "band-check": { "command": "npx", "args": ["-y", "band-check", "mcp"] } } }
`,
  unknownCommand: (given) => `没有此命令：${given}`,
  badOption: (option) => `此处没有选项 ${option}，或缺少它的值，或值不可用。`,
  needs: {
    check: '哪款设备，在哪里使用？请写：band-check check ec25-e de br',
    plan: '在哪些国家或地区使用？请写：band-check plan --in de,fr,br',
  },
  seeHelp: '完整说明请见 band-check --help --lang zh。',
  dataFailed: (why) => `无法读取数据：${why}`,
  typeText: '请粘贴文本，然后在空行按 Ctrl+D。',
  colon: '：',
  space: '',
  data: (attribution, version, day) =>
    `数据：${attribution}${version ? `；版本 ${version}` : ''}${day ? `，核对于 ${day}` : ''}`,
  chooseVariant: '请用 --variant 选择其一：',
  unknownVariant: (given) => `文本中没有名为“${given}”的一组频段。`,
  mayBeBands: (bands) =>
    `以下可能是频段，未计入：${bands.join(' ')}。如果是，请用 B3、n78 这样的名称写出全部频段。`,
  knownDevice: (name, id) => `文本中提到 ${name}。其公布的频段：band-check check ${id}`,
  noLteBands: '没有 LTE 频段，无法给出结论。',
  servingOnly: '单个小区不能说明设备支持的全部频段，因此不作判断。',
  radio: EN.radio,
  rule: {
    'every-good': '设备在某个国家或地区的所有网络上都可用时，才算覆盖该处。',
    'one-good': '设备在某个国家或地区至少一个网络上可用，即算覆盖该处。',
    'one-usable': '设备在某个国家或地区至少一个网络上可用（含受限可用），即算覆盖该处。',
  },
  plan(result, size, served, places) {
    switch (result) {
      case 'covered':
        return `${size} 款设备即可覆盖${places === 1 ? '该国家或地区' : `全部 ${places} 个国家和地区`}。`;
      case 'partly':
        return `${size} 款设备可覆盖 ${places} 个国家和地区中的 ${served} 个，其余无法覆盖。`;
      case 'no-devices':
        return '没有这样的设备。';
      default:
        return '没有设备可以覆盖所选的国家和地区。';
    }
  },
  anyOf: (names, more) => (more > 0 ? `${names.join('、')}，或另外 ${more} 款` : names.join(' 或 ')),
  in: (countries) => `用于${listIn('zh', countries)}`,
  plans: (count, complete) => `同样数量的方案${complete ? '共' : '至少'}有 ${count} 种，此处列出其一。`,
  open: (country, why, closest) =>
    `${country}：${OPEN_ZH[why]}${closest.length > 0 ? `；最接近的是 ${closest.join('、')}` : ''}。`,
};

const OPEN_ZH: Readonly<Record<OpenReason, string>> = {
  'no-network': '没有当地网络的数据',
  'not-every-network': '没有设备在当地所有网络上都可用',
  limited: '最多受限可用',
  unconfirmed: '未找到可用的来源',
  no: '均不可用',
};

/** `A, B or C` */
function orList(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`;
}

export const COMMAND_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** Address, title and description of every page: the app and the static pages use the same. */
import type { Lang } from './lang.js';

export type PageName =
  | 'check'
  | 'devices'
  | 'device'
  | 'countries'
  | 'country'
  | 'network'
  | 'report'
  | 'compare'
  | 'plan'
  | 'bands'
  | 'switchOffs'
  | 'paste'
  | 'field'
  | 'embed'
  | 'data'
  | 'quality'
  | 'about'
  | 'missing';

/** The path of every page, without the language; `{id}` and `{cc}` are parts that vary. */
export const PAGE_PATHS: Readonly<Record<PageName, string>> = {
  check: '/',
  devices: '/devices',
  device: '/devices/{id}',
  countries: '/countries',
  country: '/countries/{cc}',
  network: '/networks/{id}',
  report: '/check/{id}/{cc}',
  compare: '/compare',
  plan: '/plan',
  bands: '/bands',
  switchOffs: '/switch-offs',
  paste: '/paste',
  field: '/field',
  embed: '/embed',
  data: '/data',
  quality: '/data/quality',
  about: '/about',
  missing: '/404',
};

/** The pages that are not of one country, device, network or check, in the order in which they are listed. */
export const PLAIN_PAGES: readonly PageName[] = (Object.keys(PAGE_PATHS) as PageName[]).filter(
  (name) => !PAGE_PATHS[name].includes('{') && name !== 'missing',
);

/** Names that a title speaks of. */
export interface PageNames {
  readonly device?: string;
  readonly country?: string;
  readonly network?: string;
  /** What the lists of the page are narrowed by. */
  readonly filter?: string;
  /** The answer to what the page was asked, in one line and in a sentence or two. */
  readonly answer?: { readonly title: string; readonly text: string };
}

interface PageWords {
  /** Short label for navigation. */
  readonly label: string;
  readonly title: (names: PageNames) => string;
  /** One or two sentences for search engines and shared links. */
  readonly description: (names: PageNames) => string;
}

export const PAGES: Record<Lang, Record<PageName, PageWords>> = {
  en: {
    check: {
      label: 'Check',
      title: ({ answer }) => answer?.title ?? 'Will this cellular device work there?',
      description: ({ answer }) =>
        answer?.text ??
        'Check a cellular module, router or tracker against mobile networks worldwide: where it works, where with limits and where not, with missing bands and sources.',
    },
    devices: {
      label: 'Devices',
      title: ({ filter }) => (filter ? `Devices: ${filter}` : 'Devices'),
      description: () =>
        'Cellular modules, routers, dongles and trackers: their LTE and 5G bands, and where each one works.',
    },
    device: {
      label: 'Device',
      title: ({ device }) => `${device}: where does it work?`,
      description: ({ device }) =>
        `LTE and 5G bands of the ${device}, and the countries where it works, works with limits or does not work, network by network.`,
    },
    countries: {
      label: 'Countries',
      title: ({ filter }) => (filter ? `Countries: ${filter}` : 'Countries'),
      description: () =>
        'Mobile networks by country: their bands, how reliable the sources are, and when 2G and 3G end.',
    },
    country: {
      label: 'Country',
      title: ({ country }) => `${country}: networks and bands`,
      description: ({ country }) =>
        `LTE and 5G bands of every mobile network in ${country} with their sources, LTE-M and NB-IoT services, and 2G and 3G switch-off dates.`,
    },
    network: {
      label: 'Network',
      title: ({ network, country }) => `${network}, ${country}: bands`,
      description: ({ network, country }) =>
        `LTE and 5G bands of ${network} in ${country} with their sources, services such as NB-IoT, and the devices that work on it.`,
    },
    report: {
      label: 'Check',
      title: ({ device, country, answer }) => answer?.title ?? `${device} in ${country}: does it work?`,
      description: ({ device, country, answer }) =>
        answer?.text ??
        `Does the ${device} work on the mobile networks of ${country}? Verdict, missing bands and sources for every network.`,
    },
    compare: {
      label: 'Compare',
      title: () => 'Compare devices and countries',
      description: () =>
        'Devices and countries in one table: the number of networks that each device works on.',
    },
    plan: {
      label: 'Plan',
      title: () => 'Plan: the fewest devices for your countries',
      description: () =>
        'Which cellular modules, routers or trackers cover your countries, how few are enough, what stays open, and how long that holds.',
    },
    bands: {
      label: 'Bands',
      title: () => 'LTE and 5G bands by frequency',
      description: () =>
        'The 3GPP bands of LTE and 5G NR on a frequency axis, with the networks and devices that use each one.',
    },
    switchOffs: {
      label: 'Switch-offs',
      title: () => '2G and 3G switch-offs',
      description: () =>
        'When mobile networks switch off 2G, 3G and NB-IoT: what has ended, what is ending and what is planned.',
    },
    paste: {
      label: 'Paste',
      title: () => 'Paste a band list',
      description: () =>
        'Paste the bands from a datasheet or a modem, and see which networks a device with them works on.',
    },
    field: {
      label: 'Field mode',
      title: () => 'Field mode: what the modem says',
      description: () =>
        'Paste what the modem says and see which network it is on, what else it should find here, what ends, and how to lock its bands. Offline too.',
    },
    embed: {
      label: 'Embed',
      title: () => 'Put a check on your own page',
      description: () =>
        'Show on your own page whether a device works in a country, with one script and one tag. Choose, preview, copy.',
    },
    data: {
      label: 'Data',
      title: () => 'Data and storage',
      description: () =>
        'Version and age of the data, what changed, what is stored on this device, and export and import of your own lists.',
    },
    quality: {
      label: 'Data quality',
      title: () => 'How good is the data?',
      description: () =>
        'Age and sources of the data by country, what has one source only, announced dates that have passed, contradictions, corrections, and what is unknown.',
    },
    about: {
      label: 'About',
      title: () => 'About BandCheck',
      description: () =>
        'How BandCheck reaches a verdict, what the words mean, and where the data comes from and under which licence.',
    },
    missing: {
      label: 'Not found',
      title: () => 'This page does not exist',
      description: () => 'There is no page at this address.',
    },
  },
  zh: {
    check: {
      label: '查询',
      title: ({ answer }) => answer?.title ?? '这台设备到了当地能用吗？',
      description: ({ answer }) =>
        answer?.text ??
        '查询蜂窝模组、路由器或追踪器能否在世界各地的移动网络上使用：可用、受限还是不可用，并列出缺少的频段和数据来源。',
    },
    devices: {
      label: '设备',
      title: ({ filter }) => (filter ? `设备：${filter}` : '设备'),
      description: () => '蜂窝模组、路由器、上网棒和追踪器：支持哪些 LTE 与 5G 频段，在哪些国家和地区能用。',
    },
    device: {
      label: '设备',
      title: ({ device }) => `${device}：在哪里能用？`,
      description: ({ device }) =>
        `${device} 支持的 LTE 与 5G 频段，以及它在哪些国家和地区可用、受限或不可用，逐个网络列出。`,
    },
    countries: {
      label: '国家和地区',
      title: ({ filter }) => (filter ? `国家和地区：${filter}` : '国家和地区'),
      description: () => '各国家和地区的移动网络：使用哪些频段、数据来源是否可靠、2G 和 3G 何时退网。',
    },
    country: {
      label: '国家和地区',
      title: ({ country }) => `${country}：网络与频段`,
      description: ({ country }) =>
        `${country}各移动网络的 LTE 与 5G 频段及来源，LTE-M 与 NB-IoT 业务，以及 2G、3G 退网时间。`,
    },
    network: {
      label: '网络',
      title: ({ network, country }) => `${country} ${network}：频段`,
      description: ({ network, country }) =>
        `${country} ${network} 的 LTE 与 5G 频段及来源、NB-IoT 等业务的状态，以及哪些设备能在该网络上使用。`,
    },
    report: {
      label: '查询',
      title: ({ device, country, answer }) => answer?.title ?? `${device} 在${country}能用吗？`,
      description: ({ device, country, answer }) =>
        answer?.text ??
        `${device} 能否在${country}的移动网络上使用？逐个网络给出结论、缺少的频段和数据来源。`,
    },
    compare: {
      label: '对比',
      title: () => '设备与国家和地区对比',
      description: () => '设备与国家和地区对照表：每款设备在当地多少个网络上可用。',
    },
    plan: {
      label: '选型',
      title: () => '选型：用最少的设备覆盖目标国家和地区',
      description: () =>
        '哪些蜂窝模组、路由器或追踪器能覆盖目标国家和地区，最少需要几款，哪里无法覆盖，能用多久。',
    },
    bands: {
      label: '频段',
      title: () => 'LTE 与 5G 频段图',
      description: () => '在频率轴上展示 3GPP 定义的 LTE 与 5G NR 频段，以及使用各频段的网络和设备。',
    },
    switchOffs: {
      label: '退网时间',
      title: () => '2G 与 3G 退网时间表',
      description: () => '各移动网络的 2G、3G 和 NB-IoT 退网时间：已退网、正在退网和计划退网。',
    },
    paste: {
      label: '粘贴频段',
      title: () => '粘贴频段列表',
      description: () => '粘贴规格书或模组返回的频段列表，立即查看支持这些频段的设备在哪些网络上可用。',
    },
    field: {
      label: '现场模式',
      title: () => '现场模式：模组说了什么',
      description: () =>
        '粘贴模组返回的内容，查看当前连接的网络、此地还应能搜到的网络、即将退网的业务，以及锁频命令。离线可用。',
    },
    embed: {
      label: '嵌入',
      title: () => '把查询结果放到您的网页上',
      description: () =>
        '一个脚本加一个标签，就能在您的网页上显示某款设备在某个国家或地区能否使用。选择、预览、复制即可。',
    },
    data: {
      label: '数据',
      title: () => '数据与存储',
      description: () => '数据的版本和日期、最近的变更、保存在本机的内容，以及个人列表的导出和导入。',
    },
    quality: {
      label: '数据质量',
      title: () => '数据质量如何？',
      description: () =>
        '各国家和地区数据的年龄与来源、仅有单一来源的内容、公布日期已过的退网、矛盾、更正，以及未知的内容。',
    },
    about: {
      label: '关于',
      title: () => '关于 BandCheck',
      description: () => 'BandCheck 如何得出结论、各用语的含义，以及数据的来源和许可。',
    },
    missing: {
      label: '未找到',
      title: () => '没有这个页面',
      description: () => '这个地址下没有页面。',
    },
  },
};

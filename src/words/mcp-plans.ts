/** What the MCP tools say about choosing devices. */
import type { CoverRule, OpenReason, Plan } from '../core/planning.js';
import { type Outcome, OUTCOMES } from '../core/tally.js';
import type { Lang } from './lang.js';
import { listSome, type NamedCountry } from './mcp-phrases.js';
import { plural } from './plural.js';

interface RankedLine {
  readonly rank: number;
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly radio: string;
  readonly good: readonly string[];
  readonly limited: readonly string[];
  readonly unconfirmed: readonly string[];
  readonly no: readonly string[];
  readonly networks: Readonly<Record<Outcome, number>>;
  readonly five_g: { readonly works: number; readonly unknown: number } | null;
}

interface Group {
  readonly devices: readonly string[];
  readonly count: number;
  readonly serves: readonly string[];
}

/** Above so many codes or names a line counts them. */
const MOST_CODES = 40;
const MOST_NAMES = 8;

const RULE_EN: Readonly<Record<CoverRule, string>> = {
  'every-good': 'every network good',
  'one-good': 'a good network',
  'one-usable': 'a usable network',
};
const RULE_ZH: Readonly<Record<CoverRule, string>> = {
  'every-good': '所有网络可用',
  'one-good': '至少一个网络可用',
  'one-usable': '至少一个网络可接入',
};
const WHY_EN: Readonly<Record<OpenReason, string>> = {
  'no-network': 'no network known',
  'not-every-network': 'no device is good on every network',
  limited: 'works with limits at best',
  unconfirmed: 'not confirmed for any device',
  no: 'no device works',
};
const WHY_ZH: Readonly<Record<OpenReason, string>> = {
  'no-network': '没有网络数据',
  'not-every-network': '没有设备在所有网络上可用',
  limited: '最多受限可用',
  unconfirmed: '没有设备经证实可用',
  no: '没有设备可用',
};

/** The smallest plan with devices of one radio. */
interface RadioPlan {
  readonly radio: string;
  readonly size: number;
  readonly open: number;
  readonly devices: readonly string[];
}

const EN = {
  noDevices: 'No device fits these filters; leave one of them out. list_coverage has every maker and kind.',
  /** How many devices a filter by category leaves out because theirs is unknown. */
  categoryUnknown: (count: number) =>
    `The LTE category of ${plural(count, 'further device')} is unknown; they are left out.`,
  /** The best ranked devices, which fare alike, and how many countries each covers. */
  best(names: readonly string[], covered: number, of: number, rule: CoverRule) {
    if (covered === 0)
      return `No device has ${RULE_EN[rule]} in any of ${countries(of)}; the closest come first.`;
    const where = `${RULE_EN[rule]} in ${covered} of ${countries(of)}`;
    if (names.length === 1) return `Best: ${names[0]}, ${where}.`;
    return `Best: ${names.length} devices fare alike, ${where}: ${listSome(names, MOST_NAMES, 'en')}.`;
  },
  together: (names: readonly string[]) =>
    `Together: ${names.join(' + ')} cover the most; plan_devices has every such choice.`,
  notCovered: (open: readonly (NamedCountry & { why: OpenReason })[]) =>
    `Not covered: ${open.map(({ name, cc, why }) => `${name} (${cc}, ${WHY_EN[why]})`).join(', ')}.`,
  ranked: ({ rank, id, name, kind, radio, networks, five_g, ...by }: RankedLine, of: number) =>
    `${rank}. ${name} (${id}, ${kind}, ${radio}): ${byCountry(by, of, 'en')}; networks ${networks.good} good, ${networks.limited} limited, ${networks.no} no${networks.unconfirmed > 0 ? `, ${networks.unconfirmed} not confirmed` : ''}${five_g === null ? '' : `; 5G works on ${five_g.works}${five_g.unknown > 0 ? `, no data on ${five_g.unknown}` : ''}`}`,

  /** The smallest plan: each of its groups by the names of the devices that will do. */
  plan(
    groups: readonly (readonly string[])[],
    { size, count, complete, open, covered }: Pick<Plan, 'size' | 'count' | 'complete' | 'open' | 'covered'>,
    of: number,
  ) {
    const where = `${RULE_EN[covered]} in ${of - open.length} of ${countries(of)}`;
    if (size === 0) return `No device has ${RULE_EN[covered]} in any of ${countries(of)}.`;
    const choice = groups.map((names) => oneOf(names, 'en')).join(' + ');
    const proof = size === 1 ? '1 device is enough' : `${size} devices are needed; no fewer will do`;
    return `${proof} for ${where}: ${choice}. ${complete ? '' : 'At least '}${plural(count, 'such plan')}.${openCount(open.length)}`;
  },
  planLine: (number: number, groups: readonly Group[]) =>
    `Plan ${number}: ${groups.map(({ devices, count, serves }) => `${count > 1 ? `any of ${count}: ` : ''}${devices.join(' ')}${count > devices.length ? ' …' : ''} (covers ${codes(serves)})`).join(' + ')}`,
  morePlans: (count: number) => `There are more plans of this size: at least ${count} in all.`,
  costly: (list: readonly string[]) => `One device less is enough without: ${list.join(' ')}.`,
  openPlace: ({ name, cc, why, closest }: NamedCountry & { why: OpenReason; closest: readonly string[] }) =>
    `- Open: ${name} (${cc}): ${WHY_EN[why]}${closest.length > 0 ? `; closest ${closest.join(' ')}` : ''}`,
  radioPlan: ({ radio, size, open, devices }: RadioPlan) =>
    `- Only ${radio}: ${size === 0 ? 'covers nothing' : `${plural(size, 'device')} (${devices.join(' + ')})`}, ${open} open`,
};

const ZH: typeof EN = {
  noDevices: '没有符合条件的设备，请去掉一个条件；全部厂商和类型见 list_coverage。',
  categoryUnknown: (count) => `另有 ${count} 款设备的 LTE 类别未知，未计入。`,
  best(names, covered, of, rule) {
    if (covered === 0)
      return `在这 ${of} 个国家和地区中，没有设备能做到${RULE_ZH[rule]}；以下按接近程度排列。`;
    const where = `在 ${of} 个国家和地区中的 ${covered} 个${RULE_ZH[rule]}`;
    if (names.length === 1) return `最佳：${names[0]}，${where}。`;
    return `最佳：${names.length} 款设备并列，${where}：${listSome(names, MOST_NAMES, 'zh')}。`;
  },
  together: (names) => `组合：${names.join(' + ')} 覆盖最多；全部方案见 plan_devices。`,
  notCovered: (open) =>
    `未覆盖：${open.map(({ name, cc, why }) => `${name}（${cc}，${WHY_ZH[why]}）`).join('、')}。`,
  ranked: ({ rank, id, name, kind, radio, networks, five_g, ...by }, of) =>
    `${rank}. ${name}（${id}，${kind}，${radio}）：${byCountry(by, of, 'zh')}；网络 good ${networks.good}，limited ${networks.limited}，no ${networks.no}${networks.unconfirmed > 0 ? `，未经证实 ${networks.unconfirmed}` : ''}${five_g === null ? '' : `；5G 可用 ${five_g.works} 个网络${five_g.unknown > 0 ? `，${five_g.unknown} 个没有数据` : ''}`}`,

  plan(groups, { size, count, complete, open, covered }, of) {
    if (size === 0) return `在这 ${of} 个国家和地区中，没有设备能做到${RULE_ZH[covered]}。`;
    const choice = groups.map((names) => oneOf(names, 'zh')).join(' + ');
    const left = open.length > 0 ? `另有 ${open.length} 个未覆盖。` : '';
    return `至少需要 ${size} 款设备，可在 ${of} 个国家和地区中的 ${of - open.length} 个${RULE_ZH[covered]}：${choice}。此类方案${complete ? '' : '至少'}有 ${count} 个。${left}`;
  },
  planLine: (number, groups) =>
    `方案 ${number}：${groups.map(({ devices, count, serves }) => `${count > 1 ? `${count} 款任选其一：` : ''}${devices.join(' ')}${count > devices.length ? ' …' : ''}（覆盖 ${codes(serves)}）`).join(' + ')}`,
  morePlans: (count) => `同样大小的方案还有更多，至少共 ${count} 个。`,
  costly: (list) => `不含这些国家和地区即可少一款设备：${list.join(' ')}。`,
  openPlace: ({ name, cc, why, closest }) =>
    `- 未覆盖：${name}（${cc}）：${WHY_ZH[why]}${closest.length > 0 ? `；最接近的设备 ${closest.join(' ')}` : ''}`,
  radioPlan: ({ radio, size, open, devices }) =>
    `- 仅限 ${radio}：${size === 0 ? '无法覆盖' : `${size} 款设备（${devices.join(' + ')}）`}，${open} 个未覆盖`,
};

export const MCP_PLAN_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

function countries(count: number): string {
  return plural(count, 'country', 'countries');
}

function openCount(count: number): string {
  return count > 0 ? ` ${countries(count)} ${count === 1 ? 'stays' : 'stay'} open.` : '';
}

/** One device, or that any of several will do. */
function oneOf(names: readonly string[], lang: Lang): string {
  if (names.length === 1) return names[0]!;
  const list = listSome(names, 4, lang);
  return lang === 'en' ? `any of ${names.length} (${list})` : `${names.length} 款任选其一（${list}）`;
}

function codes(list: readonly string[]): string {
  return list.length > MOST_CODES ? `${list.length}` : list.join(' ');
}

/** Countries by the best verdict there; the largest group is counted where all codes would be too many. */
function byCountry(by: Readonly<Record<Outcome, readonly string[]>>, of: number, lang: Lang): string {
  const groups = OUTCOMES.filter((outcome) => by[outcome].length > 0);
  const largest = [...groups].sort((a, b) => by[b].length - by[a].length)[0];
  return groups
    .map((outcome) => {
      const list = by[outcome];
      const isAll = list.length === of && of > 1;
      const said = isAll
        ? lang === 'en'
          ? `all ${of}`
          : `全部 ${of} 个`
        : of > MOST_CODES && outcome === largest
          ? String(list.length)
          : list.join(' ');
      return lang === 'en' ? `${OUTCOME_EN[outcome]} in ${said}` : `${outcome} ${said}`;
    })
    .join(lang === 'en' ? '; ' : '；');
}

const OUTCOME_EN: Readonly<Record<Outcome, string>> = {
  good: 'good',
  limited: 'limited',
  unconfirmed: 'not confirmed',
  no: 'no',
};

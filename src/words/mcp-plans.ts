/** What the MCP tools say about choosing devices, about how long they last, and about where a service is offered. */
import { compareTexts } from '../core/compare-texts.js';
import { groupBy } from '../core/group-by.js';
import type { Consequence, Phase } from '../core/life.js';
import type { CoverRule, OpenReason, Plan } from '../core/planning.js';
import type { Service } from '../core/service.js';
import { type Outcome, OUTCOMES } from '../core/tally.js';
import type { Lang } from './lang.js';
import { dateIn } from './lists-and-dates.js';
import { MCP_WORDS } from './mcp.js';
import { VERDICT_WORDS } from './verdict-words.js';
import { plural } from './plural.js';

interface Place {
  readonly cc: string;
  readonly name: string;
}

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

interface OutlookLine {
  readonly now: Outcome;
  readonly until: string | null;
  readonly then: Outcome;
}

/** Countries by the best that is known of a service on their networks. */
interface ServiceGroups {
  readonly service: Service;
  readonly inService: readonly (Place & { in_service: readonly string[] })[];
  readonly partly: readonly Place[];
  /** `gone` from so many of the `networks` with data. */
  readonly gone: readonly (Place & { gone: readonly string[]; networks: number })[];
  /** How many countries there are of which no network was researched. */
  readonly notResearched: number;
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
const CONSEQUENCE_EN: Readonly<Record<Consequence, string>> = {
  none: '',
  'other-left': 'another service may stay',
  'no-fallback': 'LTE stays, no 2G or 3G left for voice',
  'no-service': 'nothing left that the device can use',
};
const CONSEQUENCE_ZH: Readonly<Record<Consequence, string>> = {
  none: '',
  'other-left': '可能还有其他制式',
  'no-fallback': 'LTE 仍可用，语音不再有 2G/3G 回落',
  'no-service': '设备将没有可用的服务',
};

/** The smallest plan with devices of one radio. */
interface RadioPlan {
  readonly radio: string;
  readonly size: number;
  readonly open: number;
  readonly devices: readonly string[];
}

/** How long a device lasts on one network. */
interface NetworkOutlook extends OutlookLine {
  readonly cc: string;
  readonly name: string;
  readonly network: string;
  readonly ends_inside: boolean;
  readonly ends_before: boolean;
  readonly asked_about?: true | undefined;
  readonly says: string;
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
    return `Best: ${names.length} devices fare alike, ${where}: ${some(names, MOST_NAMES, 'en')}.`;
  },
  together: (names: readonly string[]) =>
    `Together: ${names.join(' + ')} cover the most; plan_devices has every such choice.`,
  notCovered: (open: readonly (Place & { why: OpenReason })[]) =>
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
  openPlace: ({ name, cc, why, closest }: Place & { why: OpenReason; closest: readonly string[] }) =>
    `- Open: ${name} (${cc}): ${WHY_EN[why]}${closest.length > 0 ? `; closest ${closest.join(' ')}` : ''}`,
  radioPlan: ({ radio, size, open, devices }: RadioPlan) =>
    `- Only ${radio}: ${size === 0 ? 'covers nothing' : `${plural(size, 'device')} (${devices.join(' + ')})`}, ${open} open`,

  /** How long devices last; `life` is the planned one, with how many of their networks get worse before it and in it. */
  life(
    devices: readonly { name: string; places: readonly (Place & OutlookLine)[] }[],
    life: { from: string; to: string; before: number; inside: number; of: number } | undefined,
  ) {
    const said = devices.map(({ name, places }) => {
      const [only, next] = places;
      if (only && !next) return `${name} in ${only.name}, on its best network: ${outlookEn(only)}.`;
      const groups = groupsOf(places, outlookEn).map(
        ([says, group]) =>
          `${says} (${some(
            group.map(({ cc }) => cc),
            MOST_CODES,
            'en',
          )})`,
      );
      return `${name}, on the best network of each country: ${groups.join('; ')}.`;
    });
    const plan = life
      ? ` Planned life ${life.from} to ${life.to}: of ${life.of} networks, ${life.inside} get worse in that time${life.before > 0 ? ` and ${life.before} before it begins` : ''}.`
      : '';
    return said.join(' ') + plan;
  },
  lifeOfNetwork: (
    { cc, name, network, ends_inside, ends_before, asked_about, says, ...outlook }: NetworkOutlook,
    device: string,
  ) =>
    `- ${device}, ${cc} ${name} (${network})${asked_about ? MCP_WORDS.en.askedAbout : ''}: ${outlookEn(outlook)}. ${says}${ends_before ? ' [gets worse before the planned life]' : ''}${ends_inside ? ' [gets worse in the planned life]' : ''}`,
  step: (said: string, phase: Phase, consequence: Consequence) =>
    stepParts(said, phase, consequence, CONSEQUENCE_EN).join(', '),
  untouched: (count: number) =>
    `No end of a service that matters is known on ${plural(count, 'further network')}.`,

  /** Where services are offered; of 2G and 3G, whose presence nobody lists, where they are gone or ending. */
  whereService: (groups: readonly ServiceGroups[], of: number) =>
    `${groups
      .map(({ service, inService, partly, gone, notResearched }) => {
        const name = VERDICT_WORDS.en.service[service];
        const open = notResearched > 0 ? `, not researched in ${notResearched}` : '';
        return isOlder(service)
          ? `${name} gone from every network in ${goneEverywhere(gone).length}, from some in ${goneSomewhere(gone).length} and ending in ${partly.length} of ${countries(of)}${open}; the data lists its ends, not where it is on`
          : `${name} in service in ${inService.length} of ${countries(of)}${open}`;
      })
      .join('; ')}. No source found is not a no.`,
  serviceGroups({ service, inService, partly, gone }: ServiceGroups) {
    const name = VERDICT_WORDS.en.service[service];
    const places = inService.map(({ name, cc, in_service }) => `${name} (${cc}: ${in_service.join(' ')})`);
    const rest = [
      `${name} switched off or never operated on every network: ${codesOf(goneEverywhere(gone)) || 'nowhere'}`,
      `${name} switched off or never operated on some networks, no end known on the others: ${codesOf(goneSomewhere(gone)) || 'nowhere'}`,
    ];
    return isOlder(service)
      ? [`${name} being switched off, or with an announced end: ${codesOf(partly) || 'nowhere'}`, ...rest]
      : [
          `${name} in service: ${places.join(', ') || 'nowhere'}`,
          `${name} being built, tried, limited or disputed: ${codesOf(partly) || 'nowhere'}`,
          ...(gone.length > 0 ? rest : []),
        ];
  },
  servicePlace: (name: string, cc: string, says: string) => `- ${name} (${cc}): ${says}`,
};

const ZH: typeof EN = {
  noDevices: '没有符合条件的设备，请去掉一个条件；全部厂商和类型见 list_coverage。',
  categoryUnknown: (count) => `另有 ${count} 款设备的 LTE 类别未知，未计入。`,
  best(names, covered, of, rule) {
    if (covered === 0)
      return `在这 ${of} 个国家和地区中，没有设备能做到${RULE_ZH[rule]}；以下按接近程度排列。`;
    const where = `在 ${of} 个国家和地区中的 ${covered} 个${RULE_ZH[rule]}`;
    if (names.length === 1) return `最佳：${names[0]}，${where}。`;
    return `最佳：${names.length} 款设备并列，${where}：${some(names, MOST_NAMES, 'zh')}。`;
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

  life(devices, life) {
    const said = devices.map(({ name, places }) => {
      const [only, next] = places;
      if (only && !next) return `${name} 在${only.name}（按最好的网络）：${outlookZh(only)}。`;
      const groups = groupsOf(places, outlookZh).map(
        ([says, group]) =>
          `${says}（${some(
            group.map(({ cc }) => cc),
            MOST_CODES,
            'zh',
          )}）`,
      );
      return `${name}（按各国家和地区最好的网络）：${groups.join('；')}。`;
    });
    const plan = life
      ? `计划使用期 ${life.from} 至 ${life.to}：${life.of} 个网络中，${life.inside} 个在此期间变差${life.before > 0 ? `，${life.before} 个在开始之前就已变差` : ''}。`
      : '';
    return said.join('') + plan;
  },
  lifeOfNetwork: ({ cc, name, network, ends_inside, ends_before, asked_about, says, ...outlook }, device) =>
    `- ${device}，${cc} ${name}（${network}）${asked_about ? MCP_WORDS.zh.askedAbout : ''}：${outlookZh(outlook)}。${says}${ends_before ? '【在计划使用期之前变差】' : ''}${ends_inside ? '【在计划使用期内变差】' : ''}`,
  step: (said, phase, consequence) => stepParts(said, phase, consequence, CONSEQUENCE_ZH).join('，'),
  untouched: (count) => `另有 ${count} 个网络没有影响该设备的退网信息。`,

  whereService: (groups, of) =>
    `${groups
      .map(({ service, inService, partly, gone, notResearched }) => {
        const name = VERDICT_WORDS.zh.service[service];
        const open = notResearched > 0 ? `，${notResearched} 个未调研` : '';
        return isOlder(service)
          ? `${name}：${of} 个国家和地区中，${goneEverywhere(gone).length} 个已全部退网，${goneSomewhere(gone).length} 个部分网络已退网，${partly.length} 个正在退网或已公布退网${open}；数据记录其终止，不记录何处仍在用`
          : `${name}：${of} 个国家和地区中 ${inService.length} 个已商用${open}`;
      })
      .join('；')}。未找到来源不等于没有。`,
  serviceGroups({ service, inService, partly, gone }) {
    const name = VERDICT_WORDS.zh.service[service];
    const places = inService.map(({ name, cc, in_service }) => `${name}（${cc}：${in_service.join(' ')}）`);
    const rest = [
      `${name} 在所有网络已退网或从未运营：${codesOf(goneEverywhere(gone)) || '无'}`,
      `${name} 在部分网络已退网或从未运营，其余网络未知有退网：${codesOf(goneSomewhere(gone)) || '无'}`,
    ];
    return isOlder(service)
      ? [`${name} 正在退网或已公布退网：${codesOf(partly) || '无'}`, ...rest]
      : [
          `${name} 已商用：${places.join('、') || '无'}`,
          `${name} 部署中、试验中、受限或说法不一：${codesOf(partly) || '无'}`,
          ...(gone.length > 0 ? rest : []),
        ];
  },
  servicePlace: (name, cc, says) => `- ${name}（${cc}）：${says}`,
};

export const MCP_PLAN_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** The end of a service, and what it means; of one that is done, only where nothing else is left. */
function stepParts(
  said: string,
  phase: Phase,
  consequence: Consequence,
  means: Readonly<Record<Consequence, string>>,
): string[] {
  const isTold = phase !== 'past' || consequence !== 'other-left';
  return [said, ...(isTold ? [means[consequence]] : [])];
}

/** Of the countries where a service is gone from some network: those where it is gone from all, and the others. */
function goneEverywhere(places: ServiceGroups['gone']): ServiceGroups['gone'] {
  return places.filter(({ gone, networks }) => gone.length === networks);
}
function goneSomewhere(places: ServiceGroups['gone']): ServiceGroups['gone'] {
  return places.filter(({ gone, networks }) => gone.length < networks);
}

function isOlder(service: Service): boolean {
  return service === 'g2' || service === 'g3';
}

function codesOf(places: readonly Place[]): string {
  return places.map(({ cc }) => cc).join(' ');
}

function countries(count: number): string {
  return plural(count, 'country', 'countries');
}

function openCount(count: number): string {
  return count > 0 ? ` ${countries(count)} ${count === 1 ? 'stays' : 'stay'} open.` : '';
}

/** The first of a list, and how many more. */
function some(items: readonly string[], most: number, lang: Lang): string {
  const rest = items.length - most;
  if (rest <= 0) return items.join(lang === 'en' ? ', ' : '、');
  const first = items.slice(0, most);
  return lang === 'en' ? `${first.join(', ')} and ${rest} more` : `${first.join('、')} 等 ${items.length} 个`;
}

/** One device, or that any of several will do. */
function oneOf(names: readonly string[], lang: Lang): string {
  if (names.length === 1) return names[0]!;
  const list = some(names, 4, lang);
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

function outlookEn({ now, until, then }: OutlookLine): string {
  const { verdict } = VERDICT_WORDS.en;
  const today = verdict[now].toLowerCase();
  if (until === null) return `${today}, no announced end that changes it`;
  return `${today} until ${dateIn('en', until)}, then ${then === 'limited' ? 'limited (LTE stays; no 2G or 3G for voice)' : verdict[then].toLowerCase()}`;
}

function outlookZh({ now, until, then }: OutlookLine): string {
  const { verdict } = VERDICT_WORDS.zh;
  if (until === null) return `${verdict[now]}，没有已公布的变化`;
  return `${verdict[now]}至 ${dateIn('zh', until)}，此后${then === 'limited' ? '受限（LTE 仍可用，语音没有 2G/3G 回落）' : verdict[then]}`;
}

/** Places of which the same is said, the earliest change first. */
function groupsOf<T extends OutlookLine>(places: readonly T[], say: (place: T) => string): [string, T[]][] {
  const byEnd = [...places].sort((a, b) => compareTexts(a.until ?? '9999', b.until ?? '9999'));
  return [...groupBy(byEnd, say)];
}

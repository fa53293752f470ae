/** What the MCP tools say of a question: what was understood, what else may be meant, what is covered. */
import { listIn } from './lists-and-dates.js';
import type { Lang } from './lang.js';
import { NOT_UNDERSTOOD, listNames, type Named } from './mcp-phrases.js';
import { capitalise } from './capitalise.js';
import { plural } from './plural.js';

interface Counted {
  readonly countries: number;
  readonly networks: number;
  readonly devices: number;
}

interface Fresh {
  readonly version: string;
  readonly updated: string;
  readonly age_days: number;
  readonly as_of: string;
  readonly attribution: string;
}

/** What a name may mean, and the answer for it. */
interface Candidate extends Named {
  readonly says?: string | undefined;
}

interface LeftOut {
  readonly parameter: string;
  readonly given: string;
  readonly kind: 'ambiguous' | 'unknown';
  readonly candidates: readonly Candidate[];
  readonly next: string;
}
const ASK_INSTEAD_EN: Readonly<Record<string, string>> = {
  device: 'If you have its band list or datasheet text, send that to check_bands; list_coverage finds names.',
  country: 'Send an ISO code, a country, a group like EU or GCC, an operator or a code like 262-01.',
  operator: 'get_country_networks lists the networks of a country.',
  since: 'Send a day, YYYY-MM-DD, or one of the versions.',
};
const ASK_INSTEAD_ZH: Readonly<Record<string, string>> = {
  device: '如有频段列表或规格书文字，请交给 check_bands；设备名称可用 list_coverage 查找。',
  country: '请发送 ISO 代码、国家或地区名、EU 或 GCC 等区域、运营商或 262-01 这样的代码。',
  operator: 'get_country_networks 可列出一个国家或地区的网络。',
  since: '请发送日期 YYYY-MM-DD 或其中一个版本。',
};

const ZH_PARAMETER: Readonly<Record<string, string>> = {
  country: '国家或地区',
  device: '设备',
  operator: '运营商',
  variant: '型号',
  since: '起始版本',
};

/** A source that an answer cites. */
interface CitedSource {
  readonly publisher: string;
  readonly grade: string;
  readonly url: string;
  readonly date: string;
  readonly read?: true | undefined;
}

const EN = {
  /** Stands as the answer where nothing of the question was understood. */
  notUnderstood: NOT_UNDERSTOOD.en,
  /** The first line of an answer to a question that was understood in part. */
  partly: (leftOut: readonly LeftOut[], answer: string) => `${leftOut.map(leftOutEn).join(' ')} ${answer}`,
  /** What was not understood; where each thing that it may mean has an answer, a line for each. */
  unresolved: (entry: LeftOut) => [
    `- ${entry.parameter} "${entry.given}": ${entry.next}`,
    ...answersOf(entry),
  ],
  /** Stands as the answer where each thing that a name may mean has its own below. */
  eachBelow: 'The answer for each is below.',
  /** The name of a family where devices were asked for. */
  family: (given: string, count: number) => `"${given}" stands for the ${count} devices of that name.`,
  /** After a network code that stands for its country. */
  codeOnSim:
    'On the air this code names the network. On a SIM it may belong to a virtual operator, so a SIM alone proves no network.',
  /** A country of which there is no data. */
  uncovered: (countries: number) =>
    `No data for this country; list_coverage has the ${countries} that there are.`,
  /** What to ask where a name was not understood. */
  askInstead(parameter: string, kind: LeftOut['kind'], candidates: readonly Named[]) {
    if (kind === 'ambiguous')
      return `Ask again with ${candidates.length > 1 ? 'one of: ' : ''}${listNames(candidates)}${parameter === 'device' ? ', or send the band list of another variant to check_bands' : ''}.${candidates.some(({ region }) => region) ? ' In brackets: where that product code is sold.' : ''}`;
    const near = candidates.length > 0 ? `Similar names: ${listNames(candidates)}. ` : '';
    return near + (ASK_INSTEAD_EN[parameter] ?? 'Ask again with another one.');
  },
  /** A group of countries in the question, and how many of them have data. */
  group: (given: string, count: number, all: number) =>
    `"${given}" stands for the ${count} of its countries with data (of ${all} in all).`,
  /** An operator or a network code where a country was asked for. */
  networkAsCountry: (given: string, networks: readonly string[], country: string, cc: string) =>
    `"${given}" is ${networks.length > 1 ? 'any of ' : ''}${listIn('en', networks)} in ${country} (${cc}); the answer is for that country.`,
  /** What part of a list this was, and how to go on. */
  more: (cursor: string, { from, to, of }: { from: number; to: number; of: number }) =>
    `Entries ${from} to ${to} of ${of}. For the rest, ask again with cursor "${cursor}".`,
  /** A part of a device's name that one device has. */
  onlyVariant: (given: string, name: string) =>
    `Of "${given}" we have ${name} alone; other variants may have other bands.`,
  /** A device where a country was asked for. */
  deviceAsCountry: (id: string, name: string) =>
    `${name} is a device: send it to check_device as device "${id}", and a country in its place.`,
  data: ({ version, updated, age_days, as_of, attribution }: Fresh) =>
    `Data ${version}, checked ${updated}, ${plural(age_days, 'day')} before ${as_of}. Source of the data: ${attribution}`,
  source: (id: string, { publisher, grade, url, date, read }: CitedSource) =>
    `Source ${id}: ${publisher}, grade ${grade}, ${read ? 'read in ' : ''}${date}, ${url}`,

  coverage: (counts: Counted, matching: number, { version, updated, age_days }: Fresh) =>
    `${plural(matching, 'entry', 'entries')} found; in all ${counts.devices} devices, ${counts.countries} countries and ${counts.networks} networks. Data ${version}, checked ${updated} (${plural(age_days, 'day')} old).`,
  covered: (
    entry: Named &
      (
        { type: 'device'; kind: string; radio: string } | { type: 'country'; networks: number; depth: string }
      ),
  ) =>
    entry.type === 'device'
      ? `- device ${entry.id}: ${entry.name}, ${entry.kind}, ${entry.radio}`
      : `- country ${entry.id}: ${entry.name}, ${plural(entry.networks, 'network')}, depth ${entry.depth}`,

  /** Where a filter leaves nothing. */
  notCovered: (filter: string) =>
    `No results for "${filter}". Try a shorter part of the name; a device that isn’t listed can be judged by its bands: send its datasheet text to check_bands.`,
};

const ZH: typeof EN = {
  notUnderstood: NOT_UNDERSTOOD.zh,
  partly: (leftOut, answer) => leftOut.map(leftOutZh).join('') + answer,
  unresolved: (entry) => [
    `- ${ZH_PARAMETER[entry.parameter]}“${entry.given}”：${entry.next}`,
    ...answersOf(entry),
  ],
  eachBelow: '各自的结果见下方。',
  family: (given, count) => `“${given}”按同名的 ${count} 款设备作答。`,
  codeOnSim:
    '网络广播该代码时，代码即指上述网络；SIM 卡上的该代码可能属于虚拟运营商，仅凭 SIM 卡不能确定所在网络。',
  uncovered: (countries) => `没有该国家或地区的数据；已收录的 ${countries} 个见 list_coverage。`,
  askInstead(parameter, kind, candidates) {
    if (kind === 'ambiguous')
      return `请${candidates.length > 1 ? '从中选一个再问：' : '改用 '}${listNames(candidates)}${parameter === 'device' ? '；如是其他型号，请把频段列表交给 check_bands' : ''}。${candidates.some(({ region }) => region) ? '方括号内为该型号代码的销售地区。' : ''}`;
    const near = candidates.length > 0 ? `相近的有 ${listNames(candidates)}。` : '';
    return near + (ASK_INSTEAD_ZH[parameter] ?? '请换一个再问。');
  },
  group: (given, count, all) => `“${given}”按其中有数据的 ${count} 个国家和地区作答（共收录 ${all} 个）。`,
  networkAsCountry: (given, networks, country, cc) =>
    `“${given}”是${country}（${cc}）的 ${networks.join('、')}；以下按该国家或地区作答。`,
  more: (cursor, { from, to, of }) =>
    `以上为第 ${from} 至 ${to} 项，共 ${of} 项；其余请带上 cursor "${cursor}" 再问。`,
  onlyVariant: (given, name) => `“${given}”只收录了 ${name}，其他型号的频段可能不同。`,
  deviceAsCountry: (id, name) =>
    `${name} 是设备：请在 check_device 中用 device "${id}"，此处改填国家或地区。`,
  data: ({ version, updated, age_days, as_of, attribution }) =>
    `数据版本 ${version}，核对于 ${updated}，距 ${as_of} 已 ${age_days} 天。数据来源：${attribution}`,
  source: (id, { publisher, grade, url, date, read }) =>
    `来源 ${id}：${publisher}，等级 ${grade}，${date}${read ? ' 查阅' : ''}，${url}`,

  coverage: (counts, matching, { version, updated, age_days }) =>
    `符合条件的有 ${matching} 项；共收录 ${counts.devices} 款设备、${counts.countries} 个国家和地区的 ${counts.networks} 个网络；数据版本 ${version}，核对于 ${updated}（${age_days} 天前）。`,
  covered: (entry) =>
    entry.type === 'device'
      ? `- 设备 ${entry.id}：${entry.name}，${entry.kind}，${entry.radio}`
      : `- 国家或地区 ${entry.id}：${entry.name}，${entry.networks} 个网络，深度 ${entry.depth}`,

  notCovered: (filter) =>
    `没有名称含“${filter}”的条目，请缩短名称再试；未收录的设备可按频段判断：请把规格书文字交给 check_bands。`,
};

export const MCP_QUESTION_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** A line for each thing that a name may mean and that has an answer. */
function answersOf({ candidates }: LeftOut): string[] {
  return candidates.flatMap(({ id, says }) => (says === undefined ? [] : [`  ${id}: ${says}`]));
}

function leftOutEn({ parameter, given, kind, candidates }: LeftOut): string {
  const what = `${parameter} "${given}"`;
  return kind === 'ambiguous'
    ? candidates.length > 1
      ? `Several match ${what}: choose one below.`
      : `${capitalise(what)} may mean ${listNames(candidates)}.`
    : `We don’t have ${what}${candidates.length > 0 ? ` (similar: ${listNames(candidates.slice(0, 3))})` : ''}.`;
}

function leftOutZh({ parameter, given, kind, candidates }: LeftOut): string {
  const what = `${ZH_PARAMETER[parameter]}“${given}”`;
  return kind === 'ambiguous'
    ? candidates.length > 1
      ? `有多个${what}，请从下方选一个。`
      : `${what}可能是 ${listNames(candidates)}。`
    : `没有收录${what}${candidates.length > 0 ? `（相近：${listNames(candidates.slice(0, 3))}）` : ''}。`;
}

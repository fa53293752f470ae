/** What the MCP tools say of switch-offs, and of what changed in the data. */
import type { Phase } from '../core/life.js';
import type { Lang } from './lang.js';
import { ASKED_ABOUT, wrapList } from './mcp-phrases.js';
import { plural } from './plural.js';

/** Phases of switch-offs in the order of telling: what needs a look now comes first. */
const PHASES_TOLD: readonly Phase[] = ['overdue', 'under-way', 'ahead', 'past'];
const PHASE_EN: Readonly<Record<Phase, string>> = {
  overdue: 'past the announced date, not confirmed',
  'under-way': 'under way without a date',
  ahead: 'ahead',
  past: 'done',
};
const PHASE_ZH: Readonly<Record<Phase, string>> = {
  overdue: '已过公布的日期，尚未证实',
  'under-way': '进行中，没有日期',
  ahead: '尚未到期',
  past: '已完成',
};

/** A switch-off, and the devices asked about that it leaves without LTE on that network. */
interface SwitchOff {
  readonly cc: string;
  readonly country: string;
  readonly network: string;
  readonly name: string;
  readonly says: string;
  readonly phase: Phase;
  readonly asked_about?: true | undefined;
  readonly stranded: readonly string[];
  readonly stranded_count: number;
  readonly unconfirmed: readonly string[];
  readonly unconfirmed_count: number;
}

/** A release of the data, with its numbers. */
interface Release {
  readonly date: string;
  readonly data_version: string;
  readonly initial: boolean;
  readonly changes: number;
  readonly networks: number;
  readonly devices: number;
}

/** One change of the data: what it is of, and its value before and after. */
type Change = Readonly<Record<'date' | 'data_version' | 'what' | 'change', string>> & {
  readonly before: string | null;
  readonly after: string | null;
} & {
  readonly [key in 'cc' | 'network' | 'device' | 'band' | 'service' | 'source']?: string | undefined;
};

const EN = {
  /**
   * How many switch-offs there are by phase, in how many countries; `without` countries asked about have none that fits
   * the question, and `others` of them have some that do not. `isRange`: the question has dates.
   */
  switchOffs(
    groups: Readonly<Record<Phase, number>>,
    countries: number,
    without: number,
    others: number,
    isRange: boolean,
  ) {
    const named = PHASES_TOLD.filter((phase) => groups[phase] > 0).map(
      (phase) => `${groups[phase]} ${PHASE_EN[phase]}`,
    );
    const none = `No ${others > 0 ? 'such ' : ''}switch-off found${without > 0 ? ` in ${plural(without, 'country', 'countries')} asked about` : ''}.`;
    if (named.length === 0) return none;
    const total = Object.values(groups).reduce((sum, count) => sum + count, 0);
    return `${plural(total, 'switch-off')} in ${plural(countries, 'country', 'countries')}: ${named.join(', ')}.${isRange && !isDated(groups) ? ' None has a date in the time asked for.' : ''}${without > 0 ? ` ${none}` : ''}`;
  },
  bandsOnly: (countries: readonly string[]) => `No research on service states for: ${countries.join(' ')}`,
  /** `other`: it has switch-offs that the question leaves out. */
  withoutEntry: ({ cc, name, says, other }: { cc: string; name: string; says: string; other: boolean }) =>
    `- ${name} (${cc}): ${other ? 'none that fits the question' : 'no switch-off found'}. ${says}.`,
  /** What a range of dates leaves out. */
  outsideDates: ({ ahead, past, undated }: { ahead: number; past: number; undated: number }) =>
    `Outside these dates: ${ahead} ahead, ${past} done${undated > 0 ? ` (${undated} of them without a date)` : ''}; leave out from and to for them.`,
  switchOff: ({ cc, country, network, name, says, phase, asked_about, ...devices }: SwitchOff) =>
    `- ${country} (${cc}), ${name} (${network})${asked_about ? ASKED_ABOUT.en : ''}: ${says}${phase === 'under-way' ? `; ${PHASE_EN[phase]}` : ''}` +
    cut('; no LTE on this network for ', devices.stranded, devices.stranded_count) +
    cut('; not confirmed for ', devices.unconfirmed, devices.unconfirmed_count),

  changes: (changes: number, releases: number) =>
    `${plural(changes, 'change')} in ${plural(releases, 'release')} of the data.`,
  release: ({ date, data_version, initial, changes, networks, devices }: Release) =>
    `Release ${data_version} of ${date}: ${initial ? 'the first' : plural(changes, 'change')}; holds ${networks} networks, ${devices} devices`,
  change: (change: Change) =>
    `- ${change.date} (${change.data_version}) ${change.what} ${change.change}: ${keys(change)}: ${change.before ?? 'none'} → ${change.after ?? 'removed'}`,
};

const ZH: typeof EN = {
  switchOffs(groups, countries, without, others, isRange) {
    const named = PHASES_TOLD.filter((phase) => groups[phase] > 0).map(
      (phase) => `${PHASE_ZH[phase]} ${groups[phase]} 项`,
    );
    const what = others > 0 ? '符合条件的退网' : '退网信息';
    const none = without > 0 ? `所问的 ${without} 个国家和地区没有找到${what}。` : '没有找到退网信息。';
    if (named.length === 0) return none;
    return `${countries} 个国家和地区的退网：${named.join('，')}。${isRange && !isDated(groups) ? '所问时间内没有确定日期的退网。' : ''}${without > 0 ? none : ''}`;
  },
  bandsOnly: (countries) => `未调研服务状态：${countries.join(' ')}`,
  withoutEntry: ({ cc, name, says, other }) =>
    `- ${name}（${cc}）：${other ? '没有符合条件的退网' : '没有找到退网信息'}。${says}。`,
  outsideDates: ({ ahead, past, undated }) =>
    `所问日期之外：尚未到期 ${ahead} 项，已完成 ${past} 项${undated > 0 ? `（其中 ${undated} 项没有日期）` : ''}；不带 from 和 to 即可列出。`,
  switchOff: ({ cc, country, network, name, says, phase, asked_about, ...devices }) =>
    `- ${country}（${cc}），${name}（${network}）${asked_about ? ASKED_ABOUT.zh : ''}：${says}${phase === 'under-way' ? `；${PHASE_ZH[phase]}` : ''}` +
    cut('；在该网络没有 LTE 可用的设备：', devices.stranded, devices.stranded_count) +
    cut('；未经证实的设备：', devices.unconfirmed, devices.unconfirmed_count),

  changes: (changes, releases) => `${releases} 个数据版本中共有 ${changes} 项变化。`,
  release: ({ date, data_version, initial, changes, networks, devices }) =>
    `版本 ${data_version}（${date}）：${initial ? '首个版本' : `${changes} 项变化`}；含 ${networks} 个网络、${devices} 款设备`,
  change: (change) =>
    `- ${change.date}（${change.data_version}）${change.what} ${change.change}：${keys(change)}：${change.before ?? '无'} → ${change.after ?? '已移除'}`,
};

export const MCP_CHANGE_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** Whether some switch-off has a date in the time asked for; what is overdue or under way is told whatever the time. */
function isDated({ ahead, past }: Readonly<Record<Phase, number>>): boolean {
  return ahead + past > 0;
}

/** The first ids of a list that may be longer. */
function cut(before: string, ids: readonly string[], count: number): string {
  return wrapList(before, ids, count > ids.length ? ` … (${count})` : '');
}

function keys(change: Change): string {
  const { cc, network, device, band, service, source } = change;
  return [cc, network, device, band, service, source].filter(Boolean).join(' ');
}

/** What the MCP tools say about how long devices last. */
import { compareTexts } from '../core/compare-texts.js';
import { groupBy } from '../core/group-by.js';
import type { Consequence, Phase } from '../core/life.js';
import type { Outcome } from '../core/tally.js';
import type { Lang } from './lang.js';
import { dateIn } from './lists-and-dates.js';
import { ASKED_ABOUT, listSome, type NamedCountry } from './mcp-phrases.js';
import { plural } from './plural.js';
import { VERDICT_WORDS } from './verdict-words.js';

interface OutlookLine {
  readonly now: Outcome;
  readonly until: string | null;
  readonly then: Outcome;
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

/** Above so many countries a line counts them. */
const MOST_CODES = 40;

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

const EN = {
  /** How long devices last; `life` is the planned one, with how many of their networks get worse before it and in it. */
  life(
    devices: readonly { name: string; places: readonly (NamedCountry & OutlookLine)[] }[],
    life: { from: string; to: string; before: number; inside: number; of: number } | undefined,
  ) {
    const said = devices.map(({ name, places }) => {
      const [only, next] = places;
      if (only && !next) return `${name} in ${only.name}, on its best network: ${outlookEn(only)}.`;
      const groups = groupsOf(places, outlookEn).map(
        ([says, group]) =>
          `${says} (${listSome(
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
    `- ${device}, ${cc} ${name} (${network})${asked_about ? ASKED_ABOUT.en : ''}: ${outlookEn(outlook)}. ${says}${ends_before ? ' [gets worse before the planned life]' : ''}${ends_inside ? ' [gets worse in the planned life]' : ''}`,
  step: (said: string, phase: Phase, consequence: Consequence) =>
    stepParts(said, phase, consequence, CONSEQUENCE_EN).join(', '),
  untouched: (count: number) =>
    `No end of a service that matters is known on ${plural(count, 'further network')}.`,
};

const ZH: typeof EN = {
  life(devices, life) {
    const said = devices.map(({ name, places }) => {
      const [only, next] = places;
      if (only && !next) return `${name} 在${only.name}（按最好的网络）：${outlookZh(only)}。`;
      const groups = groupsOf(places, outlookZh).map(
        ([says, group]) =>
          `${says}（${listSome(
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
    `- ${device}，${cc} ${name}（${network}）${asked_about ? ASKED_ABOUT.zh : ''}：${outlookZh(outlook)}。${says}${ends_before ? '【在计划使用期之前变差】' : ''}${ends_inside ? '【在计划使用期内变差】' : ''}`,
  step: (said, phase, consequence) => stepParts(said, phase, consequence, CONSEQUENCE_ZH).join('，'),
  untouched: (count) => `另有 ${count} 个网络没有影响该设备的退网信息。`,
};

export const MCP_LIFE_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

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

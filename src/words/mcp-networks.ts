/** What the MCP tools say of the networks of a country. */
import { VERDICT_WORDS } from './verdict-words.js';
import type { Service, State } from '../core/service.js';
import type { Lang } from './lang.js';
import { ASKED_ABOUT, wrapList, type Named } from './mcp-phrases.js';
import { plural } from './plural.js';

interface BandFact {
  readonly band: string;
  readonly confidence: string;
  readonly sources?: readonly string[] | undefined;
}

interface StateFact {
  readonly state: Parameters<(typeof VERDICT_WORDS)['en']['status']>[1]['state'];
  readonly date: string | null;
  readonly date_note?: 'H1' | 'H2' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | undefined;
  readonly passed?: true | undefined;
  readonly source?: string | undefined;
}

/** What is known of a country as a whole. */
interface CountryFacts {
  readonly cc: string;
  readonly depth: string;
  readonly checked: string;
  readonly json: string;
  readonly page: string;
}

/** What is known of a network. */
interface NetworkFacts extends Named {
  readonly group: string | null;
  readonly core_bands: readonly string[];
  readonly lte: readonly BandFact[];
  readonly nr: readonly BandFact[];
  readonly status: Readonly<Record<Service, StateFact>>;
  readonly plmn: readonly string[];
  readonly plmn_listed: readonly string[];
  readonly corrections: readonly string[];
  readonly second_sources: readonly string[];
  readonly asked_about?: true | undefined;
  readonly page: string;
}

const EN = {
  /** After the name of a network that the question named. */
  askedAbout: ASKED_ABOUT.en,
  /** After the state of a service whose announced day has passed. */
  overdue: ', a date that has passed without confirmation',

  networks: (country: string, count: number) => `We have data for ${plural(count, 'network')} in ${country}.`,
  countryFacts: ({ cc, depth, checked, json, page }: CountryFacts) =>
    `Country ${cc}, ${depth === 'full' ? 'bands and service states researched (depth full)' : 'bands only, service states not researched (depth bands)'}, checked ${checked}. ${json} ${page}`,
  networkFacts: ({ id, name, group, core_bands, lte, nr, status, page, ...more }: NetworkFacts) =>
    [
      `- ${name} (${id}${group !== null && group !== name ? `, ${group}` : ''}${wrapList(', PLMN ', more.plmn, '')}${wrapList(', not confirmed on the air: ', more.plmn_listed, '')})${more.asked_about ? ASKED_ABOUT.en : ''}:`,
      `LTE ${bandFacts(lte)}; main bands ${core_bands.join(' ') || 'unknown'}; 5G ${bandFacts(nr)}.`,
      states(status, 'en'),
      ...more.corrections.map((text) => `Correction: ${text}`),
      ...more.second_sources,
      page,
    ].join(' '),
  /** What the question mark after a band means. */
  singleSourceMark: 'A band marked ? has one source only; all others are cross-checked.',
  /** After a state that we know better than the publisher, and what the publisher says. */
  corrected: (from: string | readonly string[] | null) =>
    ` (corrected by BandCheck; the publisher says: ${stateWord('en', from)})`,
  /** After a state that another source contradicts. */
  likely: (to: string) => ` (another source says: ${stateWord('en', to)})`,
};

const ZH: typeof EN = {
  askedAbout: ASKED_ABOUT.zh,
  overdue: '，该日期已过，尚未证实',

  networks: (country, count) => `${country}已收录 ${count} 个网络。`,
  countryFacts: ({ cc, depth, checked, json, page }) =>
    `国家或地区 ${cc}，${depth === 'full' ? '频段与服务状态均已调研（深度 full）' : '仅调研了频段，未调研服务状态（深度 bands）'}，核对于 ${checked}。${json} ${page}`,
  networkFacts: ({ id, name, group, core_bands, lte, nr, status, page, ...more }) =>
    [
      `- ${name}（${id}${group !== null && group !== name ? `，${group}` : ''}${wrapList('，PLMN ', more.plmn, '')}${wrapList('，未证实在用 ', more.plmn_listed, '')}）${more.asked_about ? ASKED_ABOUT.zh : ''}：LTE ${bandFacts(lte)}；主力频段 ${core_bands.join(' ') || '未知'}；5G ${bandFacts(nr)}。`,
      states(status, 'zh'),
      ...more.corrections.map((text) => `更正：${text}`),
      ...more.second_sources,
      ` ${page}`,
    ].join(''),
  singleSourceMark: '带 ? 的频段仅有一个来源，其余均为双源印证。',
  corrected: (from) => `（BandCheck 已更正；原数据为：${stateWord('zh', from)}）`,
  likely: (to) => `（另有来源称：${stateWord('zh', to)}）`,
};

export const MCP_NETWORK_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** Bands that only one source names carry a question mark; the legend is in the server's instructions. */
function bandFacts(bands: readonly BandFact[]): string {
  const each = bands.map(
    ({ band, confidence, sources }) =>
      band + (confidence === 'single-source' ? '?' : '') + wrapList('[', sources ?? [], ']'),
  );
  return each.join(' ') || '-';
}

function states(status: Readonly<Record<Service, StateFact>>, lang: Lang): string {
  const words = VERDICT_WORDS[lang];
  return words.sentence(
    Object.entries(status).map(([service, { state, date, date_note, passed, source }]) => {
      const stated = words.status(service as Service, {
        state,
        date,
        ...(date_note && { dateNote: date_note }),
      });
      const said = passed ? stated + MCP_NETWORK_WORDS[lang].overdue : stated;
      return source === undefined ? said : `${said} [${source}]`;
    }),
  );
}

function stateWord(lang: Lang, state: string | readonly string[] | null): string {
  const { state: words } = VERDICT_WORDS[lang];
  return state === null ? words.unknown : (words[state as State] ?? String(state));
}

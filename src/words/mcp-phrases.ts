/** Phrases that several answers of the MCP tools share. */
import type { Lang } from './lang.js';

/** A device, country or network as answers name it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Where a device with this code is sold. */
  readonly region?: string | null | undefined;
}

/** A country as answers name it. */
export interface NamedCountry {
  readonly cc: string;
  readonly name: string;
}

/** `ec25-e (Quectel EC25-E) [EMEA], eg25-g`: ids with what they name. */
export function listNames(candidates: readonly Named[]): string {
  return candidates
    .map(({ id, name, region }) => (id === name ? id : `${id} (${name})`) + (region ? ` [${region}]` : ''))
    .join(', ');
}

/** The first of a list, and how many more. */
export function listSome(items: readonly string[], most: number, lang: Lang): string {
  const rest = items.length - most;
  if (rest <= 0) return items.join(lang === 'en' ? ', ' : '、');
  const first = items.slice(0, most);
  return lang === 'en' ? `${first.join(', ')} and ${rest} more` : `${first.join('、')} 等 ${items.length} 个`;
}

/** Items with words before and after them; nothing where there are none. */
export function wrapList(before: string, items: readonly string[], after: string): string {
  return items.length > 0 ? before + items.join(' ') + after : '';
}

/** After the name of a network that the question named. */
export const ASKED_ABOUT: Readonly<Record<Lang, string>> = { en: ' [asked about]', zh: '【所问网络】' };

/** Stands as the answer where nothing of the question was understood. */
export const NOT_UNDERSTOOD: Readonly<Record<Lang, string>> = {
  en: 'No answer: see below for what wasn’t recognised.',
  zh: '没有结果，请看下方未能识别的内容。',
};

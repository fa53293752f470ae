/** Phrases that several answers of the MCP tools share. */
import type { Lang } from './lang.js';

/** A device, country or network as answers name it. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** Where a device with this code is sold. */
  readonly region?: string | null | undefined;
}

/** `ec25-e (Quectel EC25-E) [EMEA], eg25-g`: ids with what they name. */
export function listNames(candidates: readonly Named[]): string {
  return candidates
    .map(({ id, name, region }) => (id === name ? id : `${id} (${name})`) + (region ? ` [${region}]` : ''))
    .join(', ');
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

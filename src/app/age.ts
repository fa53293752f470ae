/** How old the facts are, in words: counted in whole days, never negative, and said when they are old. */
import { APP_WORDS } from '../words/app.js';
import { OFFLINE_WORDS } from '../words/offline.js';
import { VERDICT_WORDS } from '../words/verdict.js';
import type { AppState } from './app-state.js';

/** Facts older than this many days say so: a quarter of a year. */
export const OLD_DAYS = 92;

/** Whole days from one `YYYY-MM-DD` to another; 0 when the first lies after the second (a clock that is behind). */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
}

/** `Checked on 6 October 2026, 45 days ago.` */
export function agoText(app: AppState, updated: string): string {
  const days = daysBetween(updated, app.today);
  const words = APP_WORDS[app.lang];
  if (!app.clockWorks) {
    const date = VERDICT_WORDS[app.lang].date(updated);
    return `${words.checkedAgo(date, 0, false)} ${OFFLINE_WORDS[app.lang].age(undefined)}`;
  }
  return words.checkedAgo(VERDICT_WORDS[app.lang].date(updated), days, days > OLD_DAYS);
}

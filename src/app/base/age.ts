/** Says how old the data is, in whole days, and warns when it is more than three months old. */
import { html, nothing, type TemplateResult } from 'lit';
import { OLD_DAYS } from '../../client/fresh-data.js';
import { daysBetween } from '../../core/today.js';
import { APP_WORDS } from '../../words/app.js';
import { OFFLINE_WORDS } from '../../words/offline.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import type { AppState } from './app-state.js';

/**
 * `Checked on 6 October 2026, 45 days ago.` The age stays together, apart from what the static page says too.
 * @param before a sentence to stand before it
 */
export function checkedOn(app: AppState, day: string, before = ''): TemplateResult | string {
  const words = APP_WORDS[app.lang];
  const date = VERDICT_WORDS[app.lang].date(day);
  if (!app.clockWorks) return `${before}${words.checkedOn(date)} ${OFFLINE_WORDS[app.lang].age(undefined)}`;
  const days = Math.max(0, daysBetween(day, app.today));
  if (days === 0) return before + words.checkedOn(date);
  const [on, ago] = words.checkedAgo(date, days);
  return html`<span>${before}${on}</span
    ><span class="ago">${ago}</span> ${days > OLD_DAYS ? words.quarterOld : nothing}`;
}

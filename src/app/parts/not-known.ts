import { html, nothing, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { AppState } from '../base/app-state.js';

/** What the address names and the facts do not have: said, because the page shows something else instead. */
export function notKnown(app: AppState, asked: readonly string[]): TemplateResult | typeof nothing {
  if (asked.length === 0) return nothing;
  return html`<p class="not-known" role="alert">${APP_WORDS[app.lang].notKnown(asked)}</p>`;
}

/** Where a list has nothing that fits: what was asked, and what to do next. */
import { html, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import { pathOf } from '../../words/page-paths.js';
import type { AppState } from '../base/app-state.js';
import { emptyDrawing } from './empty-drawing.js';

/** @param text what was typed into the filter `q` of the page */
export function nothingFound(text: string, app: AppState): TemplateResult {
  const words = APP_WORDS[app.lang];
  return html`<div class="empty">
    ${emptyDrawing()}
    <p>${words.nothingFound(text)}</p>
    <p class="choices">
      <button class="choice" @click=${() => app.choose({ q: null })}>${words.showAll}</button>
      <a class="choice" href=${app.href(pathOf('paste'))}>${words.orPaste}</a>
    </p>
  </div>`;
}

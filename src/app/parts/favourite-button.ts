/** A star that keeps a page among the favourites of this device. */
import { html, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { AppState } from '../base/app-state.js';
import { icon } from './icon.js';

export function favouriteButton(app: AppState, path: string): TemplateResult {
  const words = APP_WORDS[app.lang];
  const kept = app.saved.isFavourite(path);
  return html`<button
    class="button star"
    aria-pressed=${kept}
    @click=${() => app.saved.toggleFavourite(path)}
  >
    ${icon('star')}<span>${words.favourite}</span>
  </button>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import { PAGES } from '../words/pages.js';
import type { Reader } from './reader.js';

/** What an address names that we do not have. */
export interface UnknownPlace {
  /** The names that we do not have, as the address writes them; none where it names no page at all. */
  readonly asked: readonly string[];
  /** What is called nearly so. */
  readonly near: readonly { readonly name: string; readonly href: string }[];
}

/** What stands at an address that names nothing we have. A static page does not know what it is asked for. */
export function missingView(
  { lang, words, href }: Reader,
  { asked, near }: UnknownPlace = { asked: [], near: [] },
): TemplateResult {
  const { check, missing, paste } = PAGES[lang];
  return html`<h1 tabindex="-1">${missing.title({})}</h1>
    ${asked.length > 0 ? html`<p class="lead">${words.notKnown(asked)}</p>` : nothing}
    ${
      near.length > 0
        ? html`<section>
            <h2>${words.similarNames}</h2>
            <ul class="rows">
              ${near.map(({ name, href }) => html`<li><a href=${href}>${name}</a></li>`)}
            </ul>
          </section>`
        : nothing
    }
    <p class="lead">${words.missingText}</p>
    <p class="actions">
      <a class="button" href=${href('check')}>${check.label}</a>
      <a class="button" href=${href('paste')}>${paste.label}</a>
    </p>`;
}

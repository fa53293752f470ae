import { html, type TemplateResult } from 'lit';
import { PAGES } from '../words/pages.js';
import type { Reader } from './reader.js';

/** What stands at an address that names nothing. */
export function missingView({ lang, words, href }: Reader): TemplateResult {
  const { check, missing } = PAGES[lang];
  return html`<h1 tabindex="-1">${missing.title({})}</h1>
    <p class="lead">${words.missingText}</p>
    <p><a class="button" href=${href('check')}>${check.label}</a></p>`;
}

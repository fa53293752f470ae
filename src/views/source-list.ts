/** Sources as a list of links; only http and https addresses become links. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EvidencePlace, EvidenceSource } from '../world/snapshot/evidence.js';
import type { AppWords } from '../words/app.js';

/** @param places where in these sources the data stands, as far as that is known */
export function sourceList(
  ids: Iterable<string>,
  sources: ReadonlyMap<string, EvidenceSource>,
  words: AppWords,
  places: readonly EvidencePlace[] = [],
): TemplateResult {
  const unique = [...new Set(ids)].flatMap((id) => {
    const source = sources.get(id);
    return source ? [[id, source] as const] : [];
  });
  return html`<ul class="sources">
    ${unique.map(
      ([id, source]) =>
        html`<li>
          <span class="grade" title=${gradeOf(source, words)}
            >${source.grade}<span class="sr">${words.comma}${gradeOf(source, words)}</span></span
          >
          ${webLink(source.url, source.publisher)}
          <span class="muted">${source.read ? words.sourceRead(source.date) : source.date}</span>
          ${places.filter((place) => place.source === id).map(placeInSource)}
        </li>`,
    )}
  </ul>`;
}

/** Document and page, and the words of the source; both in the language of the source. */
function placeInSource({ place, quote }: EvidencePlace): TemplateResult {
  return html`<p class="place" lang="en">${place}${quote === null ? nothing : html` <q>${quote}</q>`}</p>`;
}

function gradeOf({ grade }: EvidenceSource, words: AppWords): string {
  return (words.grades as Record<string, string>)[grade] ?? grade;
}

function webLink(url: string, text: string): TemplateResult {
  return /^https?:\/\//.test(url)
    ? html`<a href=${url} rel="external noopener">${text}</a>`
    : html`<span>${text}</span>`;
}

/** Sources as a list of links; only http and https addresses become links. */
import { html, type TemplateResult } from 'lit';
import type { EvidenceSource } from '../world/snapshot/world-snapshot.js';
import type { AppWords } from '../words/app.js';

export function sourceList(
  ids: Iterable<string>,
  sources: ReadonlyMap<string, EvidenceSource>,
  words: AppWords,
): TemplateResult {
  const unique = [...new Set(ids)].flatMap((id) => {
    const source = sources.get(id);
    return source ? [source] : [];
  });
  return html`<ul class="sources">
    ${unique.map(
      (source) =>
        html`<li>
          <span class="grade" title=${gradeOf(source, words)}
            >${source.grade}<span class="sr">, ${gradeOf(source, words)}</span></span
          >
          ${webLink(source.url, source.publisher)}
          <span class="muted">${source.read ? words.sourceRead(source.date) : source.date}</span>
        </li>`,
    )}
  </ul>`;
}

function gradeOf({ grade }: EvidenceSource, words: AppWords): string {
  return (words.grades as Record<string, string>)[grade] ?? grade;
}

function webLink(url: string, text: string): TemplateResult {
  return /^https?:\/\//.test(url)
    ? html`<a href=${url} rel="external noopener">${text}</a>`
    : html`<span>${text}</span>`;
}

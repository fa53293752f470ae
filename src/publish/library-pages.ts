/** The page about the npm package: words of ours around the examples of `docs/LIBRARY.md`, which a test runs. */
import { readFileSync } from 'node:fs';
import { html, type TemplateResult } from 'lit';
import { LIBRARY_PARTS, LIBRARY_WORDS, type LibraryPart } from '../words/api-library.js';
import { type Lang, LANGS } from '../words/lang.js';
import { localPath, pathOf } from '../words/page-paths.js';
import { apiText } from './api-text.js';
import { documentFile, plainDocument } from './plain-document.js';
import type { PublishedFiles } from './published-files.js';
import type { SiteAddresses } from './site-addresses.js';

export const LIBRARY_PATH = '/api/library/';

/** Adds the page in every language. */
export function addLibraryPages(site: SiteAddresses, files: PublishedFiles): void {
  const examples = readExamples(readFileSync('docs/LIBRARY.md', 'utf8'));
  for (const lang of LANGS) {
    const { title, description } = LIBRARY_WORDS[lang];
    files.add(documentFile(lang, LIBRARY_PATH), () =>
      plainDocument({ title, description, path: LIBRARY_PATH, main: mainPart(lang, examples) }, lang, site),
    );
  }
}

/** The code blocks of a Markdown text by the heading above them. */
export function readExamples(markdown: string): ReadonlyMap<string, readonly string[]> {
  const sections = markdown.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, code]) => code!),
    ]),
  );
}

function mainPart(lang: Lang, examples: ReadonlyMap<string, readonly string[]>): TemplateResult {
  const { title, lead, parts, playground, more } = LIBRARY_WORDS[lang];
  return html`<h1>${title}</h1>
    ${lead.map((text) => html`<p class="lead">${apiText(text)}</p>`)}
    <pre tabindex="0"><code>npm install band-check</code></pre>
    ${(Object.keys(parts) as LibraryPart[]).map(
      (part) =>
        html`<h2 id=${part}>${parts[part].title}</h2>
          ${parts[part].text.map((text) => html`<p>${apiText(text)}</p>`)}
          ${(examples.get(LIBRARY_PARTS[part]) ?? []).map(
            (code) =>
              html`<figure>
                <pre tabindex="0"><code>${code}</code></pre>
              </figure>`,
          )}`,
    )}
    <p><a href=${localPath(lang, pathOf('embed'))}>${playground}</a></p>
    <p><a href=${localPath(lang, '/api/')}>${more}</a></p>`;
}

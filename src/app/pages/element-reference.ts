/** What the manifest of the elements says of them, as tables. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EmbedWords } from '../../words/embed.js';
import { EMBED_REFERENCE } from '../../words/embed-reference.js';
import type { Lang } from '../../words/lang.js';
import {
  type Described,
  DESCRIBED_KINDS,
  type DescribedKind,
  ELEMENT_MANIFEST,
  ELEMENT_TAGS,
  type ElementTag,
} from '../base/element-manifest.js';

/** All elements, each to be opened. */
export function elementReference(lang: Lang, words: EmbedWords): TemplateResult {
  return html`<section>
    <h2>${words.reference}</h2>
    ${ELEMENT_TAGS.map(
      (tag) =>
        html`<details class="reference" id="reference-${tag}">
          <summary><code>&lt;${tag}&gt;</code> ${words.elements[tag]}</summary>
          ${DESCRIBED_KINDS.map((kind) => describedTable(tag, kind, lang, words))}
        </details>`,
    )}
  </section>`;
}

/** The attributes of an element, its events, or another kind of what it has; nothing where it has none. */
export function describedTable(
  tag: ElementTag,
  kind: DescribedKind,
  lang: Lang,
  words: EmbedWords,
): TemplateResult | typeof nothing {
  const rows = ELEMENT_MANIFEST[tag][kind];
  if (rows.length === 0) return nothing;
  const { columns } = words;
  const hasType = rows.some(({ type }) => type);
  const hasDefault = rows.some((row) => row.default);
  const meaning = ({ name, description }: Described) =>
    lang === 'zh' ? (EMBED_REFERENCE[tag][kind][name] ?? description) : description;
  return html`<h3>${words.kinds[kind]}</h3>
    <div class="wide">
      <table class="described">
        <thead>
          <tr>
            <th scope="col">${columns.name}</th>
            <th scope="col">${columns.meaning}</th>
            ${hasType ? html`<th scope="col">${columns.type}</th>` : nothing}
            ${hasDefault ? html`<th scope="col">${columns.default}</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row"><code>${row.name || 'default'}</code></th>
                <td>${meaning(row)}</td>
                ${hasType ? html`<td><code>${row.type}</code></td>` : nothing}
                ${hasDefault ? html`<td><code>${row.default}</code></td>` : nothing}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

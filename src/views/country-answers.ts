/** Countries by the answer of a device, each a link to the check: short enough for every static page of a device. */
import { html, type TemplateResult } from 'lit';
import { OVERALLS, overallOf } from '../core/tally.js';
import type { AnswerRow } from './answer-table.js';
import type { Reader } from './reader.js';
import { verdictMark } from './verdict-badge.js';

export function countryAnswers(rows: readonly AnswerRow[], { words }: Reader): TemplateResult[] {
  return OVERALLS.map((overall) => ({
    overall,
    group: rows.filter(({ tally }) => overallOf(tally) === overall),
  }))
    .filter(({ group }) => group.length > 0)
    .map(
      ({ overall, group }) =>
        html`<h3 class="group">
            ${verdictMark(overall, words.overall[overall])} <span class="number">${group.length}</span>
          </h3>
          <ul class="inline">
            ${group.map(({ name, href }) => html`<li><a href=${href}>${name}</a></li>`)}
          </ul>`,
    );
}

/** Answers one under the other: of one device in many countries, or of many devices in one country. */
import { html, type TemplateResult } from 'lit';
import { overallOf, type Tally } from '../core/tally.js';
import type { AppWords } from '../words/app.js';
import { verdictMark } from './verdict-badge.js';

export interface AnswerRow {
  readonly name: string;
  readonly href: string;
  readonly tally: Tally;
}

/**
 * The style sheet lays out each row by itself, and only while it is in sight. That takes the meaning of a table away from
 * screen readers; the roles give it back.
 */
export function answerTable(words: AppWords, first: string, rows: readonly AnswerRow[]): TemplateResult {
  return html`<table class="where" role="table">
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${first}</th>
        <th scope="col" role="columnheader">${words.answer}</th>
        <th scope="col" role="columnheader" class="number">${words.goodNetworks}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(({ name, href, tally }) => {
        const overall = overallOf(tally);
        const { good, limited, unconfirmed, no } = tally;
        return html`<tr role="row">
          <th scope="row" role="rowheader"><a href=${href}>${name}</a></th>
          <td role="cell">${verdictMark(overall, words.overall[overall])}</td>
          <td role="cell" class="number">${words.ofAll(good, good + limited + unconfirmed + no)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

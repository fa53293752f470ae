import { css } from 'lit';

/**
 * The answer, and what it is about. The host has a height before it has an answer: WebKit never says that an element
 * without one has come into sight when its tab is shown.
 */
const answerStyles = css`
  :host {
    min-block-size: 1px;
  }
  .room {
    display: grid;
    gap: 14px;
  }
  [aria-busy='true'] {
    opacity: 0.5;
  }
  .good,
  .some {
    --verdict: var(--good);
  }
  .limited {
    --verdict: var(--limited);
  }
  .no {
    --verdict: var(--no);
  }
  .unconfirmed {
    --verdict: var(--unconfirmed);
  }
  .shape {
    inline-size: 1.2em;
    block-size: 1.2em;
    flex: none;
    color: var(--verdict);
    overflow: visible;
  }

  [part='what'],
  [part='line'],
  .room > [part='correction'],
  details,
  footer,
  thead {
    color: var(--muted);
    font-size: 0.875em;
  }
  [part='summary'] {
    display: flex;
    gap: 0.5em;
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  [part='summary'] .shape {
    margin-block-start: 0.05em;
  }
`;

/** A row a network. */
const rowStyles = css`
  [part~='network'] {
    display: grid;
    grid-template-columns: 12em minmax(0, 1fr);
    gap: 0 12px;
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
  section > ul {
    margin-block-start: 12px;
  }
  section > [part='line'] {
    padding-block-start: 10px;
    border-block-start: 1px solid var(--line);
  }
  [part='verdict'] {
    display: flex;
    align-items: center;
    align-self: start;
    grid-row: span 2;
    gap: 0.45em;
    color: var(--verdict);
  }
  [part='verdict'],
  [part='name'],
  b,
  th,
  .word {
    font-weight: 650;
  }
  b {
    color: var(--text);
  }
  .plates {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-block: 6px 2px;
  }
  .plate {
    min-inline-size: 2.4em;
    padding-inline: 0.35em;
    border: 1.5px solid var(--text);
    border-radius: 5px;
    font-size: 0.8em;
    font-weight: 650;
    line-height: 1.6;
    text-align: center;
  }
  .plate.core {
    box-shadow: inset 0 -4px 0 -1px currentColor;
  }
  .plate.single {
    border-style: dashed;
  }
  .plate.has {
    background: var(--text);
    color: var(--paper);
  }
  .plate.has.core {
    box-shadow: inset 0 -4px 0 -1.5px var(--paper);
  }
  .plate.has.single {
    border-color: var(--paper);
    outline: 1.5px solid var(--text);
    outline-offset: -1px;
  }
  .plate.lacks {
    border-color: var(--no);
    color: var(--no);
    text-decoration: line-through 1.5px;
  }
  .plate.spare {
    border-color: var(--line);
    color: var(--muted);
    font-weight: 450;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    padding-block: 2px;
    cursor: pointer;
  }
`;

/** The bands on the axis of frequency. */
const stripStyles = css`
  .strip {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin-block: 8px;
    color: var(--verdict);
    font-size: 11px;
    overflow: visible;
  }
  .strip :is(.low, .rest) {
    fill: var(--line);
    opacity: 0.6;
  }
  .strip :is(.axis, .needed) {
    stroke: var(--muted);
  }
  .strip :is(.share, .has rect) {
    fill: currentColor;
  }
  .strip .block rect {
    stroke: var(--muted);
    stroke-width: 1.3;
  }
  .strip text {
    fill: var(--muted);
  }
  .strip .has text {
    fill: var(--text);
    font-weight: 650;
  }
  .strip .has rect {
    stroke: none;
  }
  .strip :is(.lacks, .spare) rect {
    fill: var(--paper);
  }
  .strip .lacks rect {
    stroke: var(--no);
  }
  .strip .lacks text {
    fill: var(--no);
  }
  .strip .lacks.core text {
    font-weight: 650;
  }
  .strip .spare rect {
    stroke-dasharray: 2.5 2;
  }
`;

/** Many countries, several devices. */
const tableStyles = css`
  .scroll {
    position: relative;
    overflow-x: auto;
  }
  table {
    inline-size: 100%;
    border-spacing: 0;
    font: inherit;
    text-align: start;
  }
  thead th {
    vertical-align: bottom;
    padding-block: 4px;
    font-weight: 450;
  }
  th,
  td {
    padding: 0 8px;
    border-block-end: 1px solid var(--line);
    text-align: start;
  }
  tbody tr:last-child :is(th, td) {
    border: 0;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-inline-size: 6em;
    padding-inline-start: 0;
    background: var(--paper);
  }
  td {
    min-inline-size: 4.5em;
  }
  [part='answer'] {
    display: flex;
    align-items: center;
    gap: 0.5em;
    inline-size: 100%;
    min-block-size: 40px;
    padding: 4px 0;
    border: 0;
    border-radius: 4px;
    text-align: start;
  }
  .word {
    flex: 1;
    color: var(--verdict);
  }
  .count {
    color: var(--muted);
    font-size: 0.875em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [part='answer']::after {
    color: var(--muted);
    content: '▾' / '';
  }
  [part='answer'][aria-expanded='true']::after {
    content: '▴' / '';
  }
  .opened {
    padding: 0 0 12px 12px;
  }
  .opened [part='what'] {
    padding-block-start: 10px;
    font-weight: 650;
  }
`;

/** What stands below, and how all of it changes with the room, the printer and forced colours. */
const closingStyles = css`
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--line);
  }
  [part='notice'] {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
  @container (max-width: 30em) {
    [part~='network'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 10px;
      padding-block: 8px;
    }
    section > ul {
      margin-block-start: 8px;
    }
    [part='reason'] {
      font-size: 0.9375em;
      line-height: 1.35;
    }
    [part='line'] {
      line-height: 1.4;
    }
    [part~='network'] > div {
      flex-basis: 100%;
    }
    .plates {
      margin-block-start: 4px;
    }
    .word {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media print {
    .plate,
    .shape {
      print-color-adjust: exact;
    }
    [part='answer']::after {
      content: none;
    }
  }
  @media (forced-colors: active) {
    .plate.has {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
      color: Canvas;
    }
  }
`;

export const bandCheckStyles = [answerStyles, rowStyles, stripStyles, tableStyles, closingStyles];

import { css } from 'lit';

export const bandCheckStyles = css`
  [part='summary'] {
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.3;
    text-wrap: pretty;
  }
  [part='bar'] {
    display: flex;
    gap: 3px;
    margin-block: 10px;
  }
  i {
    flex: 1;
    border: 3px solid var(--verdict); /* a background would be left out on paper and by forced colours */
    border-radius: 3px;
  }
  .good {
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
  .root {
    display: grid;
    gap: 16px;
  }
  [aria-busy='true'] {
    opacity: 0.5;
  }
  section > ul > li {
    display: grid;
    grid-template-columns: 11.5em 1fr;
    gap: 0 12px;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
  [part='verdict'] {
    display: flex;
    align-items: center;
    align-self: start;
    gap: 0.45em;
    color: var(--verdict);
  }
  svg {
    inline-size: 1.1em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  [part='verdict'],
  [part='name'],
  b {
    font-weight: 650;
  }
  [part='what'],
  [part='line'],
  details,
  footer {
    color: var(--muted);
    font-size: 0.9em;
  }
  b {
    color: var(--text);
  }
  summary {
    inline-size: fit-content;
    padding-block: 2px;
    cursor: pointer;
  }
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
    section > ul > li {
      grid-template-columns: 1fr;
    }
  }
`;

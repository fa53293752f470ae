import { css } from 'lit';

export const bandPasteStyles = css`
  .field {
    display: grid;
  }
  .mirror,
  textarea {
    grid-area: 1 / 1;
    box-sizing: border-box;
    min-block-size: 6em;
    margin: 0;
    padding: 10px 12px;
    font:
      0.95em / 1.6 ui-monospace,
      Consolas,
      monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    tab-size: 4;
  }
  textarea {
    overflow: hidden;
    resize: none;
    color: transparent;
    caret-color: var(--text);
  }
  textarea.plain {
    block-size: 14em;
    overflow: auto;
    color: var(--text);
  }
  mark {
    border-radius: 3px;
    background: color-mix(in srgb, var(--good) 20%, transparent);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--good) 45%, transparent);
    color: inherit;
  }
  mark.doubtful {
    background: color-mix(in srgb, var(--limited) 18%, transparent);
    box-shadow: inset 0 -2px var(--limited);
  }
  del {
    color: var(--muted);
  }
  .row button[aria-pressed='true'] {
    border-color: var(--good);
    color: var(--good);
  }
  [part='status'] {
    margin-block-start: 10px;
    font-weight: 650;
  }
  .row button[aria-pressed='true']::before {
    content: '✓ ' / '';
  }
  [part='read'] button::before {
    display: none;
  }
  [part='read'] .muted {
    flex-basis: 100%;
  }
  [part='read'] button[aria-pressed='false'] {
    color: var(--muted);
    text-decoration: line-through;
  }
  [part='notes'] {
    margin-block-start: 6px;
  }
  [part='notes'] li {
    padding-inline-start: 0.9em;
    text-indent: -0.9em;
    color: var(--muted);
    font-size: 0.9em;
  }
  [part='notes'] li::before {
    content: '· ';
  }
  fieldset {
    margin: 10px 0 0;
    padding: 10px 12px;
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  fieldset bdi {
    display: block;
    font-weight: 600;
  }
  fieldset label {
    display: flex;
    align-items: flex-start;
    gap: 0.6em;
    padding-block: 4px;
    font-weight: 400;
  }
  pre {
    margin: 4px 0;
    padding: 8px 10px;
    border: 1px solid var(--line);
    border-radius: 6px;
    overflow-x: auto;
    font-size: 0.85em;
  }
  [part='lock'] {
    margin-block-start: 10px;
  }
  summary {
    cursor: pointer;
  }
  band-check::part(card) {
    margin-block-start: 14px;
    padding: 14px 0 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
  @media (forced-colors: active) {
    textarea {
      forced-color-adjust: none; /* it would hide the marks behind it */
      caret-color: CanvasText;
    }
    textarea.plain,
    textarea::placeholder {
      color: CanvasText;
    }
  }
`;

import { css } from 'lit';

export const bandPasteStyles = css`
  label,
  legend {
    font-weight: 650;
  }
  .editor {
    display: grid;
    margin-block-start: 4px;
    border: 1px solid var(--muted);
    border-radius: 8px;
  }
  .editor:focus-within {
    outline: 3px solid var(--link);
    outline-offset: 1px;
  }
  .mirror,
  textarea {
    grid-area: 1 / 1;
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: 6em;
    margin: 0;
    padding: 10px 12px;
    border: 0;
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
    outline: none;
    background: none;
    color: transparent;
    caret-color: var(--text);
  }
  textarea:focus-visible {
    outline: none; /* the frame around it has one */
  }
  textarea::placeholder {
    color: var(--muted);
    opacity: 1;
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
    text-decoration-color: color-mix(in srgb, var(--muted) 60%, transparent);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
    margin-block-start: 8px;
  }
  .row button {
    min-block-size: 30px;
    padding: 2px 10px;
    border-color: var(--line);
    font-size: 0.9em;
  }
  .row button[aria-pressed='true'] {
    border-color: var(--good);
    color: var(--good);
  }
  [part='status'] {
    margin-block-start: 10px;
    font-weight: 650;
  }
  [part='notes'] li {
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
    margin-inline-end: 0.5em;
  }
  fieldset label {
    display: flex;
    gap: 0.6em;
    padding-block: 4px;
    font-weight: 400;
  }
  .quiet {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .muted {
    color: var(--muted);
  }
  band-check::part(card) {
    margin-block-start: 14px;
    padding: 14px 0 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
  @media (forced-colors: active) {
    .mirror {
      visibility: hidden;
    }
    textarea {
      color: CanvasText;
    }
  }
`;

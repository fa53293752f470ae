import { css } from 'lit';

export const bandCountriesStyles = css`
  label {
    font-weight: 650;
  }
  .field {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 4px;
    padding: 6px;
    border: 1px solid var(--muted);
    border-radius: 8px;
  }
  .field:focus-within {
    outline: 3px solid var(--link);
    outline-offset: 1px;
  }
  input {
    flex: 1 1 9em;
    min-inline-size: 0;
    min-block-size: 32px;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
  }
  input:focus-visible {
    outline: none; /* the field around it has one */
  }
  input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  [part='chip'] {
    min-block-size: 32px;
    padding: 2px 10px;
    border-color: var(--line);
    border-radius: 16px;
    background: color-mix(in srgb, var(--link) 12%, transparent);
  }
  [part='chip']::after {
    content: '×';
    content: '×' / '';
    margin-inline-start: 0.5em;
    color: var(--muted);
  }
  [part='list'] {
    position: absolute;
    z-index: 1;
    inset-inline: -1px;
    inset-block-start: calc(100% + 4px);
    max-block-size: 18em;
    overflow: auto;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: var(--paper);
    box-shadow: 0 8px 24px rgb(0 0 0 / 18%);
  }
  [role='option'],
  .none {
    display: flex;
    gap: 0.6em;
    padding: 7px 12px;
    cursor: pointer;
  }
  [role='option'] span:first-of-type {
    flex: 1;
  }
  [role='option']::before {
    content: '';
    inline-size: 1em;
  }
  [role='option'][aria-selected='true']::before {
    content: '✓';
    content: '✓' / '';
    color: var(--link);
  }
  .active {
    background: color-mix(in srgb, var(--link) 16%, transparent);
    outline: 2px solid var(--link);
    outline-offset: -2px;
  }
  .muted {
    color: var(--muted);
  }
  [part='regions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin-block-start: 10px;
  }
  [part='regions'] button {
    min-block-size: 30px;
    padding: 2px 10px;
    border-color: var(--line);
    font-size: 0.9em;
  }
  [role='status'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

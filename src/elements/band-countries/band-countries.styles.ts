import { css } from 'lit';

export const bandCountriesStyles = css`
  .field {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 6px;
  }
  input {
    flex: 1 1 9em;
    min-block-size: 32px;
    color: inherit;
    font: inherit;
  }
  :disabled {
    opacity: 0.5;
    cursor: default;
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
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: var(--paper);
    box-shadow: 0 8px 24px rgb(0 0 0 / 18%);
  }
  [role='listbox'] {
    max-block-size: 18em;
    overflow: auto;
  }
  [role='option'],
  .none {
    display: flex;
    gap: 0.6em;
    padding: 7px 12px;
    cursor: pointer;
  }
  [role='option'] span:first-child {
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
`;

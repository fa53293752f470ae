import { css } from 'lit';

/** What the elements that people type into share: a label, a field whose frame shows the focus, rows of small buttons below. */
export const fieldStyles = css`
  label,
  legend {
    font-weight: 650;
  }
  .field {
    margin-block-start: 4px;
    border: 1px solid var(--muted);
    border-radius: 8px;
  }
  .field:focus-within {
    outline: 3px solid var(--link);
    outline-offset: 1px;
  }
  .field > :is(input, textarea) {
    min-inline-size: 0;
    border: 0;
    outline: none;
    background: none;
  }
  ::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin-block-start: 8px;
  }
  .row button {
    min-block-size: 30px;
    padding: 2px 10px;
    border-color: var(--line);
    font-size: 0.9em;
  }
  .muted {
    color: var(--muted);
  }
`;

import { css } from 'lit';

export const bandCheckStyles = css`
  .what {
    color: var(--muted);
    font-size: 0.9em;
  }
  .summary {
    font-size: 1.25em;
    font-weight: 650;
    line-height: 1.3;
    text-wrap: pretty;
  }
  .bar {
    display: flex;
    gap: 3px;
    block-size: 6px;
    margin-block-start: 10px;
  }
  .bar i {
    flex: 1;
    border-radius: 3px;
    background: var(--verdict);
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
  section + section {
    margin-block-start: calc(var(--space) * 1.5);
  }
  .networks {
    margin-block-start: 12px;
  }
  .network {
    display: grid;
    grid-template-columns: 10.5em 1fr;
    column-gap: 12px;
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
  .verdict {
    display: flex;
    align-items: baseline;
    gap: 0.45em;
    color: var(--verdict);
    font-weight: 650;
  }
  .verdict svg {
    align-self: center;
    font-size: 1.1em;
  }
  .name {
    font-weight: 650;
  }
  .line {
    color: var(--muted);
    font-size: 0.9em;
  }
  .line b {
    color: var(--text);
    font-weight: 600;
  }
  details {
    color: var(--muted);
    font-size: 0.9em;
  }
  summary {
    inline-size: fit-content;
    min-block-size: 24px;
    cursor: pointer;
  }
  .source {
    padding-inline-start: 1.1em;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    margin-block-start: 12px;
    padding-block-start: 10px;
    border-block-start: 1px solid var(--line);
    color: var(--muted);
    font-size: 0.85em;
  }
  .notice {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
  .skeleton {
    display: block;
    block-size: 0.9em;
    margin-block: 0.55em;
    border-radius: 4px;
    background: var(--line);
  }
  .network .skeleton {
    inline-size: 70%;
  }
  @container (max-width: 30em) {
    .network {
      grid-template-columns: 1fr;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .skeleton {
      animation: pulse 1.4s ease-in-out infinite alternate;
    }
    @keyframes pulse {
      to {
        opacity: 0.45;
      }
    }
  }
  @media (forced-colors: active) {
    .bar i {
      forced-color-adjust: none;
    }
  }
  @media print {
    .bar i {
      print-color-adjust: exact;
    }
    button {
      display: none;
    }
  }
`;

import { css } from 'lit';

/**
 * The look that all elements share. The page's CSS reaches a host element and what it inherits, so everything is drawn
 * in a `.root` inside that takes nothing over but the writing direction, visibility and custom properties. Lengths are
 * in px and em, because rem follows the page. Verdict colours differ in lightness too (colour-blind readers), and every
 * text keeps 4.5:1.
 */
export const themeStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }
  :host([hidden]) {
    display: none;
  }
  .root {
    all: initial;
    direction: inherit;
    visibility: inherit;
    color-scheme: inherit;
    --good: var(--band-check-good, light-dark(#00679c, #00aaff));
    --limited: var(--band-check-limited, light-dark(#b04e00, #ffc300));
    --no: var(--band-check-no, light-dark(#660800, #ff4a72));
    --unconfirmed: var(--band-check-unconfirmed, light-dark(#565a61, #e3e5e8));
    --text: var(--band-check-text, light-dark(#16181d, #eceef1));
    --muted: var(--band-check-muted, light-dark(#545962, #aab0ba));
    --paper: var(--band-check-background, light-dark(#fff, #16181c));
    --line: var(--band-check-line, light-dark(#dfe2e7, #343841));
    --link: var(--band-check-link, light-dark(#0b57a4, #7cc0ff));
    --space: var(--band-check-space, 16px);
    --radius: var(--band-check-radius, 12px);
    box-sizing: border-box;
    display: block;
    container-type: inline-size;
    padding: var(--space);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--text);
    font-family: var(
      --band-check-font,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'PingFang SC',
      'Microsoft YaHei',
      'Noto Sans SC',
      sans-serif
    );
    font-size: var(--band-check-font-size, medium);
    line-height: 1.5;
    text-align: start;
    overflow-wrap: anywhere;
  }
  :host([theme='light']) .root {
    color-scheme: light;
  }
  :host([theme='dark']) .root {
    color-scheme: dark;
  }
  *,
  ::before {
    box-sizing: border-box;
  }
  p,
  ul,
  h3 {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.15em;
  }
  svg {
    inline-size: 1em;
    block-size: 1em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    min-block-size: 36px;
    padding: 4px 14px;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: transparent;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--link);
    outline-offset: 2px;
    border-radius: 4px;
  }
  .muted {
    color: var(--muted);
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media print {
    .root {
      color-scheme: light;
    }
  }
`;

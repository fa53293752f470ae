import { css } from 'lit';

/**
 * The look that all elements share. The page's CSS reaches a host element and what it inherits, so everything is drawn
 * in a `.root` inside that takes nothing over but visibility, colour scheme and custom properties. Lengths are in px
 * and em, because rem follows the page. Verdict colours differ in lightness too (colour-blind readers), and every text
 * keeps 4.5:1.
 */
export const themeStyles = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  .root {
    all: initial;
    visibility: inherit;
    color-scheme: inherit;
    --good: var(--band-check-good, light-dark(#00679c, #0af));
    --limited: var(--band-check-limited, light-dark(#b04e00, #ffc300));
    --no: var(--band-check-no, light-dark(#660800, #ff4a72));
    --unconfirmed: var(--band-check-unconfirmed, light-dark(#565a61, #e3e5e8));
    --text: var(--band-check-text, light-dark(#16181d, #eceef1));
    --muted: var(--band-check-muted, light-dark(#545962, #aab0ba));
    --line: var(--band-check-line, light-dark(#dfe2e7, #343841));
    --link: var(--band-check-link, light-dark(#0b57a4, #7cc0ff));
    --paper: var(--band-check-background, light-dark(#fff, #16181c));
    display: block;
    container-type: inline-size;
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--band-check-radius, 12px);
    background: var(--paper);
    color: var(--text);
    font: var(--band-check-font-size, medium) / 1.5 var(--band-check-font, system-ui, sans-serif);
    overflow-wrap: anywhere;
  }
  :host([theme='light']) .root {
    color-scheme: light;
  }
  :host([theme='dark']) .root {
    color-scheme: dark;
  }
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--link);
  }
  button {
    min-block-size: 36px;
    padding: 4px 14px;
    border: 1px solid var(--muted);
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }
  @media print {
    :host([theme]) .root,
    .root {
      color-scheme: light;
    }
    button {
      display: none;
    }
  }
`;

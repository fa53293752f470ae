import { css } from 'lit';

/**
 * The look that all elements share. The page's CSS reaches a host element and what it inherits, so everything is drawn
 * in a `.root` inside that takes nothing over but visibility, colour scheme and custom properties. Lengths are in px
 * and em, because rem follows the page. Verdict colours differ in lightness too (colour-blind readers), and every text
 * keeps 4.5:1.
 *
 * `.room` is the container that narrow layouts ask. A container has no width of its own, so the columns of `.root` give
 * it one: 36em where the element may choose (beside a picture, in a table cell), less where the room is narrower, and
 * all there is where it stands as a block.
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
    display: grid;
    grid-template-columns: minmax(0, 36em) minmax(0, 1fr);
    padding: 16px;
    border: 1px solid var(--line);
    border-radius: var(--band-check-radius, 12px);
    background: var(--paper);
    color: var(--text);
    font: var(--band-check-font-size, medium) / 1.5 var(--band-check-font, system-ui, sans-serif);
    overflow-wrap: anywhere;
  }
  .room {
    grid-column: 1 / -1;
    container-type: inline-size;
  }
  :host([font='inherit']) .root {
    font-family: inherit;
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
  .sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .root {
      --paper: Canvas;
    }
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

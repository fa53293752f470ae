import { readFileSync } from 'node:fs';

/** The look of the page about the API: ink on paper like the app's, and no colour that could be taken for a verdict. */
export const apiPageStyles = `${readFileSync('src/app/styles/tokens.css', 'utf8')}
:lang(zh) { line-break: strict; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); font-weight: var(--body); color: var(--ink); overflow-wrap: break-word; }
body > header {
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 1rem;
  padding: 0.5rem max(1rem, (100vw - 74rem) / 2); border-block-end: 1px solid var(--line);
}
body > header a { display: inline-flex; align-items: center; min-block-size: 44px; }
.wordmark { font-size: 1.15rem; font-weight: 700; letter-spacing: -0.02em; text-decoration: none; }
.wordmark::before { inline-size: 1.5em; block-size: 1.5em; margin-inline-end: 0.5em; background: url('/icons/icon.svg'); content: ''; }
.skip { position: absolute; inset-inline-start: -999em; }
.skip:focus { inset: 0.5rem auto auto 0.5rem; padding: 0.5rem 1rem; background: var(--paper); }
main { max-inline-size: 76rem; margin: 0 auto; padding: clamp(1.5rem, 4vw, 3rem) 1rem 4rem; }
main:focus { outline: none; }
h1, h2, h3, h4 { line-height: 1.2; margin: 2.5rem 0 0.75rem; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.4rem + 3vw, 3.25rem); letter-spacing: -0.025em; margin-block-start: 0; }
h2 { font-size: clamp(1.4rem, 1.1rem + 1vw, 1.8rem); margin-block-start: 4rem; }
h3 { font-size: 1.25rem; }
h4 { font-size: 1rem; margin-block-start: 1.75rem; }
p, ul, dl, figure, blockquote { margin: 0 0 1rem; }
p, li, dd { max-inline-size: 68ch; }
.lead { font-size: 1.15rem; }
.quiet, figcaption { color: var(--quiet); }
a { color: inherit; text-decoration-color: var(--edge); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { text-decoration-color: currentcolor; text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'Noto Sans Mono', monospace; font-size: 0.92em; }
:not(pre) > code { overflow-wrap: anywhere; }
pre {
  margin: 0; padding: 0.9rem 1rem; overflow: auto; max-block-size: 28rem;
  background: var(--sunk); border: 1px solid var(--line); border-radius: 8px; line-height: 1.45; tab-size: 2;
}
figure { min-inline-size: 0; }
figcaption { margin-block-end: 0.25rem; font-size: 0.9rem; }
.examples pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.examples { display: grid; gap: 0.25rem 1rem; grid-template-columns: minmax(0, 1fr); margin-block: 1.25rem; }
.address { padding: 0.6rem 0.9rem; background: var(--sunk); border-radius: 8px; max-inline-size: none; }
.facts, .codes, .parameters { display: grid; gap: 0.5rem 1.5rem; }
.facts div, .codes div, .parameters div { display: grid; grid-template-columns: minmax(0, 1fr); }
dt { font-weight: 650; }
dd { margin: 0; }
nav { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 8px; }
nav h2 { margin: 0 0 0.25rem; font-size: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-flex; align-items: center; min-block-size: 44px; }
.points { padding-inline-start: 1.2rem; }
.points li { margin-block-end: 0.6rem; }
section { padding-block-end: 1rem; border-block-end: 1px solid var(--line); }
details { margin-block: 0.5rem; }
summary { padding-block: 0.6rem; min-block-size: 44px; cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
thead th { color: var(--quiet); font-weight: 600; border-block-end-color: var(--edge); }
tbody th { font-weight: 600; }
small { color: var(--quiet); font-weight: 400; white-space: nowrap; }
td { min-inline-size: 7rem; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
blockquote { padding: 1rem 1.25rem; background: var(--sunk); border-radius: 8px; }
blockquote p { margin: 0; }
:target { scroll-margin-block-start: 0.5rem; }
.codes :target { background: var(--sunk); outline: 2px solid var(--edge); outline-offset: 4px; }
@media (min-width: 48rem) {
  .codes div { grid-template-columns: 17rem minmax(0, 1fr); }
  .parameters div { grid-template-columns: 5rem minmax(0, 1fr); }
  .facts div { grid-template-columns: 10rem minmax(0, 1fr); }
  .examples { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media (min-width: 40rem) {
  .scroll th code { white-space: nowrap; }
}
@media (max-width: 40rem) {
  .scroll thead { position: absolute; clip-path: inset(50%); inline-size: 1px; overflow: hidden; }
  .scroll tr { display: grid; grid-template-columns: minmax(0, 1fr); padding-block: 0.6rem; border-block-end: 1px solid var(--line); }
  .scroll th, .scroll td { padding: 0; border: 0; text-align: start; min-inline-size: 0; overflow-wrap: anywhere; }
  .scroll td[data-label]::before { content: attr(data-label) ' '; color: var(--quiet); }
}
@media (forced-colors: active) { pre, nav, .address { border: 1px solid; } }
@media print { nav, .skip, body > header { display: none; } pre { max-block-size: none; white-space: pre-wrap; } }
`;

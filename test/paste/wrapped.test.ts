/** A text says the same in whatever it is pasted: a quotation, a string of source code, a page of HTML, a log. */
import { describe, expect, it } from 'vitest';
import { readBands } from '../../src/paste/read-bands.js';
import { PASTE_FILES, readPastes } from '../fixtures/read-pastes.js';
import { written } from './cases/case.js';

const { asTheyCome, realShapes, variedLater, answers } = PASTE_FILES;
/** Longer texts have more of the same lines, and take most of the time. */
const LONGEST = 500;
const texts = [asTheyCome, realShapes, variedLater, answers]
  .flatMap(readPastes)
  .map(({ text }) => text)
  // Every second one: the others are of the same kinds, and would take as long again.
  .filter(({ length }, i) => length < LONGEST && i % 2 === 0);

/** The kinds and bands of all that a text tells apart; what it is called may come with a sign more. */
function readingOf(text: string): string {
  const read = readBands(text);
  return [read, ...read.variants].map(written).sort().join('\n');
}
const alone = texts.map(readingOf);

const linesOf = (text: string) => text.split('\n');
const before = (mark: string) => (text: string) => text.replace(/^/gm, mark);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text with dashes behind what heads a line; a modem's answer needs its colon. */
const dashed = (text: string) =>
  /^\W*[+^!%$*#]\w+ ?:|AT[!^#%]/im.test(text) ? text : text.replace(/^([^\n:"{]{2,24}?): /gm, '$1 - ');

describe('a text is read the same', () => {
  it.each<[inWhat: string, wrap: (text: string) => string, most: number]>([
    ['in a mail', before('> '), 0.001],
    ['in a comment', before('// '), 0.003],
    ['in a script', before('# '), 0.003],
    ['in a change', before('+'), 0.005],
    ['set in', before('    '), 0.003],
    ['in a list', (text) => text.replace(/^(?=.)/gm, '- '), 0.003],
    ['in a log', before('Mar 14 10:22:11 gateway modem[812]: '), 0.001],
    ['in a terminal', before('[2025-03-14 10:22:11] '), 0.001],
    ['in a chat', (text) => `Kim, [14.03.25 10:22]\n${text}`, 0.001],
    ['in JSON', (text) => JSON.stringify({ id: 4711, body: text, author: 'kim' }), 0.01],
    [
      'in JSON that is laid out',
      (text) => JSON.stringify({ id: 4711, body: text, author: 'kim' }, null, 2),
      0.01,
    ],
    [
      'in strings of source code',
      (text) =>
        `String text = ${linesOf(text)
          .map((line) => JSON.stringify(line + '\n'))
          .join('\n    + ')};`,
      0.01,
    ],
    ['in a long string', (text) => 'text = `' + text + '`;', 0.01],
    ['in HTML', (text) => `<div class="post"><p>${linesOf(escaped(text)).join('<br>\n')}</p></div>`, 0.01],
    ['in what HTML shows as it is', (text) => `<pre><code>${escaped(text)}</code></pre>`, 0.005],
    ['in XML', (text) => `<?xml version="1.0"?>\n<note id="7"><body>${escaped(text)}</body></note>`, 0.005],
    ['with dashes behind labels', dashed, 0.012],
    ['with links', (text) => text.replace(/\b(?:LTE|[45]G)\b/g, '[$&](https://a.example/$&)'), 0.001],
  ])('%s', (_, wrap, most) => {
    const changed = texts.filter((text, i) => readingOf(wrap(text)) !== alone[i]);
    expect(changed.length / texts.length).toBeLessThanOrEqual(most);
  });
});

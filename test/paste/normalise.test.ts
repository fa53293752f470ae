import { expect, it } from 'vitest';
import { normalise } from '../../src/paste/normalise.js';

it.each([
  ['a<br>b', 'a\n   b'],
  ['a</p>b<td>c', 'a\n   b|   c'],
  ['a &amp; b &quot;c&quot;', 'a &     b "     c"     '],
  ['a\\nb', 'a\n b'],
  ['f("at+x=1,2",3)', 'f("at+x=1,2;,3)'],
  ['f("^x=""a"",1")', 'f("^x= "a ",1;)'],
  ['a<img src=x>b', 'a           b'],
])('%j is %j: each sign in its place, and as long as it was', (original, text) => {
  expect(normalise(original)).toEqual({ text, low: text, cut: false });
});

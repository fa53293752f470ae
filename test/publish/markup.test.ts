import { expect, it } from 'vitest';
import { markup, written } from '../../src/publish/markup.js';

it('escapes what is filled in, for text and for attributes', () => {
  const name = `</title><script>alert("1")</script>'&`;
  expect(written(markup`<p title="${name}">${name}</p>`)).toBe(
    '<p title="&#60;/title&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#39;&#38;">' +
      '&#60;/title&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#39;&#38;</p>',
  );
});

it('takes markup and lists of markup as they are', () => {
  expect(written(markup`<ul>${[1, 2].map((i) => markup`<li>${i}</li>`)}</ul>${markup`<hr>`}`)).toBe(
    '<ul><li>1</li><li>2</li></ul><hr>',
  );
});

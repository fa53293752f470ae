import { html } from 'lit';
import { expect, it } from 'vitest';
import { apiText } from '../../src/publish/api-text.js';
import { writeTemplate } from '../../src/publish/write-template.js';

it.each([
  ['no marks', 'no marks'],
  ['`id` and `cc`, see [Index]', '<code>id</code> and <code>cc</code>, see <a href="#type-Index">Index</a>'],
  ['`<b>` is text', '<code>&#60;b&#62;</code> is text'],
])('sets %j as code and links', (text, written) => {
  expect(writeTemplate(html`${apiText(text)}`)).toBe(written);
});

import { html, nothing, svg } from 'lit';
import { describe, expect, it } from 'vitest';
import { writeTemplate } from '../../src/publish/write-template.js';

const HOSTILE = `</title><script>alert("1")</script>'&`;
const ESCAPED = '&#60;/title&#62;&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#39;&#38;';

describe('a template written as HTML', () => {
  it('has what is filled in escaped, in text and in attributes with and without quotes', () => {
    expect(writeTemplate(html`<p title=${HOSTILE} class="a ${HOSTILE}">${HOSTILE}</p>`)).toBe(
      `<p title="${ESCAPED}" class="a ${ESCAPED}">${ESCAPED}</p>`,
    );
  });

  it('holds templates and lists of them as they are', () => {
    const items = [1, 2].map((i) => html`<li>${i}</li>`);
    const shape = svg`<path d=${'M0 0'} />`;
    expect(writeTemplate(html`<p>${items}${shape}${[]}</p>`)).toBe(
      '<p><li>1</li><li>2</li><path d="M0 0" /></p>',
    );
  });

  it('leaves out nothing, and an attribute that is nothing or false', () => {
    expect(
      writeTemplate(html`<a href=${nothing} ?hidden=${false} ?inert=${true}>${nothing}${null}</a>`),
    ).toBe('<a inert=""></a>');
  });

  it.each([
    ['a listener', html`<button @click=${() => undefined}></button>`],
    ['a property', html`<input .value=${'x'} />`],
    ['an object', html`<p>${{}}</p>`],
    ['an object as an attribute', html`<p title=${{}}></p>`],
  ])('refuses %s', (_, template) => {
    expect(() => writeTemplate(template)).toThrow(TypeError);
  });
});

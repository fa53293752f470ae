import { html, type TemplateResult } from 'lit';

/** Text in which `` `code` `` is set as code and `[Type]` is a link to the table of that type. */
export function apiText(text: string): (string | TemplateResult)[] {
  return text.split(/(`[^`]*`|\[\w+\])/).map((piece, i) => {
    if (i % 2 === 0) return piece;
    const inner = piece.slice(1, -1);
    return piece.startsWith('`')
      ? html`<code>${inner}</code>`
      : html`<a href=${`#type-${inner}`}>${inner}</a>`;
  });
}

import { html, type TemplateResult } from 'lit';

/** A text in which one name never breaks: `EC25-E in Germany` must not become `EC25-` and `E in Germany`. */
export function wholeName(text: string, name: string): TemplateResult {
  const at = text.indexOf(name);
  if (at < 0) return html`${text}`;
  return html`${text.slice(0, at)}<span class="whole">${name}</span>${text.slice(at + name.length)}`;
}

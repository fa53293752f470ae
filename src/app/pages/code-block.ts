import { html, type TemplateResult } from 'lit';

/** Code to be read and copied; keys can scroll it. */
export function codeBlock(text: string): TemplateResult {
  return html`<pre class="snippet" tabindex="0"><code>${text}</code></pre>`;
}

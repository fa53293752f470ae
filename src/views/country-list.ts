import { html, nothing, type TemplateResult } from 'lit';
import type { WorldCountry } from '../world/world.js';
import type { Reader } from './reader.js';

/** Countries with their number of networks, each a link to its page. */
export function countryList(
  countries: readonly WorldCountry[],
  { lang, words, href }: Reader,
): TemplateResult {
  return html`<ul class="rows grid">
    ${countries.map(
      ({ cc, name, networks, depth }) =>
        html`<li>
          <a href=${href('country', { cc })}>${name[lang]}</a>
          <span class="muted"
            >${words.networkCount(networks.length)}${depth === 'bands' ? html` · ${words.depthShort.bands}` : nothing}</span
          >
        </li>`,
    )}
  </ul>`;
}

import { html, type TemplateResult } from 'lit';
import type { Service } from '../core/service.js';
import type { Lang } from '../words/lang.js';
import { PASTE_WORDS } from '../words/paste.js';
import { VERDICT_WORDS } from '../words/verdict-words.js';
import { inSentence } from '../world/names/in-sentence.js';
import type { WorldCountry } from '../world/world.js';

/** Which networks of a country still have 2G or 3G, for a device that has nothing else. */
export function olderNetworks(
  { name, networks }: WorldCountry,
  services: readonly (Service & ('g2' | 'g3'))[],
  lang: Lang,
): TemplateResult {
  const words = VERDICT_WORDS[lang];
  return html`<section part="older" class="older">
    <h3>${PASTE_WORDS[lang].older.states(inSentence(name)[lang])}</h3>
    <ul>
      ${networks.map(
        (network) =>
          html`<li>
            <b>${network.name}</b> ${words.sentence(
              services.map((service) => words.status(service, network.status[service])),
            )}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** What it takes to run the elements on a page: addresses, policies, versions and demos. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EmbedWords } from '../../words/embed.js';
import { ELEMENT_TAGS } from '../base/element-manifest.js';
import { addressRecipe, policyRecipes } from './embed-recipes.js';
import type { EmbedManifest } from './embed-snippet.js';
import { codeBlock } from './code-block.js';

/** @param manifest the scripts, as far as they are known */
export function embedOperation(
  words: EmbedWords,
  manifest: EmbedManifest | null | undefined,
): TemplateResult {
  const { integrity = 'sha384-…' } = manifest?.scripts['band-check.js'] ?? {};
  const policies = policyRecipes(location.origin, integrity);
  return html`<section>
      <h2>${words.address}</h2>
      <p>${words.addressText}</p>
      ${codeBlock(addressRecipe(location.origin))}
      <p>${words.selfHosting}</p>
    </section>
    <section>
      <h2>${words.policies}</h2>
      <p>${words.policiesText}</p>
      ${(Object.keys(policies) as (keyof typeof policies)[]).map(
        (name) =>
          html`<h3>${words.policy[name]}</h3>
            ${codeBlock(policies[name])}`,
      )}
    </section>
    <section>
      <h2>${words.versionsHeading}</h2>
      <p>${words.versionsText}</p>
      ${manifest ? html`<p>${words.kept(manifest.released)}</p>` : nothing}
    </section>
    <section>
      <h2>${words.demos}</h2>
      <ul class="inline">
        ${ELEMENT_TAGS.map((tag) => html`<li><a href="/embed/demos/${tag}.html">${words.demo(tag)}</a></li>`)}
      </ul>
    </section>`;
}

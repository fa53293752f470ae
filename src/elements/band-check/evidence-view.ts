import { html, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../../core/band.js';
import type { NetworkBand } from '../../core/network.js';
import { CHECK_WORDS } from '../../words/check.js';
import type { Lang } from '../../words/lang.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import type { CountryWithEvidence } from '../../world/published/read-published.js';
import type { WorldNetwork } from '../../world/world.js';

/** The bands of a network, how well each is confirmed and by whom; a kept copy has no sources. */
export function evidenceView(
  { evidence }: CountryWithEvidence,
  { id, lte, nr }: WorldNetwork,
  lang: Lang,
): TemplateResult {
  const words = CHECK_WORDS[lang];
  const { basis, coreBand } = VERDICT_WORDS[lang];
  const sourcesOf = (name: string) =>
    (evidence?.networks.get(id)?.bands.get(name) ?? []).flatMap((id) => evidence?.sources.get(id) ?? []);
  const bandView = (rat: Rat, { band, confidence, core }: NetworkBand) => {
    const name = bandName(rat, band);
    return html`<li>
      <b>${name}</b>
      ${basis[confidence]}${core ? words.comma + coreBand : ''}${sourcesOf(name).map(
        ({ url, publisher, grade }, i) =>
          html`${i > 0 ? words.comma : words.colon}<a href=${url}>${publisher}</a>${words.grade(grade)}`,
      )}
    </li>`;
  };
  return html`<ul role="list">
    ${lte.map((band) => bandView('lte', band))} ${nr.map((band) => bandView('nr', band))}
  </ul>`;
}

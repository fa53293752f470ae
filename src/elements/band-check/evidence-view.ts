import { html, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../../core/band.js';
import type { NetworkBand } from '../../core/network.js';
import { CHECK_WORDS } from '../../words/check.js';
import type { Lang } from '../../words/lang.js';
import { VERDICT_WORDS } from '../../words/verdict.js';
import type { PublishedCountry } from '../../world/published/read-published.js';

/** The bands of a network, how well each is confirmed and by whom; a kept copy has no sources. */
export function evidenceView(
  { networks, evidence }: PublishedCountry,
  id: string,
  lang: Lang,
): TemplateResult {
  const words = CHECK_WORDS[lang];
  const { lte, nr } = networks.find((network) => network.id === id)!;
  const sourcesOf = (name: string) =>
    (evidence?.networks.get(id)?.bands.get(name) ?? []).flatMap((id) => evidence?.sources.get(id) ?? []);
  const bandView = (rat: Rat, { band, confidence, core }: NetworkBand) => {
    const name = bandName(rat, band);
    return html`<li>
      <b>${name}</b>
      ${VERDICT_WORDS[lang].basis[confidence]}${core ? words.comma + words.coreBand : ''}${sourcesOf(
        name,
      ).map(
        ({ url, publisher, grade }, i) =>
          html`${i > 0 ? words.comma : words.colon}<a href=${url}>${publisher}</a>${words.grade(grade)}`,
      )}
    </li>`;
  };
  return html`<ul role="list">
    ${lte.map((band) => bandView('lte', band))} ${nr.map((band) => bandView('nr', band))}
  </ul>`;
}

import { html, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../../core/band.js';
import type { NetworkBand } from '../../core/network.js';
import { CHECK_WORDS } from '../../words/check.js';
import { correctionText } from '../../words/correction-text.js';
import type { Lang } from '../../words/lang.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import type { CountryWithEvidence } from '../../world/published/read-published.js';
import type { WorldCorrection, WorldNetwork } from '../../world/world.js';

/** The bands of a network, how well each is confirmed and by whom; a kept copy has no sources. */
export function evidenceView(
  { sourcesOf }: CountryWithEvidence,
  { id, lte, nr }: WorldNetwork,
  lang: Lang,
): TemplateResult {
  const words = CHECK_WORDS[lang];
  const { basis, coreBand, comma, colon } = VERDICT_WORDS[lang];
  const bandView = (rat: Rat, { band, confidence, core }: NetworkBand) => {
    const name = bandName(rat, band);
    return html`<li>
      <b>${name}</b>
      ${basis[confidence]}${core ? comma + coreBand : ''}${sourcesOf?.(id, name).map(
        ({ url, publisher, grade }, i) =>
          html`${i > 0 ? comma : colon}<a href=${url}>${publisher}</a>${words.grade(grade)}`,
      )}
    </li>`;
  };
  return html`<ul role="list">
    ${lte.map((band) => bandView('lte', band))} ${nr.map((band) => bandView('nr', band))}
  </ul>`;
}

/**
 * What we know better than the publisher of the data: each a sentence that leads to its source.
 * @param before what stands before each sentence
 */
export function correctionsView(
  corrections: readonly WorldCorrection[],
  lang: Lang,
  before = '',
): TemplateResult[] {
  return corrections.map(
    (correction) =>
      html`<p part="correction">
        ${before}<a href=${correction.source.url}>${correctionText(correction, lang)}</a>
      </p>`,
  );
}

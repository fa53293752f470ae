/** A band as a small plate, like a label on a part: how well it is known and whether a device has it. */
import { html, nothing, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../core/band.js';
import type { BandUse } from '../core/band-use.js';
import type { NetworkBand } from '../core/network.js';
import type { AppWords } from '../words/app.js';
import type { VerdictWords } from '../words/verdict-words.js';

/** A plate of a network's band. Core bands are underlined, single-source ones dashed; the same is said in words. */
export function networkBandPlate(
  rat: Rat,
  { band, confidence, core }: NetworkBand,
  words: VerdictWords,
  use?: BandUse,
): TemplateResult {
  const said = [use && words.bandUse[use], core && words.coreBand, words.basis[confidence]]
    .filter(Boolean)
    .join(words.comma);
  return html`<li
    class="plate ${use ?? ''} ${confidence === 'single-source' ? 'single' : ''} ${core ? 'core' : ''}"
    title=${said}
  >
    ${bandName(rat, band)}<span class="sr">${words.comma}${said}</span>
  </li>`;
}

/**
 * A list of plain plates, each a link to the band.
 * @param bandsPage address of the page of the bands
 */
export function bandPlates(rat: Rat, bands: readonly number[], bandsPage: string): TemplateResult {
  return html`<ul class="plates">
    ${bands.map((band) => {
      const name = bandName(rat, band);
      return html`<li><a class="plate" href=${`${bandsPage}?band=${name}`}>${name}</a></li>`;
    })}
  </ul>`;
}

export function noBands(bands: readonly unknown[], words: AppWords): TemplateResult | typeof nothing {
  return bands.length === 0 ? html`<p class="muted">${words.noBandsKnown}</p>` : nothing;
}

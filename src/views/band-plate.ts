/** A band as a small plate, like a label on a part: how well it is known and whether a device has it. */
import { html, nothing, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../core/band.js';
import type { NetworkBand } from '../core/network.js';
import type { AppWords } from '../words/app.js';

/** `has` the device supports it · `lacks` it does not, and that matters · `spare` it does not, without harm. */
export type BandUse = 'has' | 'lacks' | 'spare';

/** A plate of a network's band. Core bands are underlined, single-source ones dashed; the same is said in words. */
export function networkBandPlate(
  rat: Rat,
  fact: NetworkBand,
  words: AppWords,
  use?: BandUse,
): TemplateResult {
  const single = fact.confidence === 'single-source';
  const said = [
    use && words.bandUse[use],
    fact.core && words.coreBand,
    single ? words.singleSource : words.crossChecked,
  ].filter(Boolean);
  return html`<li
    class="plate ${use ?? ''} ${single ? 'single' : ''} ${fact.core ? 'core' : ''}"
    title=${said.join(', ')}
  >
    ${bandName(rat, fact.band)}<span class="sr">, ${said.join(', ')}</span>
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

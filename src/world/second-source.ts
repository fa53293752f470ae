import { CREDIT } from '../core/credit.js';
import type { Confidence } from '../core/network.js';

/** `https://www.aiotrf.com/`: the publisher's own pages. */
const PUBLISHER = /^https:\/\/[^/]+\//.exec(CREDIT.url)![0];

/**
 * Whether a band is called cross-checked although only one source for it is published: it names one source, or the
 * publisher's own page as the second.
 * @param ids of the sources of the band
 */
export function lacksSecondSource(
  confidence: Confidence,
  ids: readonly string[],
  urlOf: (id: string) => string | undefined,
): boolean {
  return confidence === 'cross-checked' && ids.filter((id) => !urlOf(id)?.startsWith(PUBLISHER)).length < 2;
}

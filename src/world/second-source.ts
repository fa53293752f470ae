import { bandName } from '../core/band.js';
import { CREDIT } from '../core/credit.js';
import type { Confidence } from '../core/network.js';
import type { Evidence } from './snapshot/evidence.js';
import type { WorldNetwork } from './world.js';

/** `https://www.aiotrf.com/`: the publisher's own pages. */
const PUBLISHER = /^https:\/\/[^/]+\//.exec(CREDIT.url)![0];

/** What the publisher names as a second source: `none`, or a page of its own. */
export type NoSecondSource = 'none' | 'publisher';

/** A band that is called cross-checked although only one source for it is published. */
export interface OpenBand {
  /** `B20` or `n78`. */
  readonly band: string;
  readonly named: NoSecondSource;
}

/**
 * What stands in place of the second source of a cross-checked band; undefined where two sources are published, and
 * where nobody calls the band cross-checked.
 * @param ids of the sources of the band
 */
export function findNoSecondSource(
  confidence: Confidence,
  ids: readonly string[],
  urlOf: (id: string) => string | undefined,
): NoSecondSource | undefined {
  if (confidence !== 'cross-checked') return undefined;
  if (ids.length < 2) return 'none';
  return ids.filter((id) => !urlOf(id)?.startsWith(PUBLISHER)).length < 2 ? 'publisher' : undefined;
}

/** The bands of a network whose second source is not published. */
export function findOpenBands({ id, lte, nr }: WorldNetwork, { networks, sources }: Evidence): OpenBand[] {
  const proof = networks.get(id)?.bands;
  const bands = [
    ...lte.map(({ band, confidence }) => ({ band: bandName('lte', band), confidence })),
    ...nr.map(({ band, confidence }) => ({ band: bandName('nr', band), confidence })),
  ];
  return bands.flatMap(({ band, confidence }) => {
    const named = findNoSecondSource(
      confidence,
      proof?.get(band) ?? [],
      (source) => sources.get(source)?.url,
    );
    return named ? [{ band, named }] : [];
  });
}

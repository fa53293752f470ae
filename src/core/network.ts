/** What is known of a network, in the program's own form: band numbers, no words, no addresses. */
import { BAND_OF_PART, type BandPart } from './band.js';
import type { Service, ServiceState } from './service.js';

/** `cross-checked`: two independent sources agree. `single-source`: one source says so. */
export const CONFIDENCES = ['cross-checked', 'single-source'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** One band that a network is known to operate. */
export interface NetworkBand {
  readonly band: number;
  readonly confidence: Confidence;
  /** The operator's service rests on this band. */
  readonly core: boolean;
  /** Only this part of the band is in use on the network. */
  readonly part?: BandPart;
}

/**
 * The 46 members of the CEPT, without Russia and Belarus, whose membership is suspended since 2022-03-18. CEPT's own list
 * of members could not be read; these are the names of the Wikipedia article on the CEPT (copies that speak for
 * 2022-03 and for 2026-01, which agree), read in 2026-11. CEPT's page on who has carried out its decision of 2005-03-18
 * (https://docdb.cept.org/implementation/388, read in 2026-11) names the same countries as far as the copy goes, Albania
 * to Sweden.
 *
 * Their 700 MHz band is 703-733 / 758-788 MHz, which is B28A: for the EU by Implementing Decision (EU) 2016/687, article
 * 3; for the CEPT by ECC/DEC/(15)01, of which the draft for consultation was read, not the approved text. Which members
 * have carried it out was not checked country by country.
 */
const CEPT: ReadonlySet<string> = new Set(
  (
    'al ad at az ba be bg ch cy cz de dk ee es fi fr gb ge gr hr hu ie is it li lt lu lv mc md me mk mt nl no pl pt ' +
    'ro rs se si sk sm tr ua va'
  ).split(' '),
);

/** The LTE bands of a network, with the part that the country's band plan leaves of a band. */
export function withPlannedParts(cc: string, bands: readonly NetworkBand[]): NetworkBand[] {
  return bands.map((band) =>
    CEPT.has(cc) && band.band === BAND_OF_PART.B28A && !band.part ? { ...band, part: 'B28A' } : band,
  );
}

/** `full`: bands and service states were researched. `bands`: bands only. */
export const DEPTHS = ['full', 'bands'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What is known of a network. Band lists in the network's own order. */
export interface Network {
  readonly lte: readonly NetworkBand[];
  readonly nr: readonly NetworkBand[];
  readonly status: Readonly<Record<Service, ServiceState>>;
  readonly depth: Depth;
}

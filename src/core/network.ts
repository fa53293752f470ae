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
 * Members of the CEPT (https://www.cept.org/cept/membership-and-observers, read 2026-11). Their 700 MHz band is
 * 703-733 / 758-788 MHz (ECC Decision (15)01), which is B28A.
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

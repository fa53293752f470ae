/** What is known of a network, in the program's own form: band numbers, no words, no addresses. */
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

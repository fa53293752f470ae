/**
 * Why a verdict is what it is, and what to beware of: stable codes with the names of the bands, the pairs and the dates
 * that they speak of.
 */
import type { BandPart } from './band.js';
import type { Service, StatedService } from './service.js';

/** Why the verdict is not better, or how well it is founded. Bands are LTE bands by name, `B20`. */
export type Reason =
  /** The device supports none of the network's usable bands (`bands`). */
  | { readonly code: 'no-common-band'; readonly bands: readonly string[] }
  /** LTE-M/NB-IoT-only device; no source says that the network offers either, or `service`, the one that it has. */
  | { readonly code: 'lpwa-not-listed'; readonly service?: Service }
  /** The verdict would be better if the device had the whole of these bands; it has only these parts. */
  | { readonly code: 'part-of-band'; readonly bands: readonly string[]; readonly parts: readonly BandPart[] }
  /** Scored core bands that the device does not support. */
  | { readonly code: 'lacks-core-band'; readonly bands: readonly string[] }
  /** The network has scored coverage-layer bands (`bands`) and the device supports none of them. */
  | { readonly code: 'lacks-coverage-band'; readonly bands: readonly string[] }
  /** The device supports less than 60 % of the weighted scored bands; `share` is 0 to 1, in hundredths. */
  | { readonly code: 'low-band-share'; readonly share: number }
  /** LTE-M/NB-IoT-only device; no scored coverage-layer band is known on the network. */
  | { readonly code: 'no-coverage-band-known' }
  /** No usable band of the network is cross-checked: the verdict rests on single sources. */
  | { readonly code: 'single-source-only' };

/** A supported band that the device does not list, and the listed band that contains it, both by name. */
export type SupersetPair = Readonly<Record<'band' | 'through', string>>;

/** What could make the answer fail although the verdict is right today. */
export type Caution =
  /** Works only where the cell announces the larger band (multi-band indicator). */
  | { readonly code: 'relies-on-superset'; readonly pairs: readonly SupersetPair[] }
  /** A service that the device could need is off, ending or planned to end. */
  | ({ readonly code: 'network-ends' } & StatedService)
  /** The announced switch-off date lies before the day of asking; nobody has confirmed it since. */
  | ({ readonly code: 'planned-date-passed' } & StatedService)
  /** Receive-only bands that device and network share; they never carry a connection alone. */
  | { readonly code: 'receive-only-band-ignored'; readonly bands: readonly string[] }
  /** Only the network's bands were researched, not its service states. */
  | { readonly code: 'depth-bands-only' };

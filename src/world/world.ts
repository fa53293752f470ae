/** The world in memory: countries with their networks, and devices, ready to be judged and looked up. */

import type { Depth } from '../core/network.js';
import type { PreparedDevice, PreparedNetwork } from '../core/prepare.js';

/** A name in the languages of the data. */
export interface LocalName {
  readonly en: string;
  readonly zh: string;
}

/** A network code, MCC-MNC: `262-01`. */
export interface NetworkCode {
  readonly plmn: string;
  /** `operational`: on the air. `listed`: known for this operator, good for reading a SIM. */
  readonly status: 'operational' | 'listed';
}

/** Something that we know better than the publisher of the data. All that is known of it stands in the evidence. */
export interface WorldCorrection {
  /** Id of the network or device. */
  readonly subject: string;
  /** A service of a network, or bands of a device: `parts`, `lte_m`, `nb_iot`. */
  readonly field: string;
  /** What the publisher says; `null` where it says nothing. */
  readonly from: string | readonly string[] | null;
  /** What the source says. */
  readonly to: string | readonly string[];
  /** `applied` counts in verdicts; `beside` is likely, and only shown. */
  readonly outcome: 'applied' | 'beside';
  readonly source: { readonly publisher: string; readonly url: string; readonly date: string };
}

/** A network of a country, ready to be judged. */
export interface WorldNetwork extends PreparedNetwork {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  /** Its network codes; left out where none is known. */
  readonly codes?: readonly NetworkCode[];
  /** Left out where nothing is corrected. */
  readonly corrections?: readonly WorldCorrection[];
}

export interface WorldCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly cc: string;
  readonly name: LocalName;
  readonly depth: Depth;
  /** Day on which the data was checked, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly networks: readonly WorldNetwork[];
}

/** A device that is known by name, ready to be judged. */
export interface WorldDevice extends PreparedDevice {
  readonly id: string;
  readonly name: string;
  readonly vendor: string | null;
  readonly kind: string;
  readonly lteCategory: string | null;
  /** Other names and product codes; left out where there is none. */
  readonly aliases?: readonly string[];
  /** Left out where nothing is corrected. */
  readonly corrections?: readonly WorldCorrection[];
}

export interface World {
  /** Version of the data, and the day on which it was checked. */
  readonly version: string;
  readonly updated: string;
  readonly countries: ReadonlyMap<string, WorldCountry>;
  readonly devices: ReadonlyMap<string, WorldDevice>;
}

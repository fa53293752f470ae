/** The sources behind the data of a world, and what is known besides that no verdict asks for. */
import type { Service } from '../../core/service.js';

/** Where data comes from. Grade A official, B industry, C trade and media, D other. */
export interface EvidenceSource {
  readonly publisher: string;
  readonly grade: string;
  readonly url: string;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly date: string;
  /** The source has no date of its own: `date` is when it was read. */
  readonly read?: true | undefined;
}

/** Ids of the sources behind the data of one network. */
export interface NetworkEvidence {
  /** By band name, `B20` or `n78`. */
  readonly bands: ReadonlyMap<string, readonly string[]>;
  /** Only the states that rest on a source. */
  readonly states: ReadonlyMap<Service, string>;
}

/** Bands of a device that no verdict asks for. */
interface OlderBands {
  /** `B8`. */
  readonly umts: readonly string[];
  readonly gsmMhz: readonly number[];
}

/** The sources behind the data of a world of the same `version` and `updated`, and what no verdict asks for. */
export interface Evidence {
  readonly version: string;
  readonly updated: string;
  readonly sources: ReadonlyMap<string, EvidenceSource>;
  readonly networks: ReadonlyMap<string, NetworkEvidence>;
  /** Ids of the sources behind the band lists of a device. */
  readonly devices: ReadonlyMap<string, readonly string[]>;
  /** Of the devices that have 2G or 3G. */
  readonly olderBands: ReadonlyMap<string, OlderBands>;
  /** Where the bands of a device of our own stand in its sources. */
  readonly places: ReadonlyMap<string, readonly EvidencePlace[]>;
  /** What else is known of a device, of those of which something is. */
  readonly remarks: ReadonlyMap<string, DeviceRemark>;
  /** What else is known of codes, by the id of the network: only those of which something is. */
  readonly codes: ReadonlyMap<string, readonly CodeRemark[]>;
  /** Where files of the publisher disagree. */
  readonly contradictions: readonly Contradiction[];
  /** What is laid over the publisher's data, by the id of the network or device. */
  readonly corrections: ReadonlyMap<string, readonly EvidenceCorrection[]>;
}

/** Where a fact stands in a source: document and page, or a short quote, or both. */
export interface EvidencePlace {
  readonly source: string;
  readonly place: string | null;
  readonly quote: string | null;
}

/** What a source says of a device beside its bands. */
interface DeviceRemark {
  /** Where the product code is sold. */
  readonly region: string | null;
  /** Code and bands were matched by order and region: a person should compare the label. */
  readonly compareLabel: boolean;
  /** In English. */
  readonly note: string | null;
}

/** Two files of the publisher that disagree, in its own words. */
export interface Contradiction {
  readonly file: string;
  readonly line: number;
  readonly cc: string;
  /** Null where the country as a whole is meant. */
  readonly network: string | null;
  readonly says: string;
  readonly kept: string;
}

/** Who else uses a network code. */
export interface CodeRemark {
  readonly plmn: string;
  /** Ids of other networks that are on the air with it. */
  readonly sharedWith: readonly string[];
  /** Operators without a network of their own whose SIM cards carry it. */
  readonly virtualOperators: readonly string[];
  /** In English. */
  readonly note: string | null;
}

/** A fact that we know better than the publisher; `outcome` as in the published `Correction`. */
export interface EvidenceCorrection extends EvidencePlace {
  readonly field: string;
  readonly from: string | readonly string[] | null;
  readonly to: string | readonly string[];
  readonly why: string;
  readonly certainty: string;
  readonly outcome: string;
}

/** The data set in memory: what the publisher says, and that with our own devices, codes and corrections. */
import type {
  BandFact,
  ContradictionFact,
  CountryFile,
  DataFile,
  DeviceCorrection,
  DeviceFile,
  NetworkCorrection,
  PlmnFact,
  SourcesFile,
} from '../schema/facts.js';

/** What the publisher of the open data says. Countries and devices in the order of their codes and ids. */
export interface ImportedDataset {
  readonly data: DataFile;
  readonly countries: CountryFile[];
  readonly devices: DeviceFile[];
  readonly bands: BandFact[];
  readonly sources: SourcesFile;
  /** Where its files disagree. */
  readonly contradictions: readonly ContradictionFact[];
}

/** Everything in `data/`: the imported data with sure corrections applied, and our own devices among them. */
export interface Dataset extends ImportedDataset {
  readonly corrections: readonly CorrectionOutcome[];
  /** Network codes by the id of the network. */
  readonly plmn: Readonly<Record<string, PlmnFact[]>>;
}

/**
 * A correction and what became of it. `applied` it is sure, and counts in verdicts · `beside` it is likely, and is only
 * shown · `settled` the publisher says the same by now · `conflict` the publisher says something else by now, so it is
 * not applied.
 */
export interface CorrectionOutcome {
  /** Code of the country; `null` for a device. */
  readonly cc: string | null;
  /** Id of the network or device. */
  readonly subject: string;
  readonly correction: NetworkCorrection | DeviceCorrection;
  readonly outcome: 'applied' | 'beside' | 'settled' | 'conflict';
  /** What the publisher says now. */
  readonly found: string | readonly string[] | null;
}

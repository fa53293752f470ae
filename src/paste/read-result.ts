/** What a paste was read as. Codes only: the words for them live in `src/words/`, per language. */

import { type BandLists, type Rat } from '../core/band.js';

/**
 * What kind of set the bands are. Only `supported` answers "will this device work": `enabled` is what someone
 * configured, `serving` the cells of one moment, `operator` a network's bands, `range` the values that a command
 * accepts, `unrestricted` a mask that means "any band", `none` a text without bands.
 */
export const READ_KINDS = [
  'supported',
  'enabled',
  'serving',
  'operator',
  'range',
  'unrestricted',
  'none',
] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** Technology as the text names it; `nr` where it does not say SA or NSA. */
export const TECHNOLOGIES = ['lte', 'lte-m', 'nb-iot', 'nr', 'nr-sa', 'nr-nsa'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

/**
 * What a careful reader keeps about one band.
 *
 * - `half-a`, `half-b`: only that half of the duplexer (28A, 28B)
 * - `receive-only`: a downlink-only band, it never gives coverage alone
 * - `laa`: the text says licensed-assisted access
 * - `limited-bandwidth`: the text limits the band to a part of it (B41 194 MHz)
 * - `inferred`: read from a frequency in MHz, the band is the usual one of the region
 * - `range`: a member of a range (B1-B14), which marketing lists overstate
 * - `tentative`: the text itself is not sure (TBD)
 * - `doubtful`: may not be a band of the device at all; left out of `lte` and `nr` until a person agrees
 */
export const MARKS = [
  'half-a',
  'half-b',
  'receive-only',
  'laa',
  'limited-bandwidth',
  'inferred',
  'range',
  'tentative',
  'doubtful',
] as const;
export type Mark = (typeof MARKS)[number];

/** A run of the pasted text, in UTF-16 units of the original. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** A band of 2G (`band` is its frequency in MHz) or 3G (`band` is its number) and where it was read. */
export interface OlderBand extends Span {
  readonly radio: 'gsm' | 'umts';
  readonly band: number;
}

/** One band and the place that it was read from; all bands of a mask share the place of the mask. */
export interface BandItem extends Span {
  readonly rat: Rat;
  readonly band: number;
  readonly technology: Technology;
  readonly marks: readonly Mark[];
  /** The half of the duplexer where the text names only one (28A, 28B). */
  readonly part?: 'A' | 'B';
  /** Kind of the set that the band belongs to. */
  readonly kind: ReadKind;
  /** Index into `variants`, where there are some. */
  readonly variant?: number;
}

/** Why a run that looks like bands is none, or none that counts. */
export const IGNORED_REASONS = [
  'td-scdma',
  'cdma',
  'wifi',
  'bluetooth',
  'gnss',
  'radio-other',
  'category',
  'bandwidth',
  'negated',
  'no-such-band',
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** A run of text that looks like bands and was left out. */
export interface IgnoredRun extends Span {
  readonly reason: IgnoredReason;
  /** How many bands (or numbers that look like bands) the run names. */
  readonly count: number;
}

/** The bands of one reading; lists are sorted and hold no band twice. */
export interface BandsRead extends BandLists {
  /** LTE bands, LTE-M and NB-IoT included. */
  readonly lte: readonly number[];
  readonly nr: readonly number[];
  /** Those of `lte` that the text calls LTE-M or NB-IoT; empty where it does not tell them apart. */
  readonly lteM: readonly number[];
  readonly nbIot: readonly number[];
  /** Bands of 2G in MHz (900 is EGSM), and of 3G by number, with their frequencies in MHz. */
  readonly gsm: readonly number[];
  readonly umts: readonly number[];
  readonly umtsMhz: readonly number[];
  /** Bands of `lte` or `nr` that the text has only a part of: `B28A`, `n28B`. */
  readonly parts: readonly string[];
}

/** One product, carrier or set of a text that holds several. */
export interface Variant extends BandsRead {
  /** As the text calls it (`EC25-E`, `EU`, `current`), or the kind of the set where it has no name. */
  readonly name: string;
  readonly kind: ReadKind;
}

/** What could be bands and stands there without a word: numbers, or a mask in hexadecimal. To be asked back. */
export interface BandQuestion extends Span, BandLists {
  readonly form: 'numbers' | 'mask';
}

/**
 * - `which-variant`: several products or sets; a person must say which
 * - `list-cut-off`: the list ends in "more", an ellipsis or a separator, so a missing band proves nothing
 * - `mask-means-any`: the mask is the "everything" value, not a list of bands
 * - `mask-is-generic`: the mask is a vendor's default, wider than the hardware
 * - `not-the-hardware`: what is configured; the hardware may do more
 * - `serving-only`: cells in use now, not what the device can do
 * - `operator-bands`: what a network uses, not the device
 * - `settable-range`: the values that a command accepts, not a set of bands
 * - `band-by-frequency`: bands were inferred from MHz
 * - `range-overstates`: a range such as B1-B14 was expanded
 * - `half-band`: a half of band 28 fails on networks of the other half
 * - `receive-only-band`: the list holds bands that never give coverage alone
 * - `limited-bandwidth`: a band is limited to a part of it
 * - `tentative`: the text marks a band as not final
 * - `doubtful-left-out`: some numbers may be bands and were left out
 * - `unknown-bands-left-out`: numbers or mask bits that no LTE or NR band on the ground has
 * - `nr-not-listed`: this tool prints no NR bands, so their absence proves nothing
 * - `text-too-long`: longer than any list of bands, or with more of them than any device has; reading stopped
 */
export const NOTE_CODES = [
  'which-variant',
  'list-cut-off',
  'mask-means-any',
  'mask-is-generic',
  'not-the-hardware',
  'serving-only',
  'operator-bands',
  'settable-range',
  'band-by-frequency',
  'range-overstates',
  'half-band',
  'receive-only-band',
  'limited-bandwidth',
  'tentative',
  'doubtful-left-out',
  'unknown-bands-left-out',
  'nr-not-listed',
  'text-too-long',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** The reading of a text. Offsets are of the original text. */
export interface ReadResult extends BandsRead {
  /**
   * What the LTE and NR bands are; `none` where there are none, even if the text names bands of 2G or 3G. The lists are
   * empty while a variant has to be chosen.
   */
  readonly kind: ReadKind;
  /** The sets of a text that holds several; empty where there is one. */
  readonly variants: readonly Variant[];
  /** Every band of LTE and NR read, in the order of the text. */
  readonly items: readonly BandItem[];
  /** Every band of 2G and 3G read, in the order of the text. */
  readonly older: readonly OlderBand[];
  readonly ignored: readonly IgnoredRun[];
  readonly notes: readonly NoteCode[];
  /** What a person may say yes to: "Read these as LTE bands?" Only where nothing else was read. */
  readonly questions: readonly BandQuestion[];
}

/**
 * How a family of answers is declared: what its texts look like, in lower case, and what stands in which field. Names of
 * groups in a pattern say what a field holds:
 *
 * - `hex1`, `decimal33`, `bits1`: a mask in hexadecimal, decimal or binary digits, and the band of its lowest bit. A name can
 *   be used once, so that the second mask from band 1 is `hex01`
 * - `gw_quectel`, `gw_qualcomm`: a mask of 2G and 3G in hexadecimal, and whose order its bits have
 * - `list`: numbers of bands; `coded`: those with 1 before two digits are LTE, those with 50 before are NR; `mhz`: MHz
 * - `supported`, `enabled`, `serving`, `operator`: numbers of bands that are this. All others are enabled, or supported where the
 *   text answers what there is (`=?`) or has the group `capability`, unless it has the group `chosen`
 * - `unread`: something is set that nobody can read as bands; `unrestricted`: any band; `range`: what a command takes
 * - `plmn`: the network's code; `set`: the name of the set; `withoutNr`: this answer never names NR bands, so that a reader
 *   is told that their absence proves nothing
 *
 * `_lte`, `_lteM` or `_nbIot` at the end names the technology, else the matched text does; `_gsm` and `_umts` are bands of 2G
 * and 3G, `_older` has them among others; `_doubtful` means doubtful bands of LTE.
 *
 * A pattern looks back from behind its first word, `\bmbands?(?<!…)`: in front of it, some engines look back from every
 * place of the text.
 */
import { type BandsRead, type ReadKind } from '../read-result.js';

export interface Family {
  /** What is read, with the places of its groups. */
  readonly pattern: RegExp;
  /** The same to the end of its line, which nobody reads as text. */
  readonly lines: RegExp;
}

interface Declaration {
  /** How the answer begins, as the source of a regular expression over lower case. */
  readonly answers: string;
  /** Fields behind it, each with the sign or comma before it. */
  readonly fields?: readonly string[];
}

/** Declares a family. */
export function family({ answers, fields = [] }: Declaration): Family {
  const source = answers + fields.join('');
  return { pattern: new RegExp(source, 'dgm'), lines: new RegExp(`(?:${source}).*`, 'gm') };
}

/** Any field: quoted, in parentheses, or bare. */
export const any = ' ?[:=,]\\s*(?:"[^"\\n]*"|\\((?:[^()]|\\([^()]*\\))*\\)|[-\\w.: \\t<>]*)';

/** A field of some digits. In `(1-168695967)` the full mask stands behind the lowest bit. */
const field = (name: string, digits: string) =>
  ` ?[:=,][\\s"(]*(?:\\w+"?-"?)?(?<${name}>(?:0x)?${digits}{1,400})\\b[")]*`;
const suffix = (technology: string) => (technology ? '_' + technology : '');

/** A mask in hexadecimal, with or without `0x`, whose lowest bit is the band `from`. */
export const hexMask = (from: number | string, technology = ''): string =>
  field(`hex${from}${suffix(technology)}`, '[\\da-f]');
/** A mask of 2G and 3G in hexadecimal, whose bits have the order of `table`. */
export const olderMask = (table: 'quectel' | 'qualcomm'): string =>
  `(?:${field(`gw_${table}`, '[\\da-f]')}(?=[,)\\s]|$)|${any})`;
/** A mask in decimal. */
export const decimalMask = (from: number | string, technology = ''): string =>
  field(`decimal${from}${suffix(technology)}`, '\\d');
/** A mask as a string of 0 and 1, the last being B1. */
export const bitString = (from: number, technology = ''): string =>
  field(`bits${from}${suffix(technology)}`, '[01]');
/** Band numbers with commas, colons or blanks between; a line may be broken behind them. */
export const bandList = (technology = ''): string =>
  field(`list${suffix(technology)}`, '(?:[\\d:, ]|(?<=[:,] {0,9})\\n(?= {0,20}\\d))');
/** Fields that may be missing. */
export const optional = (...fields: readonly string[]): string => `(?:${fields.join('')})?`;

/** A text and what has to be read out of it: test and documentation of its family. Lists that are left out are empty. */
export interface Example extends Partial<BandsRead> {
  readonly text: string;
  readonly kind: ReadKind;
}

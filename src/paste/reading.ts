/** What a family's reader hands over, and the ways in which bands are written in machine answers. */

import { LTE_BANDS, LTE_RECEIVE_ONLY, NR_BANDS, type Rat } from '../core/band.js';
import { type AtCall, type AtField } from './at-call.js';
import {
  type BandItem,
  type IgnoredRun,
  type Mark,
  type NoteCode,
  type ReadKind,
  type Span,
  type Technology,
} from './read-result.js';

/** A band before it is known which set it ends up in. */
export type FoundBand = Omit<BandItem, 'kind' | 'variant'>;

/** Bands that belong together, of one run of the text. */
export interface FoundSet {
  readonly kind: ReadKind;
  readonly bands: readonly FoundBand[];
  /** Product, region or state that the set is of. */
  readonly name?: string | undefined;
  /** What the set is the value of: a later command or answer for the same slot takes the place of an earlier one. */
  readonly slot?: string;
  readonly notes?: readonly NoteCode[];
  readonly ignored?: readonly IgnoredRun[];
  /** Public land mobile network code, 5 or 6 digits. */
  readonly plmn?: string | undefined;
}

/** A pasted text as all readers see it: offsets are those of the original, letters are lower case. */
export interface Paste {
  readonly low: string;
  readonly calls: readonly AtCall[];
  /** First module that the text names and whose layouts differ from others', or empty. */
  readonly model: string;
}

/** A family of AT commands. */
export interface AtFamily {
  /** The commands with their signs, separated by spaces. */
  readonly keys: string;
  /** `undefined` for "not mine"; the line of any other call is nobody else's. */
  read(call: AtCall, paste: Paste): FoundSet | undefined;
}

/** A family of other texts: all runs that match `pattern` are read together. */
export interface TextFamily {
  /** In lower case, global, with indices where groups are bands. */
  readonly pattern: RegExp;
  /** `undefined` for "not mine"; what stands from each match to the end of its line is nobody else's. */
  read(matches: readonly RegExpExecArray[], paste: Paste): FoundSet[] | undefined;
}

/** A call of the family that names no bands: a query, another key. */
export const NOTHING: FoundSet = { kind: 'none', bands: [] };

/** Whether a technology has the band at all: 252 and 255 are LTE-U, seen in 256-bit masks. */
export function isBand(rat: Rat, band: number): boolean {
  return rat === 'nr' ? NR_BANDS.includes(band) : LTE_BANDS.includes(band) || band === 252 || band === 255;
}

/** The radio access technology of a technology as named. */
export function ratOf(technology: Technology): Rat {
  return technology.startsWith('nr') ? 'nr' : 'lte';
}

/** The technology that a name in lower case stands for, as `lte_band`, `nr5g-nsa`, `cat-m`, `eutran`. */
export function technologyOf(name: string): Technology {
  if (name.includes('nb')) return 'nb-iot';
  if (/emtc|cat-?m/.test(name)) return 'lte-m';
  if (!name.includes('nr')) return 'lte';
  return name.includes('nsa') ? 'nr-nsa' : name.includes('sa') ? 'nr-sa' : 'nr';
}

/** A band read at a place; no band where there is none of the number. */
export function found(
  technology: Technology,
  band: number,
  { offset, length }: Span,
  marks: readonly Mark[] = [],
): FoundBand[] {
  const rat = ratOf(technology);
  if (!isBand(rat, band)) return [];
  // Those of NR have the same numbers.
  const receiveOnly = LTE_RECEIVE_ONLY.includes(band);
  return [{ rat, band, technology, offset, length, marks: receiveOnly ? ['receive-only', ...marks] : marks }];
}

/** Bands out of the numbers of a run, or out of what `pattern` finds in it: the last group is the number. */
export function listed(
  technology: Technology,
  text: string,
  offset: number,
  pattern = /(\d+)/g,
): FoundBand[] {
  return [...text.matchAll(pattern)].flatMap((match) =>
    found(technology, +match.at(-1)!, { offset: offset + match.index, length: match[0].length }),
  );
}

/** What a command names: `supported` for a test answer, else `enabled`. */
export function setOf({ key, tested }: AtCall, bands: readonly FoundBand[], slot = ''): FoundSet {
  return { kind: tested ? 'supported' : 'enabled', bands, slot: key + slot };
}

/** What a command lists in a field, or in all of them. */
export function listSet(call: AtCall, technology: Technology, field?: AtField, slot = ''): FoundSet {
  return setOf(call, listed(technology, field?.text ?? call.args, field?.offset ?? call.at), slot);
}

/** A family whose texts name a technology and list numbers in the first group of `pattern`. */
export function listFamily(pattern: RegExp, kindOf: (run: string) => ReadKind): TextFamily {
  return {
    pattern,
    read: (matches) =>
      matches.map((match) => ({
        kind: kindOf(match[0]),
        bands: listed(technologyOf(match[0]), match[1]!, match.indices![1]![0]),
        plmn: match.slice(2).join(''),
      })),
  };
}

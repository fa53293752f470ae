/** What a family's reader hands over, and the ways in which bands are written in machine answers. */

import { LTE_BANDS, LTE_RECEIVE_ONLY, NR_BANDS, NR_RECEIVE_ONLY, type Rat } from '../core/band.js';
import { type AtCall } from './at-call.js';
import {
  type BandItem,
  type IgnoredReason,
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
  /** What the set is the value of: a later answer for the same slot takes the place of an earlier one. */
  readonly slot?: string;
  /** A command that someone typed: what the device answers counts more. */
  readonly command?: boolean;
  readonly notes?: readonly NoteCode[];
  readonly ignored?: readonly IgnoredRun[];
  /** Public land mobile network code, 5 or 6 digits. */
  readonly plmn?: string | undefined;
}

/** A pasted text as all readers see it; offsets are those of the original. */
export interface Paste {
  readonly text: string;
  /** In lower case; what readers look at. */
  readonly low: string;
  readonly calls: readonly AtCall[];
  /** Module that the text names, lower case, or empty: some layouts differ by model. */
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
  /** In lower case, global. */
  readonly pattern: RegExp;
  /** `undefined` for "not mine"; the lines of all matches are nobody else's. */
  read(matches: readonly RegExpExecArray[], paste: Paste): FoundSet[] | undefined;
}

/** A call of the family that names no bands: a query, another key. */
export const NOTHING: FoundSet = { kind: 'none', bands: [] };
/** The values that a command accepts. */
export const RANGE: FoundSet = { kind: 'range', bands: [], notes: ['settable-range'] };

/** LTE-U bands of TS 36.101 before release 13, seen in 256-bit masks. */
const KNOWN = { lte: new Set([...LTE_BANDS, 252, 255]), nr: new Set(NR_BANDS) };

/** Whether a technology has the band at all. */
export function isBand(rat: Rat, band: number): boolean {
  return KNOWN[rat].has(band);
}

/** The radio access technology of a technology as named. */
export function ratOf(technology: Technology): Rat {
  return technology.startsWith('nr') ? 'nr' : 'lte';
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
  const receiveOnly = (rat === 'lte' ? LTE_RECEIVE_ONLY : NR_RECEIVE_ONLY).includes(band);
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
    found(technology, Number(match.at(-1)), { offset: offset + match.index, length: match[0].length }),
  );
}

/** What a command lists: `supported` for a test answer, else `enabled`. */
export function setOf(call: AtCall, bands: readonly FoundBand[], slot = ''): FoundSet {
  return {
    kind: call.tested ? 'supported' : 'enabled',
    bands,
    slot: call.key + slot,
    command: call.form === '=',
  };
}

/** A run that was left out. */
export function leftOut(reason: IgnoredReason, { offset, length }: Span, count: number): IgnoredRun {
  return { offset, length, reason, count };
}

/** What a family's reader hands over, and the few ways in which bands are written in machine answers. */

import { LTE_BANDS, LTE_RECEIVE_ONLY, NR_BANDS, NR_RECEIVE_ONLY, type Rat } from '../core/band.js';
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

/** Bands that belong together. */
export interface FoundSet {
  readonly kind: ReadKind;
  readonly bands: readonly FoundBand[];
  /** Product, region or state that the set is of. */
  readonly name?: string;
  /** What the set is the value of: a later answer for the same slot takes the place of an earlier one. */
  readonly slot?: string;
  /** A command that someone typed: what the device answers counts more. */
  readonly command?: boolean;
}

/** A public land mobile network code as a modem names it. */
export interface PlmnRead extends Span {
  /** Mobile country code and mobile network code, 5 or 6 digits. */
  readonly plmn: string;
}

/** What one reader found. */
export interface Reading {
  readonly sets: readonly FoundSet[];
  readonly ignored?: readonly IgnoredRun[];
  readonly notes?: readonly NoteCode[];
  readonly plmns?: readonly PlmnRead[];
  /** Runs that the reader has dealt with: nobody else reads them. */
  readonly claimed?: readonly Span[];
}

/** A pasted text as all readers see it. */
export interface Paste {
  /** As it was pasted; offsets are the same in all three. */
  readonly original: string;
  readonly text: string;
  readonly upper: string;
  readonly calls: readonly AtCall[];
  /** Module that the text names, upper case, or empty: some layouts differ by model. */
  readonly model: string;
}

/** A family of AT commands. `read` returns `undefined` for "not mine". */
export interface AtFamily {
  readonly keys: readonly string[];
  read(call: AtCall, paste: Paste): Reading | undefined;
}

/** A family of other texts, read as a whole. `read` returns `undefined` for "not mine". */
export interface TextFamily {
  read(paste: Paste): Reading | undefined;
}

/** LTE-U bands of TS 36.101 before release 13, seen in 256-bit masks. */
const LTE_KNOWN = new Set([...LTE_BANDS, 252, 255]);
const NR_KNOWN = new Set(NR_BANDS);

/** Whether a technology has the band at all. */
export function isBand(rat: Rat, band: number): boolean {
  return (rat === 'lte' ? LTE_KNOWN : NR_KNOWN).has(band);
}

/** The radio access technology of a technology as named. */
export function ratOf(technology: Technology): Rat {
  return technology.startsWith('nr') ? 'nr' : 'lte';
}

/** A band read at a place. */
export function found(
  technology: Technology,
  band: number,
  span: Span,
  marks: readonly Mark[] = [],
): FoundBand {
  const rat = ratOf(technology);
  const receiveOnly = (rat === 'lte' ? LTE_RECEIVE_ONLY : NR_RECEIVE_ONLY).includes(band);
  return {
    rat,
    band,
    technology,
    offset: span.offset,
    length: span.length,
    marks: receiveOnly ? ['receive-only', ...marks] : marks,
  };
}

/** Bands out of decimal fields and their groups, `1`, `1:3:7`, `(1,3)`; numbers that are no band are left out. */
export function listed(technology: Technology, fields: readonly AtField[]): FoundBand[] {
  const bands: FoundBand[] = [];
  for (const { span, number } of numbers(fields)) {
    if (isBand(ratOf(technology), number)) bands.push(found(technology, number, span));
  }
  return bands;
}

/** Runs of one to five digits in fields and groups, with their places. */
export function numbers(fields: readonly AtField[]): { number: number; span: Span }[] {
  const all: { number: number; span: Span }[] = [];
  for (const field of fields) {
    if (field.group) all.push(...numbers(field.group));
    else {
      for (const match of field.text.matchAll(/\d+/g)) {
        if (match[0].length > 5) continue;
        const offset = field.offset + match.index;
        all.push({ number: Number(match[0]), span: { offset, length: match[0].length } });
      }
    }
  }
  return all;
}

/** `supported` for what a test answer lists, else `enabled`. */
export function kindOf(call: AtCall): 'supported' | 'enabled' {
  return call.tested ? 'supported' : 'enabled';
}

/** One set out of one call. */
export function single(
  call: AtCall,
  bands: readonly FoundBand[],
  slot = '',
  kind: ReadKind = kindOf(call),
  notes: readonly NoteCode[] = [],
): Reading {
  return {
    sets: [{ kind, bands, slot: call.key + slot, command: call.form === 'set' }],
    notes,
  };
}

/** A call of the family that names no bands: a query, a range, another key. */
export const NOTHING: Reading = { sets: [] };

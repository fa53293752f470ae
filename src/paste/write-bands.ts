import type { BandLists } from '../core/band.js';
import { type BandsToWrite, type Caveat, DIALECT_WRITERS } from './dialect-writers.js';
import type { Dialect } from './dialects.js';
import { isBand } from './reading.js';

/** Commands that set exactly the bands that they can name. */
export interface WrittenBands {
  /** One a line, to be sent in this order; empty if the dialect can name none of the bands. */
  readonly commands: readonly string[];
  /** What prints the setting of now, to be noted before. */
  readonly ask: string;
  /** What unlocks all bands again; empty where only what was noted before does (`note-first`). */
  readonly undo: readonly string[];
  readonly caveats: readonly Caveat[];
  /** Bands that the dialect cannot name. */
  readonly left: BandLists;
}

/**
 * The commands that set exactly these bands on a modem of the dialect, and those that undo it. Numbers that are no band,
 * and bands that the dialect cannot name, come back in `left`; nothing is dropped silently.
 */
export function writeBands(bands: BandsToWrite, dialect: Dialect): WrittenBands {
  const writer = DIALECT_WRITERS[dialect];
  const { ask, undo = [] } = writer;
  const lte = sorted(bands.lte);
  const nr = sorted(bands.nr);
  const canLte = (band: number) => isBand('lte', band) && band <= writer.lte;
  const canNr = (band: number) => isBand('nr', band) && band <= (writer.nr ?? 0);
  const own = (list: readonly number[] | undefined) => sorted(list?.length ? list : lte).filter(canLte);
  const ownLte = lte.filter(canLte);
  const ownNr = nr.filter(canNr);
  const left = { lte: lte.filter((band) => !canLte(band)), nr: nr.filter((band) => !canNr(band)) };
  const isAny = ownLte.length + ownNr.length > 0;
  return {
    commands: isAny
      ? writer.write({ lte: ownLte, nr: ownNr, lteM: own(bands.lteM), nbIot: own(bands.nbIot) })
      : [],
    ask,
    undo,
    caveats: [
      ...(left.lte.length + left.nr.length > 0 ? (['left-out'] as const) : []),
      ...(isAny ? writer.caveats : []),
      ...(isAny && undo.length === 0 ? (['note-first'] as const) : []),
    ],
    left,
  };
}

function sorted(bands: readonly number[]): number[] {
  return [...new Set(bands)].sort((a, b) => a - b);
}

/** What every reader hands over. */

import { LTE_BANDS, LTE_RECEIVE_ONLY, NR_BANDS, type Rat } from '../core/band.js';
import {
  type BandItem,
  type IgnoredRun,
  type Mark,
  type NoteCode,
  type OlderBand,
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
  /** Which of several modems in the text it is of. */
  readonly modem?: string;
  /** What the set is the value of: a later command or answer for the same slot takes the place of an earlier one. */
  readonly slot?: string | undefined;
  readonly notes?: readonly NoteCode[];
  readonly ignored?: readonly IgnoredRun[];
  /** Somebody tells a modem to use these bands; it is no answer. */
  readonly isCommand?: boolean;
  /** Mobile country code and mobile network code as the text writes them: `26202`, `505-02`, `262,2`. */
  readonly plmn?: string | undefined;
  /** Bands of 2G and 3G. */
  readonly older?: readonly OlderBand[];
  /** People wrote it, beside which a modem's own answer counts more. */
  readonly isProse?: boolean;
  /** It says so in words that these bands are supported, or by its form, so that it counts beside a modem's answer too. */
  readonly speaksOfSupport?: 'in-words' | 'by-form' | undefined;
  /** Its line begins as a comment in source code does. */
  readonly isComment?: boolean;
  /** It stands between two lines of three backticks: an example, where lists stand outside. */
  readonly isInCode?: boolean;
  /** Its line is one of a datasheet, as `LTE bands: B1/B3`, and no sentence. */
  readonly isSpec?: boolean;
  /**
   * Its line says how bands are sent or received, `LTE B1 | -97 dBm`, which ones work together, `B1+B3`, or some amount, which
   * may be a product's, too: `LTE B3 | 150 Mbps`.
   */
  readonly row?: 'levels' | 'together' | 'amounts' | undefined;
  /** These are names of bands, but no rule was sure that they are of cellular radio. */
  readonly isOpen?: boolean;
  /** A label of LTE or NR stands at it. */
  readonly isLabelled?: boolean;
  /** Its name is that of a carrier. */
  readonly isOfCarrier?: boolean;
  /** A table says that the list is of its name. */
  readonly isOfTable?: boolean;
  /** A sentence tells its device from others. */
  readonly isOfToldDevice?: boolean;
  /** Its sentence names a device, and several bands. */
  readonly namesDevice?: boolean;
  /** Its line speaks of carriers, of a country or region, or of what is used somewhere. */
  readonly isOfPlace?: boolean;
}

/** A remark names so many bands at most. */
export const MOST_REMARKED = 2;

/** A band by its radio and number, wherever it was read: `lte 3`. */
export const nameOfBand = ({ rat, band }: FoundBand): string => `${rat} ${band}`;

/** Whether a technology has the band at all; bits 252 and 255 of wide masks are no bands of 3GPP. */
export function isBand(rat: Rat, band: number): boolean {
  return (rat === 'nr' ? NR_BANDS : LTE_BANDS).includes(band);
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
  // Those of NR have the same numbers.
  const receiveOnly = LTE_RECEIVE_ONLY.includes(band);
  const part = marks.includes('half-a') ? 'A' : marks.includes('half-b') ? 'B' : undefined;
  return [
    {
      rat,
      band,
      technology,
      offset,
      length,
      marks: receiveOnly ? ['receive-only', ...marks] : marks,
      ...(part && { part }),
    },
  ];
}

/** Whether a band counts at once; a doubtful one waits until somebody agrees. */
export const isSure = ({ marks }: Pick<BandItem, 'marks'>): boolean => !marks.includes('doubtful');

/** The set with bands that count only when somebody agrees. */
export function asDoubtful(set: FoundSet): FoundSet {
  const doubt = ({ marks }: FoundBand) => [...new Set<Mark>([...marks, 'doubtful'])];
  return { ...set, bands: set.bands.map((band) => ({ ...band, marks: doubt(band) })) };
}

/** The set with bands that count at once. */
export function asSure(set: FoundSet): FoundSet {
  const sure = ({ marks }: FoundBand) => marks.filter((mark) => mark !== 'doubtful');
  return { ...set, bands: set.bands.map((band) => ({ ...band, marks: sure(band) })) };
}

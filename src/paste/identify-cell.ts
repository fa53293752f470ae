import { readAnswers } from './machine/read-answers.js';
import { normalisePaste } from './normalise.js';
import { type BandItem, type ReadResult } from './read-result.js';
import { type FoundSet, isSure } from './reading.js';
import { readServingCell, readSimCodes, type ServingBand, type Signal } from './serving-cell.js';

const isOfCell = ({ kind, bands }: FoundSet) => kind === 'serving' && bands[0] !== undefined;
const isInUse = (item: BandItem) => item.kind === 'serving' && isSure(item);

/** The network that a modem says it is on. */
export interface NetworkRead {
  /** Mobile country code and mobile network code, 5 or 6 digits. */
  readonly plmn?: string;
  /** As the modem prints it. */
  readonly name?: string;
}

/** Where a dump says that the device is; nothing of it says what the device can do. */
export interface CellIdentity {
  readonly network?: NetworkRead;
  readonly serving: readonly ServingBand[];
  readonly signal?: Signal;
  /** Codes that the SIM's own may be, `262-01`, the longer first. */
  readonly sim?: readonly string[];
}

/**
 * Operator, serving bands and SIM out of a modem's or tool's answers; never throws, linear in the text's length.
 * @param reading what `readBands` reads in the text: where no answer names the band in use, a status page may say it
 */
export function identifyCell(text: string, reading?: Pick<ReadResult, 'items'>): CellIdentity {
  const normal = normalisePaste(text);
  const sets = readAnswers(normal).sets.map(({ bands, ...set }) => ({
    ...set,
    bands: bands.map((band) => normal.inPaste(band)),
  }));
  if (reading && !sets.some(isOfCell)) sets.push({ kind: 'serving', bands: reading.items.filter(isInUse) });
  const cell = readServingCell(normal.text, sets);
  const { plmn, name, signal } = cell ?? {};
  const sim = readSimCodes(normal.text);
  return {
    serving: cell?.bands ?? [],
    ...((plmn || name) && { network: { ...(plmn && { plmn }), ...(name && { name }) } }),
    ...(signal && { signal }),
    ...(sim[0] && { sim }),
  };
}

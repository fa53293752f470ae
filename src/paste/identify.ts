import { readAnswers } from './machine/read-answers.js';
import { moduleIn, type ModuleName } from './module-name.js';
import { normalise } from './normalise.js';
import { readServingCell, readSimCodes, type ServingBand, type Signal } from './serving-cell.js';

/** The network that a modem says it is on. */
export interface NetworkRead {
  /** Mobile country code and mobile network code, 5 or 6 digits. */
  readonly plmn?: string;
  /** As the modem prints it. */
  readonly name?: string;
}

/** What a dump says about the device and where it is; nothing of it says what the device can do. */
export interface Identity {
  readonly network?: NetworkRead;
  readonly serving: readonly ServingBand[];
  readonly signal?: Signal;
  readonly module?: ModuleName;
  /** Codes that the SIM's own may be, `262-01`; see `readSimCodes`. */
  readonly sim?: readonly string[];
}

/**
 * Operator, serving bands and module out of a modem's or tool's answers, so that a dump can select device and network.
 * Empty where the text says nothing; never throws, linear in the text's length.
 */
export function identify(text: string): Identity {
  const normal = normalise(text);
  const cell = readServingCell(normal.text, readAnswers(normal.low).sets);
  const { plmn, name, signal } = cell ?? {};
  const sim = readSimCodes(normal.text);
  const module = moduleIn(normal.text) ?? answeredModule(normal.text);
  return {
    serving: cell?.bands ?? [],
    ...((plmn || name) && { network: { ...(plmn && { plmn }), ...(name && { name }) } }),
    ...(signal && { signal }),
    ...(module && { module }),
    ...(sim[0] && { sim }),
  };
}

const SEARCHED = 20_000;
/** A line that asks for the model, and one that names it. */
const ASKS_MODEL = /^\W{0,4}AT\+CGMM\s*$/i;
const NAMES_MODEL = /(?:\+CGMM: ?|\bMODEL: {0,8})"?([a-z][\w .-]{1,30}[\w)])/i;
const IS_NAME = /^"?([a-z][\w .-]{1,30}[\w)])"?\s*$/i;

/** The line behind `AT+CGMM` or `Model:`, for modules whose names are not known. */
function answeredModule(text: string): ModuleName | undefined {
  let offset = 0;
  let isAsked = false;
  for (const line of text.slice(0, SEARCHED).split('\n')) {
    const name = NAMES_MODEL.exec(line)?.[1] ?? (isAsked ? IS_NAME.exec(line.trim())?.[1] : undefined);
    if (name) return { name, offset: offset + line.indexOf(name), length: name.length };
    if (line.trim()) isAsked = ASKS_MODEL.test(line.trim());
    offset += line.length + 1;
  }
  return undefined;
}

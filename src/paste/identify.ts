import { type CellIdentity, identifyCell } from './identify-cell.js';
import { moduleIn, type ModuleName } from './module-name.js';
import { normalisePaste } from './normalise.js';
import { type ReadResult } from './read-result.js';

/** What a dump says about the device and where it is; nothing of it says what the device can do. */
export interface Identity extends CellIdentity {
  readonly module?: ModuleName;
}

/**
 * Operator, serving bands, SIM and module out of a modem's or tool's answers, so that a dump can select device and network.
 * Empty where the text says nothing; never throws, linear in the text's length.
 * @param reading what `readBands` reads in the text: where no answer names the band in use, a status page may say it
 */
export function identify(text: string, reading?: Pick<ReadResult, 'items'>): Identity {
  const { text: normal, inPaste } = normalisePaste(text);
  const module = moduleIn(normal) ?? answeredModule(normal);
  return { ...identifyCell(text, reading), ...(module && { module: inPaste(module) }) };
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

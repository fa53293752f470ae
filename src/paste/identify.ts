import { type Rat } from '../core/band.js';
import { type AtCall, atCalls } from './at-call.js';
import { moduleIn, type ModuleName } from './module-name.js';
import { machineReadings, pasteOf } from './read-bands.js';
import { type Span, type Technology } from './read-result.js';

/** The network that a modem says it is on. */
export interface NetworkRead {
  /** Mobile country code and mobile network code, 5 or 6 digits. */
  readonly plmn?: string;
  /** As the modem prints it. */
  readonly name?: string;
}

/** A band in use and where the text says so. */
export interface ServingBand extends Span {
  readonly rat: Rat;
  readonly band: number;
  readonly technology: Technology;
}

/** What a dump says about the device and where it is; nothing of it says what the device can do. */
export interface Identity {
  readonly network?: NetworkRead;
  readonly serving: readonly ServingBand[];
  readonly module?: ModuleName;
}

const OPERATOR_KEYS: ReadonlySet<string> = new Set(['+COPS', '+QSPN', '%XMONITOR']);

/**
 * Operator, serving bands and module out of answers to COPS, QSPN, QNWINFO, QENG, CPSI, XMONITOR, ATI and CGMM, so that
 * a dump can select device and network. Empty where the text says nothing; never throws.
 */
export function identify(text: string): Identity {
  const paste = pasteOf(text);
  const { readings } = machineReadings(paste);
  const operators = atCalls(paste.text, paste.upper, OPERATOR_KEYS).flatMap((call) => operatorOf(call) ?? []);
  const plmn =
    readings.flatMap(({ plmns }) => plmns ?? [])[0]?.plmn ??
    operators.find((found) => found.plmn !== undefined)?.plmn;
  const name = operators.find((found) => found.name !== undefined)?.name;
  const serving = readings
    .flatMap(({ sets }) => sets.filter(({ kind }) => kind === 'serving'))
    .flatMap(({ bands }) => bands)
    .map(({ rat, band, technology, offset, length }) => ({ rat, band, technology, offset, length }));
  const module = moduleIn(paste.text, paste.upper) ?? answered(paste.text, paste.upper);
  return {
    serving,
    ...(plmn !== undefined || name !== undefined
      ? { network: { ...(plmn === undefined ? {} : { plmn }), ...(name === undefined ? {} : { name }) } }
      : {}),
    ...(module ? { module } : {}),
  };
}

/** Status of the registered network in the list that `AT+COPS=?` prints. */
const CURRENT = '2';

/** `+COPS: 0,2,"26202",7`, `+COPS: (2,"Name","N","26202",7),…`, `+QSPN: "Full","Short","",0,"26202"`, `%XMONITOR: 1,"Full",…`. */
function operatorOf(call: AtCall): NetworkRead | undefined {
  if (call.form !== 'answer') return undefined;
  const current = call.fields.find(({ group }) => group?.[0]?.text === CURRENT)?.group;
  const quoted = (current ?? call.fields).filter((field) => field.quoted && field.text !== '').slice(0, 4);
  const codes = quoted.filter(({ text }) => /^\d{5,6}$/.test(text));
  const names = quoted.filter(({ text }) => !/^\d+$/.test(text) && !/^[\dA-F]{4}$/i.test(text));
  if (codes.length === 0 && names.length === 0) return undefined;
  if (call.fields[0]?.group && !current) return undefined;
  return {
    ...(codes[0] ? { plmn: codes[0].text } : {}),
    ...(names[0] ? { name: names[0].text } : {}),
  };
}

/** The line behind `AT+CGMM` or `Model:`, for modules whose names are not known. */
function answered(text: string, upper: string): ModuleName | undefined {
  const match = /(?:AT\+CGMM\s+(?:\+CGMM: ?)?|\+CGMM: ?|\bMODEL: {0,8})"?([A-Z][\w .-]{1,30}[\w)])/.exec(
    upper.slice(0, 20_000),
  );
  if (match === null) return undefined;
  const offset = match.index + match[0].length - match[1]!.length;
  return { name: text.slice(offset, offset + match[1]!.length), offset, length: match[1]!.length };
}

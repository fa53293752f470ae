import { type Rat } from '../core/band.js';
import { machineSets } from './machine-sets.js';
import { moduleIn, type ModuleName } from './module-name.js';
import { normalise } from './normalise.js';
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

/** Answers that name the operator, with their fields. In the list of `AT+COPS=?`, 2 is the registered network's status. */
const OPERATOR = /(?:\+cops|\+qspn|%xmonitor): *(?:(?! |\()|.{0,2000}?\(2,)([^)\n]*)/gi;

/**
 * Operator, serving bands and module out of answers to COPS, QSPN, QNWINFO, QENG, CPSI, XMONITOR, ATI and CGMM, so that
 * a dump can select device and network. Empty where the text says nothing; never throws.
 */
export function identify(text: string): Identity {
  const normal = normalise(text);
  const { sets } = machineSets(normal.low);
  const operators = [...normal.text.matchAll(OPERATOR)].map(([, fields]) => operatorOf(fields!));
  const plmn = [...sets, ...operators]
    .find((read) => read.plmn)
    ?.plmn?.replace(/\D(?=\d$)/, '0')
    .replace(/\D+/g, '');
  const name = operators.find((read) => read.name)?.name;
  const serving = sets
    .flatMap(({ kind, bands }) => (kind === 'serving' ? bands : []))
    .map(({ rat, band, technology, offset, length }) => ({ rat, band, technology, offset, length }));
  const module = moduleIn(normal.text) ?? answered(normal.text);
  return {
    serving,
    ...((plmn || name) && { network: { ...(plmn && { plmn }), ...(name && { name }) } }),
    ...(module && { module }),
  };
}

/** `+COPS: 0,2,"26202",7`, `+COPS: (2,"Name","N","26202",7),…`, `+QSPN: "Full","Short","",0,"26202"`, `%XMONITOR: 1,"Full",…`. */
function operatorOf(fields: string): NetworkRead {
  const quoted = fields.match(/(?<=")[^",]+(?=")/g) ?? [];
  const plmn = quoted.find((word) => /^\d{5,6}$/.test(word));
  const name = quoted.slice(0, 4).find((word) => !/^(?:\d+|[\dA-F]{4,})$/i.test(word));
  return { ...(plmn && { plmn }), ...(name && { name }) };
}

/** The line behind `AT+CGMM` or `Model:`, for modules whose names are not known. */
function answered(text: string): ModuleName | undefined {
  const match = /(?<=(?:AT\+CGMM\s+(?:\+CGMM: ?)?|\+CGMM: ?|\bMODEL: {0,8})"?)[a-z][\w .-]{1,30}[\w)]/i.exec(
    text.slice(0, 20_000),
  );
  return match ? { name: match[0], offset: match.index, length: match[0].length } : undefined;
}

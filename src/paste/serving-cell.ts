/** Who a modem says it is on: network, bands in use, signal. Nothing of it says what a device supports. */
import { type Rat } from '../core/band.js';
import { type FoundSet } from './reading.js';
import { type Span, type Technology } from './read-result.js';

/** A cell that the text says a modem is on. What a device supports does not follow from it. */
export interface ServingCell {
  /** Mobile country code and mobile network code, 5 or 6 digits. */
  readonly plmn?: string;
  /** The network's name as the modem prints it. */
  readonly name?: string;
  readonly bands: readonly ServingBand[];
  readonly signal?: Signal;
}

/** A band in use and where the text says so. */
export interface ServingBand extends Span {
  readonly rat: Rat;
  readonly band: number;
  readonly technology: Technology;
}

/** Received power (RSRP, RSSI) in dBm, quality (RSRQ, SINR) in dB; each where the text gives it. */
export interface Signal {
  readonly rsrp?: number;
  readonly rsrq?: number;
  readonly sinr?: number;
  readonly rssi?: number;
}

/** Answers that name the operator, with their fields. In the list of `AT+COPS=?`, 2 is the registered network's status. */
const OPERATOR = /(?:\+cops|\+qspn|%xmonitor): *(?:(?! |\()|.{0,2000}?\(2,)([^)\n]*)/gi;
/** Tools that print the network: mmcli, qmicli, a router's page, Android. */
const PLMN = /\b(?:operator[ _-](?:code|id)|plmn|mcc-?mnc)["']? *[:=] *['"]?(\d{3})[- ]?(\d{2,3})\b/i;
const MCC_MNC =
  /(?:\b|_)mm?cc["']? *[:=] *["']?(\d{3})\b[^\d]{1,20}(?:\b|_)mm?nc["']? *[:=] *["']?(\d{1,3})\b/i;
const NAME =
  /\b(?:operator[ _-]name|provider|description|malphalong)["']? *[:=] *["']?([^"'\n:,}]{2,30}?) *(?:["'\n,}]|$|malpha)/i;
/** `"LTE",<duplex>,<MCC>,<MNC>,<cell>,<PCI>,<EARFCN>,<band>,<UL>,<DL>,<TAC>,<RSRP>,<RSRQ>,<RSSI>,<SINR>`. */
const QENG_LTE = /\+qeng:.{0,40}?"lte","[ft]dd",(?:[^,\n]*,){9}(-\d+),(-\d+),(-\d+),(-?\d+)/i;
/** `"NR5G-SA",<duplex>,<MCC>,<MNC>,<cell>,<PCI>,<TAC>,<ARFCN>,<band>,<width>,<RSRP>,<RSRQ>,<SINR>`. */
const QENG_SA = /\+qeng:.{0,40}?"nr5g-sa","[ft]dd",(?:[^,\n]*,){8}(-\d+),(-\d+),(-?\d+)/i;
const CSQ = /\+csq: *(\d{1,2}),/i;
/** +CSQ counts steps of 2 dBm from -113; 99 is unknown (3GPP TS 27.007, 8.5). */
const CSQ_LOWEST = -113;
const CSQ_UNKNOWN = 99;
/** Names and units as tools print them: `RSRP: '-95 dBm'`, `rsrp=-95`, `SINR 9 dB`. */
const NAMED = (name: string) =>
  new RegExp(`\\b(?:ss)?${name}\\b["']?(?: *[:=] *| +)["']?(-?\\d{1,3}(?:\\.\\d)?)\\b`, 'i');
const NAMED_SIGNAL = (['rsrp', 'rsrq', 'sinr', 'rssi'] as const).map((name) => [name, NAMED(name)] as const);
/**
 * What a SIM says, not the air: `AT+CIMI` answers with 15 digits, whose first are the code; `mmcli -i` prints `imsi:` and
 * then `operator id:`, qmicli `Home network: MCC: '262' MNC: '3'`.
 */
const SIM =
  /\b(?:at\+cimi\s+|\+cimi: *|imsi *[:=] *["']?)(\d{6})\d{8,9}\b(?:[^]{0,300}?\boperator id *: *'?\d{5,6}\b)?|\bhome network:?\s+mcc: *'(\d{3})'\s+mnc: *'(\d{1,3})'(?:\s+description: *'[^'\n]*')?/i;
/** Registration: `+CEREG: 2,1,…` is home, `+CREG: 0,5` roaming. */
const REGISTERED = /\+c(?:e|g|5g)?reg: *(?:\d,)?[15]\b/i;

/** `262,1` as `26201`, and `1,01` of a test network as `00101`: modems leave out zeros in front. */
const plmnOf = (written: string | undefined) =>
  written
    ?.replace(/^\d{1,2}(?=\D)/, (mcc) => mcc.padStart(3, '0'))
    .replace(/\D(?=\d$)/, '0')
    .replace(/\D+/g, '');

/** The serving cell of a normal text and the sets that were read out of its machine answers. */
export function readServingCell(text: string, sets: readonly FoundSet[]): ServingCell | undefined {
  const air = text.replace(SIM, (run) => ' '.repeat(run.length));
  const operators = [...text.matchAll(OPERATOR)].map(([, fields]) => readOperator(fields!));
  const written = sets.find(({ plmn }) => plmn)?.plmn ?? operators.find(({ plmn }) => plmn)?.plmn;
  const [, mcc, mnc] = PLMN.exec(air) ?? MCC_MNC.exec(air) ?? [];
  const plmn = plmnOf(written ?? (mcc && `${mcc}-${mnc}`));
  const name = operators.find((read) => read.name)?.name ?? NAME.exec(air)?.[1];
  const bands = sets
    .flatMap((set) => (set.kind === 'serving' ? set.bands : []))
    .map(({ rat, band, technology, offset, length }) => ({ rat, band, technology, offset, length }));
  const isOn =
    plmn !== undefined || bands.length > 0 || operators.some((read) => read.name) || REGISTERED.test(text);
  if (!isOn) return undefined;
  const signal = readSignal(text);
  return {
    bands,
    ...(plmn && { plmn }),
    ...(name && { name }),
    ...(Object.keys(signal).length > 0 && { signal }),
  };
}

/**
 * The codes that a SIM's own may be, `262-01`, the longer first: its identity does not say where the code ends. It
 * may be of a virtual operator, so that it proves no network.
 */
export function readSimCodes(text: string): string[] {
  const [, digits, mcc, mnc] = SIM.exec(text) ?? [];
  if (mcc && mnc) return [`${mcc}-${mnc.padStart(2, '0')}`];
  if (!digits) return [];
  return [6, 5].map((length) => `${digits.slice(0, 3)}-${digits.slice(3, length)}`);
}

/** `+COPS: 0,2,"26202",7`, `+COPS: (2,"Name","N","26202",7),…`, `+QSPN: "Full","Short","",0,"26202"`, `%XMONITOR: 1,"Full",…`. */
function readOperator(fields: string): { plmn?: string; name?: string } {
  const quoted = fields.match(/(?<=")[^",]+(?=")/g) ?? [];
  const plmn = quoted.find((word) => /^\d{5,6}$/.test(word));
  const name = quoted.slice(0, 4).find((word) => !/^(?:\d+|[\dA-F]{4,})$/i.test(word));
  return { ...(plmn && { plmn }), ...(name && { name }) };
}

function readSignal(text: string): Signal {
  const signal: { -readonly [Key in keyof Signal]: Signal[Key] } = {};
  const [, rsrp, rsrq, rssi, sinr] = QENG_LTE.exec(text) ?? [];
  const [, rsrpSa, rsrqSa, sinrSa] = QENG_SA.exec(text) ?? [];
  const fields = { rsrp: rsrp ?? rsrpSa, rsrq: rsrq ?? rsrqSa, sinr: sinr ?? sinrSa, rssi };
  for (const [name, pattern] of NAMED_SIGNAL) {
    const value = fields[name] ?? pattern.exec(text)?.[1];
    if (value !== undefined) signal[name] = +value;
  }
  const csq = CSQ.exec(text)?.[1];
  if (csq !== undefined && +csq < CSQ_UNKNOWN) signal.rssi ??= CSQ_LOWEST + 2 * +csq;
  return signal;
}

/** Reads the answers of modems, tools and operating systems: one interpreter for all families. */
import { bandsOfMhz } from '../mhz.js';
import { readOlderList, readOlderMask } from '../older-radios.js';
import { type NormalText } from '../normalise.js';
import { found, type FoundBand, type FoundSet } from '../reading.js';
import { type Mark, type NoteCode, type OlderBand, type ReadKind, type Technology } from '../read-result.js';
import { FAMILIES } from './families.js';

/** Before what answers what there is: the question, or the parenthesis of a list. */
const TESTED = /(?:=\?|= *"(?:ue\w+|rf|policy)_band ?")[^=?]*$|\(["\w-]*$/;
const LOOKED_BACK = 999;
/** Text in UCS-2: `00300078…` is `0x…`. */
const UCS2 = /^(?:00300078)?((?:00(?:3\d|[46][1-6])){5,})$/;
/** The value "everything" stands for "any band"; with `-` before, for a range of values. */
const ANY_BAND = /^(-)1+$|^.1{16,}$/;
/** The same in a word that begins at another band: B33 to B54 are 22 bands in a row. */
const ANY_BAND_ABOVE = /^(-)1+$|^.1{23,}$/;
/** The never used TDD bands 35, 36 and 37 tell a vendor's default, wider than any hardware. */
const GENERIC_MASK = /111.{34}$/;
/** LTE with 1 before two digits, NR with 50 before. */
const CODED_NUMBER = /\b(?:1(?=\d\d\b)|(50))(\d{1,3})\b/g;
/** What sets something, as `+QCFG="band",…` does. */
const COMMAND = /^\W\w+=(?!\?)/;
const IS_ASKED = /^[^\n]*\p{L}[^\n]*\?/u;
const LONGEST_QUESTION = 60;
const NUMBER = /(?<![\da-q])([bn]?)(\d+)/g;
/** What people hide before they show an answer is read as zeros, so that the other fields count: `XXX-XX`, `26XXX`, `<redacted>`. */
const HIDDEN =
  /(?<=[\s,:"'=(-])(?!0x)(?:[\da-f]{0,8}(?:x{2,}|\*{2,})|\d\dx|[<[]?(?:redacted|hidden|masked)[>\]]?)(?=[\s,:"')-]|$)/gm;

/**
 * What is read out of the answers of machines, which comes before prose: from where they begin to the end of their line,
 * nobody reads them as text, so that `rest` has them blank.
 */
export function readAnswers({ text, low: pasted }: Pick<NormalText, 'text' | 'low'>): {
  sets: FoundSet[];
  rest: string;
} {
  const low = pasted.replace(HIDDEN, (run) => '0'.repeat(run.length));
  let rest = low;
  const sets = FAMILIES.flatMap(({ lines, pattern }) => {
    // Most texts have no answers of most families, and `matchAll` copies the pattern, which an engine may compile anew each time.
    if (low.search(pattern) < 0) return [];
    const answers = [...low.matchAll(pattern)];
    rest = rest.replace(lines, (run) => '\n'.padEnd(run.length));
    const sure = answers.filter((match) => !isAsked(match, low));
    return (sure[0] ? sure : answers).map((match) => readSet(match, low, text));
  });
  // What was hidden, and belongs to no answer, stands there as it was pasted.
  return { sets, rest: rest.replace(/0+/g, (run, at: number) => pasted.slice(at, at + run.length)) };
}

/** Whether somebody asks if a command is right: `would AT+GTACT=14,,,5078 do?` */
const isAsked = ({ 0: run, index }: RegExpExecArray, low: string) =>
  COMMAND.test(run) && IS_ASKED.test(low.slice(index + run.length, index + run.length + LONGEST_QUESTION));

function readSet({ 0: run, groups, indices }: RegExpExecArray, low: string, original: string): FoundSet {
  const { capability, chosen, set, plmn: code, withoutNr, ...values } = groups ?? {};
  const bands: FoundBand[] = [];
  const older: OlderBand[] = [];
  const notes: NoteCode[] = withoutNr === undefined || low.includes('nr5g') ? [] : ['nr-not-listed'];
  let kind: ReadKind = 'none';
  let slot = '';
  for (const [name, text] of Object.entries(values)) {
    const [, form = '', from = '', suffix = ''] = /^([a-z]+)(\d*)_?(.*)/.exec(name)!;
    // A modem without a cell serves on band 0.
    if (!text || (form === 'serving' && text === '0')) continue;
    const [start] = indices!.groups![name]!;
    const before = low.substring(start - LOOKED_BACK, start);
    const isOlder = suffix === 'gsm' || suffix === 'umts';
    const technology = technologyOf(suffix || run);
    const marks: Mark[] = form === 'mhz' ? ['inferred'] : [];
    if (suffix === 'doubtful') marks.push('doubtful');
    const add = (band: number, at = 0, { length } = text, of = technology) =>
      bands.push(...found(of, band, { offset: start + at, length }, marks));
    if (form === 'unread') {
      kind = 'enabled';
      continue;
    }
    if (form === 'unrestricted' || form === 'range') {
      kind = form;
      continue;
    }
    if (form === 'supported' || form === 'enabled' || form === 'serving' || form === 'operator') kind = form;
    else {
      kind = !chosen && (capability || TESTED.test(before)) ? 'supported' : 'enabled';
      slot = [kind, isOlder ? suffix : technology, /^\W\w+/.exec(run)?.[0] ?? start, set].join();
    }
    if (isOlder || suffix === 'older') older.push(...readOlderList(text, suffix, start));
    if (isOlder) continue;
    if (form === 'gw') {
      // Behind a `-` stands the highest value that a command takes.
      if (!before.endsWith('-'))
        older.push(...readOlderMask(bitsOf(text, 'hex'), suffix, start, text.length));
    } else if (from) {
      const bits = bitsOf(text, form);
      const any = (+from > 1 ? ANY_BAND_ABOVE : ANY_BAND).exec(before.at(-1)! + bits);
      if (any) {
        if (!bands[0]) kind = any[1] ? 'range' : 'unrestricted';
      } else {
        [...bits].reverse().forEach((bit, i) => +bit && add(i + +from));
        if (GENERIC_MASK.test(bits)) notes.push('mask-is-generic');
      }
    } else {
      const numbers = [...text.matchAll(form === 'coded' ? CODED_NUMBER : NUMBER)];
      const inferred = form === 'mhz' ? bandsOfMhz(numbers.map(([mhz]) => +mhz)) : [];
      numbers.forEach(({ 0: digits, 1: mark, 2: band, index }, i) =>
        add(inferred[i] ?? +band!, index, digits, mark && mark !== 'b' ? 'nr' : technology),
      );
    }
  }
  const name = set && original.slice(...indices!.groups!['set']!);
  const plmn = code && !/[x*]/i.test(original.slice(...indices!.groups!['plmn']!)) ? code : undefined;
  return { kind, bands, older, notes, name, slot, plmn, isCommand: COMMAND.test(run) };
}

/** A mask as binary digits: hexadecimal, decimal or binary, UCS-2, or the bytes of a dump with the lowest first. */
function bitsOf(text: string, form: string): string {
  const digits = text
    .replace(UCS2, (_, ucs2: string) => '0x' + decodeURIComponent(ucs2.replace(/00(..)/g, '%$1')))
    .split(/[ ,]+/)
    .reverse()
    .join('');
  const radix = digits[1] === 'x' || form === 'decimal' ? '' : form === 'hex' ? '0x' : '0b';
  return BigInt(radix + digits).toString(2);
}

/** The technology that a text in lower case names, as `lte_band`, `nr5g-nsa`, `cat-m`, `eutran`, `lteM`. */
function technologyOf(text: string): Technology {
  const isLteM = /emtc|cat-?m|lteM/.test(text);
  // A list for both does not tell them apart.
  if (/\bnb|catnb/.test(text)) return isLteM ? 'lte' : 'nb-iot';
  if (isLteM) return 'lte-m';
  if (!/nr|ngran/.test(text)) return 'lte';
  if (text.includes('nsa')) return 'nr-nsa';
  return /sa|"nr5g_/.test(text) ? 'nr-sa' : 'nr';
}

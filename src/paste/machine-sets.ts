/**
 * Reads the answers of modems, tools and operating systems. A family (`families/`) is a pattern of how its texts look in
 * lower case. The names of its groups say what stands there:
 *
 * - `X1`, `D33`, `B1`: a mask in hexadecimal, decimal or binary digits, and the band of its lowest bit
 * - `L`: numbers of bands; `G`: those with 1 before two digits are LTE, those with 50 before are NR; `H`: MHz
 * - `supported`, `enabled`, `serving`: numbers of bands that are this; all others are enabled, or supported where the text
 *   answers what there is or has the group `C`
 * - `P`: the PLMN; `N`: the name of the set; `Q`: there where a tool lists no NR bands unless it says so
 *
 * `_lte`, `_emtc` or `_nb` at the end names the technology, else the matched text does; `_d` means doubtful bands of LTE.
 * Zeros before the number of a mask only make the name another one.
 *
 * In the patterns of commands, a space and an initial stand for the next field with the sign or comma before it: ` F` for
 * any, ` X1`, ` D33`, ` B1`, ` L` for one that is such a group.
 */
import { FAMILIES } from './families.js';
import { bandsOfMhz } from './mhz.js';
import { found, type FoundBand, type FoundSet } from './reading.js';
import { type Mark, type NoteCode, type ReadKind, type Technology } from './read-result.js';

const DIGITS: Readonly<Record<string, string>> = { X: '[\\da-f]', D: '\\d', B: '[01]', L: '[\\d:, ]' };

const PATTERNS = FAMILIES.map(({ source }) => {
  const pattern = source.replace(/ ([FXDBL])(\w*)/g, (name, initial: string) =>
    DIGITS[initial]
      ? ` ?[:=,][\\s"(]*(?:\\w+"?-"?)?(?<${name.trim()}>(?:0x)?${DIGITS[initial]}{1,400})\\b[")]*`
      : ' ?[:=,]\\s*(?:"[^"\\n]*"|\\((?:[^()]|\\([^()]*\\))*\\)|[-\\w.: ]*)',
  );
  return [RegExp(`(?:${pattern}).*`, 'gm'), RegExp(pattern, 'dgm')] as const;
});

/** Before what answers what there is: the question, or the parenthesis of a list. */
const TESTED = /(?:=\?|= *"(?:ue\w+|rf|policy)_band ?")[^=?]*$|\(["\w-]*$/;

/**
 * What is read out of the answers of machines, which comes before prose: from where they begin to the end of their line,
 * nobody reads them as text, so that `rest` has them blank.
 */
export function machineSets(low: string): { sets: FoundSet[]; rest: string } {
  let rest = low;
  const sets = PATTERNS.flatMap(([lines, pattern]) => {
    rest = rest.replace(lines, (run) => '\n'.padEnd(run.length));
    return [...low.matchAll(pattern)].map((match) => setOf(match, low));
  });
  return { sets, rest };
}

function setOf({ 0: run, groups, indices }: RegExpExecArray, low: string): FoundSet {
  const { C, N, P, Q, ...values } = groups ?? {};
  const bands: FoundBand[] = [];
  const notes: NoteCode[] = Q === undefined || low.includes('nr5g') ? [] : ['nr-not-listed'];
  let kind: ReadKind = 'none';
  let slot = '';
  for (const [name, text] of Object.entries(values)) {
    if (!text) continue;
    const [how = '', mark] = name.split('_');
    const [start] = indices!.groups![name]!;
    const before = low.substring(start - 999, start);
    const technology = technologyOf(mark ?? run);
    const marks: Mark[] = how === 'H' ? ['inferred'] : [];
    if (mark === 'd') marks.push('doubtful');
    const add = (band: number, at = 0, { length } = text, rat = technology) =>
      bands.push(...found(rat, band, { offset: start + at, length }, marks));
    if (how > 'a') kind = how as ReadKind;
    else {
      kind = C || TESTED.test(before) ? 'supported' : 'enabled';
      slot = kind + technology + (/^\W\w+/.exec(run) ?? start);
    }
    const first = +how.slice(1);
    if (first) {
      // Text in UCS-2, `00300078…`, is read as what it says; bytes of a dump, the lowest first.
      const digits = text
        .replace(
          /^(?:00300078)?((?:00(?:3\d|[46][1-6])){5,})$/,
          (_, ucs2: string) => '0x' + decodeURIComponent(ucs2.replace(/00(..)/g, '%$1')),
        )
        .split(/[ ,]+/)
        .reverse()
        .join('');
      const bits = BigInt((/D|x/.test(how + digits[1]) ? '' : '0' + how[0]!) + digits).toString(2);
      // The value "everything" stands for "any band".
      const any = /^(-)1+$|^.1{16,}$/.exec(before.at(-1)! + bits);
      if (any) {
        if (!bands[0]) kind = any[1] ? 'range' : 'unrestricted';
      } else {
        [...bits].reverse().forEach((bit, i) => +bit && add(i + first));
        // The never used TDD bands 35, 36 and 37 tell a vendor's default, wider than any hardware.
        if (/111.{34}$/.test(bits)) notes.push('mask-is-generic');
      }
    } else {
      const numbers = [
        ...text.matchAll(how === 'G' ? /\b(?:1(?=\d\d\b)|(50))(\d{1,3})\b/g : /(?<![\da-q])(n?)(\d+)/g),
      ];
      const inferred = how === 'H' ? bandsOfMhz(numbers.map(([mhz]) => +mhz)) : [];
      numbers.forEach(({ 0: digits, 1: nr, 2: band, index }, i) =>
        add(inferred[i] ?? +band!, index, digits, nr ? 'nr' : technology),
      );
    }
  }
  return { kind, bands, notes, name: N, slot, plmn: P };
}

/** The technology that a text in lower case names, as `lte_band`, `nr5g-nsa`, `cat-m`, `eutran`. */
function technologyOf(text: string): Technology {
  return /\bnb/.test(text)
    ? 'nb-iot'
    : /emtc|cat-?m/.test(text)
      ? 'lte-m'
      : !/nr|ngran/.test(text)
        ? 'lte'
        : text.includes('nsa')
          ? 'nr-nsa'
          : /sa|"nr5g_/.test(text)
            ? 'nr-sa'
            : 'nr';
}

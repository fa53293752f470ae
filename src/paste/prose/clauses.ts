/**
 * Which radios a stretch of the text speaks of. A clause begins with a group of labels (`LTE-FDD`, `5G NR SA/NSA`), or
 * where the labels before no longer hold: at a row that speaks of bands and has no label of its own, at a name.
 */
import { type LaidToken, NO_OWNER, type Owner } from './laid-token.js';
import { letterOf, pattern } from './pattern.js';
import { areApart } from './tokenise.js';

export interface Clause {
  /** Letters of the labels in force; `r` before FDD or TDD in a text of NR; empty where none is. */
  readonly labels: string;
  readonly owner: Owner | undefined;
  /** Its tokens: from, and up to but without. */
  readonly from: number;
  readonly to: number;
}

/** A group of labels, a line break, a name. A group ends at `;`, a quote or the end of a line. */
const GROUP = '<label>(?:(?:[^\\w.|\\n;"@]|<bandWord and to mhz variant>){0,5}<label>)*';
const PARTS = pattern(`${GROUP}|[\\n@]`, 'g');
const NSA = letterOf('nsa');
const GENERATION = /[LRMIGUDCWHPO]/;
/** Labels of radios that never share a list with LTE. */
const FOREIGN = /^.*(?=[WHPO])/;
/** `WLAN 5G`, the 5 GHz of Wi-Fi. */
const WIFI_5G = pattern('(?<=<wifi>)<nr>');
/** A row that speaks of bands and has no label of its own. */
const UNLABELLED_ROW = pattern('^[^\\n{label}]{0,20}<bandWord>');
/** `bands: [1, 3]` of an object, whose line before ends with a comma. */
const KEY = pattern('^[^\\w\\n]*<bandWord>[^\\w\\n]?[:=]');
/** The row of another attribute: `Ports | COM 1, 2 |`. */
const ATTRIBUTE_ROW = pattern(
  '^[^\\w\\n|]*(?:<word>|[\\u2e80-\\uffef])[^\\n|{label bandWord frequency band nrBand}]*\\|[^\\n{label bandWord band nrBand}]*(?:\\n|$)',
);
/** What still goes on over the line break: the row before ended with a label, an item or a mark that announces more. */
const GOES_ON = pattern('(?:[{label item bandWord}:=([]|(?<![\\]}]),)[ "]*$');
/** A line of labels alone is a heading: `3G`, `### 5G NR`, `4G bands:`. */
const HEADING = pattern(`^[^\\w\\n]{0,4}(${GROUP})(?:<bandWord filler device>|[^\\w\\n:]){0,3}(?=\\n|$)`);
/** NR, or a label that ends a sentence, says nothing of the next: `n78 for 5G. Three uses B1`. */
const ENDS_SENTENCE = pattern('<label nrBand>\\.[^.;\\n]{0,6}$');
const IS_BEHIND_BAND = pattern('<item>[^\\n]*$');
/** A radio of its own, which a remark behind the bands of LTE may name: `5G on n41`, `where the old CDMA was`. */
const IS_OF_OTHER = pattern('^<nr sa nsa gsm umts cdma>+$');
/** `Kite 5G router, bands B1, B3` says of no list that it is of 5G. */
const NAMES_PRODUCT = pattern('^<device variant>(?!<bandWord>|[:=(])');
/** Behind `EN-DC` in a row, its cells of LTE and then that of 5G: `| pcell_band: 3 | nr_band: 78` */
const GOES_TO_ANCHOR = pattern('^\\|<serving>[^\\n]*<nr>');
const IS_DENIAL = pattern('<not><has>? ?$');
const LOOKED_BACK = 40;
/** In tokens, to those that stand in the text. */
const NEAR = 12;

export function readClauses(tokens: readonly LaidToken[], letters: string, text: string): Clause[] {
  const clauses: Clause[] = [];
  let labels = '';
  /** The labels of the last heading, in force for rows without a label. */
  let section = headingAt(letters, 0) ?? '';
  /** Those above the table whose cells are read; undefined outside of tables. */
  let aboveTable: string | undefined;
  let owner: Owner | undefined;
  /** That of the last heading. */
  let ofSection: Owner | undefined;
  let from = 0;
  let lineAt = 0;
  /** Where the last label stands, if it stands behind a band of its line. */
  let labelInLine = Infinity;
  /** Brackets that the last label has opened, `"nrBands": [`, up to what is read of them. */
  let [open, readTo] = [0, 0];
  const end = (to: number) => {
    if (to > from) clauses.push({ labels, owner, from, to });
    from = to;
  };
  for (const { 0: run, index: at } of letters.matchAll(PARTS)) {
    for (const [bracket] of letters.slice(readTo, at).matchAll(/[[\]]/g)) open += bracket === '[' ? 1 : -1;
    readTo = at;
    if (run === '@') {
      end(at);
      const token = tokens[at]!;
      if (ENDS_SENTENCE.test(letters.slice(Math.max(0, at - LOOKED_BACK), at))) labels = section;
      aboveTable = token.beginsCell ? (aboveTable ?? labels) : undefined;
      labels = aboveTable ?? labels;
      if (token.beginsSection) {
        labels = section;
        ofSection = token.owner;
      }
      // What a paragraph says of 5G holds no longer than the next heading: `Nationwide 5G is slow.`, and below `T-Mobile: B71`.
      // Nor does it behind the bands of LTE: `Rogers: 2, 4, 5G on n41`, and below `Telus: 2, 5, 5G on n77`.
      if (IS_OF_OTHER.test(labels) && (labelInLine < lineAt || beginsParagraph(tokens, at, text)))
        labels = section;
      // A row of some network is one of the network whose heading stands above.
      const isUnnamed = token.owner?.name === '' && token.owner.isCarrier;
      if (isUnnamed && ofSection?.isCarrier) owner = ofSection;
      else owner = token.owner === NO_OWNER ? undefined : token.owner;
    } else if (run === '\n') {
      lineAt = at;
      const before = letters.slice(Math.max(0, at - LOOKED_BACK), at);
      const behind = letters.slice(at + 1, at + 1 + LOOKED_BACK);
      section = headingAt(letters, at + 1) ?? section;
      // A list may go on in the next line, so that only other labels end a clause here.
      if (
        FOREIGN.test(labels) ||
        ATTRIBUTE_ROW.test(behind) ||
        (open <= 0 && (KEY.test(behind) || (UNLABELLED_ROW.test(behind) && !GOES_ON.test(before))))
      ) {
        if (labels !== section) end(at);
        labels = section;
      }
    } else if (!isDenied(letters, at, run)) {
      end(at);
      const next = letters.slice(at + run.length, at + LOOKED_BACK);
      const saysNothing = NAMES_PRODUCT.test(next) || (run === NSA && GOES_TO_ANCHOR.test(next));
      const own = saysNothing ? '' : labelsOf(run);
      labelInLine = IS_BEHIND_BAND.test(letters.slice(Math.max(0, at - LOOKED_BACK), at)) ? at : Infinity;
      // FDD and TDD may be halves of one NR list: `5G NR FDD: 1, 3; TDD: 38`
      labels = /^[FT]+$/.test(own) && /r/i.test(labels) ? 'r' + own : own;
      open = 0;
    }
  }
  end(letters.length);
  return clauses;
}

/** The labels of the line from a place on, if it is a heading of nothing else. */
function headingAt(letters: string, at: number): string | undefined {
  const line = letters.slice(at, at + LOOKED_BACK);
  const heading = HEADING.exec(line)?.[1];
  // `GPS, GLONASS, BeiDou` is what something has.
  const isList = heading?.includes(',') && FOREIGN.test(heading);
  return heading && line[0] !== '@' && !isList ? labelsOf(heading) : undefined;
}

/** Whether an empty line stands before the name that an owner has taken the place of. */
function beginsParagraph(tokens: readonly LaidToken[], at: number, text: string): boolean {
  const isWritten = ({ length }: LaidToken) => length > 0;
  const before = tokens.slice(Math.max(0, at - NEAR), at).findLast(isWritten);
  return areApart(before, tokens.slice(at, at + NEAR).find(isWritten), text);
}

/** `we were on LTE, not 5G, and on band 30`: what is denied is not what is spoken of. */
function isDenied(letters: string, at: number, run: string): boolean {
  return (
    IS_DENIAL.test(letters.slice(Math.max(0, at - 3), at)) && /^[,.]/.test(letters.slice(at + run.length))
  );
}

/** The labels of a group that hold: in `GSM / HSPA / LTE 2G bands GSM` the last, in `LTE bands FDD` all. */
function labelsOf(group: string): string {
  const parts = group
    .split(pattern('<bandWord>'))
    .map((part) => part.replace(WIFI_5G, '').replace(FOREIGN, ''));
  const last = parts.at(-1)!;
  const own = GENERATION.test(last) ? last : parts.slice(-2).join('');
  // Two generations side by side without a mark, as in `LTE 2G`: the second begins anew.
  return own.replace(/^.*[LMI](?=[GUDC])|^.*[GUDC](?=[LRMI])/, '').replace(/[^A-Z]/g, '');
}

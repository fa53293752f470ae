/**
 * Finds whose bands the sections of a page list: `## EC25-E` and `## EC25-A`, and in each of them a row `LTE bands` among
 * other rows. What stands nearer to such a list than its heading, as the antenna in the row above, is not what it is of.
 */
import { LISTS } from './candidates.js';
import { type LaidToken, NO_OWNER, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { endOf, type Line, linesOf, type Token } from './tokenise.js';
import { CHAPTER, IS_TOPIC, NAMES_SOMETHING } from './write-names.js';

/** What names something, and the keys of the lists of bands that it has: `lte bands`. */
export interface NamedThing {
  readonly name: string;
  readonly isCarrier: boolean;
  readonly letters: string;
  /** It says that it names bands of something: `Frequency bands (Mini)`. */
  readonly isOfBands?: boolean;
  readonly keys: Set<string>;
}

/** A heading, and the rows below it. */
interface Section extends NamedThing {
  readonly line: Line;
  /** The deeper, the higher. */
  readonly level: number;
}

/** A line of dashes or equals signs below a heading, and the level it gives. */
const UNDERLINE = /^[=-]$/;
const SHORTEST_UNDERLINE = 3;
const LEVEL_ABOVE: Readonly<Record<string, number>> = { '=': 1, '-': 2 };
/** Levels of headings in bold type, of lines between empty lines, and of those behind one. */
const BOLD = 7;
const ALONE = 8;
const FIRST = 9;
/** Marks and the number of a chapter, and the name, without the address of a link. */
const HEADING = /^(\W*(?:0[.)]\W*)?)(\w(?:(?:(?!\]\()[^|\t])*[\w)])?)/;
const IN_BOLD = /^\*[^*]*\*:?$/;
/** In tokens. */
const LONGEST_NAME = 12;
/** What rows, sentences and lists have, and headings without marks have not. */
const IS_NO_HEADING = pattern('[|\\t:;?!•*"=]|[.,]$|^[^\\w#(]|<band nrBand>');
const NAMES_THING = pattern('<word code region carrier variant>');
const NAMES_PRODUCT = pattern('<code region variant device number>');
const NAMES_SURELY = pattern('<code region carrier>');
/** `Galaxy 5`, but not `USB 3.0`. */
const HAS_WHOLE_NUMBER = /\d(?<!\d\.\d*)(?!\d*\.\d)/;
const SPEAKS_OF_BANDS = pattern('<label bandWord>');
/** `Telcel Holdings`, but not `Telcel model`; and what has the code of a network in brackets. */
const CARRIER = pattern(
  '^[^{code variant device}]*?(<carrier><carrier region>*)[^{code variant device}]*$',
  'd',
);
/** Carriers that are common words, and so are known among others alone. */
const MAY_BE_CARRIER =
  /^(?:au|boost|cricket|digi|dish|free|freedom|fizz|globe|go|one|personal|play|plus|public|salt|smart|spark|sun|true|visible)$/i;
const IS_ABBREVIATION = /^\p{Lu}{2,4}$/u;
const textOf = (token: Token, text: string) => text.slice(token.offset, endOf(token));
/** `Play (260-06)`, `Telia 244-05` */
const PLMN = /(?<! ) *(?:\(\d{3}-\d{2,3}\)|(?<= )\d{3}-\d{2,3})$/;
/** The name of a carrier without the code of its network. */
export const withoutPlmn = (name: string): string => name.replace(PLMN, '');
/** `AIS (MCC: 520, MNC: 01, 03)` */
const WITH_PLMN = /^[^\w\n]*(\p{L}[^\n]{1,60}?) *\(MCC\W{1,3}\d{3}[^()\n]{0,40}\)\W*$/iu;
/** `Frequency bands (EC25-E)` */
const IN_BRACKETS_OF_BANDS = pattern(
  '^[^\\w\\n]*<filler support label bandWord>*<bandWord><filler>{0,2}\\(([^()]+)\\)[^\\w\\n]*$',
  'd',
);
/** `The supported bands of the EMEA variant (SKU: KX2) are in the table below.` */
const BANDS_OF_VERSION = pattern(
  '^(?=[^{item}]*<bandWord>)[^{item}]*?<filler>[^\\w\\n]?(<code region>{1,4})<variant>[^{item}]*$',
  'd',
);
/** What says no more than that a region is one, `Europe version`, or that bands follow, `EC25-E LTE bands`. */
const VERSION = pattern('(?<=^<region>+)<variant device>+$|(?<=<code>)<label>*<bandWord>$');
const LABEL = pattern('<label>');
const SPEAKS_OF_RADIO = pattern('<label bandWord band nrBand>');
/** Bands, and no frequencies. */
const IS_LIST = /^[bn0]/;
/** Below a heading without marks, a single band is often a remark. */
const IS_SINGLE = /^[bn0][^bn0]*$/;
const KEY = /^[^:|\t\d]*/;

/** The tokens, with an owner in place of each heading that says whose the bands below it are. */
export function nameSections(tokens: readonly Token[], text: string): readonly LaidToken[] {
  const sections = readSections(tokens, text);
  const levels = [...new Set(sections.map(({ level }) => level))];
  const told = levels.map((level) => thatTellApart(sections.filter((each) => each.level === level)));
  const most = told.reduce((best, each) => (each.length > best.length ? each : best), []);
  if (!most[0]) return tokens;
  const { level } = most[0];
  const owners = new Map(most.map(({ line, name, isCarrier }) => [line.from, { name, isCarrier }]));
  const headings = new Map(
    sections.flatMap((section) => (section.level <= level ? [[section.line.from, section]] : [])),
  );
  let end = 0;
  return tokens.flatMap((token, i) => {
    const section = headings.get(i);
    if (!section) return i < end ? [] : token;
    end = section.line.to;
    const owner = owners.get(i) ?? NO_OWNER;
    const { offset } = token;
    const length = endOf(tokens[end - 1]!) - offset;
    // `## 3G of the E314`: rows below it have no label of their own.
    const labels = tokens.slice(i, end).filter(({ letter }) => LABEL.test(letter));
    return [
      { ...ownerToken(owner), offset, length, beginsSection: true },
      ...labels.map((label) => ({ ...label, length: 0 })),
    ];
  });
}

/** Of headings of one level or of records, those of what has the bands below them, if several are told apart by lists of one key. */
export function thatTellApart<Own extends NamedThing>(all: readonly Own[]): Own[] {
  const count = new Map<string, number>();
  for (const { keys } of all) for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  const alike = all.filter(({ keys }) => [...keys].some((key) => count.get(key)! > 1));
  // Among carriers, any other name is one, too: `Plus`. Beside products and regions, one carrier is a version.
  const carriers = alike.filter(({ isCarrier }) => isCarrier).length;
  const areNamesAlone = !alike.some(({ letters }) => NAMES_PRODUCT.test(letters));
  const areCommon =
    alike.length > 1 && alike.every(({ isCarrier, name }) => isCarrier || MAY_BE_CARRIER.test(name));
  const areCarriers =
    areCommon ||
    (carriers > 1 && 2 * carriers >= alike.length) ||
    (areNamesAlone && 3 * carriers >= alike.length && alike.length > 1);
  if (areCarriers) return alike.map((section) => ({ ...section, isCarrier: true }));
  const named = alike.filter(
    (section) =>
      NAMES_THING.test(section.letters) && (isSurelyThing(section) || !SPEAKS_OF_BANDS.test(section.letters)),
  );
  const names = new Set(named.map(({ name }) => name.toLowerCase()));
  const sure = named.filter(isSurelyThing);
  return names.size > 1 && 2 * sure.length >= named.length ? named : [];
}

const isSurelyThing = ({ letters, name, isOfBands = false }: NamedThing) =>
  isOfBands || NAMES_SURELY.test(letters) || HAS_WHOLE_NUMBER.test(name);

/** All headings, in the order of the text. */
function readSections(tokens: readonly Token[], text: string): Section[] {
  const lines = linesOf(tokens);
  const sections: Section[] = [];
  let open: Section[] = [];
  for (const [i, line] of lines.entries()) {
    const section = readHeading(lines, i, tokens, text);
    if (section) {
      sections.push(section);
      open = [...open.filter(({ level }) => level < section.level), section];
    } else if (open[0]) {
      for (const { key, isSingle } of keysOfLists(line, lines[i - 1], tokens, text))
        for (const { keys, level } of open) if (level < BOLD || !isSingle) keys.add(key);
    }
  }
  return sections;
}

/** Whether letters are of a carrier: `Telcel Holdings`. */
export const areOfCarrier = (letters: string): boolean => CARRIER.test(letters);

/** How many letters are the name: those of `Europe` in `Europe version`. */
export const lengthOfName = (letters: string): number => letters.replace(VERSION, '').length;

/** What stands before each list of bands in its line, or in the line above a list that stands alone. */
function keysOfLists(line: Line, above: Line | undefined, tokens: readonly Token[], text: string) {
  const { from, letters } = line;
  return [...letters.matchAll(LISTS)].flatMap(({ 0: run, index }) => {
    const said = /\w/.test(letters.slice(0, index)) || !above ? line : above;
    if (!IS_LIST.test(run) || !(/[bn]/.test(run) || SPEAKS_OF_RADIO.test(said.letters))) return [];
    const before = text.slice(tokens[said.from]!.offset, tokens[from + index]!.offset);
    const key = KEY.exec(before)![0]
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase();
    return { key, isSingle: IS_SINGLE.test(run) };
  });
}

/** The heading that a line is, if it is one. */
function readHeading(
  lines: readonly Line[],
  i: number,
  tokens: readonly Token[],
  text: string,
): Section | undefined {
  const line = lines[i]!;
  const { from, to, letters } = line;
  const coded = to > from && WITH_PLMN.exec(text.slice(tokens[from]!.offset, endOf(tokens[to - 1]!)))?.[1];
  if (coded) return { name: coded, isCarrier: true, letters, line, level: FIRST, keys: new Set() };
  const [, ofBands = undefined] =
    (IN_BRACKETS_OF_BANDS.exec(letters) ?? BANDS_OF_VERSION.exec(letters))?.indices ?? [];
  if (ofBands) {
    const [first, last] = ofBands;
    const name = text.slice(tokens[from + first]!.offset, endOf(tokens[from + last - 1]!));
    const own = letters.slice(first, last);
    if (!NAMES_SOMETHING.test(name)) return undefined;
    const isCarrier = CARRIER.test(own);
    return { name, isCarrier, letters: own, isOfBands: true, line, level: FIRST, keys: new Set() };
  }
  const level = levelOf(lines, i, tokens);
  const [, marks = '', own = ''] = (level > 0 && HEADING.exec(line.letters)) || [];
  if (own === '' || own.length > LONGEST_NAME) return undefined;
  const at = line.from + marks.length;
  const carrier = CARRIER.exec(own);
  const [begin, last] = carrier?.indices?.[1] ?? [0, lengthOfName(own)];
  // `NTT Docomo`, but not `About Telcel`
  const isAbbreviated = begin > 0 && IS_ABBREVIATION.test(textOf(tokens[at + begin - 1]!, text));
  const first = isAbbreviated ? begin - 1 : begin;
  const written = text.slice(tokens[at + first]!.offset, endOf(tokens[at + last - 1]!)).replace(CHAPTER, '');
  const name = withoutPlmn(written);
  const isCarrier = carrier !== null || name !== written;
  return NAMES_SOMETHING.test(name) && !IS_TOPIC.test(name)
    ? { name, isCarrier, letters: own, line, level, keys: new Set() }
    : undefined;
}

/** Line breaks in a row are one token. */
const isEmptyLine = (lineBreak: Token | undefined) => (lineBreak?.length ?? 0) > 1;

/** The level of the heading that a line is; 0 where it is none. */
function levelOf(lines: readonly Line[], i: number, tokens: readonly Token[]): number {
  const { from, to, letters } = lines[i]!;
  const [above, below] = [lines[i - 1], lines[i + 1]];
  if (letters === '') return 0;
  const underline = below && UNDERLINE.test(below.letters) ? tokens[below.from] : undefined;
  if (underline && underline.length >= SHORTEST_UNDERLINE) return LEVEL_ABOVE[underline.letter]!;
  const { length } = tokens[from]!;
  if (letters[0] === '#' || (letters[0] === '=' && letters.endsWith('='))) return length;
  if (length > 1 && IN_BOLD.test(letters)) return BOLD;
  const isApart = !above?.letters || isEmptyLine(tokens[from - 1]);
  if (!isApart || IS_NO_HEADING.test(letters)) return 0;
  return !below?.letters || isEmptyLine(tokens[to]) ? ALONE : FIRST;
}

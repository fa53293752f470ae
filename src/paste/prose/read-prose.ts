/**
 * Reads what people write: datasheet lists, tables, shop pages, forum posts. A list belongs to the nearest group of radio
 * labels before it, and to the product that the layout names. Bare numbers are bands only where the text says so: after
 * the word "band", behind a label and a colon, or within a list whose first item has its prefix. Linear in the number of
 * tokens.
 */
import { readOlderBands, UMTS_MHZ } from '../older-radios.js';
import { asDoubtful, type FoundSet, MOST_REMARKED } from '../reading.js';
import {
  type IgnoredReason,
  type IgnoredRun,
  type NoteCode,
  type ReadKind,
  type Span,
} from '../read-result.js';
import {
  bandsOf,
  bandsOfFrequencies,
  type CandidateList,
  type CandidateSource,
  linesLabelledBehind,
  paragraphOfEach,
  readCandidates,
  spendNumbers,
} from './candidates.js';
import { type Clause, readClauses } from './clauses.js';
import { withoutBandsOfOthers } from './bands-of-others.js';
import { cutPosts } from './cut-posts.js';
import { decide, type Decision, decideTogether } from './decide.js';
import { nameDevices } from './devices-in-sentences.js';
import { findSubjects } from './find-subjects.js';
import { type LaidToken, type Owner } from './laid-token.js';
import { BEGINS_ROW_OF_OWNER, kindOfList, ROW_OF_OWNER, ROWS_OF_RADIOS } from './kind-of-list.js';
import { layOut } from './lay-out.js';
import { nameRecords } from './name-records.js';
import { nameSections } from './name-sections.js';
import { offerFrequencies } from './offered-frequencies.js';
import { withoutOtherCells } from './other-cells.js';
import { letterOf, pattern } from './pattern.js';
import { endOf, lettersOf, MAX_TOKENS, type Token, tokenise } from './tokenise.js';
import { repeatLists } from './repeat-lists.js';
import { type ListOutcome, notSureThatTheseAreCellularBands } from './rules.js';
import { SPEAKS_OF_RECEPTION } from './vocabulary.js';
import { SPEAKS_OF_PLACES, weighSets } from './weigh-sets.js';

/** Behind a list that goes on elsewhere. */
const CUT_OFF = pattern('^[,;/ {and}]*(?:<more>|…)');
/** But not `a module with B3 and B8 is a safe choice`, which is no device that somebody has. */
const NAMES_DEVICE = pattern('(?<!<unit>)<hardware>|<code>');
const SPEAKS_OF_SUPPORT = pattern('<support>');
/** `Supported bands`, and below it `4G: B1/B3` and `5G: n78`, or a table with a head and such rows */
const IS_BELOW_SUPPORT = pattern(
  `(?:^|\\n)[^\\n.;!?{item not}]*<support>[^\\n.;!?{item}]*(?:\\n[^\\n{item}]*\\|[^\\n{item}]*)?${ROWS_OF_RADIOS}(?<=[:=] *)$`,
);
/** What stands before a list of a datasheet in its line is no sentence. */
const IS_SPEC = pattern(
  '^(?=.*<label bandWord>)(?:[^{word filler said use}]|<filler>(?=<bandWord label>))*$',
);
/** `700 (Band 12 lower)` */
const REMARKS = /^[^()]*\)|\([^()]*\)/g;
/** Nothing stands before the list in its line: `#### LTE-TDD Bands`, and below it `**B38/B39**`. */
const IS_BELOW_HEADING = /^[^\w\n]*$/;
/** `Band 71 went live` */
const GOES_ON_AS_SENTENCE = pattern('^ *<filler>{0,2}<word deployment>(?!\\))');
/** `23 dBm`, a cell with `-97.5`, and the ways of an antenna: `TX/RX` */
const SAYS_LEVEL =
  /\d ?dbm?(?![a-z])|[|\t]\W{0,9}-\d{2,3}(?:\.\d+)?\W{0,9}(?:[|\t]|$)|(?<![a-z])[pd]?[tr]x\d?(?![a-z\d]|-[a-z\d])/;
/** `620 mA`, `150 Mbps`, and where a band lies: `1920-1980 2110-2170 MHz` */
const SAYS_AMOUNT = /^\W*\d{3,4}(?:\.\d)? ?(?:-|to) ?\d{3,4}(?![\d/])|\d ?(?:m[aw]|[mg]bps|[mg]bit)(?![a-z])/;
/** How much a body absorbs, in whatever place and at whatever distance: no product has a name of those. */
const SAYS_SAR = /^\W{0,3}\d[.,]\d+ ?w\/kg/;
const LONGEST_ROW = 120;
const FENCE = /^ {0,3}```/gm;
/** But not `- **LTE:** B1`, in bold type. */
const COMMENT = pattern('^[^\\w|]*[#;/]|^[^\\w|*]*\\*[^*]*$');
const RADIOS = pattern('<lte nr lteM nbIot gsm umts tdScdma cdma>', 'g');
const SPEAKS_OF_3G = pattern('<umts>');
const SPEAKS_OF_NEWER = pattern('<lte nr fdd tdd sa nsa lteM nbIot nrBand otherRadio wifi>');
const IS_ITEM = pattern('<item frequency>');
/** Of the radios whose bands are read. */
const IS_LABEL_OF_BANDS = pattern('<lte nr fdd tdd sa nsa lteM nbIot>');
const ONLY_LPWA = pattern('^<lteM nbIot>+$');
/** Lists of so many tokens in all: more than any device has. */
const MAX_LISTED = 2048;

/** Another list of the same words: `I left B2 and B66 for LTE and n41 for 5G`, `B3 20M + B7 15M` */
const GOES_ON = pattern('<item>(?:<filler>?<label>+|<spent>)?(?:[,+]|<and>)+<filler>?<label>*<bandWord>?$');
/** The same of another device: `I locked the RT300 to band 3 and the old router to band 20` */
const GOES_ON_WITH_ANOTHER = pattern(
  '<item>(?:[,;]<and filler>?|<and>)<filler>{0,2}<owner word said code device hardware variant region filler spent>{1,6}<to filler>?<label>*<bandWord>?$',
);

/** The same in the line below, where nothing else stands before it: `CA: B1 (20 MHz)`, and below it `B3 (20 MHz)` */
const GOES_ON_BELOW = pattern('<band nrBand>(?:[\\^([][^\\n]{1,24})?\\n$');

/** The same of another one: `SIM 1: locked to B1`, and below it `SIM 2: B3` */
const GOES_ON_BELOW_WITH_ANOTHER = pattern(`(?:^|\\n)${ROW_OF_OWNER}${BEGINS_ROW_OF_OWNER}$`);

const WAYS_TO_GO_ON = [GOES_ON_WITH_ANOTHER, GOES_ON_BELOW, GOES_ON_BELOW_WITH_ANOTHER];
/** `B28 is now enabled` */
const HAS_OWN_VERB = pattern('^<filler word>{1,3}<locked serving>');

/** What the stages made of a text, for those who want to know why it was read so. */
export interface ProseStages {
  /** The tokens before they are laid out. */
  readonly read: readonly Token[];
  readonly tokens: readonly LaidToken[];
  readonly clauses: readonly Clause[];
  readonly decisions: readonly Decision[];
  /** There were more lists, which nobody read. */
  readonly isCut: boolean;
}

/** The stages up to the decisions. */
export function readStages(
  text: string,
  low: string,
  leaveOut: (reason: IgnoredReason, spans: readonly Span[]) => void = () => {},
): ProseStages {
  const read = spendNumbers(withoutBandsOfOthers(tokenise(low, text), low, text), leaveOut);
  const posts = cutPosts(repeatLists(read, low), text);
  const named = nameRecords(posts, text) ?? nameSections(posts, text);
  const laidOut = layOut(named, text);
  const current = withoutOtherCells(laidOut, text);
  const tokens = findSubjects(nameDevices(current, text), text);
  const laid = lettersOf(tokens);
  // What speaks of 3G and of nothing newer has bands of that.
  const isOf3G =
    SPEAKS_OF_3G.test(laid) &&
    !SPEAKS_OF_NEWER.test(laid) &&
    tokens.every(({ kind, value }) => kind !== 'band' || UMTS_MHZ[value]);
  const clauses = readClauses(tokens, laid, text);
  const decisions: Decision[] = [];
  const stages = { read, tokens, clauses, decisions };
  const source: CandidateSource = {
    letters: laid,
    tokens,
    paragraphs: paragraphOfEach(tokens, text),
    text,
    isOfReception: current !== laidOut || SPEAKS_OF_RECEPTION.test(low),
    labelledBehind: linesLabelledBehind(laid),
  };
  let count = 0;
  for (const clause of clauses)
    for (const found of readCandidates(clause, source)) {
      const isOlder =
        isOf3G && found.labels === '' && found.first !== 'f' && found.items.length <= MOST_REMARKED;
      const list = isOlder ? { ...found, labels: letterOf('umts') } : found;
      if ((count += list.tokens.length) > MAX_LISTED) return { ...stages, isCut: true };
      decisions.push(decide(list));
    }
  return { ...stages, decisions: decideTogether(decisions), isCut: read.length >= MAX_TOKENS };
}

/** What a text holds beside machine answers, which are blank in `low`. `region` decides what a frequency means. */
export function readProse(text: string, low: string, region: string): FoundSet[] {
  const ignored: IgnoredRun[] = [];
  const notes: NoteCode[] = [];
  const leaveOut = (reason: IgnoredReason, spans: readonly Span[]) => {
    const { offset } = spans[0]!;
    const at = { offset, length: endOf(spans.at(-1)!) - offset };
    ignored.push({ ...at, reason, count: spans.length });
  };
  const stages = readStages(text, low, leaveOut);
  const market = region || (IS_JAPANESE.test(text) ? 'jp' : '');
  const sets = readSets(stages, text, low, market, leaveOut, notes);
  if (stages.isCut) notes.push('text-too-long');
  return [
    ...weighSets(sets, stages.read, text, low),
    {
      kind: 'supported',
      isProse: true,
      bands: offerFrequencies(
        stages,
        sets.flatMap(({ bands }) => bands),
        low,
        market,
      ),
    },
    { kind: 'none', bands: [], ignored, notes: [...new Set(notes)] },
  ];
}

/** The sets of all lists, before they are weighed against each other. */
export function readSets(
  { tokens, decisions }: ProseStages,
  text: string,
  low: string,
  market: string,
  leaveOut: (reason: IgnoredReason, spans: readonly Span[]) => void = () => {},
  notes: NoteCode[] = [],
): readonly FoundSet[] {
  const radios = [...new Set(lettersOf(tokens).match(RADIOS))].join('').replace('L', '');
  // What speaks of NB-IoT or LTE-M or both, and of no other radio but LTE, has bands of that.
  const only = ONLY_LPWA.test(radios) ? radios : '';
  let last: ReadKind | undefined;
  const sets = decisions.flatMap(({ list, rule, outcome, beside }) => {
    if (outcome === 'drop') return [];
    const isOfMoment = last === 'enabled' || last === 'serving';
    const goesOn =
      GOES_ON.test(list.before) ||
      (isOfMoment && WAYS_TO_GO_ON.some((way) => way.test(list.before)) && !HAS_OWN_VERB.test(list.behind));
    const kind = kindOfList(list);
    last = (goesOn && last) || (kind === 'supported' && beside ? kindOfList(beside) : kind);
    const own = only && !list.labels ? { ...list, labels: only } : list;
    return readSet({ list: own, rule, outcome }, last, low, market, leaveOut, notes);
  });
  /** What has the bands of another, too. */
  const bases = new Map(
    decisions.flatMap(({ list: { owner } }) => (owner?.base ? [[owner.name, owner.base]] : [])),
  );
  for (const [name, base] of bases)
    sets.push(...sets.filter((set) => set.name === base).map((set) => ({ ...set, name })));
  return markCode(sets, text);
}

/** The sets, with those marked that stand in a block of code. */
function markCode(sets: readonly FoundSet[], text: string): readonly FoundSet[] {
  const fences = [...text.matchAll(FENCE)].map(({ index }) => index);
  return fences.length < 2
    ? sets
    : sets.map((set) => ({
        ...set,
        isInCode: fences.filter((at) => at < (set.bands[0]?.offset ?? 0)).length % 2 > 0,
      }));
}

const IS_JAPANESE = /[\u3040-\u30ff]/;
/** `SIM 1`, `wwan0`, `Norvik LR60` */
const IS_SIM_OR_PRODUCT =
  /(?<!\p{L})e?SIM(?!\p{L})|^(?:wwan|modem ?)(?:\d|[A-D])(?![\p{L}\d])|(?<!\p{L})(?![GLUN]\d{3,4})\p{Lu}{1,3}\d{2,}(?!\d)/u;

/** `Zelle 1`, `secondary 2`: a cell of those that one device is on, and no name. */
const IS_CELL =
  /^(?:(?:zelle|cell|cella|celda|célula|cellule|carrier|porteuse|portadora|portante|träger|nosná|ячейка|сота)[ _-]?\d*|[ps]?cc\d*|[ps]cell\d*|primary|secondary[ _-]?\d*)$/i;

/** No frequency that a remark in brackets holds. */
const isItem = ({ letter }: LaidToken) => IS_ITEM.test(letter);

/** The cells that a device is on are told apart by carriers, SIM cards, products and the rows of a table alone. */
const mayHaveCells = (owner: Owner | undefined) =>
  owner !== undefined &&
  !IS_CELL.test(owner.name) &&
  (owner.isCarrier || owner.isOfTable || owner.isDevice || IS_SIM_OR_PRODUCT.test(owner.name));

/** The set of a list, unless it is left out. */
function readSet(
  { list, rule, outcome }: Decision & { readonly outcome: Exclude<ListOutcome, 'drop'> },
  kind: ReadKind,
  low: string,
  region: string,
  leaveOut: (reason: IgnoredReason, spans: readonly Span[]) => void,
  notes: NoteCode[],
): FoundSet[] {
  const { owner } = list;
  const isSpec =
    (IS_SPEC.test(list.line.replace(REMARKS, '')) ||
      (list.labels !== '' && IS_BELOW_HEADING.test(list.line))) &&
    !GOES_ON_AS_SENTENCE.test(list.behind);
  const behind = restOfLine(list, low);
  const hasName = (kind !== 'serving' || mayHaveCells(owner)) && !SAYS_SAR.test(behind);
  const set = {
    kind,
    name: (hasName ? owner?.name : '') || undefined,
    isProse: true,
    isOpen: rule === notSureThatTheseAreCellularBands && (list.first > '0' || list.isSpoken),
    isLabelled: IS_LABEL_OF_BANDS.test(list.labels),
    isOfCarrier: owner?.isCarrier === true,
    isOfTable: owner?.isOfTable === true,
    isOfToldDevice: owner?.isDevice === true,
    speaksOfSupport:
      SPEAKS_OF_SUPPORT.test(list.sentence) || IS_BELOW_SUPPORT.test(list.before)
        ? ('in-words' as const)
        : list.isHeaded && list.items.length > 2
          ? ('by-form' as const)
          : undefined,
    isComment: COMMENT.test(list.line),
    row: rowOf(list, behind),
    namesDevice: list.items.length > 1 && NAMES_DEVICE.test(list.sentence),
    isOfPlace: SPEAKS_OF_PLACES.test(list.line + list.behind.replace(/\n.*/s, '')),
    isSpec,
  };
  if (outcome === 'older')
    return [{ ...set, bands: [], older: readOlderBands(list.tokens.filter(isItem), list.labels) }];
  if (outcome === 'infer') return [{ ...set, bands: bandsOfFrequencies(list, region) }];
  const { bands, unknown, isCutOff } = bandsOf(list);
  const isTaken = outcome === 'take' || outcome === 'doubt';
  const kept = isTaken ? list.items.length : outcome === 'negated' ? itemsBeforeNegated(list) : 0;
  if (!isTaken)
    leaveOut(
      outcome,
      list.items.slice(kept).map(({ token }) => token),
    );
  if (kept === 0) return [];
  if (isCutOff || CUT_OFF.test(list.behind)) notes.push('list-cut-off');
  for (const span of unknown) {
    notes.push('unknown-bands-left-out');
    leaveOut('no-such-band', [span]);
  }
  if (outcome === 'doubt') return [asDoubtful({ ...set, bands })];
  return [{ ...set, bands: isTaken ? bands : bandsOf({ ...list, items: list.items.slice(0, kept) }).bands }];
}

function restOfLine({ tokens }: CandidateList, low: string): string {
  const from = endOf(tokens.at(-1)!);
  return /.*/.exec(low.slice(from, from + LONGEST_ROW))![0];
}

/** What the line of a list says of its bands. */
function rowOf({ run }: CandidateList, behind: string): FoundSet['row'] {
  if (SAYS_LEVEL.test(behind)) return 'levels';
  if (run.includes('+')) return 'together';
  return SAYS_AMOUNT.test(behind) ? 'amounts' : undefined;
}

/** Before the last item of a list. */
const ENDS_LIST = pattern('<and>');
/** Right before the bands that something has. */
const ENDS_IN_VERB = pattern('(?<!<not><filler>?)<support has>(?:[^\\w\\n]|<filler label bandWord>){0,4}$');

/**
 * How many items of `B1, B3; B28 is not supported`, `B1/B3/B7, B42/B43 disabled`, `It has B1, B3, B7, B28 is missing`,
 * `B1, B3 and B7, B28 is missing` and `B1, B3, B7, la B28 manque` are not negated: those before the last semicolon, or comma
 * between slashes, or comma where a verb says that there are some, where the list had its last, or where only the last has an
 * article.
 */
function itemsBeforeNegated({ items, before }: CandidateList): number {
  const semicolon = items.findLastIndex(({ joint }) => /[;*]/.test(joint));
  if (semicolon > 0) return semicolon;
  const comma = items.findLastIndex(({ joint }) => joint.includes(','));
  const others = items.filter(({ joint }, i) => i > 0 && i !== comma && !joint.includes('/'));
  if (comma > 1 && others.length === 0) return comma;
  const isBeforeLast = comma > 1 && comma === items.length - 1;
  // `band 1, 3, 7 and 20, 28 is missing`
  if (isBeforeLast && ENDS_LIST.test(items[comma - 1]!.joint)) return comma;
  if (!isBeforeLast || items.some(({ joint }) => ENDS_LIST.test(joint))) return 0;
  const gaps = items.slice(1).map(({ token }, i) => token.offset - endOf(items[i]!.token));
  const hasArticle = gaps.at(-1)! > Math.max(...gaps.slice(0, -1));
  return hasArticle || ENDS_IN_VERB.test(before) ? comma : 0;
}

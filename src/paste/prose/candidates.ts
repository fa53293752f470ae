/** The lists of a clause: which numbers they hold, and what stands before and behind them. */
import { bandsOfMhz } from '../mhz.js';
import { UMTS_MHZ } from '../older-radios.js';
import { found, type FoundBand, isBand } from '../reading.js';
import { type IgnoredReason, type Mark, type Span, type Technology } from '../read-result.js';
import { type Clause } from './clauses.js';
import { type LaidToken, type Owner } from './laid-token.js';
import { letterOf, pattern, testPattern } from './pattern.js';
import { EMPTY_LINE, endOf, lettersOf, type Token } from './tokenise.js';

export interface CandidateList {
  /** The tokens of the list as letters. */
  readonly run: string;
  readonly labels: string;
  readonly owner: Owner | undefined;
  /** Letters before and behind, and far around. */
  readonly before: string;
  readonly behind: string;
  readonly near: string;
  /** Letters before and behind, of its own paragraph. */
  readonly paragraph: { readonly before: string; readonly behind: string };
  /** The highest number that stands near and may be of a band. */
  readonly highest: number;
  /** The letters of its own line before the list, and of its own sentence. */
  readonly line: string;
  readonly sentence: string;
  /** The first item: `b`, `n`, `0`, or `f` of a list of frequencies. */
  readonly first: string;
  readonly items: readonly Item[];
  readonly tokens: readonly LaidToken[];
  /** The text says how a network is received. */
  readonly isOfReception: boolean;
  /** The word "band" or a frequency and a bracket stand before, or a label behind. */
  readonly isSpoken: boolean;
  /** That, or a label and a colon. */
  readonly isHeaded: boolean;
}

export interface Item {
  /** Marks before it in the list. */
  readonly joint: string;
  readonly type: string;
  readonly token: LaidToken;
  /** What is said of it, as written: its name and what stands right behind. */
  readonly said: string;
  /** The half of the band that the text says. */
  readonly half: keyof typeof HALVES | undefined;
  /** The rest of a number that a line break has cut in two. */
  readonly tail: LaidToken | undefined;
}

/** How many there are of something: neither the last of several numbers, nor the number of a band or category. */
const COUNT = '(?<!<bandWord>|<category>[^\\w\\n]?|(?<!<category>[^\\w\\n]?)<number>(?:[,/+-]|<and>){1,2})0';
/** What holds a number that is none of a band, or a "band" that none follows. */
const SPENT = pattern(
  [
    // prices, but not the last of `bands 1, 3 and 28 $`, and `${2:-$bands}` of a shell
    '0(?=[€$£₽¥])(?<!<bandWord>(?:<number>[,/{and}]{1,2}){1,30}0)|(?<=\\$\\{)0',
    // `10 5G bands (n1/n3)`, but not `bands 1, 3 and 20 LTE bands`
    '(?<=(?:^|["\'({|\\n])\\W?|<has support filler>|(?<!<number>[,/+-]?)<and>)0(?=(?:<label>-?){1,3}<bandWord>)',
    // `5 bands: B2/B4`
    '0(?=<bandWord>:\\W?<band nrBand>)',
    // `SCC1 **B7**`
    '(?<=<aggregated>)0(?=[^\\w,/+\\n]{1,3}<bandWord>?<band nrBand>)',
    // the key of an object
    '(?<=["\'])0(?=["\'][=:])',
    // a variable of a shell, or a price: `band="$2"`, `$20`
    '(?<=[$€£¥₽])0',
    // with units, but not `B1/3/7/20MHz`
    '(?<!<band>/(?:0/){0,11})(?:0[/~+-]{1,2}){0,11}0(?:<unit mhz>|(?=<level>))',
    // the width of one band: `B7 / 20 MHz`
    '(?<=<band nrBand>/)0<mhz>',
    // `2 SIM`
    '(?<![,/;+{and item bandWord label}])0(?=<subscription>)',
    // `modem 2 to B7`
    '(?<=<hardware subscription>)<number>(?=<to><item>)',
    // `600+ Mbps`
    '<number frequency>\\+(?=<unit>)',
    // what is measured of a cell: `RSRP -95`, `B7 (2600) -95 / 9`
    '(?<=<band nrBand>\\(<frequency>\\)-)<number>(?:/<number>)?(?=[\\n,;)])',
    '(?<=<signal>[:=-]{0,2}(?:<number frequency>[.…-]{1,2})?)<number frequency>',
    '<category>[^\\w\\n|\\t]?<number frequency>',
    // `6 категории`
    '(?<=\\)\\s?)<number>(?=<category>(?!\\W?<number>))',
    // `5 bands`, but not `17 bands: 1`, `Nova 243 Band 28`, `Cat 1 Band 2` and `1, 3 and 20 bands`
    `(?<=${COUNT}-?)<bandWord>(?![:=){item}])`,
  ].join('|'),
  'g',
);
const BANDWIDTHS = pattern('0.*0.*<unit mhz>');
/** Within brackets behind a band: no band, and no label, name or negation unless it holds a number. */
const WITHIN_REMARK =
  '(?:[^()[\\]{label band nrBand bandWord not code variant region}\\n]{0,40}<bandWord>?(?=[)\\]]+[^\\w\\n]{0,4}(?:<and bandWord>[^\\w\\n]?){0,2}<item>)' +
  '|(?=[^()[\\]\\n]{0,12}<frequency>)[^()[\\]{band nrBand not variant}\\n]{0,40})';
const RADIO = '<lte nr fdd tdd>-?';
/** What is said of one band of a list. */
const REMARK = pattern(
  [
    // in brackets, but not `B1, B3 (Orange) / B3, B20 (SFR)`, `B1/B3 (Kestrel); B2/B4 (Osprey)`, `[Kestrel] B1/B3 [Osprey] B2/B4`
    `(?<=<item>)(?!(?<=,<item>)\\([^()\\n]{1,12}\\)/|(?<=[,/]<item>)\\([^()\\n{frequency mhz}]{1,12}\\);|(?<=\\]<item>(?:[,/]<item>){1,24})\\[)(?:´<region>)?(?:[([]${WITHIN_REMARK}[)\\]]+)+`,
    // how its halves lie: `38 (TDD), 40 (TDD)`
    '(?<=<item>)\\(<fdd tdd>\\)(?=[,/]<item>)',
    // its radio again: `LTE 1, LTE 3, LTE 7`, `eFDD 2, eFDD 4`
    `(?<=(${RADIO})<number>(?:[,/]|<and>))\\1(?=<number>)`,
    `(?<=(${RADIO}${RADIO})<number>(?:[,/]|<and>))\\2(?=<number>)`,
    // a place, `1, 3, 12 (US only), 20`; in `1, 3 (EU), 2, 4 (US)` it is that of the list
    '(?<=<number>)\\([^()\\n{item lte nr sa nsa gsm umts bandWord code variant not}]{1,6}\\)(?=[,/](?:<number>[,/])*<number>(?:[\\n.;|]|$))',
    // `band 2 PCS 1900, band 4 AWS (1700/2100), band 7 2600 MHz`
    '(?<=<bandWord><number>)<filler>?<frequency><mhz>?(?:\\(<frequency>[^()\\n]{0,6}\\))?(?=,<bandWord><number>|[.\\n]|$)',
    // `n77@15MHz`, `66-EU`
    '(?<=<item>)\\^<number frequency><mhz unit>?|(?<=<item>)´<region>',
    // a comment in source code
    '(?<=<item>[",]{1,2})[/#][^\\n{band nrBand label}]*(?=\\n"?<item>)',
  ].join('|'),
  'g',
);
/** `Band 4 (or 66) and Band 12`, `B38 (and B41)`: no remark. */
const OR_IN_BRACKETS = pattern('(?<=<item>)\\((<and><bandWord>?<item>)\\)', 'g');
/** Comments and radios that are said again. */
const GOES_ON_AS_LIST = pattern('^(?:[/#]|<label>)');
/** Bands that are denied by themselves follow: `B20 is not supported`. */
const DENIED_ALONE =
  '(?:[^\\w\\n.;!?]|<item and frequency mhz bandWord label>){1,24}<filler has word>{0,2}<not>';
/** Between the items of a list; a blank is a remark. Of scripts without spaces, only words for "and". */
const JOINT = `(?:\\n(?!#|(?<=<item> *\\n)${DENIED_ALONE}|(?<=0 *\\n) *(?:<band nrBand>|<number>(?:,<number>)+<sa nsa>)|<and>-|(?<=<band nrBand> *\\n)(?:[-*•■●▪]0|[■●▪]?<bandWord><number>))|(?!(?:,<bandWord>|(?<=<number>),(?=<band>))${DENIED_ALONE}|(?<=<band nrBand>)-<number><word>)[^\\w\\n:=.…()[\\]|\\t@ ☐-☒✅-❌\\u3040-\\u30ff\\u4e00-\\u9fff\\uac00-\\ud7a3]|[と及与與跟到]|も(?=<band nrBand>)|<and to>)+<bandWord>?`;
export const LISTS = pattern(
  `(?!<number>(?: *|\\**"[,;]"?)<band nrBand>)<item> *(?:(?:${JOINT})?<item>(?!-<frequency>) *){0,999}|f(?:(?:[^\\w\\n;]|<and to mhz>){0,4}f)*`,
  'g',
);
/** Before bare numbers that are bands, even a single one: `bands`, `Banda actual:`, `800 MHz (`. */
const SPOKEN = pattern(
  '(?:<bandWord>(?:\\([^()\\n{item}]{1,24}\\))?(?:[^\\w,.\\n]|(?<=[[])\\n|<support region filler and to label usual use locked needs>|<serving>(?=:))*|<frequency><mhz>? *[([])$',
);
/** Behind a label: `5G (Sub-6 GHz)`, `LTE frequency`. */
export const REST_OF_LABEL = '(?:<unit>?\\)|<filler>)';
/** Behind several numbers: `1, 3 and 20 bands`, `1/3/20频段`. */
const BEGINS_WITH_BAND_WORD = pattern('^\\W?<bandWord>(?!\\W?<item>)');
/** Before bare numbers that are bands if there are two and none is impossible. */
const HEADED = pattern(
  `(?:<bandWord>(?:[^\\n.{item}]*[:=?])?|<label>(?:[^\\w\\n]|<support filler to spent mhz unit>)*[:=([|>-])(?:\\W|<support filler and to label>)*$|(?:(?:^|\\n)<label>|<lte nr fdd tdd lteM nbIot bandWord>${REST_OF_LABEL}?)\\n$`,
);
/** The row before was such a list, with the name of its product behind: `1, 3, 20 - A2643`. */
const ROW_BEFORE = pattern(
  '<number> *(?:<label>|/<word code>?)*[(-]<variant>?<code region>{1,4}<variant>?[)"]?[\\n,;.|/]\\W*$',
);
/** Where a label holds, the name of a product or region: `EMEA: 1, 3, 7`, `the R20 has 1, 3, 7`. */
const OWNER_BEFORE = pattern(
  '<owner>(?:[^\\w\\n]{0,6}(?:[:=-]\\W?|<word>)|[^.;!?\\n|]{0,24}<support use adds filler><word>?)$',
);
/** Behind a list, what it is of: `(LTE)`, `(Cat M1/NB1)`. */
const LABELS_BEHIND = pattern(
  '^(?:\\(|<mhz>?<filler>{1,2})(<label>(?:\\W?<label>)*)(?!\\W?<filler>{0,2}(?:[:=]|<bandWord>?<item frequency label>)|<word variant>)',
);
const NAMES_NR_BAND = pattern('<nrBand>');
/** Before a list, with no other list between. */
const HAS_OWN_LABEL = pattern('<lte nr>[^{item frequency})]*$');
/** `800, 1800 and 2600 MHz belong to LTE` */
const SAID_BEHIND = pattern('^<mhz>(?:<word said filler use>){1,5}(<lte gsm umts>)');
/** `1, 3, 78 SA/NSA/Sub6`: these are of 5G, whatever the line before says. */
const NR_BEHIND = pattern('^(<sa nsa>(?:/<label>)*)');
const IS_OF_NR = pattern('<sa nsa>');
/** The values of a phone's radios in a line each, without their heads: below those of 3G `1, 3, 20`, and `1, 78 SA/NSA`. */
const IS_ABOVE_NR = pattern('^\\n<number>(?:,<number>)+<sa nsa>');
const LTE = letterOf('lte');
/** `2/4/12 LTE` at the end of a line or a part of a sentence. */
const LABEL_AT_END = pattern('^(<label>)(?:[\\n.;,)]|$|<filler><region>|<bandWord>(?!\\W?<item>))');
/** A list, and the label behind it. */
const LABELLED_BEHIND =
  '(?:<bandWord>\\W?)?<item frequency>(?:[,/+ ]|<and bandWord item frequency mhz>)*[^\\w\\n:=|]?<label>+';
/** `B1/B8 3G, B3/B7 LTE and n78 5G`: a line, or several, in which every list has its label behind it. */
const LABELS_ALL_BEHIND = pattern(
  `(?:^|\\n)[^\\n{label item frequency}]*${LABELLED_BEHIND}(?:(?:\\n|[^\\w\\n:=|]{0,3})(?:<and>[^\\w\\n:=|]?)?${LABELLED_BEHIND})+[^\\n{label item frequency}:=|]*(?=\\n|$)`,
  'g',
);
/** In such a line, the label of the list before it: `MHz GSM`, `` `3G` ``. */
const LABEL_RIGHT_BEHIND = pattern('^<mhz>? *[^\\w\\n]?(<label>+)');
/** Between the ends of a range: `B1-B5`. */
const RANGE = /^[-~t到]v?$/;
const ITEMS = pattern(
  '([^{item} ]*)(<item>)( *)((?:(?<=<band nrBand>)|(?<=[,/{bandWord}]0))(?:\\n>?)?0(?!\\n?0))?',
  'g',
);
const HAS_LABEL = pattern('<label>');
/** How far around a list is looked, in tokens. */
const CONTEXT = 60;
const STRETCH = 300;
/** The same within its paragraph. */
const AROUND = 40;
const MAX_RANGE = 20;
/** In the file of a cell, `amf:` says that it is one of 5G. */
const NAMES_5G_CORE = pattern('<core>');
const LPWA_LABELS = [
  ['M', 'lte-m'],
  ['I', 'nb-iot'],
] as const;
const NR_LABELS = [
  ['S', 'nr-sa'],
  ['A', 'nr-nsa'],
] as const;
/**
 * A half of band 28 in its name or right behind: `28A`, `28 A,`, `28-A`, `28 (A)`, `28 (lower 700)`. Both halves, as in
 * `28A/B` and `28 (A+B)`, are the whole.
 */
const HALVES = {
  'half-a':
    /^[bn]?28(?:(?:-?| part )a(?![a-z\d])| a(?= ?(?:[,/;|)\n]|$))| ?\((?:only )?a(?: only| part| half)*\)| ?\([^()\n]{0,20}lower)(?!\W{1,2}b(?![a-z\d]))/i,
  'half-b':
    /^[bn]?28(?:(?:-?| part )b(?![a-z\d])| b(?= ?(?:[,/;|)\n]|$))| ?\((?:only )?b(?: only| part| half)*\)| ?\([^()\n]{0,20}upper)/i,
} as const;
const LONGEST_HALF = 40;
/** What else is said of a band in its name and right behind it. */
const SAID: Partial<Record<Mark, RegExp>> = {
  'limited-bandwidth': /\b1?\d\d? ?m(?!hz ?[-~])|\d[ mhz]*[-~] *\d{3}/,
  laa: /laa/,
  tentative: /tb[cd]|plan/,
};

/** The tokens with numbers that are none of bands as spent: those with units, categories, remarks in brackets. */
export function spendNumbers(
  tokens: readonly Token[],
  leaveOut: (reason: IgnoredReason, spans: readonly Span[]) => void,
): Token[] {
  const letters = lettersOf(tokens)
    .replace(SPENT, (run, at: number) => {
      if (pattern('^<category>').test(run))
        leaveOut('category', tokens.slice(at + run.length - 1, at + run.length));
      else if (BANDWIDTHS.test(run)) leaveOut('bandwidth', tokens.slice(at, at + run.length - 1));
      return 'd'.repeat(run.length);
    })
    .replace(OR_IN_BRACKETS, ' $1 ')
    .replace(REMARK, (remark) => (GOES_ON_AS_LIST.test(remark) ? ',' : ' ').repeat(remark.length));
  return tokens.map((token, i) => (letters[i] === token.letter ? token : { ...token, letter: letters[i]! }));
}

/** A paragraph with items, and those without any around it, which may speak of them: from, and up to but without. */
interface Paragraph {
  readonly from: number;
  readonly to: number;
}

/** The paragraph of each token. What a layout has put there stands nowhere in the text. */
export function paragraphOfEach(tokens: readonly LaidToken[], text: string): Paragraph[] {
  const begins = [0];
  let end = 0;
  for (const [i, { offset, length }] of tokens.entries()) {
    if (length === 0 || offset < end) continue;
    if (end > 0 && EMPTY_LINE.test(text.slice(end, offset))) begins.push(i);
    end = offset + length;
  }
  const paragraphs = begins.map((from, i) => ({ from, to: begins[i + 1] ?? tokens.length }));
  const withItems = paragraphs.filter(({ from, to }) => hasItem(lettersOf(tokens.slice(from, to))));
  let next = 0;
  let before = 0;
  return paragraphs.flatMap((own) => {
    const hasOwn = withItems[next] === own;
    if (hasOwn) next++;
    const around = { from: before, to: withItems[next]?.from ?? tokens.length };
    if (hasOwn) before = own.to;
    return new Array<Paragraph>(own.to - own.from).fill(around);
  });
}

/** What the lists of a text are read from. */
export interface CandidateSource {
  readonly letters: string;
  readonly tokens: readonly LaidToken[];
  readonly paragraphs: readonly Paragraph[];
  readonly text: string;
  readonly isOfReception: boolean;
  /** What `linesLabelledBehind` finds. */
  readonly labelledBehind: readonly Pick<Clause, 'from' | 'to'>[];
}

/** The lines of a text in which every list has its label behind it: from, and up to but without. */
export const linesLabelledBehind = (letters: string): CandidateSource['labelledBehind'] =>
  [...letters.matchAll(LABELS_ALL_BEHIND)].map(({ 0: run, index: from }) => ({
    from,
    to: from + run.length,
  }));

/** The lists of one clause, in the order of the text. */
export function* readCandidates(
  { labels, owner, from, to }: Clause,
  { letters, tokens, paragraphs, text, isOfReception, labelledBehind }: CandidateSource,
): Generator<CandidateList> {
  // A list may depend on the label behind it.
  const end = IS_OF_NR.test(letters[to] ?? '') ? to + 1 : to;
  for (const { 0: run, index } of letters.slice(from, end).matchAll(LISTS)) {
    const at = from + index;
    const next = at + run.length;
    const before = letters.slice(Math.max(0, at - CONTEXT), at);
    const behind = letters.slice(next, next + CONTEXT);
    const isOfLine = labelledBehind.some((line) => line.from <= at && at < line.to);
    const { labelsBehind, areSure } = readLabelsBehind({ run, labels, before, behind, isOfLine });
    const isCalled = SPOKEN.test(before);
    const isSpoken =
      isCalled ||
      (/^0.*0 *$/.test(run) && BEGINS_WITH_BAND_WORD.test(behind)) ||
      (labelsBehind !== undefined && (run[0]! > '0' || (areSure && /0.*0/.test(run))));
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const items = run[0] === 'f' ? [] : itemsOf(run, at, tokens, text);
    const sentence = line.slice(line.search(/[^.;?!]*$/));
    const isOfBefore =
      isOfOlderRadio(labels, line, items) || isOfSentenceBefore({ labels, line, sentence, run, isCalled });
    const isAboveNr = isOfBefore && IS_ABOVE_NR.test(behind);
    const own = isAboveNr ? LTE : isOfBefore ? '' : labels;
    yield {
      run,
      labels: labelsBehind ?? own,
      owner: tokens[at]!.owner ?? owner,
      before,
      behind,
      near: letters.slice(Math.max(0, at - STRETCH), at + STRETCH),
      paragraph: {
        before: letters.slice(Math.max(paragraphs[at]!.from, at - AROUND), at),
        behind: letters.slice(next, Math.min(paragraphs[at]!.to, next + AROUND)),
      },
      highest: tokens
        .slice(Math.max(0, at - STRETCH), at + STRETCH)
        .reduce((most, { letter, value }) => (value > most && /[b0]/.test(letter) ? value : most), 0),
      line,
      sentence,
      first: run[0]!,
      items,
      tokens: tokens.slice(at, next),
      isOfReception,
      isSpoken,
      isHeaded:
        isSpoken ||
        isAboveNr ||
        HEADED.test(before) ||
        ROW_BEFORE.test(before) ||
        ((labelsBehind ?? own) !== '' && OWNER_BEFORE.test(before)),
    };
  }
}

/** The labels behind a list that are said of it, and whether they say of bare numbers, too, that they are bands. */
function readLabelsBehind({
  run,
  labels,
  before,
  behind,
  isOfLine,
}: Pick<CandidateList, 'run' | 'labels' | 'before' | 'behind'> & { readonly isOfLine: boolean }): {
  labelsBehind: string | undefined;
  areSure: boolean;
} {
  const ofNr = isNr(labels) ? null : NR_BEHIND.exec(behind);
  // In `3G HSDPA 850 / 900 Network 4G LTE` the frequencies are of 3G.
  const areOlder = run[0] === 'f' && /^[GU]+$/.test(labels) && behind[0] !== '(';
  const said = (ofNr ??
    (areOlder ? null : LABELS_BEHIND.exec(behind)) ??
    (run[0] === 'f' ? SAID_BEHIND.exec(behind) : null) ??
    (isOfLine ? LABEL_RIGHT_BEHIND.exec(behind) : null) ??
    (labels === '' ? LABEL_AT_END.exec(behind) : null))?.[1]?.replace(/\W/g, '');
  // `LTE bands 2, 4, and n66 for 5G`: what names its radio by itself is not all that stands behind LTE. In
  // `LTE B1/B3 (GPS)` it is another radio.
  const isBesideOther =
    said && !isLte(said) && !isNr(said) && behind[0] === '(' && HAS_OWN_LABEL.test(before);
  const isOther = ((isLte(labels) || isNr(said ?? '')) && /^[^n]*0[^]*n/.test(run)) || isBesideOther;
  return { labelsBehind: isOther ? undefined : said, areSure: isOfLine || ofNr !== null };
}

/**
 * Whether the label is of 2G or 3G and cannot be meant: in a line before, `4G + 3G + 2G`, and below it `B1/B3/B28`, or before
 * names, `only GSM and B20`.
 */
const isOfOlderRadio = (labels: string, line: string, items: readonly Item[]) =>
  /^[CGU]+$/.test(labels) &&
  (!HAS_LABEL.test(line) || items[0]?.type === 'b') &&
  items.some(({ token: { value } }) => UMTS_MHZ[value] === undefined);

/**
 * Whether the label stands in a sentence before, and cannot be meant: that of GSM, whose bands have no numbers, as in
 * `mounted for GSM 900. But band 20 begins lower`, or that of NR, as in `on 5G NR bands n5 and n77. Band 13 covers most`, where
 * the bands of NR have their letter.
 */
const isOfSentenceBefore = ({
  labels,
  line,
  sentence,
  run,
  isCalled,
}: Pick<CandidateList, 'labels' | 'line' | 'sentence' | 'run'> & { readonly isCalled: boolean }) =>
  !HAS_LABEL.test(sentence) &&
  ((/^G+$/.test(labels) && sentence !== line && (isCalled || run[0] === 'b')) ||
    (isCalled &&
      isNr(labels) &&
      !isLte(labels) &&
      run[0] === '0' &&
      NAMES_NR_BAND.test(line.slice(0, -sentence.length))));

function itemsOf(run: string, at: number, tokens: readonly LaidToken[], text: string): Item[] {
  return [...run.matchAll(ITEMS)].map((match) => {
    const [, joint, type, remark, tail] = match as unknown as [string, string, string, string, string?];
    const index = at + match.index + joint.length;
    const token = tokens[index]!;
    const said = text.slice(token.offset, endOf(tokens[index + remark.length]!) + 2);
    const named = text.slice(token.offset, token.offset + LONGEST_HALF);
    const half = (['half-a', 'half-b'] as const).find((each) => HALVES[each].test(named));
    return { joint, type, token, said, half, tail: tail ? tokens[index + tail.length] : undefined };
  });
}

const hasItem = testPattern('<item>');

/** Where no band is named, frequencies are all there is. */
export const namesBand = testPattern('<band nrBand>|<bandWord><number>');

/** FDD and TDD alone are of LTE, too. */
export const isLte = (labels: string): boolean => /[LMI]|^[FT]+$/.test(labels);
export const isNr = (labels: string): boolean => /[RSAr]/.test(labels);

/** The bands of a list, and the items that are none. */
export function bandsOf({ items, labels, first, before, behind, near, isSpoken, isHeaded }: CandidateList): {
  bands: FoundBand[];
  unknown: Span[];
  isCutOff: boolean;
} {
  const bands: FoundBand[] = [];
  const unknown: Span[] = [];
  let isCutOff = false;
  let previous = 0;
  const areRanges = holdsRanges(items);
  const onlyNr = isNr(labels) && !isLte(labels);
  // `NR5G B78`: LTE has no such band.
  const areOfNr =
    onlyNr &&
    items.some(({ token }) => !isBand('lte', token.value)) &&
    items.every(({ type, token }) => type !== 'n' && isBand('nr', token.value));
  // `5G NSA, Band 3 + n78`: the anchor is a cell of LTE.
  const hasAnchor = labels.includes('A') && first === '0' && items.some(({ type }) => type === 'n');
  for (const [k, { joint, type, token, said, half, tail }] of items.entries()) {
    // `B1/3` or `B1, 3`, but not `B1, B3, 5` or `B1, 4 users`
    const isLast = k === items.length - 1;
    const endsList =
      type === '0' &&
      first > '0' &&
      /[,;v]|^\n+$/.test(joint) &&
      (items[1]!.type > '0' || (isLast && /^w/.test(behind)));
    if (endsList) break;
    // `5G: B1/3`, but not `5G: n1, B3`
    const own = type > '0' ? type : first;
    const asNr =
      own === 'n' ||
      areOfNr ||
      (onlyNr && ((own === '0' && !hasAnchor) || (isHeaded && /^[^n]*R[^n]*$/.test(near)))) ||
      (own === '0' &&
        (isNr(labels) || (isSpoken && !isLte(labels))) &&
        (!isBand('lte', token.value) || (labels === '' && NAMES_5G_CORE.test(near))));
    const technologies = technologiesOf(hasAnchor && !asNr ? '' : labels, asNr);
    const add = (value: number, span: Span, marks: readonly Mark[] = []) =>
      technologies.flatMap((technology) => found(technology, value, span, marks));
    const rat = asNr ? 'nr' : 'lte';
    const { offset } = token;
    let { value, length } = token;
    // `B1 9/B20` and `n6⏎6/n71`, but `2/25 4/66`
    const whole = +`${value}${tail?.value}`;
    if (tail && (!isBand(rat, value) || value <= previous) && isBand(rat, whole)) {
      value = whole;
      length = endOf(tail) - offset;
    } else if (tail && own === '0') bands.push(...add(tail.value, tail));
    // `B1-B5`, `Band 1 - Band 5`: the bands between. `1, 3 - Band 32` is a list.
    const isRange =
      RANGE.test(joint) && (!joint.endsWith('v') || (k > 1 ? items[k - 1]!.joint : before).endsWith('v'));
    if (areRanges && isRange && isBand(rat, previous) && previous < value) {
      const from = items[k - 1]!.token.offset;
      const range = { offset: from, length: offset + length - from };
      if (value - previous > MAX_RANGE) isCutOff = true;
      else while (++previous < value) bands.push(...add(previous, range, ['range']));
    }
    const marks = (Object.keys(SAID) as Mark[]).filter((mark) => SAID[mark]!.test(said));
    if (half) marks.push(half);
    const band = add(value, { offset, length }, marks);
    if (!band[0]) unknown.push({ offset, length });
    bands.push(...band);
    previous = value;
  }
  return { bands, unknown, isCutOff };
}

/** Whether dashes stand between the ends of ranges: not in the list `B1-B3-B7`, nor in pairs as `B2-B13, B2-B17`. */
function holdsRanges(items: readonly Item[]): boolean {
  const starts = items.flatMap((_, k) => (RANGE.test(items[k + 1]?.joint ?? '') ? k : []));
  return starts.every((k, i) => {
    const next = items[starts[i + 1]!];
    const end = items[k + 1]!;
    return next?.type !== end.type || next.token.value > end.token.value;
  });
}

/** What `LTE-M/NB-IoT` says is of both, and of `SA/NSA` it does not matter. */
function technologiesOf(labels: string, asNr: boolean): readonly Technology[] {
  const [own, rest] = asNr ? [NR_LABELS, 'nr' as const] : [LPWA_LABELS, 'lte' as const];
  const named = own.flatMap(([letter, technology]) => (labels.includes(letter) ? technology : []));
  return named.length === 0 || (asNr && named.length > 1) ? [rest] : named;
}

/** The LTE bands of a list of frequencies; inferred. */
export function bandsOfFrequencies({ tokens, labels }: CandidateList, region: string): FoundBand[] {
  const spans = tokens.filter(({ value }) => value);
  const bands = bandsOfMhz(
    spans.map(({ value }) => value),
    labels.includes('T') ? 'tdd' : region,
  );
  const technologies = technologiesOf(labels, false);
  return spans.flatMap((span, i) =>
    technologies.flatMap((technology) => found(technology, bands[i]!, span, ['inferred'])),
  );
}

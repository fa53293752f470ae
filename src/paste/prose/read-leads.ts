/**
 * What stands before each list of bands, between it and the list before: its lead, and the names in it. A name may stand in a
 * heading, in the cells of a table or in the list's own sentence, or behind the list.
 */
import { isBand } from '../reading.js';
import { LISTS } from './candidates.js';
import { type LaidToken } from './laid-token.js';
import { letterOf, pattern } from './pattern.js';
import { BEGINS_RADIO, CHAPTER, HEAD_OF_LINE, IS_TOPIC, NAMES_SOMETHING, SUFFIXES } from './write-names.js';

const NAMING = 'word code region carrier operator variant device';
/** A name: words that name something, with the numbers and letters that belong to them, and a remark in brackets. */
const NAMES = pattern(
  `(?:<owner>|(<${NAMING}>(?:(?!\\W?<frequency><mhz>?\\W?\\()[-/&+'´ ]?(?!<unit>')<${NAMING} number frequency unit>|<and filler>(?=<carrier>)|<and>(?=<code>)|(?<=<region>)(?:,<and>?|<and>)<filler>?(?=<region>)|<filler>(?=<number>-)|\\*(?=<number>)){0,16}|(?<=^[^\\w\\n]*)<number frequency>-<number frequency>(?=:)))(?:\\(((?!<variant><code>)[^()\\n]{1,12})\\))?`,
  'dg',
);
/** A name behind its bands: `B1/B3 (EU version)`, `1, 3, 20 - A2643`, `bands 1 and 3 on the Zephyr`. */
const NAME_BEHIND = pattern(
  `^(?:(?:[^\\w\\n.;@]|<label>|(?:<label>|/)<word code>){0,10}?/?[(-]|<filler>{1,3})(?:<variant><filler>?)?(<variant device subscription><number>(?=[)\\n]|$)|<word code region carrier>(?:<word code region carrier number frequency unit>|<variant>(?=<number frequency code>)|,(?=<code region variant>)|(?<=-<region>)/(?=<region>)|(?<=<region>)(?:&|<and>)(?=<region>))*)(?=(?:-?<variant>|<device filler>)?(?:\\([^()\\n]{1,12}\\))?(?:[)\\n|,;."']|<and>|$))`,
  'd',
);
const HAS_SEVERAL = pattern('(?:<item>[^{item}]*){3}');
/** What stands between a head and its list: verbs, labels, marks that announce, what is said between commas. */
const IS_HEAD = pattern('^(?:[^.;!?\\n{word code region carrier}]|<filler><word region>){0,32}$');
/** Behind the key of a name: `{ name: "Telekom", country: "DE", lte: [` */
const IS_VALUE_OF_NAME = pattern('<variant operator>\\W?[:=]\\W*$');
const HAS_KEY_OF_NAME = pattern('(?:^|[{,\\n])[^\\w\\n]*<variant operator>[\'"]?[:=]\\W?[\'"]');
/**
 * A model at the head of its line: `Model A1428: UMTS (850, 900 MHz);`, and in the same line `LTE (bands 4 and 17)`, or
 * `EU version (N920F): 2 SIM.`, and `4G: B1, B3`; `Orange - good in the hills.`, and `4G on B3, B20`; `Nova: GSM 900 MHz;`,
 * and `LTE B1, B3`.
 */
const HEADS_LINE = pattern(
  '^(?:\\W|<word said region label variant>){0,8}(?:<code>|<device><number>)\\W{0,2}:.*[.;]$|^[^\\w\\n]*<carrier word code>(?:/<carrier word code>)?(?:\\([^()\\n]{1,12}\\))?-\\w.*[.;]$' +
    // `Orange: good in the hills.`, `Orange is the cheap one.`
    '|^[^\\w\\n]*(?:<carrier>:\\w|<carrier word>{1,3}<filler has use>)[^\\n{item carrier}]*[.;]$' +
    `|${HEAD_OF_LINE}[^\\w\\n]{1,4}${BEGINS_RADIO}[^\\n{item}]*;$`,
);
/** A heading: names and labels without a verb, or what ends with a colon. */
const IS_TITLE = pattern(
  `^(?:\\([^()\\n{item}]{1,12}\\)|[^\\w\\n]|<${NAMING} label filler said support usual category bandWord and number unit frequency mhz spent>){1,24}\\n?$|:\\n$`,
);
/** A sentence about a product or place: a code, or a name behind an article. */
const BEGINS_WITH_SUBJECT = pattern('^\\W*(?:<filler>{0,2}<code region carrier variant>|<filler><word>)');
/** A sentence is no heading: `主要面向欧洲区域。` */
const ENDS_IN_STOP = /\w.*\w.*\w.*[.!?]$/;
/** Behind the name of an attribute: `Weight: 120 g`, but not `const EC25_E: Bands = Bands {`. */
const IS_ATTRIBUTE = /^[:=](?!\w+=).*\w/;
/** `SIM 1: 2G/3G/4G`, above its lists. */
const ARE_RADIOS = pattern('^:(?:[^\\w\\n]|<label filler and>)+\\n?$');
/** `1) Nova Box 4 (190 euros), it has bands 1, 3` */
const IS_POINT = pattern('^•<word code>[^\\n]*[(,]');
const BEGINS_LINE = pattern('^<filler>?\\W*$');
/** `, the Moto only LTE 3/7/20` */
const BEGINS_CLAUSE = pattern('^[,;]?<and>?<filler>{0,2}$');
const BEGINS_WITH_VERB = pattern('^<filler>{0,18}<has use support>|^<filler>{1,2}<label bandWord>');
const BEGINS_WITH_REST = pattern('^(?:<filler>|,)');
/** Right behind a name, but for the syllables of Japanese: a colon, or a dash right before the list. */
const IS_HEADED = pattern('^[\\u3040-\\u30ff]{0,6}\\W?:|^-(?:<label bandWord>\\W?)*$');
/** The same in a table: `| Standard | Cat 4 |`. */
const IS_CELL = /^\|.*\w/;
/** Within the value of an attribute, behind its first word. */
const IS_VALUE = /^[^\n]*\w:.*\w/;
/** Around the name of a region or product. */
const VERSION = pattern(
  '^<variant>\\W*(?=<region code>)|(?<=<region>)\\W*<variant>$|(?<=<code>)<device>$',
  'g',
);
/** Words such as `modem` and `version` name nothing alone. */
const IS_NO_NAME = pattern('^<device variant operator network>+$');
/** Also `Vela runs LTE on`; a device has it. */
const SAYS_CARRIER = pattern('<uses operator>|<works><lte nr>');
/** `Operators in Poland`, but not `Carrier: Verizon`. */
export const SAYS_CARRIERS = pattern('<operator>(?!:.*\\w)');
export const SAYS_SUPPORT = pattern('<support device variant>');
/** `移动联通电信三网通` is said of a product. */
const SPEAKS_OF_SUPPORT = pattern('<support>');
/** Chinese characters alone. */
const HAN = /^\p{sc=Han}+$/u;
/** Behind the head of a line. */
const ENDS_HEAD = pattern('^(?:$|[\\n:([|]|<variant label use operator>)');
/** A word in lower case, and nothing that is said of carriers. */
const BEGINS_WITH_SAID = pattern('^<said>[^{use operator}]*$');
const SAYS_MORE = pattern('<said>');
/** Behind a name: `Telcel (B28)`. */
const IN_BRACKETS = pattern('<word carrier code region said>\\([^()\\n]{0,12}$');
/** `WOM (4)` */
const IS_IN_BRACKETS_OF_CARRIER = pattern('<carrier>\\($');
/** `Verizon's main band is 13` */
const IS_BAND_OF_CARRIER = pattern('<carrier>[^.;!?\\n{item}]{1,6}<bandWord><filler>$');
/** `Mobile networks`, `Bands of carriers`, but not `Operator: Ncell` */
const SAYS_OPERATORS = pattern('^<word>+<operator>(?!\\W?[:=]\\W*\\w)');
/** The code of a network: `425-01`. */
const PLMN = /^\d{3}-\d{2,3}$/;
const IS_ABBREVIATION = /^(?:max|min|typ|approx)$/i;
/** `listOf(`, `CarrierBandData(`, but not `iPhone (A2633)` */
const IS_FUNCTION = /^(?:\p{Ll}{3,}|\p{Lu}\p{Ll}+)(?:\p{Lu}[\p{Ll}\d]*)+$/u;
const IS_CELL_BESIDE = /^S\d$/;
const ENDS_IN_AT = /^at[+^%!$#*]$/i;
const IS_THAT = /^(?:that|dass|que|che|że|что|että)$/;
const IS_IN = /^(?:in|en|em|im)$/;
const ENDS_IN_CARRIER_AT = pattern('<carrier><word>*<filler and>$');
const isOfCarrier = (kind: string, before: string) => kind === 'r' && ENDS_IN_CARRIER_AT.test(before);
/** What is made for a carrier: `unlocked for T-Mobile`, `not compatible with Verizon`. */
const IS_FOR =
  /(?:\w.* (?:for|für|para|pour|voor|för|dla|для)|(?:[ck]ompatib\w+|works?) (?:with|on|mit|avec|con)) \S+(?: \S+)?$/i;
const SAYS_BANDS = pattern('<label bandWord band nrBand>');
const ENDS_IN_SUPPORT = pattern('<support><filler>?$');
const GOES_TO_CARRIER = pattern('^[,{and}]+<carrier>');
const ENDS_IN_SUPPORTED = pattern('<support><filler>?(?:<carrier>[,{and}]+)+$');
/** Of 2G, 3G or what is no cellular radio. */
const ENDS_IN_OTHER = pattern('<otherLabel>$');
/** `HSDPA 850 / 900`, whose radio is of its own frequencies; and `It has no 2G.` */
const OF_OTHERS = /^[^]*f[^\n]*\n|^[^]*\.(?![0d])/;
const NO_LABELS = pattern('[^{label}]', 'g');
const IS_ITEM = pattern('<item>');
/** In tokens, between a list and the radio labels that are said of it. */
const NEAR = 12;
/** In tokens. */
const LONGEST_LEAD = 80;
/** What stands further above the first list of a page is of other things. In tokens. */
const LONGEST_TITLE = 300;
/** More than any text has that a person compares. */
const MOST_LISTS = 200;
/** Kinds of names by their letters: codes, versions, carriers, regions, and any other words. */
export const KINDS = 'sgprw';
/** Words with a capital letter or a digit, also `iPhone`, or of scripts that have none. */
const NAME_WORDS = new RegExp(
  String.raw`(?:(?:(?<!\p{L})\p{Ll}(?=\p{Lu}))?[\p{Lu}\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\d][^\s]*(?:[ ,]+(?=[\p{Lu}\d])| (?:${SUFFIXES})(?!\p{L}))?)+`,
  'gu',
);

/** A name in the lead of a list. */
export interface Name {
  /** Place among the tokens: of the name, or of the list that it stands behind; then it has no length. */
  readonly at: number;
  readonly length: number;
  readonly name: string;
  readonly remark: string;
  readonly kind: string;
  /** In the row or sentence of the list, in no heading. */
  readonly isNear: boolean;
  /** In its sentence. */
  readonly isSaid: boolean;
  /** A list stands before it in its line. */
  readonly isMidLine?: boolean;
  /** It begins its line, and a colon follows. */
  readonly isLineHead?: boolean;
  /** It stands in brackets behind the list, or right before the brackets that hold it: `B1/B3 (Nova)`, `Nova (B1/B3)` */
  readonly isBesideBracket?: boolean;
  /** A colon stands before it in its line, or behind it and a list before it. */
  readonly isBesideColon?: boolean;
  /** `name:` or the like stands before it. */
  readonly isNamed?: boolean;
  /** A table or a sentence says that the list is of it. */
  readonly isLaid?: boolean;
  /** The sentence tells it from other devices. */
  readonly isDevice?: boolean;
  /** Nothing but what announces the list stands between. */
  readonly isHead: boolean;
  /** It begins its line or clause, and a verb follows or what stands for one: `Duo has`, `the Moto only LTE` */
  readonly isSubject?: boolean;
  /** What is said of it, or its own name, is what is said of carriers, or of devices; or something else is said. */
  readonly role: 'carrier' | 'device' | 'said' | undefined;
  /** The list comes on top of what the subject before has. */
  readonly adds?: boolean;
}

/** A list, as the names before and behind it see it. */
export interface Lead {
  readonly bands: readonly string[];
  /** Letters of the radio labels right before it. */
  readonly labels: string;
  /** Place of the first label, or of the list. */
  readonly at: number;
  readonly names: readonly Name[];
}

interface LeadInSection extends Lead {
  /** Name of its section, and of the part of it that the list is of. */
  readonly heading: Name | undefined;
  readonly part: Name | undefined;
}

/** A line or a sentence of a lead. */
interface Segment {
  readonly at: number;
  readonly letters: string;
  /** The last one, which the list stands in, or what heads its line. */
  readonly isOwn: boolean;
  readonly headsLine: boolean;
}

/** The text that names are read in. */
export interface NameSource {
  readonly tokens: readonly LaidToken[];
  /** The letters of the tokens, with names as words. */
  readonly letters: string;
  textOf(from: number, to: number): string;
}

/** What stands before each list, and before the first. */
export function readLeads(source: NameSource): { leads: Lead[]; title: string } {
  const { tokens, letters } = source;
  const leads: LeadInSection[] = [];
  const named = new Set<string>();
  let end = 0;
  let wasInBrackets = false;
  let firstList = 0;
  const sections = tokens.flatMap(({ beginsSection }, i) => (beginsSection ? [i] : []));
  const posts = tokens.flatMap(({ beginsPost }, i) => (beginsPost ? [i] : []));
  for (const { 0: run, index } of letters.matchAll(LISTS)) {
    // A single number, or two with a dash or stars, is mostly a part of a name.
    const before = letters.slice(index - 2, index);
    const isList =
      /[bn]|^0[^*]*0(?<!^0[-t]0) *$/.test(run) ||
      /v\W?$/.test(before) ||
      IS_BAND_OF_CARRIER.test(letters.slice(Math.max(0, index - NEAR), index)) ||
      (IS_IN_BRACKETS_OF_CARRIER.test(before) && letters[index + run.length] === ')');
    if (run[0] === 'f' || !isList || leads.length > MOST_LISTS) continue;
    firstList ||= index;
    const next = index + run.length;
    // Numbers of a remark in brackets are spent.
    const values = tokens.slice(index, next).filter((_, i) => IS_ITEM.test(run[i]!));
    // `±125, ±250` are no bands, nor do those of 2G and 3G tell anything apart.
    const areNone =
      !/[bn]/.test(run) && !values.every(({ value }) => isBand('lte', value) || isBand('nr', value));
    const all = values.map(({ letter, value }) => (letter === 'n' ? 'n' : '') + value);
    const behind = readNameBehind(source, index, next, run);
    const post = posts.findLast((at) => at < index) ?? -1;
    const names = [
      ...(behind ? [behind.name] : []),
      ...readLead(source, Math.max(end, index - LONGEST_LEAD, post + 1), index),
    ];
    const heading = nameOfSection(
      tokens,
      sections.findLast((at) => at < index),
    );
    // `Telcel (B28)` behind `B3, B7, B28` says nothing new, but `EU (n78)` behind `US (n77/n78)` does.
    const isInBrackets = IN_BRACKETS.test(letters.slice(Math.max(0, index - 16), index));
    const isRemark: boolean = all.length === 1 && isInBrackets && !wasInBrackets && named.has(all[0]!);
    wasInBrackets = isInBrackets && !isRemark;
    const said = letters.slice(Math.max(end, index - NEAR), index).replace(OF_OTHERS, '');
    const labels = said.replace(NO_LABELS, '');
    const at = labels ? letters.indexOf(labels[0]!, index - said.length) : index;
    const bands = areNone || ENDS_IN_OTHER.test(labels) ? [] : all;
    if (!isRemark) leads.push({ at, names, bands, labels, heading, part: partOfSection(names) });
    for (const band of all) named.add(band);
    end = behind?.end ?? next;
  }
  // Of the list's own line, what ends with a colon.
  const title = letters.slice(Math.max(0, firstList - LONGEST_TITLE), firstList);
  return { leads: namedBySection(leads), title: title.replace(/[^\n:]*$/, '') };
}

/** Leads in sections have their names, and those of regions or the like which tell the lists of one section apart. */
function namedBySection(leads: readonly LeadInSection[]): Lead[] {
  const parts = new Map<number, Set<string>>();
  for (const { heading, part } of leads)
    if (heading && part) parts.set(heading.at, (parts.get(heading.at) ?? new Set()).add(part.name));
  return leads.map(({ heading, part, ...lead }) => {
    if (!heading) return lead;
    const isTold = part && parts.get(heading.at)!.size > 1;
    return {
      ...lead,
      names: [isTold ? { ...part, name: `${heading.name} ${part.name}`, isLaid: true } : heading],
    };
  });
}

/** Of the names near a list, that of a part of its section. */
const partOfSection = (names: readonly Name[]) =>
  names.find(({ isLaid }) => isLaid) ??
  names.find(({ kind, isNear, isHead }) => isNear && isHead && /[rgp]/.test(kind));

/** The name of the section that begins at a token. */
function nameOfSection(tokens: readonly LaidToken[], at = -1): Name | undefined {
  const owner = tokens[at]?.owner;
  if (!owner?.name) return undefined;
  const kind = owner.isCarrier ? 'p' : 's';
  return {
    at,
    length: 1,
    name: owner.name,
    remark: '',
    kind,
    isNear: false,
    isSaid: false,
    isLaid: true,
    isHead: true,
    role: roleOf(kind),
  };
}

/** The name behind a list, if one stands there, and where it ends. */
function readNameBehind(
  { letters, textOf }: NameSource,
  at: number,
  next: number,
  run: string,
): { name: Name; end: number } | undefined {
  const [from, to] = NAME_BEHIND.exec(letters.slice(next, next + LONGEST_LEAD))?.indices?.[1] ?? [0, 0];
  // Where other bands of the list have remarks in brackets, this is one too: `B14 (FirstNet), B48 (CBRS)`.
  if (to === 0 || (run.includes(' ') && letters[next] === '(')) return undefined;
  const kind = kindOfName(letters.slice(next + from, next + to));
  // `B4/B13 (Verizon)` is a remark, and `bands 2, 4, 13 on Verizon` a sentence.
  if (kind === 'p' && !(HAS_SEVERAL.test(run) && /[(-]/.test(letters.slice(next, next + from))))
    return undefined;
  // `Band 3 - most common`
  const isWord = kind === 'w';
  if (isWord && !NAMES_SOMETHING.test(textOf(next + from, next + to))) return undefined;
  const name = {
    at,
    length: 0,
    name: textOf(next + from, next + to),
    remark: '',
    kind,
    isNear: true,
    isSaid: true,
    isHead: true,
    isBesideBracket: letters[next + from - 1] === '(' && letters[next + to] === ')',
    role: roleOf(kind),
  };
  return { name, end: next + to };
}

/** `Vela, owned by a Dutch fund, has`, but not `the one, sold in the US, has` */
const APPOSITION = pattern(
  ',(?!<said><filler>*<region>,)<said>[^,.;!?\\n{item}]{1,16},(?=<filler>?<has use support works>)',
  'g',
);
const FILLER = letterOf('filler');
/** The number of a chapter, and the Korean particle behind a subject: `KT는`. */
const NO_PART = new RegExp(`${CHAPTER.source}|^[는은] |(?<=.)[는은]$`, 'u');

/** The names between a list and the list before. */
function readLead(source: NameSource, from: number, to: number): Name[] {
  const { letters } = source;
  let start = from;
  const names = letters
    .slice(from, to)
    .split(/(?<=[\n;!?]|\.(?![0d]))/)
    .flatMap((segment, i, segments) => {
      const at = start;
      start += segment.length;
      const isInLine = !segments.slice(i).some((other) => other.endsWith('\n'));
      const headsLine = isInLine && HEADS_LINE.test(segment);
      const isOwn = i === segments.length - 1 || headsLine;
      // What follows a list in its line is said of that list.
      if (i === 0 && from > 0 && (!isOwn || segment.endsWith('\n'))) return [];
      // A title begins its line.
      const isTitle =
        IS_TITLE.test(segment) &&
        (!ENDS_IN_STOP.test(segment) || IS_POINT.test(segment)) &&
        /^$|\n$/.test(segments[i - 1] ?? '');
      // `The EC25-E is our choice. It has LTE bands …`
      const isSubject = isInLine && BEGINS_WITH_SUBJECT.test(segment);
      if (!isOwn && !isTitle && !isSubject && !HAS_KEY_OF_NAME.test(segment)) return [];
      const own = segment.replace(APPOSITION, (run) => FILLER.repeat(run.length));
      const names = [...own.matchAll(NAMES)].flatMap(
        (match) => readName(source, { at, letters: own, isOwn, headsLine }, match, from) ?? [],
      );
      if (headsLine && i < segments.length - 1) return names.slice(0, 1);
      return isOwn || isTitle || !isSubject
        ? names
        : names.slice(0, 1).map((name) => ({ ...name, isNear: true }));
    });
  // `Operators in Poland` above `Play` says what Play is.
  return names.filter(({ at, isNear }, i) => isNear || !names[i + 1] || !SAYS_CARRIERS.test(letters[at]!));
}

/** `RF Output Power`, `Max. 150 Mbps` and `listOf(`, but not the key `"notes": [` of an object. */
const isTopicOrShort = (name: string, behind: string) =>
  IS_TOPIC.test(name) ||
  (NAMES_SOMETHING.test(name) &&
    ((behind[0] === '.' && IS_ABBREVIATION.test(name)) || (behind[0] === '(' && IS_FUNCTION.test(name))));

/** A run of letters in a segment that may be a name, and what stands around it there. */
interface MaybeName {
  readonly kind: string;
  readonly own: string;
  readonly before: string;
  readonly behind: string;
  /** Place of its first token, and of the first token of the lead. */
  readonly first: number;
  readonly from: number;
  readonly owner: LaidToken['owner'];
  readonly isAttribute: boolean;
  readonly isNamed: boolean;
}

/** Whether it names nothing that has bands, by what stands around it. */
function namesNothing(
  { kind, own, before, behind, first, from, owner, isAttribute, isNamed }: MaybeName,
  { at, isOwn }: Segment,
  { textOf }: NameSource,
): boolean {
  const isWord = kind === 'w';
  return (
    // `Digicel in Jamaica` is Digicel; a word right behind a list is said of its last band.
    (first > from && (isWord ? IS_IN.test(textOf(first - 1, first)) : isOfCarrier(kind, before))) ||
    (isWord && first === from && from > 0 && !/^\w/.test(behind)) ||
    IS_NO_NAME.test(own) ||
    // `Extended range bands are`: what begins a sentence has a capital letter in any case
    (isWord && before.trim() === '' && BEGINS_WITH_SAID.test(behind)) ||
    // `Band lock (AT+CBANDCFG)`
    (isWord && first > from + 1 && ENDS_IN_AT.test(textOf(first - 2, first))) ||
    // `Mind that B29 is for downloads only`
    (isWord && IS_THAT.test(textOf(first + own.length, first + own.length + 1))) ||
    // `Mobile networks in Nepal` above `Ncell`
    (isWord && !isOwn && SAYS_OPERATORS.test(own + behind)) ||
    // a network's code, `7xUART`, a particle, `注：`
    (!owner && /^(?:[\d.]+|\d+x\D.*|\p{sc=Han})$/iu.test(textOf(first, first + own.length))) ||
    // `US (2, 4, 5) + EU (20)` are the bands of one, but a plus may begin a line.
    (kind === 'r' && before.endsWith('+') && (at === from || before.length > 1)) ||
    // `Band 41 (China Unicom)` is said of that band alone.
    (kind === 'p' && at === from && from > 0 && before === '(' && behind[0] === ')') ||
    // Neither name nor value of `Coverage: 95 % of the cities`, but `Model: X5`
    (!isOwn && !isNamed && (IS_VALUE.test(before) || isAttribute || (isWord && IS_CELL.test(behind)))) ||
    // `supports Verizon, AT&T and T-Mobile` says that a device works with all of them.
    (kind === 'p' &&
      (ENDS_IN_SUPPORTED.test(before) || (ENDS_IN_SUPPORT.test(before) && GOES_TO_CARRIER.test(behind)))) ||
    // `(S1)`: the first cell beside that which serves
    (before === '(' && IS_CELL_BESIDE.test(textOf(first, first + own.length)))
  );
}

/** The name that matches in a segment of the lead that begins at `from`, unless it is the name of nothing with bands. */
function readName(
  source: NameSource,
  segment: Segment,
  { index, 0: whole, indices }: RegExpExecArray,
  from: number,
): Name | undefined {
  const { tokens, textOf } = source;
  const { at, isOwn, headsLine } = segment;
  const [open, close] = indices![2] ?? [0, 0];
  const named = segment.letters.slice(index, indices![1]?.[1] ?? index + 1);
  const own = named.replace(VERSION, '') || named;
  const before = segment.letters.slice(0, index);
  const first = at + index + named.indexOf(own);
  const { owner } = tokens[first]!;
  const inBrackets = close && open ? textOf(at + open, at + close) : '';
  // `Bell (99 %)` is no other than Bell.
  const remark = inBrackets.includes('%') ? '' : inBrackets;
  const isCarrier = owner?.isCarrier ?? PLMN.test(remark);
  const kind = isCarrier ? 'p' : owner ? 's' : kindOfName(own);
  const behind = segment.letters.slice(index + whole.length);
  const isAttribute = IS_ATTRIBUTE.test(behind) && !(/0$/.test(own) && ARE_RADIOS.test(behind));
  const isNamed = IS_VALUE_OF_NAME.test(before);
  const maybe = { kind, own, before, behind, first, from, owner, isAttribute, isNamed };
  if (namesNothing(maybe, segment, source)) return undefined;
  const run = textOf(first, first + own.length);
  // Chinese puts no blanks between the name of a carrier and what is said of it.
  const isInHan = !owner && kind === 'p' && HAN.test(run) && !/^[:(|]/.test(behind);
  const written =
    owner?.name ??
    (isInHan ? textOf(first + own.indexOf('p'), first + own.lastIndexOf('p') + 1) : run.replace(NO_PART, ''));
  if (/[ws]/.test(kind) && isTopicOrShort(written, behind)) return undefined;
  // Part of a Chinese sentence, which has no capital letters: `暂且引用的数据：`
  if (kind === 'w' && !isNamed && HAN.test(written) && !(/^[^\w]*$/.test(before) && ENDS_HEAD.test(behind)))
    return undefined;
  const isSaid = isOwn && !behind.includes('|');
  // `The FN5-100 is the version for Europe and Asia: 5G n1, n3`, `• EM120, with eSIM: LTE B1, B3`
  const isProduct = kind === 's' && BEGINS_LINE.test(before) && BEGINS_WITH_REST.test(behind);
  const isFor = kind === 'p' && isMadeFor(before, textOf(at, first + own.length));
  return {
    at: first,
    length: own.length,
    // In a sentence, the words with a capital letter.
    name: (kind === 'w' && /^[^:=(|\n]/.test(behind) && written.match(NAME_WORDS)?.at(-1)) || written,
    remark,
    kind,
    isNear: isOwn,
    isSaid,
    isBesideColon: isSaid && (before.includes(':') || (at === from && from > 0 && /^\W?:/.test(behind))),
    isMidLine: isOwn && at === from && from > 0,
    isLineHead: isSaid && /^\W*$/.test(before) && IS_HEADED.test(behind),
    isBesideBracket: isSaid && behind === '(',
    isNamed,
    isLaid: owner !== undefined && isOwn,
    ...(owner?.isDevice && { isDevice: true }),
    isHead: isSaid ? isNamed || headsLine || IS_HEAD.test(behind) || isProduct : !isAttribute,
    isSubject: isSaid && BEGINS_CLAUSE.test(before) && (headsLine || BEGINS_WITH_VERB.test(behind)),
    role: isFor ? 'device' : roleOf(kind, own, isOwn && !headsLine ? own + behind : own),
    adds: isOwn && kind !== 'p' && behind.includes('Q'),
  };
}

/** The first of the kinds that a name's letters hold. */
const kindOfName = (letters: string) => [...KINDS].find((each) => letters.includes(each)) ?? 'w';

/**
 * Whether a name of a kind is that of a carrier or of a device, by its letters and what is said of it. Numbers and codes are
 * said of products.
 */
function roleOf(kind: string, own = '', said = ''): Name['role'] {
  if (
    (kind === 'p' && !SPEAKS_OF_SUPPORT.test(said)) ||
    (kind === 'w' &&
      !/f/.test(own) &&
      !/[0s]/.test(said) &&
      SAYS_CARRIER.test(said) &&
      !SAYS_SUPPORT.test(said))
  )
    return 'carrier';
  return SAYS_SUPPORT.test(said) ? 'device' : SAYS_MORE.test(said) ? 'said' : undefined;
}

/** Whether a product for a carrier is spoken of: `unlocked for T-Mobile`, but not `bands for T-Mobile`. */
function isMadeFor(before: string, said: string): boolean {
  return IS_FOR.test(said) && !SAYS_BANDS.test(before);
}

/** Cuts normal text into the words, numbers, bands and marks that device lists are made of. */
import { type Span } from '../read-result.js';
import { COMMON_NAMES } from './carrier-names.js';
import { kindInText } from './kind-in-text.js';
import { type Kind, letterOf, pattern } from './pattern.js';
import { kindOf, kindOfWhole, MANY_PARTS, SPEAKS_OF_RECEPTION, UNSPACED } from './vocabulary.js';

export interface Token extends Span {
  readonly kind: Kind;
  /** The letter of the kind, or the mark itself; marks that repeat are one token, and a line break is a mark. */
  readonly letter: string;
  /** Number of a band, or a number; 0 where there is none. */
  readonly value: number;
}

/** Marks whose own sign means something else in patterns: the place of an owner, and a letter. */
const MARKS: Readonly<Record<string, string>> = { '@': '^', _: '´' };
/** From here on a number is a frequency in MHz, not a band. */
const FREQUENCY_FROM = 400;
/** No band of LTE or NR has a higher number. */
const HIGHEST_BAND = 263;
/** More than twenty pages have; what stands behind them is not read. */
export const MAX_TOKENS = 16_384;
/** AWS is the pair of 1700 and 2100 MHz. */
const AWS = 1700;

/** How the names of months begin in the languages of Europe. */
const MONTHS =
  'jan|ene|gen|feb|fév|fev|mar|mär|apr|abr|avr|may|mai|mag|maj|jun|jui|giu|jul|lug|aug|ago|aoû|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic|янв|фев|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек';

const PIECE = [
  // addresses, colours and hardware addresses: https://a.b/B1, #b1b3b5, b2:9d:f5:96:86:a4
  String.raw`[a-z]+://[^\s"<>|;]*|#\w{6}\b|(?<![\w:])(?:[\da-f]{2}:){5}[\da-f]{2}(?![\w:])`,
  // names of files: n1.jpg
  String.raw`[\w-]{1,40}\.(?:jpe?g|png|gif|svg|webp|pdf|html?|zip|bin|apk|xls|xlsx|doc|docx)(?![\w.])`,
  // standards: 3GPP TS 36.101, TS 38.101-1
  String.raw`(?:3gpp )?t[sr] \d\d\.\d{3}(?:-\d)?(?![\d.])`,
  // words of several parts: at&t, t-mobile, td-scdma, nb-iot, lte-a, 4.5g, cat m1, nb iot, lte-m, hspa+
  String.raw`(?:${MANY_PARTS}|e-gsm|[a-z]{1,3}-(?:fi|dc|mobile|do|s?cdma|iot|m1?|a|utran?)|4\.5g|2\.5g|[45]g\+|hspa\+|802\.11[a-z]{0,2}|u-nii|nb iot|(?:lte|new)[- ](?:advanced|radio)(?:[- ]pro)?|carrier aggregation|en plus|cat[-. ]?(?:m|nb)[12]?|cell[-_ ]?id|[kmg]b(?:it)?/s|\(u\)sim)(?![a-z\d])`,
  // e.g., z. B.
  String.raw`(?:e\. ?g|i\. ?e|z\. ?b)\.`,
  // rates of both directions: 10(DL)/5(UL), but not `28, 29 (DL), 30`; antennas: 2*2 MIMO
  String.raw`\d[\d.]* ?\([du]l\)(?=\W{1,3}\d[\d.]* ?\([du]l\)| ?[kmg]b)|(?<=\([du]l\)\W{1,3})\d[\d.]* ?\([du]l\)|\d\*\d(?= ?mimo)`,
  // of a document: 表1-5
  String.raw`[表图圖]\d{1,2}(?:[-.]\d{1,2})+(?!\d)`,
  // before a number: no. 3, nr. 3
  String.raw`n(?:[or]\.|[°º])(?= ?\d)|№`,
  // dates and times: 03/11/2025, 2025-11-03, 2025-11-03 18-11-07, 04-13 05:24:38:767
  String.raw`(?<![\d:])(?:\d\d-\d\d[_ ])?[0-2]\d:[0-5]\d:[0-5]?\d(?:[.:,]\d+)?(?![\d:])|\d{1,2}/\d{1,2}/(?:19|20)\d\d(?!\d)|(?:19|20)\d\d-\d\d-\d\d(?:[ _-]\d\d-\d\d-\d\d)?(?!\d)`,
  // shapes of displays: 16:10, 19.5:9
  String.raw`(?<![\d:.])\d\d(?:\.\d)?:(?:9|10)(?![\d:])`,
  // 9 de agosto de 2019, 28 March 2024, 3. Mai 2023
  String.raw`(?<![\w,/])\d{1,2}(?:st|nd|rd|th|\.)? (?:de |of )?(?:${MONTHS})[a-z\u00df-\u00ff\u0430-\u044f]{0,8}(?: de|,)? (?:19|20)\d\d(?!\d)`,
  // 7月1日, 2020年1月
  String.raw`(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?`,
  // versions: v1.2, V3.0.1, Rel-16, IPv4v6, Windows 7/8/10/11
  String.raw`(?<![a-z\d])(?:v\d+(?:\.\d+)+|rel-\d{1,2}|ipv[46](?:v6)?|(?:windows|android|ios|macos) \d+(?:[/.]\d+)*)(?![a-z\d])`,
  // bands of Wi-Fi: Band 1 - 2.4 GHz, 5 GHz band 2, B3 (6 GHz)
  String.raw`(?<![a-z\d])(?:band |b)\d(?!\d)(?:(?= ?[-:(=\t|] ?(?:2[.,]4|[56])(?: ?ghz| low| high|,))|(?<=(?:2[.,]4|[56]) ?ghz band \d))`,
  // revisions: rev. A, HW: B1
  String.raw`(?<![a-z\d])(?:rev(?:ision)?\.? [a-h]|hw: ?[a-h]\d)(?![a-z\d.])`,
  // the form of a card
  String.raw`(?<![a-z\d])m\.2(?: (?:cards?|modules?|form factor))?(?![a-z\d])`,
  // in powers of ten: 40e6, 2.605e9
  String.raw`(?<![a-z\d.])\d[\d.]*e\d{1,2}(?![a-z\d])`,
  // of a telephone: +49 30 1234567
  String.raw`(?<![\w.)])\+(?=(?:[ ()/-]{0,2}\d){9,15}(?!\d))\d{1,3}[ (/-][ ()/\d-]{6,20}\d`,
  // the two halves of a pair: 2 * 26 MHz
  String.raw`(?<![\w.])\d ?[*x] ?\d{1,3}(?:\.\d)? ?mhz`,
  // a band class: LTE_BC3
  String.raw`(?<=(?:lte|eutran?)[-_ ])bc(?=\d{1,2}(?![\da-z]))`,
  // both halves of a band: B28A/B
  String.raw`(?<![a-z\d])[bn]28a[/+]b(?![a-z\d])`,
  // decimals: 1.4, 2.5b3, and 2,4 GHz, 6,7", `Band 20 23,5 dBm`
  String.raw`\d+\.\d[\d.]*(?:[ab]\d{1,3}(?![\w/,]))?|(?<![,/] ?|\d)\d{1,2},\d{1,3}(?= ?(?:w\/kg|db[im]?)(?![a-z]))|(?<![\d,/"] ?)\d{1,2},\d{1,2}(?=-\d{1,2},\d{1,2} [kmg]hz|[ -]?(?:["%°€$£]|[kmgt]?(?:hz|гц|bit|bps|b|m|g|w|v|be|mm|cm|in|zoll|ω|ohm)(?![a-z])))`,
  // glued to the next label: 1900 / 21004G bands 1, 3, and n77/784G: B1
  String.raw`(?<![a-z\d])\d{1,4}(?=[2-5]g ?(?:bands?|[频頻][段率]|バンド))|(?<![a-z\d])(?:band)?\d{1,2}(?=[2-5]g(?![a-z\d])[^\n:,;/]{0,16}[:(])(?<=(?:\d ?[/,·|+、] ?|band ?)\d{1,2})`,
  // glued to the next product: B41VL505-EU
  String.raw`(?<![a-z\d])b\d{1,2}(?=[a-z]?[g-z][a-z]?\d{3}[a-z]?[-_])`,
  // a prefix that is cut from its number within a list: /b 28
  String.raw`(?<=\d[/,] ?)[bn][^\S\t]{1,9}\d{1,3}(?!\w|\.\d)`,
  // bands together: 3A-7A, 1A+n78A
  String.raw`(?<![\w.-])n?\d{1,3}a(?=\+n?\d{1,3}a(?![a-z\d]))|(?<=\da\+)n?\d{1,3}a(?![a-z\d])`,
  // words and numbers
  String.raw`[a-z\d\u00c0-\u1fff]+`,
  UNSPACED,
  // marks; empty lines end one line
  String.raw`([|\t;,\"]|\n(?: *\n)*|([^ ])\2*)`,
].join('|');
const PIECES = new RegExp(PIECE, 'g');
/** Band or number within a run without spaces, as in `ltefddb1`, `n77n78`, `b28a`, `41n` (a part of B41), `20mhz`; NR7101 is a product. */
const NUMBER =
  /^(bn(?=\d)|[bn]?)\s*((?<=[bn]\s*)\d+?(?=[345]g)|[0-4]?\d{1,3}(?!\d))(?:(?<=28)(?:a[/+]b|[ab]{1,2})(?![a-z\d])|(?<=28)[ab](?=[ft]d|lte|wcdma|gsm)|(?<=41)[bn](?![a-z\d]))?/;
/** Letters with a digit, or parts joined by dashes: EC25-E, SIM7600A, RM520N-GL, L-AU; a label may be glued to the end. */
const CODE =
  /(?!rs\d|0x|usb|wwan\d|eth\d|tty|\d+[kmu][avw]h?\b|ip[56x]\d\b|sim\d?\b(?! ?:)|[345]g\b|lte\b|nr\b)(?:(?=[a-z-]{0,30}\d)(?=[\d-]{0,30}[a-z])[a-z\d-]{2,30}?|[a-z]{1,4}-[a-z]{2,4}|[a-z]{2,4}-[a-z])(?=lte|(?![a-z\d\u00c0-\u024f-]))/y;
/** The same in capitals with a label within: P-LTE-US, TRM_5G_EU, AR-3LTE-NA. */
const CODE_WITH_LABEL =
  /(?!LTE|[FT]DD?|NR|NB|CAT|GSM|UMTS|WCDMA)\p{Lu}[\p{L}\d]*[-_](?:\d?LTE[A-Z\d]?|[345]G)(?:[-_][\p{Lu}\d]+)+/uy;
const VERSION = /^[A-Z]\d+-[A-Z]{2}\b/;
const LINE_BREAK: Token = { kind: 'mark', letter: '\n', value: 0, offset: 0, length: 0 };
/** The last band of a line whose break was lost: `B1/B20Colour: black`, `B1/B20USB: yes`. */
const LAST_OF_LINE =
  /(?:[BbNn]\d{1,3}|\d\d?)(?!LTE|[FT]DD|NR|GSM|WCDMA|UMTS|[AB]{1,2} )(?=\p{Lu}\p{Ll}|\p{Lu}{2}[\p{Lu} ]{0,20}:|SAR\b)/uy;
/** Behind what such a band stands. */
const IS_LISTED = /[/,]$|[bn][·+|;-]?$/;
const IS_VERSION = /^(?:v\d+\.|rel-|ipv|windows|android|ios|macos)/;
const RADIO = '(?:(?:4g|lte|5g|nr) )?';
/** `And it does LTE band 8` is said of a device, `Does band 8 reach my house?` is not. */
const DOES_BANDS = new RegExp(`^ ${RADIO}(?:bands? ?|[bn])\\d`);
const ENDS_IN_THING = /(?<![a-z])(?:it|that|which|this|one|also) $/;
const LONGEST_THING = 8;
/** `my modem is on B20`, `I only get band 8`, `my phone says B5`: said of a moment. */
const IS_ON = /^(?:on|gets?|got|sees?|says?|reports?)$/;
const BEFORE_ONE_BAND = new RegExp(`^ ${RADIO}(?:band ?|[bn])\\d`);
const THING = 'phone|iphone|ipad|tablet|watch|modem|router|hotspot|dongle|stick|mifi|cpe|gateway|device|unit';
/** `SIM 2 (Orange)` */
const SIM = 'sim(?: card)?(?: \\d)?(?: \\([^()]{1,12}\\))?';
/** `I'm on band 5` alone may be about pay. */
const SPEAKS_OF_DEVICES =
  /(?<![a-z])(?:lte|[45]g|phone|iphone|modem|router|hotspot|mifi|cpe|b\d{1,2} ?\+ ?n\d{1,2})(?![a-z])/;
const ADVERB = '(?:mostly |usually |always |still |now |currently |only |just |often |back )?';
const ENDS_IN_IS = new RegExp(
  `(?<![a-z])(?:(?:${THING}|${SIM})(?:'s| is| was| stays| sits| ended up)|it's|i'?m|i am|i was|we'?re|we are) ${ADVERB}$`,
);
const ENDS_IN_I = new RegExp(`(?<![a-z])(?:i|we|${THING}) ${ADVERB}$`);
const LONGEST_SUBJECT = 40;
/** The same in other languages: `Router je na B3`, `Ruteren er på B3`, `Το ρούτερ είναι στο B3`. */
const IS_AT = /^(?:na|på|op|pe|su|sur|auf|en|em|на|στο|στη)$/;
const ENDS_IN_DEVICE = pattern('<hardware>[^,;:.\\n]{1,3}$');
const LONGEST_PLACE = 4;
const isBeing = (before: string) =>
  /(?<!\p{L})(?:je|jest|är|er|is|ist|est|è|está|este|e|е|είναι)(?: \p{L}+)? $/u.test(before);
/** Longest word that may be glued to another, or number. */
const MAX_WORD = 16;

/** A token that is known to be no band. */
export const asSpent = <Of extends Token>(token: Of): Of => ({
  ...token,
  kind: 'spent',
  letter: letterOf('spent'),
});

/** The tokens of a text in lower case. */
export function tokenise(lower: string, written = lower): Token[] {
  const [low, text] = [lower, written].map(withBandsTogether) as [string, string];
  const tokens: Token[] = [];
  PIECES.lastIndex = 0;
  let lastRoman = -FAR - 1;
  const whole = ofWhole(low);
  for (let match; tokens.length < MAX_TOKENS && (match = PIECES.exec(low));) {
    const { index: offset } = match;
    const last = lastOfLine(text, offset, tokens);
    const run = last ?? match[0];
    const mark = isBetweenNumbers(run, low, offset, tokens) ? ',' : match[1];
    PIECES.lastIndex = offset + run.length;
    const add = (kind: Kind, value = 0) =>
      tokens.push({
        kind,
        letter: letterOf(kind, signOf(run, mark, low[PIECES.lastIndex] ?? '')),
        value,
        offset,
        length: PIECES.lastIndex - offset,
      });
    const extendName = () => {
      const name = tokens.pop()!;
      tokens.push({ ...name, length: PIECES.lastIndex - name.offset });
    };
    const own = text.slice(offset, PIECES.lastIndex);
    const behind = low.slice(PIECES.lastIndex, PIECES.lastIndex + MAX_WORD);
    if (saysNothing(run, tokens, behind)) continue;
    const identifier = mark ? undefined : splitIdentifier(own, run, offset, low[offset - 1] === '_');
    const after = text.slice(PIECES.lastIndex);
    const kind = identifier ? undefined : mark ? kindOfWhole(run) : kindInText(run, own, behind, after);
    const isCode = isCodeOfDevice(low, offset, kind, own, behind);
    const roman = numeralOf(own, behind, tokens, lastRoman);
    const beside = kindBeside(run, tokens, { low, offset, behind, mark, whole });
    if (run === '+' && isPlusOfName(tokens.at(-1), offset, behind)) extendName();
    else if (run === 'aws') add('frequency', AWS);
    else if (beside) add(beside);
    else if (roman) {
      lastRoman = tokens.length;
      add('number', roman);
    } else if (isCode) {
      PIECES.lastIndex = CODE.lastIndex;
      add('code');
    } else if (kind) add(kind);
    else if (mark) add('mark');
    else {
      const pieces = identifier ?? splitRun(run, { ...whole, text, offset, behind, before: tokens.at(-1) });
      CODE.lastIndex = CODE_WITH_LABEL.lastIndex = offset;
      if (pieces) {
        tokens.push(...pieces);
        // A line break was lost.
        if (!last && /^[a-z]/.test(behind)) tokens.push({ ...LINE_BREAK, offset: PIECES.lastIndex });
      } else if (!IS_GENERATION.test(run) && (CODE_WITH_LABEL.test(text) || CODE.test(low))) {
        PIECES.lastIndex = CODE_WITH_LABEL.lastIndex || CODE.lastIndex;
        add('code');
      } else if (goesOnAsName(text, offset, tokens.at(-1))) extendName();
      else add('word');
    }
    if (last) tokens.push({ ...LINE_BREAK, offset: PIECES.lastIndex });
  }
  return withCommonNames(tokens, text);
}

/** What makes a common word a part of another name: behind it, `Play Store`, and before it, `Nova LTE Plus`. */
const MAKES_NAME = pattern('<word code number variant device>');
const IS_BEFORE_NAME = pattern('<word code number variant device lte nr>');
/** The tokens, with such names as carriers where the text names another one. */
function withCommonNames(tokens: Token[], text: string): Token[] {
  const isCommon = (token: Token, i: number) => {
    const [before, behind] = [tokens[i - 1], tokens[i + 1]];
    return (
      COMMON_NAMES.has(text.slice(token.offset, endOf(token))) &&
      !(before && IS_BEFORE_NAME.test(before.letter) && !isLower(text, before.offset)) &&
      !MAKES_NAME.test(behind?.letter ?? '')
    );
  };
  const common = new Set(tokens.filter(isCommon));
  const names = new Set([...common].map((token) => text.slice(token.offset, endOf(token))));
  const isNamed = names.size > 1 || (names.size === 1 && tokens.some(({ kind }) => kind === 'carrier'));
  return isNamed
    ? tokens.map((token) =>
        common.has(token) ? { ...token, kind: 'carrier', letter: letterOf('carrier') } : token,
      )
    : tokens;
}

/** `1:3:7`, but not `Port 1: 3, 7` or `Sub-6:1, 28` */
const isBetweenNumbers = (run: string, low: string, offset: number, tokens: readonly Token[]) =>
  run === ':' &&
  /\d:\d/.test(low.slice(offset - 1, offset + 2)) &&
  /[0bnfd]/.test(tokens.at(-1)?.letter ?? '');

/** The value of a Roman numeral behind the word "band", a label of 3G or another such numeral. */
function numeralOf(own: string, behind: string, tokens: readonly Token[], lastRoman: number) {
  const value = ROMAN.get(own);
  const isAnnounced = () =>
    tokens.length - lastRoman <= FAR || ANNOUNCES_NUMERAL.test(lettersOf(tokens.slice(-LONGEST_BAND)));
  return value && ENDS_NUMERAL.test(behind) && isAnnounced() ? value : undefined;
}

/** The pieces of a run, if all are known. */
function splitRun(
  run: string,
  {
    text,
    offset,
    behind,
    before,
    isGlued,
  }: { text: string; offset: number; behind: string; before: Token | undefined; isGlued: boolean },
): Token[] | undefined {
  const one = ONE_OF_SEVERAL.exec(run);
  if (one && (behind[0] === '+' || text.startsWith('+', offset - 1))) {
    const kind = one[1] ? 'nrBand' : 'band';
    return [{ kind, letter: letterOf(kind), value: Number(one[2]), offset, length: run.length }];
  }
  const ofRow = isGlued && before?.letter === '\n' ? splitFrequency(run, offset, behind) : undefined;
  return ofRow ?? (isProduct(text, offset, behind, before) ? undefined : splitGlued(run, offset));
}

/** `B7 on, B20 off`: what is switched on and off, in a text that says so of a band. */
const OFF =
  'off|aus|uit|fra|av|pois|spent[ao]|apagad[ao]|desligad[ao]|vypnut[éoý]|wył|wyłączone|выкл|вимк|kapalı|mati|tắt|关|關|オフ|꺼짐';
const IS_OFF = new RegExp(`^(?:${OFF})$`);
const IS_ON_TOO =
  /^(?:on|an|ein|aan|til|på|päällä|acces[ao]|encendid[ao]|ligad[ao]|zapnut[éoý]|wł|włączone|вкл|увімк|açık|nyala|bật|开|開|オン|켜짐)$/;
const HAS_OFF = new RegExp(`(?<![a-z\\d])[bn]?\\d{1,3}[ :=]{1,3}(?:${OFF})(?!\\p{L})`, 'u');
/** Behind the state of a band. */
const ENDS_STATE = /^ ?(?:[,;/|)\]\n.!→]|$)/;
/** All others, and perhaps what they are. */
const ENDS_IN_OTHERS = /(?:其[他它余餘]|别的)[^\w，。]*$/;
const LONGEST_OTHERS = 8;

/** The text with a plus in `3A-7A`, which is no range, where it speaks of cellular radio. */
const withBandsTogether = (text: string) =>
  ARE_TOGETHER.test(text) && SPEAKS_OF_RADIO.test(text) ? text.replace(BETWEEN_BANDS, '+') : text;
const ARE_TOGETHER = /\da-n?\d/i;
const SPEAKS_OF_RADIO =
  /(?<![a-z])(?:lte|[45]g|c?ca|b\d\d?|n\d\d)(?![a-z])|band|diapason|диапазон|агрег|聚合/i;
const BETWEEN_BANDS = /(?<=(?<![\w.])n?\d{1,3}a)-(?=n?\d{1,3}a(?![a-z\d]))/gi;
/** `3A` of `3A+7A`, with what tells a band of NR. */
const ONE_OF_SEVERAL = /^(n?)(\d{1,3})a$/;

/** What the whole text says of its words. */
const ofWhole = (low: string) => ({
  hasOff: HAS_OFF.test(low),
  isGlued: HEAD_WITHOUT_BLANK.test(low),
  isIberian: IBERIAN.test(low),
  // Most texts say `lte`, and the other pattern is long.
  isOfCells: SPEAKS_OF_DEVICES.test(low) || SPEAKS_OF_RECEPTION.test(low),
});

/** `S20+` is another one than the `S20`. */
const isPlusOfName = (before: Token | undefined, offset: number, behind: string) =>
  (before?.kind === 'code' || before?.kind === 'word') &&
  endOf(before) === offset &&
  !/^[\p{L}\d+]/u.test(behind);

/** `Zephyr Mini` is a name, and no part of it what follows in lower case. */
const goesOnAsName = (text: string, offset: number, before: Token | undefined) =>
  before?.kind === 'word' && isLower(text, offset) === isLower(text, before.offset);

/** The kind of a word that those before and behind it decide. */
function kindBeside(
  run: string,
  tokens: readonly Token[],
  {
    low,
    offset,
    behind,
    mark,
    whole: { isIberian, isOfCells, hasOff },
  }: {
    low: string;
    offset: number;
    behind: string;
    mark: string | undefined;
    whole: ReturnType<typeof ofWhole>;
  },
): Kind | undefined {
  if (hasOff && ENDS_STATE.test(behind) && /[bn0][:=]?$/.test(lettersOf(tokens.slice(-2)))) {
    if (IS_OFF.test(run)) return 'not';
    if (IS_ON_TOO.test(run)) return 'locked';
  }
  if (mark) return undefined;
  if (IS_AND.test(run) && GOES_ON.test(behind) && isBehindNumber(tokens))
    return run === 'a' && isIberian ? 'to' : 'and';
  if (IS_TO.test(run) && BEFORE_NAME.test(behind) && isBehindNumber(tokens)) return 'to';
  if (run === 'a' && isIberian && BEFORE_BAND.test(behind)) return 'filler';
  if (ARTICLE_OF_BAND.test(run) && BEFORE_NUMBER.test(behind) && FEMININE.test(low)) return 'bandWord';
  // What Korean denies stands before: `B28 없음`, but not `충전기 없음, LTE B1`, where it is a charger.
  if (run.startsWith('없') && !/[bn0v]/.test(lettersOf(tokens.slice(-2)))) return 'filler';
  // `我只開 3、7，其他通通關掉`: all others are off, which denies none of those.
  if (run.endsWith('掉') && ENDS_IN_OTHERS.test(low.slice(Math.max(0, offset - LONGEST_OTHERS), offset)))
    return 'filler';
  // `B3 ja, B28 nein`: Finnish for "and".
  if (run === 'ja' && behind[0] === ',') return 'filler';
  if (run === 'does' && DOES_BANDS.test(behind)) {
    const before = low.slice(Math.max(0, offset - LONGEST_THING), offset);
    if (ENDS_IN_THING.test(before)) return 'support';
  }
  if (run === 'use' && low.endsWith('band in ', offset)) return 'serving';
  if (isOfCells && IS_ON.test(run) && BEFORE_ONE_BAND.test(behind)) {
    const before = low.slice(Math.max(0, offset - LONGEST_SUBJECT), offset);
    if ((run === 'on' ? ENDS_IN_IS : ENDS_IN_I).test(before)) return 'serving';
  }
  if (
    IS_AT.test(run) &&
    BEFORE_ONE_BAND.test(behind) &&
    ENDS_IN_DEVICE.test(lettersOf(tokens.slice(-LONGEST_PLACE))) &&
    isBeing(low.slice(Math.max(0, offset - LONGEST_SUBJECT), offset))
  )
    return 'serving';
  if (IS_VERSION.test(run)) return 'spent';
  if (run === 'm1' && tokens.at(-1)?.letter === '(' && tokens.at(-2)?.kind === 'lteM') return 'lteM';
  // `M1 and NB`, `M1/NB2`
  if (run === 'm1' && /^(?: ?[/&+] ?| and )nb/.test(behind)) return 'lteM';
  if (run === 'nb' && tokens.slice(-2).some(({ kind }) => kind === 'lteM')) return 'nbIot';
  if (tokens.at(-1)?.kind === 'place' && IS_BLOCK.test(run)) return 'filler';
  return isNameOfBand(run, tokens, behind) || isSignalOfSatellite(run, tokens) ? 'filler' : undefined;
}

/** `Block C1` of a spectrum, `Table A2` */
const IS_BLOCK = /^[acd]\d$/;

/** The last band of a line, if the break behind it was lost. */
function lastOfLine(text: string, offset: number, tokens: readonly Token[]): string | undefined {
  LAST_OF_LINE.lastIndex = offset;
  const last = LAST_OF_LINE.exec(text)?.[0].toLowerCase();
  return last && IS_LISTED.test(lettersOf(tokens.slice(-2))) ? last : undefined;
}

/** Kinds of words whose letters a code may begin with: `AT-7C`, `KW-40E`, `KT-21E`, but not `BAND-3`. */
const BEGINS_CODES: ReadonlySet<Kind | undefined> = new Set<Kind>([
  'and',
  'carrier',
  'filler',
  'has',
  'to',
  'unit',
  'use',
]);
/** `AT`, `KW`; `CA-1A-3A` are bands together. */
const IN_CAPITALS = /^(?!CA$)[A-Z]{2,}$/;

/** `Modem-X2`, `AT-7C`: leaves `CODE` behind it. */
function isCodeOfDevice(
  low: string,
  offset: number,
  kind: Kind | undefined,
  own: string,
  behind: string,
): boolean {
  CODE.lastIndex = offset;
  const mayBeCode =
    kind === 'device' || (BEGINS_CODES.has(kind) && IN_CAPITALS.test(own) && /^-\d/.test(behind));
  return mayBeCode && behind[0] === '-' && CODE.test(low);
}

/** `WanReach 210C` are no degrees, `Nova 7a` no amperes, and `the Kuvo N7 has` is no list. */
const MODEL_BEHIND_NAME =
  /(?<=\p{Lu}\p{L}{1,15} )(?:\d{3}C|\d{1,2}[aeisT]|N(?:1?\d|[89]\d)(?! ?[/,+&、] ?[nN]?\d))(?![\p{L}\d])/uy;

/** `7a` in the name of a phone is no code of a product. */
const IS_GENERATION = /^\d{1,2}[aeist]$/;

/** `EN22-A`: not the word that Spanish has for "in"; nor is `BT85-M3` the radio. */
const CODE_OF_WORD = /^([A-Z]{2,})\d+-[A-Z]/;

/** `LTE6-Home`, `N2 Lite`, `N82-1` */
const IN_WORDS = /^(?:[A-Z]+\d+-\p{Lu}\p{Ll}|N\d{1,2}(?: (?:Lite|Max|Mini|Plus|Pro|Ultra)\b|-\d(?![\w-])))/u;

/** `N5-EU` and `N58-EA` are products, and `n2-standard-4` is one of another trade. */
function isProduct(text: string, offset: number, behind: string, before: Token | undefined): boolean {
  MODEL_BEHIND_NAME.lastIndex = offset;
  const version = kindOf(/^-([a-z]+)/.exec(behind)?.[1] ?? '');
  const [, word = ''] = CODE_OF_WORD.exec(text.slice(offset, offset + MAX_WORD)) ?? [];
  return (
    version === 'region' ||
    BEGINS_CODES.has(kindOf(word.toLowerCase())) ||
    word === 'BT' ||
    (before?.kind === 'word' && MODEL_BEHIND_NAME.test(text)) ||
    IN_WORDS.test(text.slice(offset, offset + MAX_WORD)) ||
    ((!version || version === 'unit') && VERSION.test(text.slice(offset, offset + MAX_WORD)))
  );
}

/** The letter of a mark: `--lte-band` is an option of a command. */
function signOf(run: string, mark: string | undefined, next: string): string | undefined {
  if (mark === '...') return '…';
  return run === '--' && /[a-z]/.test(next) ? '–' : (MARKS[run] ?? mark?.[0]);
}

/** Words of Spanish and Portuguese, which say `B38 a B41` of a range. */
const IBERIAN = /(?<!\p{L})(?:bandas|com|con|del|dos|mas|não|para|tem|uma?|una)(?!\p{L})/u;
/** `800 a 1800 MHz`, `band 8 a band 20`: "and" or "or" in some languages, and something else elsewhere. */
const IS_AND = /^(?:a|aj|dan|ile|ir|ou?|si|te|un|і|й|та)$/;
const GOES_ON = /^ \**(?:lte )?(?:band |pásm\S{1,4} |[bn])?\d/;
/** `B1 à B5`, `B1 do B5`: "to" between names of bands, and something else elsewhere. */
const IS_TO = /^(?:à|até|hasta|do|tot|till?)$/;
const BEFORE_NAME = /^ [bn]\d/;
/** `não tem a B28`, `falta-lhe a banda 20` */
const BEFORE_BAND = /^ \**(?:banda |faixa |[bn]\d)/;
/** `falta la 20`, `travei na 28`, where the text says of one that it is a band: `la B3`, `banda 7`. */
const FEMININE =
  /(?<!\p{L})(?:l?a|n?a|da|à|(?:al|sul|dal|nel|del)la) (?:[bn]\d|band[ae] \d)|(?<!\p{L})banda(?:s|ria)?(?!\p{L})|(?<!\p{L})[bn]\d\d?(?![\p{L}\d])/u;
const ARTICLE_OF_BAND = /^(?:la|na|(?:al|sul|dal|nel|del)la)$/;
const BEFORE_NUMBER =
  /^ \d{1,2}(?=[ ,.;!?)\n]|$)(?!,\d|[.:]\d| ?(?:[gm]hz|mega|mb|gb|de |horas?|ore|h(?:eures)?(?!\p{L})|km|min|giorni|d[ií]as|(?:es|é|è|est)(?!\p{L})))/u;
const isBehindNumber = (tokens: readonly Token[]) =>
  /[0fbn]/.test(tokens.findLast(({ letter }) => letter !== '*')?.letter ?? '');

/** `Band-3`, `Band number: 3`, and the articles and adverbs of `la banda 3, la 7 y también la 20`. */
const saysNothing = (run: string, tokens: readonly Token[], behind: string) =>
  (tokens.at(-1)?.kind === 'bandWord' && (/^numbers?$/.test(run) || (run === '-' && /^\d/.test(behind)))) ||
  (((BEFORE_ITEM.test(behind) && ARTICLE.test(run)) || (BEFORE_LAST_ITEM.test(behind) && ALSO.test(run))) &&
    /[bn0][,a]$/.test(lettersOf(tokens.slice(-2))));
const BEFORE_ITEM = /^ [bn]?\d/;
const ARTICLE = /^(?:the|la|le|el|il|die|de)$/;
const BEFORE_LAST_ITEM = /^(?: (?:the|la|le|el|il|die))? [bn]?\d/;
const ALSO = /^(?:also|auch|aussi|también|tambien|também|anche|ook)$/;

/** In `B2/PCS`, `B8/GSM900`, `(band 2 PCS)` and `1900 MHz PCS`, but not in `DCS 1800`, it is another name of the band. */
const isNameOfBand = (run: string, tokens: readonly Token[], behind: string) =>
  OLD_NAME.test(run) &&
  ((tokens.at(-1)?.letter === '/' && tokens.at(-2)?.kind === 'band') ||
    (tokens.at(-1)?.kind === 'number' && tokens.at(-2)?.kind === 'bandWord' && ENDS_NAME.test(behind)) ||
    (tokens.at(-1)?.kind === 'mhz' && !/^ ?\d/.test(behind)) ||
    /bfz\($/.test(lettersOf(tokens.slice(-LONGEST_BAND))));

/** `GPS L1`, `Galileo E1`: no product. */
const isSignalOfSatellite = (run: string, tokens: readonly Token[]) =>
  /^[egl]\d[a-z]?$/.test(run) && tokens.findLast(({ kind }) => kind !== 'mark')?.kind === 'gnss';

/** Bands in Roman numerals: `WCDMA Bands II, IV and V`, `LTE Band IV/XVII`. */
const ROMAN = new Map([
  ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV'].map(
    (numeral, i) => [numeral, i + 1] as const,
  ),
  ['XVII', 17],
  ['XVIII', 18],
  ['XIX', 19],
  ['XX', 20],
  ['XXV', 25],
  ['XXVI', 26],
  ['XXVIII', 28],
]);
/** `WCDMA`, `bands`, `bandas FDD-LTE` */
const ANNOUNCES_NUMERAL = pattern('(?:<umts>|<bandWord>(?:-?<label>)*)$');
const ENDS_NUMERAL = /^(?: *[,/:;.)|&\n]| and | or |$)/;
/** `(band 2 PCS)`, `band 2 PCS 1900,` */
const ENDS_NAME = /^(?:\)| (?:850|900|1[89]00)(?: ?mhz)?(?:[,;.)\n]|$))/;
const OLD_NAME = /^(?:pcs|dcs|e-gsm|gsm\d+)$/;
/** `B3 1800 MHz (` and `bands FDD-LTE`, in tokens */
const LONGEST_BAND = 4;
/** Tokens between two numerals of a list. */
const FAR = 3;

const IS_MEASURE = /^\d+[kmg]hz/;
const isLower = (text: string, at: number) => /\p{Ll}/u.test(text[at]!);

const SPEAKS_OF_BANDS = /^(?:bands?|lte|nr|eutra|rsr[pq]|rssi|sinr|earfcn)$/i;

/** `SupportedBands`, but no name such as `MiBand` */
const BEGINS_FIELD = /^(?:Supported|Enabled|Allowed|Locked|Selected|Lte|Nr)\p{Lu}/u;

/** The words of an identifier in source code that speaks of bands or cells: `supportedBands`, `signalRSRP`, `X_SupportedBands`. */
function splitIdentifier(
  own: string,
  low: string,
  start: number,
  isBehindUnderscore: boolean,
): Token[] | undefined {
  // Without a capital within, it is one word.
  if (own.slice(1) === low.slice(1)) return undefined;
  const words =
    isLower(own, 0) || isBehindUnderscore || BEGINS_FIELD.test(own)
      ? own.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
      : [];
  if (words.length < 2 || !words.some((word) => SPEAKS_OF_BANDS.test(word))) return undefined;
  let offset = start;
  return words.flatMap((word) => {
    const at = offset;
    const run = word.toLowerCase();
    // Other words of it name nothing.
    const kind = kindInText(run, word, '_') ?? 'filler';
    offset += word.length;
    return (
      splitGlued(run, at) ?? [{ kind, letter: letterOf(kind), value: 0, offset: at, length: word.length }]
    );
  });
}

/** The head of a table whose blanks are lost: `BandFrequency`, and below it `12100 MHz` of band 1. */
const HEAD_WITHOUT_BLANK = /\nbandfrequency *\n/;
const BAND_AND_FREQUENCY =
  /^([1-9](?=(?:8[05]0|900|1[789]00|2[16]00) ?mhz)|\d\d)((?:600|700|8[05]0|900|1[4-9]00|2[1356]00|3[3-7]00) ?mhz)/;

/** The band and the frequency of such a row. */
function splitFrequency(run: string, offset: number, behind: string): Token[] | undefined {
  const [, band, frequency] = BAND_AND_FREQUENCY.exec(run + behind) ?? [];
  if (!band || !frequency) return undefined;
  const [first, rest] = [band.length, run.length - band.length];
  return [
    { kind: 'band', letter: letterOf('band'), value: +band, offset, length: first },
    {
      kind: 'frequency',
      letter: letterOf('frequency'),
      value: parseInt(frequency),
      offset: offset + first,
      length: rest,
    },
  ];
}

/** The pieces of a run of letters and digits, if all are known: `lteb1`, `or5g`, `b19lte`, `gsm900`. */
function splitGlued(run: string, start: number): Token[] | undefined {
  if (!/\d|^(?:lte|nr|[ft]d)/.test(run)) return undefined;
  const tokens: Token[] = [];
  for (let at = 0; at < run.length;) {
    const rest = run.slice(at, at + MAX_WORD);
    const before = tokens.at(-1)?.letter ?? '';
    // `2GHz` says nothing of 2G.
    let length = IS_MEASURE.test(rest) ? 0 : rest.length;
    let kind: Kind | undefined;
    while (length && !(kind = kindOfWhole(rest.slice(0, length)))) length--;
    let value = 0;
    // `lte`, `band` and `or5g`, but not the `e` of E3372
    const isLabel = kind !== undefined && length > 1 && /[A-Zvca]/.test(letterOf(kind));
    if (!kind || (!isLabel && !/[0f]/.test(before))) {
      const [number = '', prefix, digits = ''] = NUMBER.exec(rest) ?? [];
      // `0x2b73`, `999b951b28` are hexadecimal.
      if (!number || (prefix && /[0fdu]/.test(before))) return undefined;
      value = +digits;
      // B524 is a product
      if (prefix && value > HIGHEST_BAND) return undefined;
      const isNr = prefix?.endsWith('n') || (before === letterOf('nr') && value <= HIGHEST_BAND); // NR78
      length = number.length;
      kind = isNr ? 'nrBand' : prefix ? 'band' : value < FREQUENCY_FROM ? 'number' : 'frequency';
    }
    // `network4GBands` is the name of a field.
    if (kind === 'operator') kind = 'filler';
    tokens.push({ kind, letter: letterOf(kind), value, offset: start + at, length });
    at += length;
  }
  return tokens;
}

/** The letters of tokens, one a token. */
export function lettersOf(tokens: readonly Token[]): string {
  let letters = '';
  for (const { letter } of tokens) letters += letter;
  return letters;
}

/** A line of tokens: from, and up to but without the break. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly letters: string;
}

/** The lines of the tokens, also empty ones. */
export function linesOf(tokens: readonly Token[]): Line[] {
  let to = -1;
  return lettersOf(tokens)
    .split('\n')
    .map((letters) => {
      const from = to + 1;
      to = from + letters.length;
      return { from, to, letters };
    });
}

/** Between two paragraphs. */
export const EMPTY_LINE = /\n\s*\n/;

/** Whether an empty line stands between two tokens. */
export const areApart = (before: Token | undefined, behind: Token | undefined, text: string): boolean =>
  before !== undefined && behind !== undefined && EMPTY_LINE.test(text.slice(endOf(before), behind.offset));

/** Which of some things in the order of the text is the first at a place or behind it; by halving, because there may be many. */
export function firstFrom<Thing>(
  things: readonly Thing[],
  at: number,
  placeOf: (thing: Thing) => number,
): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(things[middle]!) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the token ends in the text. */
export function endOf({ offset, length }: Span): number {
  return offset + length;
}

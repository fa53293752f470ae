/**
 * What becomes of a list: named rules, of which the first of `decide` that applies wins. Only `npm run paste:why -- "text"`
 * prints their names, so that they are those of exports and no strings.
 */
import { readOlderBands } from '../older-radios.js';
import { isBand } from '../reading.js';
import { type IgnoredReason } from '../read-result.js';
import { type CandidateList, isLte, isNr, type Item, namesBand, REST_OF_LABEL } from './candidates.js';
import { hasWidth, isAllThatIsOn, isMeasuredBehind } from './kind-of-list.js';
import { testPattern } from './pattern.js';

/**
 * - `take`: the bands count
 * - `doubt`: they may be bands and are offered
 * - `older`: bands of 2G or 3G
 * - `infer`: LTE frequencies in MHz
 * - `drop`: no bands, and nothing to say
 * - a reason: left out, and why
 */
export type ListOutcome = 'take' | 'doubt' | 'older' | 'infer' | 'drop' | IgnoredReason;
/** What becomes of the lists that it applies to. */
export type ListRule = (list: CandidateList) => ListOutcome | false | undefined;

/** Radios whose bands may be denied; of `no NFC, LTE B1` and `not CDMA LTE B1` the list is not. */
const OWN_RADIOS = 'lte nr fdd tdd sa nsa lteM nbIot gsm umts';
const KANA = '\\u3040-\\u30ff';
const HAN = '\\u4e00-\\u9fff';
/** Of Chinese and Japanese, what belongs to a denial is short: `不支持的B20`, but not `不含充电器 LTE B1`. */
const WITHIN_DENIAL = `[^\\w.,:;!?|)\\n${KANA}${HAN}]|[${KANA}${HAN}]{1,2}(?![${KANA}${HAN}])`;
const REST_OF_DENIAL = `${WITHIN_DENIAL}|(?<!<region>):`;
/** What is denied first, and what goes on: `band n66 (AWS) or mmWave bands`. */
const DENIED = `(?:\\([^()\\n{item}]{1,12}\\)|,(?=<item>)|${WITHIN_DENIAL}|<filler bandWord region ${OWN_RADIOS} and item>)*<item> *<and>`;
/**
 * `no B20`, `does not currently support LTE B20`, `NO usa B7`, `no useful band 20`, `no 850 MHz (band 5)`, but
 * `5G: no 4G: B20`, and of `band 20 is missing and band 28` the second is not.
 */
const endsInNegation = testPattern(
  `(?<!<label bandWord>\\W?[:=]|<item><filler>?(?=<not>-?<and>)|<item>[:=]?(?=<not>/))<not>(?:<word serving filler>?<support use works><unit word>?|<word>(?=<bandWord>|<filler>{1,2}<label>?<bandWord>))?(?:\\([^()\\n{item}]{1,12}\\)|${REST_OF_DENIAL}|<unit word>(?=<bandWord>)|<frequency><mhz>?(?=\\()|<filler support bandWord region and ${OWN_RADIOS}>)*$` +
    // `does not work with band n66 (AWS) or mmWave bands n258`, `no support for B12 or for B13`
    `|<not>(?:(?:<word serving filler>?<support use works>|<filler>{2})${DENIED}<filler>?|${DENIED})(?:[^\\w.,:;!?|)\\n]|<bandWord ${OWN_RADIOS}>)*$` +
    // `☐ B7 ☑ B20`, and in a line that begins with a mark `❌ n78`
    '|(?:☐|(?:^|\\n)(?:[^\\w\\n]*[☑✅✓✔][^\\n]*)?[✖-✘❌])[^\\w\\n]*<label bandWord>*[^\\w\\n]*$' +
    // A line is cut within it: `B38, without`, and below it `band 20`.
    `|(?:,|<word filler has>)<not>\\n(?:[^\\w.,:;!?|)\\n]|<filler support region ${OWN_RADIOS}>)*<bandWord>[^\\w\\n:=]*$` +
    // A sentence that begins with it goes on so: `No band 28 nor n78`.
    `|(?:^|[.;!?\\n])[^\\w\\n]*<not>(?:${WITHIN_DENIAL}|<filler support bandWord region and ${OWN_RADIOS} item>)*$`,
);
/** `B20: no`, `B20 is not yet supported.`, `(B38/B39, used by some) are not supported`, `B42/B43 disabled`. */
const beginsWithNegation = testPattern(
  `^(?:[-:']<word unit>(?=<not>)|[^\\w\\n.;|]{0,2}[^\\n.;|)({item}]{0,8}\\)|,[^,\\n.;|)({item}]{1,8},)?(?:[^\\w\\n.;]|<frequency mhz filler bandWord region>|<support>(?=<not>[.,;)\\n])|<use>(?=<carrier operator>?<not>)|<carrier operator>(?=<not>)|(?<=<filler>)<word serving>(?=<not><support>)){0,8}?(?:[✖-✘❌]|<not>(?:<word>?<support serving use>[^\\n.;|){item}]*|<filler adds>(?!<word subscription>)[^\\n.;|){item}]*|(?<=<filler>.)<word><filler>?<carrier operator>|[${KANA}][${KANA}${HAN}{carrier operator}]*|[${HAN}]{1,2})?(?:["']?[\\n.;,)(!|/→]|-?<and><label bandWord>{0,2}<item>|$))` +
    // Verbs that end their sentence: `B42/B43 wurden bis zur Freigabe deaktiviert`
    '|^<has>?(?:<word filler to adds device needs ensures>){1,8}<not>{1,2}<filler>{0,2}[.,;)\\n]' +
    // `{ "band": "B3", "enabled": false }`, and `Supported: No` in the line below
    `|^["']?[,\\n]{1,2}[^\\w\\n]{0,3}<support locked serving>{1,2}["']?[:=]["']?<not>(?!\\w)`,
);
/** Radio labels and words that cellular radio is spoken of with. */
const speaksOfCellular = testPattern('[A-DF-GILMRSTU{carrier signal}]|(?<!<not>)<locked>');
/** Nothing but bands, and what a table or a list calls them; a letter of a script without spaces is no mark. */
const holdsOnlyBands = testPattern(
  `^(?:<item spent and bandWord level>|[^\\w${KANA}${HAN}\\uac00-\\ud7a3])*$`,
);
/** Words that other trades have, too, so that they count only beside the word "band" or a label and a colon. */
const speaksOfDevices = testPattern('<device mhz>');
const speaksOfRadio = testPattern('[LRMIGU]');
/** Two values of a cell. */
const namesSignal = testPattern('<signal>[^]*<signal>');
const namesTrade = testPattern('<trade>');
const namesCore = testPattern('<core>');
/** `LTE-Band`, and the bands in the next line. */
const isBelowLabel = testPattern('<label>-?<bandWord>?:?[^\\w\\n]*\\n[^\\w\\n]*$');
/** A label or the word "band" stands before in the sentence. */
const isSaid = testPattern('<label bandWord>[^.\\n]*$');
/** `5G bands`, and in the line below it a list, perhaps behind `"value":` */
const isBelowHead = testPattern('<lte nr><bandWord>["\',:]*\\n[^\\n.;!?{item}]{0,8}$');
const beginsLine = testPattern('(?:^|[\\n|])(?:\\W|<filler>)*$');
/** `N1连不上` is the name of something. */
const goesOnUnspaced = testPattern(`^[${KANA}${HAN}]`);
const namesVariant = testPattern('<variant>$');
/** `n41 on the 5G side` */
const isOfNrBehind = testPattern('^<filler>{0,2}<nr>');
/** `38/40 of them`, but not `TDD 38/40 but no B20` */
const goesOnAsWord = testPattern('^(?::|<word>(?!<not>))');
const endsInBracket = testPattern('^<word said serving filler>{1,3}\\)');
/** `40, 20 and 6 m`, but not `20 MHz on band 3, 20 MHz on band 7`. */
const goesOnWithUnit = testPattern('^[, {and}]*d(?!d*<filler>{0,2}<bandWord>)');
/** `3+7 MB` */
const precedesUnit = testPattern('^ *d');
/** `Band 20, 10 MHz` */
const isSpokenOnce = ({ isSpoken, items }: CandidateList) => isSpoken && items.length === 1;
/** `B3、B5、L1、L2、A19` */
const isAmongCodes = ({ behind, near, run }: CandidateList) =>
  /^b(?:[,-]b)*$/.test(run) && (goesOnWithCode(behind) || hasManyCodes(near));
const goesOnWithCode = testPattern('^,<code>');
const hasManyCodes = testPattern('(?:<code>,){6}');
/** `B1, B2, B3…` counts. */
const isCount = ({ items, behind }: CandidateList) =>
  items.length === COUNTED && items.every(({ token }, i) => token.value === i + 1) && goesOn(behind);
const goesOn = testPattern('^ *(?:<more>|…)');
const COUNTED = 3;
/** `<=5` is a limit. */
const isLimit = ({ before, first }: CandidateList) => first === '0' && /[<>]=?$/.test(before);
/** `B88 - B81`, above eight binary digits, and more below: which bands the digits are. */
const isLegend = ({ run, items: [first, last], near }: CandidateList) =>
  run === 'b-b' && first!.token.value > last!.token.value && countsDown(near);
const countsDown = testPattern('(?:<band>-<band>[^{item}]*){3}');
const isAnnounced = testPattern('<owner>[^{item}]*[:=(|-]\\W*$');
/** `- Added support for B71`, `- 1.3.0: Added support for B71` */
const isChange = testPattern('(?:^|\\n)[^\\w\\n@]*(?:<word spent>:)?<change>[^\\n{item}]*$');
/** `- [ ] Support for band 71` */
const isPlanned = testPattern('(?:^|\\n)[^\\w\\n]*☐[^\\n☑☒✅]*$');
/** `Added n78, which is used by German operators` */
const isUsedBehind = testPattern('^[^.;!?\\n{item}]*<use>[^.;!?\\n{item}]*<carrier operator region>');
const isAdvised = testPattern('[.;!?\\n][^\\w\\n]*<condition>[^.;!?\\n]*$');
const isPlace = testPattern('<place>[^\\w\\n]?$');
const isPlaceBehind = testPattern('^[^.;!?\\n]{0,8}<place>');
const needsBands = testPattern('<needs>[^.;!?\\n{item}]*$');
/** `B20 is essential`, but not `B3 sollte er auch haben`, which asks for it */
const isNeeded = testPattern('^[^.,;:"!?)\\n{not}]{0,3}<needs>(?![^.,;:!?\\n]{0,3}<has>)');
/** `B20 or B8?`, but not `B3/B20, right?` */
const isAsked = testPattern('^(?:[^.;!,\\n]|,<and>){0,12}\\?');
const hasItem = testPattern('<item>');
const hasList = testPattern('<item>[^\\w\\n]+<item>');
const listsBands = testPattern('<support bandWord>[^.]*$');
/** What behind a frequency list says that the bands are named beside. */
const namesBandsBehind = testPattern(
  '^<mhz>?(?:\\|?\\n(?=\\())?(?:[([:/-]?(?:<bandWord>(?:[^\\w.;]|<filler lte fdd tdd>){0,3})?<item>|[([]<gsm umts tdScdma cdma>)|^<unit>',
);
/** `2600 MHz: FALSE` */
const isDenied = testPattern('^<mhz>?[^\\w\\n]*[:=]<not>');
const endsInLabel = testPattern('<label>$');
/** `5G NR frequency`, `5G (Sub-6 GHz)` */
const endsInLabelOfFrequencies = testPattern(`<label>${REST_OF_LABEL}$`);
/** `25/26/41 LTE 1900/800/2600`, `B66 @H-FDD: 1700/2100 MHz`: the frequencies of these. */
const isSaidOfBands = testPattern('<item>/<item><label>$|<band>\\^<unit>?-?<label>:$');
const beginsWithLabel = testPattern('(?:^|\\n)<label>$');
const endsInLabelOrBand = testPattern('<label bandWord><and>?(?:[^\\w.]|<filler region mhz frequency>)*$');
const isOfMoment = testPattern('<serving signal locked>[^.;{support}]*$');
/** `3.5 GHz (n78)` */
const hasFrequencyBefore = testPattern('<frequency mhz unit>[([]$');
/** `mit Band 20 verbunden` */
const isOfMomentBehind = testPattern('^<serving>');
/** `Banda actual: B3`, `Serving cell: B3`, `PCell: B3, SCell: B20` */
const isBandInUse = testPattern(
  '<bandWord>[^\\w\\n]?<serving>[^\\w\\n]*$|(?:(?:^|\\n)[^\\w\\n]*|<item>[,;])<serving>[^.;\\n]?:[^\\w\\n]*$',
);
/** `B1: -130 dBm` of a receiver of BeiDou */
const isOfSatellites = testPattern('<gnss>');
/** `B3+B20 at the moment` */
const isOfMomentAround = testPattern('<serving>|(?<!<label>-|<subscription>-?)<locked>');
/** `LTE B40 20 MHz + n28 10 MHz` */
const isAddedToBand = testPattern('<band nrBand><spent mhz>{0,2}\\+$');
const goesOnFromAdded = testPattern('[{band nrBand}]\\+<band nrBand><filler and>$');
/** Rows of a table that marks for each product which bands it has. */
const listsMarks = testPattern('(?:<owner><bandWord>?:<bandWord>?<item>[^{item}\\n]*\\n+){3}');
const isInMhz = testPattern('^<frequency>(?:(?:[^\\w.;\\n]|<and>){1,3}<frequency>)*<mhz>');
const isUsed = testPattern('<use>[^.;!?\\n]*$');
const namesNetworkOrBand = testPattern('<carrier operator country serving locked bandWord>');
const isSeveralFrequencies = testPattern('<frequency>.*<frequency>|<frequency><mhz>');
const OTHER_RADIOS: Readonly<Record<string, IgnoredReason>> = {
  D: 'td-scdma',
  C: 'cdma',
  W: 'wifi',
  H: 'bluetooth',
  P: 'gnss',
  O: 'radio-other',
};

const isOlder = ({ labels }: CandidateList) => labels !== '' && !isLte(labels) && !isNr(labels);
const valuesExist = ({ first, items, labels }: CandidateList) => {
  const rest = first === 'n' || (isNr(labels) && !isLte(labels)) ? 'nr' : 'lte';
  return items.every(({ type, token }) =>
    isBand(type === 'n' ? 'nr' : type === 'b' ? 'lte' : rest, token.value),
  );
};

/** The marks of a line that begins with one belong to what stands behind them: `✅ B20 ❌ B38`. */
const beginsWithMark = testPattern('(?:^|\\n)[^\\w\\n]*[☑✅✓✔✖-✘❌][^\\n]*$');
const MARKS = /[✖-✘❌]/g;
/** A line such as `Current band: B3` */
const hasBandInUse = testPattern(
  '(?:^|\\n)[^\\w\\n]*(?:<serving>[^.;\\n]?|<bandWord>[^\\w\\n]?<serving>):[^\\w\\n]*<band nrBand>',
);
/** `Supported bands: B3, B20` */
const isHeadedBySupport = testPattern(
  '(?:^|\\n)[^\\w\\n]*(?:<support filler device>{1,3}<bandWord>|<bandWord><filler>?<support>)[^\\w\\n]*:[^\\w\\n]*$',
);

/** `const b4 = row.bands` */
const isVariable = ({ first, behind, items }: CandidateList) =>
  first > '0' && items.length === 1 && isAssigned(behind);
const isAssigned = testPattern('^=\\w[.(]');
/** `=B1`, `B3:B20` in a spreadsheet. */
const isCellOfSheet = (before: string, behind: string) =>
  /^(?:=|:[bn])/.test(behind) || /[bn]:$/.test(before);
/** `1<<3`, and a row of numbers half of which come again. */
const isOfCode = ({ run, items, first }: CandidateList) =>
  first === '0' &&
  (run.includes('<') ||
    (items.length > 3 &&
      2 * new Set(items.map(({ type, token }) => type + token.value)).size <= items.length));
/** `Rogers: 4, 7, 12`, `Movistar (2, 7)`, `[China] 1/3/5/8/39/40 LTE`, `an EC25-E with 1/3/5/7/8/20` */
const isOf = testPattern('<owner>[^{item}\\n]{0,8}(?:[:=(\\]][^\\w\\n]*|<support filler use needs>)$');
/** `- USA 2, 4, 12` */
const isHeadOfPoint = testPattern('(?:^|\\n)[^\\w\\n]+<owner>$');
/** `Airtel 1, 3, 8, 40` */
const isRightBehind = testPattern('<owner>[^\\w\\n]{0,4}$');
/** `the newer one, 1, 3, 7` */
const isSaidOfOwner = testPattern('<owner>[^.;!?\\n{item}]{0,8}$');
/** The same in the line below, too. */
const isBehindName = testPattern('<owner>[^\\w\\n]{0,4}\\n?$');
/** `No band 28, only 1/3/5`, `bands 8 (900) and 20 indoors and 1, 3, 7 outdoors` */
const isRest = testPattern(
  '<bandWord>[^.;!?\\n]*<not>[^.;!?\\n{item}]*<filler>$' +
    '|<bandWord>[^.;!?\\n]*<item>[^.;!?\\n{label}]*(?:<and>|\\+<region>\\()$' +
    // `the bands are masked to use only 2,4,5`
    '|<bandWord>[^.;!?\\n{item}]*<use><filler>$' +
    // `It lacks band 20 but has 1, 3, 7 and 8`
    '|<not>[^.;!?\\n{item}]*<bandWord><item>[^.;!?\\n{item}]*<has>$',
);
/** `the LTE bands that matter for AT&T, which are 2, 4, 5 and 12` */
const areBandsThat = testPattern('<lte nr lteM nbIot><bandWord>[^.;!?\\n{item not}]{0,12}<filler use>$');
/** `supports 1, 3 and 5, but not band 28` */
const endsInSupport = testPattern('<support>$');
const saysBandBehind = testPattern('^[^.;!?\\n]*<bandWord>');
/** `it has 2, 4, 5 and 12 LTE bands` */
const saysLabelledBandBehind = testPattern('^<lte nr><bandWord>(?!\\W?<item>)');
/** `2, 4, 12, 66 and 71 on LTE` */
const saysLabelBehind = testPattern('^<filler><lte nr>(?!<bandWord item>)');
const saysBand = testPattern('<bandWord>');
const followsColon = testPattern(`<label>${REST_OF_LABEL}?(?:"?[:=][^\\w\\n]*|\\n)$`);
/**
 * The whole of what stands behind `TDD:`, or below it in a table, is a band, even if it is a single number; behind
 * `5G:`, if another list stands near.
 */
const isWhole = ({ before, behind, labels, near }: CandidateList) =>
  (/[FT]/.test(labels) || hasList(near)) && followsColon(before) && /^(?:$|[|\n,;.)\]])/.test(behind);

/** `LTE 1, LTE 3, LTE 7`: marks stand in place of each label but the first. */
const hasLabelAgain = ({ run, before }: CandidateList) =>
  /^0(?:[,/a],+0)+ *$/.test(run) && endsInLabel(before);

const isRising = ({ items }: CandidateList) =>
  items.every(({ token }, i) => token.value > (items[i - 1]?.token.value ?? 0));
/** `1+3+20`, but neither the lenses of a camera, `48+8+2`, nor channels of Wi-Fi, `36+40+44` */
const isRisingSum = (list: CandidateList) =>
  list.items.length > 2 &&
  list.items[0]!.token.value < FIRST_CHANNEL &&
  isRising(list) &&
  goesBeyondVitamins(list);
const FIRST_CHANNEL = 36;
/** `1+3+20`, and `stuck on 3+7`, in a text that speaks of cellular radio: bands together. */
const areNumbersTogether = (list: CandidateList) =>
  /^0(?:\+0)+ *$/.test(list.run) &&
  valuesExist(list) &&
  (!isNr(list.labels) || isLte(list.labels)) &&
  (followsCueOfMoment(list.before) || isRisingSum(list)) &&
  (list.isOfReception || speaksOfCellular(list.near) || namesDevices(list.near) || saysBand(list.near)) &&
  !precedesUnit(list.behind);

/** `No B7 in it. Only 3, 8 and 20`, and `4G has only 1 3 5 8 20`: rising numbers that all are bands, right behind names or a label. */
const isSaidBesideNames = (list: CandidateList) =>
  list.items.length > 2 &&
  goesBeyondVitamins(list) &&
  isRising(list) &&
  // but not the bandwidths `5/10/20`
  list.items.some(({ token: { value } }) => value % 5) &&
  /^[0,/a *-]*$/.test(list.run) &&
  endsInNames(list.before) &&
  endsPart(list.behind);
const endsInNames = testPattern('(?:<band nrBand>[^\\n{number}]{0,24}|<lte fdd tdd>[^.;!?\\n{item}]{0,16})$');
const endsPart = testPattern('^(?:$|[\\n.,;!?)]|<word filler not and>)');

/** Whether the numbers of a list are said to be bands at all. */
function isList(list: CandidateList): boolean {
  const { first, items, labels, run, behind, isSpoken, isHeaded, before, near } = list;
  if (first !== '0') return !isCellOfSheet(before, behind) || labels !== '';
  if (isSpoken) return true;
  if (!valuesExist(list)) return false;
  if (areNumbersTogether(list)) return true;
  if (hasLabelAgain(list) || (isSaid(before) && isAllThatIsOn(before, behind))) return true;
  if (items.length > 2 && (isRest(before) || (endsInSupport(before) && saysBandBehind(behind)))) return true;
  if (items.length > 2 && saysLabelledBandBehind(behind)) return true;
  // `Does it have band 71? Mine has 2, 4, 12, 66 and 71.`
  if (items.length > 3 && isSaidOfDevice(before) && saysBand(near) && goesBeyondVitamins(list)) return true;
  // `It uses 2 and 12 for LTE`
  if (items.length > 1 && followsCue(before) && saysLabelBehind(behind)) return true;
  const isSaidOfLte = areBandsThat(before) || saysLabelBehind(behind);
  if (items.length > 3 && goesBeyondVitamins(list) && isSaidOfLte) return true;
  // `LTE 1/3/7/8/20/28 so far`, `Entel (7 and 28 today)`
  const isAnnounced = items.length > 2 && followsColon(before);
  const isLong = items.length >= LONG_LIST && endsInLabel(before);
  const isInBrackets = before.endsWith('(') && endsInBracket(behind);
  if (goesOnAsWord(behind) && !isAnnounced && !isLong && !isInBrackets) return false;
  return (
    isOfOwner(list) ||
    isRoman(list) ||
    isAmongAlike(list) ||
    (isHeaded && (items.length > 1 || isWhole(list))) ||
    // `LTE 1/3/7`, `LTE 1+3+20`, but not the channel bandwidths `5/10/15`
    ((items.length > 2 || /[FT]/.test(labels) || (beginsWithLabel(before) && hasList(near))) &&
      (endsInLabel(before) || ((items.length > 3 || hasList(near)) && endsInLabelOfFrequencies(before))) &&
      (/\+.*\+/.test(run) || items.some(({ token: { value } }) => value > 5 && value % 5))) ||
    (items.length >= LONG_LIST && goesBeyondVitamins(list) && saysBand(near)) ||
    isSaidBesideNames(list) ||
    isLongOfLte(list)
  );
}

/** `1, 3, 5, 7, 8, 20, 28, 38 - International` in a text that speaks of LTE: so many rising numbers of bands are nothing else. */
function isLongOfLte(list: CandidateList): boolean {
  const { items, near, before, isOfReception } = list;
  const isString = beginsString(before);
  return (
    items.length >= (isString ? LONGEST_OF_OTHERS : LONG_LIST) &&
    (speaksOfLte(near) || (!isString && (saysBand(near) || namesDevices(near) || isOfReception))) &&
    items.some(({ token }) => token.value > LAST_OF_FEW) &&
    isRising(list)
  );
}

/** `O2: LTE 3, 20` beside `Vodafone: LTE 1, 3, 7` */
const isAmongAlike = ({ owner, items, before, near }: CandidateList) => {
  const from = before.lastIndexOf('@');
  return (
    owner !== undefined &&
    from >= 0 &&
    items.length > 1 &&
    endsInLabel(before) &&
    near.includes(`${before.slice(from)}0,0,0`)
  );
};

/** `WCDMA II/IV` */
const isRoman = ({ items, labels, before }: CandidateList) =>
  /U/.test(labels) &&
  endsInLabel(before) &&
  items.some(({ token: { length, value } }) => length !== `${value}`.length);

/** `Entel (7, 28) and WOM (4)` */
const isInBracketsAlone = (before: string, behind: string) => before.endsWith('@(') && behind[0] === ')';
const hasOthersInBrackets = testPattern('<owner>\\(<number>[,{and}]+<number>');
/** Carriers are known to have bands, other owners are where the text speaks of bands. */
function isOfOwner({ owner, before, behind, items, near }: CandidateList): boolean {
  if (!owner) return false;
  if (owner.isCarrier && isInBracketsAlone(before, behind) && hasOthersInBrackets(near)) return true;
  return isOf(before)
    ? items.length >= (owner.isCarrier ? 2 : saysBand(near) ? 3 : LONG_LIST)
    : items.length > 2 && (owner.isCarrier ? isRightBehind(before) : saysBand(near) && isHeadOfPoint(before));
}

/** So many names of bands that all exist are of no other trade. */
const LONG_LIST = 6;
/** The same where the text speaks of bands. */
const LONG_AMONG_BANDS = 5;
/** Beside one, the other lists of a table are none either. */
const hasLongList = testPattern('(?:<band>[,/][, ]?){5}<band>');
const LAST_VITAMIN = 12;
/** So many rising numbers that are all bands are of no other trade where LTE is spoken of, if one is as high as this. */
const LONGEST_OF_OTHERS = 8;
const LAST_OF_FEW = 19;
const beginsString = testPattern('(?:^|["\'\\n|])[^\\w\\n]*$');
const speaksOfLte = testPattern('<lte>');
/** Who advises names few bands, and who asks, fewer than a device's list has. */
const MOST_ADVISED = 2;
const MOST_ASKED = 4;
const hasMoreThanAsked = testPattern(`(?:<item>[^\\w\\n]*<bandWord>?){${MOST_ASKED + 1}}`);
/** A list of bands has so many that do not exist at most. */
const MOST_UNKNOWN = 1;

/** Of the interfaces of a core, N6 leads to the internet; those above are between its functions, up to N60 (TS 23.501). */
const LAST_USER_INTERFACE = 6;
const LAST_INTERFACE = 60;

const goesBeyondVitamins = ({ items }: CandidateList) =>
  items.some(({ token }) => token.value > LAST_VITAMIN);

/** `B02, B03`: bands of a satellite's camera; `01, 02, 09`: codes. */
const isPadded = ({ items }: CandidateList) =>
  items.some(({ type, token: { length, value } }) => length > `${type === '0' ? '' : 'B'}${value}`.length);

/** `band 20 (800)` */
const NAMES_FREQUENCY = /^\D{0,2}\d{1,2} ?\((?:700|8[05]0|900|1[5789]00|2[1356]00|3500)(?: ?mhz)?\)/i;
/** `800 (B20), 1800 (B3)` */
const hasPairs = testPattern('(?:<frequency><mhz>?\\(<band>\\)[^{item frequency}]{0,4}){2}');
/** `B71: supported` */
const isSupportedInLine = (before: string, behind: string) => beginsLine(before) && beginsWithSupport(behind);
const beginsWithSupport = testPattern('^[^\\w\\n]*:<support>[^\\w\\n]*(?:\\n|$)');
/** `banda 28 (700 megahercios)` */
const hasRemark = ({ run }: CandidateList) => run.includes(' ');

/** Right before the names of bands in a sentence: `it has B28`, `drops to b20`, `must have n77`, `I only allow B7`. */
const followsCue = testPattern(
  '(?:<serving locked support use works needs has deployment>|<carrier operator><change>)[^.;!?\\n{item}]{0,8}(?:<item>[^.;!?\\n]{0,12})?$',
);
/** The same of a moment, nearer: `stuck on 3+7`. */
const followsCueOfMoment = testPattern('<serving locked>[^.;!?\\n{item}]{0,6}$');
/** Right behind: `n71 is on air here`, `B7 is locked`. */
const precedesCue = testPattern('^[^.;!?\\n{item}]{0,6}<serving locked use works>');
/** The verb of some languages: `Telefon B1, B3, B7 destekliyor`, but not `B28 support was dropped`. */
const precedesSupport = testPattern('^[^\\w\\n]?<support>');
/** Whether a sentence says of named bands what a device or network does with them, in a text that speaks of such. */
const isInTalk = (list: CandidateList) => {
  const { first, isSpoken, before, behind, near, isOfReception, items } = list;
  return (
    (first > '0' || isSpoken) &&
    (isAllThatIsOn(before, behind) ||
      ((followsCue(before) || precedesCue(behind) || (items.length > 2 && precedesSupport(behind))) &&
        (isOfReception ||
          speaksOfCellular(near) ||
          namesDevices(near) ||
          (first > '0' && saysBand(near)) ||
          ((isSpoken || items.length > 3) && goesBeyondVitamins(list)) ||
          // `it has n28 and n78`; a Nokia is an N78, too
          (items.length > 1 && holdsHighNr(list))))) &&
    !isOfSatellites(near) &&
    valuesExist(list)
  );
};
const namesSubscription = testPattern('<subscription>');
const namesDevices = testPattern('<device operator network>');

/** Right behind a name, nothing but the word stands before. */
const isCalledBands = testPattern('<owner>[:(]?<bandWord>[:(]$');

/** `aggregates B3+B20`, `B66 + n71`, `B2+B66 with n77 on top` */
const areAdded = ({ run, first, before }: CandidateList) =>
  /\+[bn]/.test(run) || (first > '0' && goesOnFromAdded(before));

/** Whether what stands around a list speaks of cellular radio. */
function isOfCells(list: CandidateList): boolean {
  const { near, items, before, first, owner, behind, isHeaded } = list;
  const isBesideMore = list.highest > LAST_VITAMIN;
  return (
    speaksOfCellular(near) ||
    (holdsOnlyBands(near) && (!owner || isBesideMore)) ||
    (owner?.isCarrier && (first > '0' || isBesideMore || saysBand(near))) ||
    listsMarks(near) ||
    (isAboveInterfaces(list) && endsInSupport(before)) ||
    items.some(({ said }) => NAMES_FREQUENCY.test(said)) ||
    ((isHeaded || isAllThatIsOn(before, behind)) && speaksOfDevices(near)) ||
    // `so I need bands 3, 7 and 28`
    (list.isSpoken && isBesideMore && needsBands(before) && valuesExist(list)) ||
    ((isOfMoment(before) || isOfOwner(list)) && speaksOfDevices(near)) ||
    (list.isSpoken && (isOfMoment(before) || isOfMomentBehind(behind))) ||
    (owner && isBesideMore && hasLongList(near)) ||
    (areAdded(list) && (isOfMomentAround(list.line + behind) || list.isOfReception || holdsHighNr(list))) ||
    (list.isSpoken && isMeasuredBehind(behind)) ||
    (isHeadedBySupport(before) && hasBandInUse(near)) ||
    (first > '0' &&
      !isOfSatellites(near) &&
      (isMeasuredBehind(behind) ||
        (isOfMoment(before) && hasWidth(behind)) ||
        isBandInUse(before) ||
        isHeadedBySupport(before))) ||
    // `KX1: Bands(3,5,40)`
    (owner && isBesideMore && isCalledBands(before) && items.length > 2 && valuesExist(list)) ||
    // `Dual SIM`, and below it `B1/B3/B7/B20`
    (first > '0' && isBesideMore && items.length > 3 && namesSubscription(near) && valuesExist(list)) ||
    (first > '0' && isBesideMore && saysBand(near) && beginsLine(before)) ||
    (first > '0' &&
      items.length >= (saysBand(near) ? LONG_AMONG_BANDS : LONG_LIST) &&
      goesBeyondVitamins(list) &&
      valuesExist(list)) ||
    (first > '0' && (isSupportedInLine(before, behind) || hasPairs(near)))
  );
}

/** `B20 10 MHz, B3 20 MHz` */
const isOfWidth = testPattern('^<spent>{2}(?:$|[\\n,;.+]|<and>)');
/** The same, `10mhz B20` */
const hasWidthBefore = testPattern('(?:^|\\n)[^\\w\\n]*<spent>{2}$');

/** `[x] B1 [ ] B3 [x] B7`: other trades seldom tick what they call so. */
const isAmongBoxes = testPattern('(?:[☐☑][^\\w\\n]{0,3}<band nrBand>[^\\w\\n☐☑]{0,4}){3}');

/** Whether it is sure that a list is of cellular bands. */
function isSure(list: CandidateList): boolean {
  const { items, before, first, owner, behind, near } = list;
  if ((first > '0' && isAmongBoxes(near)) || areNumbersTogether(list)) return true;
  if (isInTalk(list) || (hasLabelAgain(list) && valuesExist(list))) return true;
  if (isOfCells(list))
    return (
      items.length > (owner ? 1 : 2) ||
      owner?.base !== undefined ||
      list.isSpoken ||
      isSaid(before) ||
      (beginsLine(before) && !goesOnUnspaced(behind)) ||
      (first > '0' &&
        (areAdded(list) ||
          hasFrequencyBefore(before) ||
          hasRemark(list) ||
          owner?.isCarrier ||
          (first === 'n' && endsInSupport(before)) ||
          // `"name": "5G bands"`, and below it `"value": "n28/n78"`
          (items.length > 1 && isBelowHead(before)) ||
          isOfMoment(before) ||
          isMeasuredBehind(behind) ||
          isAllThatIsOn(before, behind) ||
          hasWidth(behind) ||
          isOfWidth(behind) ||
          hasWidthBefore(before)))
    );
  if (isPadded(list)) return false;
  const isOwned = owner !== undefined && first === 'b' && isAnnounced(before) && list.highest > LAST_VITAMIN;
  const enough = first > '0' ? 2 : 4;
  return items.length > enough && valuesExist(list) && (isOwned || listsBands(before)) && behind[0] !== '=';
}

/** `4G: LTE, GSM900/1800`, but not `LTE/WCDMA/GSM 900/1800/2100` */
const endsInOlderRadio = testPattern('[^/&+]<gsm umts>\\W?$');

export const frequenciesOfAnOlderRadio: ListRule = ({ first, labels, before }) =>
  first === 'f' &&
  (/^[FT]*[GU](?![DC])/.test(labels) || (/[GU]$/.test(labels) && endsInOlderRadio(before))) &&
  'older';

export const frequenciesOfLte: ListRule = ({ first, labels, behind, run, before, near }) =>
  first === 'f' &&
  isLte(labels) &&
  !namesBandsBehind(behind) &&
  !isDenied(behind) &&
  !run.includes('-') &&
  !isSaidOfBands(before) &&
  ((endsInLabel(before) && !namesBand(near)) ||
    (endsInLabelOrBand(before) && isSeveralFrequencies(run + behind)) ||
    (!namesBand(near) && isInMhz(run + behind) && (namesNetworkOrBand(near) || isUsed(before)))) &&
  'infer';

/** `Mine supports 1, 3, 7 and 20`: nothing says of what, so that somebody is asked. */
const isSaidOfDevice = testPattern('<support has>[^\\w\\n]{0,2}$');
const endsSentence = testPattern('^(?:$|[\\n.!;)]|,?<not and>)');
export const numbersThatSomethingSupports: ListRule = (list) =>
  list.first === '0' &&
  list.items.length >= FEWEST_ASKED &&
  isSaidOfDevice(list.before) &&
  endsSentence(list.behind) &&
  goesBeyondVitamins(list) &&
  valuesExist(list) &&
  !isList(list) &&
  'doubt';
const FEWEST_ASKED = 4;

/** `catM: 1`, and below or above it `nbIot: 0`: whether something has a radio. */
const endsInLabelAlone = testPattern('(?:^|\\n)[^\\w\\n]*<label>+[^\\w\\n]*[:=][^\\w\\n]*$');
const ROW_OF_FLAG = '<label>+[^\\w\\n]*[:=][^\\w\\n]*<number>[^\\w\\n]*';
const hasFlagAbove = testPattern(`(?:^|\\n)[^\\w\\n]*${ROW_OF_FLAG}\\n[^\\n]*$`);
const hasFlagBelow = testPattern(`^[^\\w\\n]*\\n[^\\w\\n]*${ROW_OF_FLAG}(?:\\n|$)`);
const isFlag = ({ items, before, behind, labels, highest }: CandidateList) =>
  items.length === 1 &&
  items[0]!.token.letter === '0' &&
  items[0]!.token.value < 2 &&
  (highest < 2 || /^[MI]+$/.test(labels)) &&
  endsInLabelAlone(before) &&
  (hasFlagAbove(before) || hasFlagBelow(behind));
export const numbersThatNobodyCallsBands: ListRule = (list) =>
  (list.first === 'f' ||
    !isList(list) ||
    (!list.labels &&
      (list.first === '0'
        ? !isSpokenOnce(list) && !areNumbersTogether(list) && goesOnWithUnit(list.behind)
        : list.first === 'b' && isAmongCodes(list))) ||
    isOfCode(list) ||
    isLimit(list) ||
    isVariable(list) ||
    (list.first === '0' && !list.isSpoken && !list.labels && isPadded(list)) ||
    isCount(list) ||
    isFlag(list) ||
    isLegend(list)) &&
  'drop';

/** `1, 6, 11, 36, 40, 44, 48`: no network uses B36. */
const areChannelsOfWifi = ({ first, items }: CandidateList) =>
  first === '0' && [36, 40, 44, 48].every((channel) => items.some(({ token }) => token.value === channel));

/** `700 MHz (band 17)`, whatever the text speaks of. */
const isBesideMhz = testPattern('<frequency><mhz>\\(<bandWord>?$');

export const bandsOfAnotherTrade: ListRule = (list) => {
  const { near, labels, isSpoken } = list;
  // The file of a cell names parts of the core network, and who supports customers has tickets.
  const isOfCell = (isSpoken || isAboveInterfaces(list) || hasWidth(list.behind)) && namesSignal(near);
  const isOfTrade =
    areChannelsOfWifi(list) || (namesTrade(near) && !(isInTalk(list) && speaksOfDevices(near)));
  return (
    (isOfTrade || namesCore(near)) &&
    !isOfCell &&
    !isBesideMhz(list.before) &&
    (!speaksOfRadio(near) ||
      !labels ||
      !(speaksOfRadio(list.sentence) || isBelowLabel(list.before)) ||
      !valuesExist(list)) &&
    'drop'
  );
};

/** `n78` is none of a core's interfaces. */
const holdsHighNr = ({ items }: CandidateList) =>
  items.some(({ type, token }) => type === 'n' && token.value > LAST_INTERFACE);
const isAboveInterfaces = (list: CandidateList) => list.first === 'n' && holdsHighNr(list);
const isInterface = ({ token: { value } }: Item) => value <= LAST_INTERFACE && !isBand('nr', value);
/** The interfaces of a core network are numbered, too: `N1/N2/N3/N4/N6`, `N2, N3, N4`. */
export const interfacesOfACore: ListRule = ({ first, isSpoken, items }) =>
  first === 'n' &&
  !isSpoken &&
  (items.filter(isInterface).length > MOST_UNKNOWN ||
    (items.some(isInterface) && items.every(({ token: { value } }) => value <= LAST_USER_INTERFACE))) &&
  'drop';

/** In `900 MHz (Band 8), where GSM was, and 700 MHz (Band 28)` the second is no band of GSM. */
function mayBeOlder({ isSpoken, items }: CandidateList, label: string): boolean {
  const tokens = items.map(({ token }) => token);
  return !isSpoken || readOlderBands(tokens, label).length > 0;
}

export const bandsOfAnotherRadio: ListRule = (list) => {
  if (!isOlder(list)) return false;
  // `3G: CDMA`
  const label = list.labels.replace(/[FT]/g, '').at(-1) ?? '';
  if (/[GU]/.test(label)) return mayBeOlder(list, label) && 'older';
  // `WLAN is slow. It supports band 1, 3, 5 and 7.`
  const isOfSentenceBefore =
    list.isSpoken && list.items.length > MOST_CHANNELS && !list.sentence.includes(label);
  // BeiDou has no band above B3.
  const isAboveBeidou =
    label === 'P' && list.items.some(({ type, token }) => type === 'b' && token.value > LAST_OF_BEIDOU);
  return (
    (label !== 'W' || list.first !== 'b') && !isOfSentenceBefore && !isAboveBeidou && OTHER_RADIOS[label]
  );
};
const LAST_OF_BEIDOU = 3;
/** More bands than the radios of one router have. */
const MOST_CHANNELS = 3;

/** `Band 20 is missing and band 28 too`, but not `Band 20 is missing and band 28 is there` */
const isDeniedToo = (before: string, behind: string) => goesOnFromDenied(before) && endsWithoutVerb(behind);
const goesOnFromDenied = testPattern('<item><filler>?<not><filler adds>{0,2}-?<and><label bandWord>{0,2}$');
const endsWithoutVerb = testPattern('^<adds>?[^\\w,]');
export const aNegationBefore: ListRule = ({ before, behind }) =>
  (endsInNegation(before) || isDeniedToo(before, behind)) && !isAllThatIsOn(before, behind) && 'negated';

/** A line is cut within what is denied behind a list: `B38, without`, and below it `band 20`. */
const deniesNextLine = testPattern('^,<filler>?<not>\\n[^\\w\\n]*<label>?<bandWord><item>');
/** `the US version (LTE B2/B4) is not sold here`: nothing is said of the bands, but of `(B38/B39) are not supported`. */
const isOfNameInBrackets = (before: string, behind: string) =>
  endsInNameInBrackets(before) && deniesName(behind);
const endsInNameInBrackets = testPattern('<owner variant code>\\([^()\\n{item}]*$');
const deniesName = testPattern('^\\)(?!<filler>*<not><filler>*<support works>)');
/** In the next cell of a table it speaks of a single band at most. */
export const aNegationBehind: ListRule = ({ before, behind, items }) => {
  const own = items.length > 1 ? behind.replace(/\|[^]*/, '') : behind;
  return (
    beginsWithNegation(beginsWithMark(before) ? own.replace(MARKS, '') : own) &&
    !deniesNextLine(behind) &&
    !isOfNameInBrackets(before, behind) &&
    !isAllThatIsOn(before, behind) &&
    'negated'
  );
};

/** `If you live in Oslo, check bands 8 and 20.` or `B20 is essential.` beside what lists bands. */
export const anAdvice: ListRule = ({ before, behind, items }) =>
  items.length <= MOST_ADVISED &&
  ((isAdvised(before) && hasList(before)) || (isNeeded(behind) && hasItem(before))) &&
  'doubt';

/** `Does it have band 71?` beside what lists bands, and `Will it work with bands 3, 8 and 20?` beside a longer list. */
export const aQuestion: ListRule = ({ before, behind, near, items }) =>
  isAsked(behind) &&
  ((items.length <= MOST_ADVISED && hasList(before + behind)) ||
    (items.length <= MOST_ASKED && hasMoreThanAsked(near))) &&
  'doubt';

/** `- Added support for B71` of a changelog, and `- [ ] Support for B71` of a list of tasks. */
export const aChangeOrTask: ListRule = ({ before, behind, items }) =>
  items.length <= MOST_ADVISED && (isChange(before) || isPlanned(before)) && !isUsedBehind(behind) && 'doubt';

/** `on the maker's page (1, 3, 7)` */
const areInBrackets = ({ items, before }: CandidateList) =>
  items.length > 2 && before.endsWith('(') && isSaid(before);

/** `B1 B3 B5 B7 B20 B38, says the sheet`: of a modem, if nothing speaks of another trade. */
const isLongOfNames = (list: CandidateList) =>
  list.first > '0' && list.items.length >= LONG_LIST && goesBeyondVitamins(list);

export const aPlaceInADocument: ListRule = (list) =>
  !areInBrackets(list) && !isLongOfNames(list) && !list.owner?.isDevice && isAtPlace(list) && 'doubt';

const isAtPlace = ({ run, before, behind }: CandidateList) =>
  isPlace(before) || (!run.includes('+') && !isSaid(before) && isPlaceBehind(behind));

export const aLoneName: ListRule = (list) => {
  const { items, before, behind, first, labels, isSpoken, owner, line } = list;
  return (
    items.length === 1 &&
    !hasRemark(list) &&
    !(owner?.isCarrier && line.includes('@')) &&
    (namesVariant(before) ||
      (first === '0'
        ? !labels && /^w/.test(behind) && !isOfMoment(before)
        : first === 'n' &&
          !isSpoken &&
          labels !== '' &&
          !isNr(labels) &&
          !isOfNrBehind(behind) &&
          !isAddedToBand(before) &&
          !hasFrequencyBefore(before))) &&
    'doubt'
  );
};

/** Bands that networks of 3G use, too; a list with others is one of LTE, whatever else has the heading. */
const OF_UMTS = [1, 2, 4, 5, 6, 8, 9, 19];
const isOfLteAlone = ({ items }: CandidateList) =>
  items.length > 2 && items.some(({ token }) => !OF_UMTS.includes(token.value));
export const olderRadiosShareTheHeading: ListRule = (list) =>
  /L.*[GUDC]/.test(list.labels) && !isOfLteAlone(list) && 'doubt';

export const surelyBands: ListRule = (list) => isSure(list) && 'take';

export const notSureThatTheseAreCellularBands: ListRule = () => 'doubt';

/** `Nova Lite: bands 1 and 3`, beside `Nova Max: bands 1, 3, 7, 20 and 28`, which are surely bands. */
export const numbersBesideSureOnes: ListRule = ({ first, isSpoken, owner, items }) =>
  first === '0' && isSpoken && items.length > 1 && owner !== undefined && 'take';

/** `Free 7/28`, beside `4G bands: Orange 1/3/20`, and `the US version on 2, 4 and 5`, beside what the EU version works on. */
export const numbersOfOtherOwners: ListRule = (list) => {
  const { first, owner, items, before, near } = list;
  if (first !== '0' || !owner || !valuesExist(list)) return false;
  return (
    (owner.isCarrier
      ? items.length > 1 && isBehindName(before) && saysBand(near)
      : items.length > 2 && isSaidOfOwner(before) && (saysBand(near) || speaksOfLte(near))) && 'take'
  );
};

/** `Phone: B3 + B7`, beside `Router: B20, -93 dBm`. */
export const namesOfOtherDevices: ListRule = ({ first, owner }) => first > '0' && owner?.isDevice && 'take';

/** `Orange has B3, in the hills B20`, where the sentence is surely of bands. */
export const namesBesideSureOnes: ListRule = ({ first }) => first > '0' && 'take';

/** Buses and phones are written `N78`, and masks `n95`. */
const IS_NR_BAND = /^n(?:6[6-9]|7\d|2\d\d)/;
const namesCarrier = testPattern('<carrier>');
/** `B1/B3/B20` */
const hasSlashes = (run: string) => /^b(?:\/b){2,}$/.test(run);
/** Where nothing surer is read, `n78` in small letters is of no other trade, nor is what stands beside a carrier. */
export const namesOfBandsAlone: ListRule = (list) => {
  const { first, isSpoken, items, near, owner, run } = list;
  const mayBe = (first > '0' || isSpoken) && !isOfSatellites(near) && valuesExist(list);
  const isSurelyNr = items.some(({ type, said }) => type === 'n' && IS_NR_BAND.test(said));
  const isOfCarrier = (owner?.isCarrier || namesCarrier(near)) && list.highest > LAST_VITAMIN;
  const isListOfLte = isLongOfNames(list) || (hasSlashes(run) && goesBeyondVitamins(list));
  return mayBe && (isSurelyNr || isOfCarrier || owner?.isDevice || isListOfLte) && 'take';
};

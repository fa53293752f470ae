import { type ReadKind } from '../read-result.js';
import { type CandidateList } from './candidates.js';
import { pattern, testPattern } from './pattern.js';
import { kindOfWhole } from './vocabulary.js';

const usesBands = testPattern('<use deployment>');
const namesCarrier = testPattern('<carrier operator network>');
/** `The three operators have these bands:`, `Which bands does Verizon use? B13` */
const announcesCarrier = testPattern(
  '<bandWord>[^.;!?\\n{device support variant}]*<carrier operator>[^.;!?\\n{device support variant}]*<use support>\\?[^?\\n{device support variant}]*$|' +
    '(?:<carrier>|<operator>(?!\\())[^.;!?\\n|{device support variant}]*<bandWord>[^.;!?@{device support variant}]*:[^.;!?@{device support variant}]*$',
);
/** `联通的频段是`, `Verizon's bands are` */
const saysBandsOfCarrier = testPattern(
  "<carrier operator>(?:的|'<word>)?<label>{0,2}<bandWord>(?:<filler>|:)\\W*$" +
    // `Pasma LTE operatora:`
    "|(?:^|[\\n.])[^\\w\\n]*(?:<label>-?)?<bandWord>(?:<label word filler>|'){0,3}<operator>:[^\\w\\n]*$",
);
/** `Germany uses`, `in Europe we use` */
const namesRegion = testPattern('<region>(?:[^\\w.;!?\\n]|<filler>){0,3}<use>');
/** `German LTE bands:`, `les bandes françaises (`, `bands in Poland` */
const announcesCountry = testPattern(
  '(?:<country>(?:[^\\w.;!?\\n]|<label filler>){0,4}<bandWord>|<bandWord>(?:[^\\w.;!?\\n]|<filler use>){0,4}<country>)[^.;!?\\n{item}]*$',
);
/** `the essential bands of Brazilian carriers, such as`, `bands particular to the carrier (chiefly` */
const namesBandsOfOperators = testPattern(
  '<bandWord>(?:<filler usual word said to>){0,4}<operator>(?:[^\\w.;!?\\n]|<word filler and region unit>){0,5}<bandWord>?(?:<item>[^.;!?\\n{item}]{0,8}){0,3}$',
);
/** `has to support these frequencies of the docomo network:` */
const announcesNetwork = testPattern(
  '<bandWord filler><filler>{0,3}<carrier owner>(?:<operator>|<filler>:)[^.;!?\\n{item}]*$' +
    // `the bands that Entel uses (`, in Spanish `las bandas que utilizan Entel (`
    '|<bandWord>(?:<word filler and>{0,2}<use>)?(?:<filler>{0,2}<carrier owner>\\([^()\\n]{0,24}\\)[,{and}]{1,2}){0,6}<filler word>{0,2}<carrier owner>\\($',
);
/** `that lets its network operate simultaneously in` */
const saysNetworkUses = testPattern(
  '<operator network>(?:<word filler said label>){0,3}<use>[^.;!?\\n{device support}]*$',
);
/** `In Ecuador, 2G support is 850/1900, and 4G is`, `Em Portugal o LTE está em` */
const isOfCountry = testPattern(
  '^[^\\w\\n]*(?:<filler><country>,[^{hardware code variant}]*|(?:<filler>|<word>(?=<country>))<country region>(?:<filler word said>){0,2}<lte nr>(?:<filler word said>){0,2}<use works serving>[^{hardware code variant}]*)$',
);
/** `Orange a activé la bande 20`, `Telekom aktiviert B20` */
const hasSwitchedOn = testPattern(
  '^[^\\w\\n@]*<carrier owner>(?:[^\\w.;!?:\\n]|<has filler>){0,2}<locked>(?:[^\\w.;!?\\n]|<filler label bandWord>){0,4}$',
);
const namesCountry = testPattern('<country>.*<label bandWord>');
const namesDevice = testPattern('<device support variant>');
const supports = testPattern('<support>');
/** `The phone has the LTE bands that matter for AT&T, which are 2, 4 and 12` */
const deviceHas = testPattern('<hardware><has><filler>?<lte nr>{0,2}<bandWord>');
/** `AT&T supports B2 and B4`, but not `the T-Mobile version supports` */
const isCarrierThatSupports = testPattern(
  '^[^{device variant code carrier}]*<carrier owner>(?:[^\\w.;!?:\\n]|<region>|,<word said filler to variant>{1,4},){0,4}<support>[^{device variant code}]*$',
);
/** `中国移动TD-LTE：支持频段38` */
const isCarrierWithRadio = testPattern('^[^\\w\\n]*<owner>(?:-?<label>)+:<support>');
/** What stands before the colon of a heading: `Compatibility: Saudi networks rely on` */
const HEADING = pattern('^[^{use}]*:(?=[^:]*<use>)');
/** The last line with a colon at its end, above: `Here is what T-Mobile's network runs on today:` */
const ANNOUNCEMENT = /([^.;!?\n]*):[^\w\n]*\n(?![^]*:[^\w\n]*\n)/;
const announcesNetworks = testPattern('<carrier operator region country>.*<use>');
/** `<-40dBm` is the limit of a datasheet. */
const isOfDatasheet = testPattern('<support>|[<]-<spent>');
/** The head of a row: `4G:`, `- LTE bands:` */
const ROW_OF_RADIO = '[^\\w\\n@]*<label>(?:<label bandWord>|[^\\w\\n])*';
/** Below a heading, other rows that hold something and the head of one more. */
const rowsWith = (held: string) => `\\n(?:${ROW_OF_RADIO}${held}[^\\n]*\\n)*${ROW_OF_RADIO}`;
/** With bands. */
export const ROWS_OF_RADIOS = rowsWith('<item>');
/** Also `2G: 900 MHz` and `3G: switched off`. */
const ROWS_OF_ALL_RADIOS = rowsWith('\\w');
/** `Make sure that your phone supports`, `verify band support:` */
const asksToEnsure = testPattern(
  `<ensures>[^.;!?\\n|{variant}]*<device support has bandWord>[^.;!?\\n|{variant}]*(?::[^\\w\\n]*(?:\\n[^.;!?\\n|]*|${ROWS_OF_ALL_RADIOS}))?$`,
);
/** `Phones must support`, but not `"critical": true` or `(must be ordered apart)`, nor what a name heads below. */
const needs = testPattern(
  `(?<!<not><word said>?)<needs>(?!<not>|"?:<word>|[^(\\n]*\\))[^.;!?|@\\n]*(?:(?:\\n[^.;!?|@\\n]*){0,2}|:[^\\w\\n]*${ROWS_OF_ALL_RADIOS})$`,
);
/** But not the channels of a band: `EARFCN 6150-6449`, nor what a tool logs: `with RSRP, PCI, TAC`. */
const SIGNAL = '(?<!<signal>[,{and}])<signal>(?![:=]?<spent word>[.…-]+<spent word>|[,{and}]<signal>)';
const isServing = testPattern(`(?:<serving>|${SIGNAL})[^.;]*$`);
/** How wide the cell is: `n77@15MHz`, `B3 20M + B7 15M`, but not `B5 @ 10 MHz, 23 dBm` of a data sheet */
export const hasWidth = testPattern(
  '^(?:(?:\\^|<filler>(?=<spent><mhz spent>(?!<spent>)))<number spent><mhz unit>?(?![^\\n]*<level>)|<spent>\\+<band nrBand><spent>)',
);
/** `common_scs: 30` stands in the file of a base station, beside the channel and number of its cell. */
const setsUpCell = testPattern('<baseStation>');
/** `"role": "pcc"`, `serving cells` */
const isOfConnection = testPattern('<serving>');
/** `"rsrp": -97` */
const isReceived = testPattern('<signal>["\']?[:=]-');
/** `RSRP`, `-95 dBm`, `B1 (2100) -95,`; a level that is positive is sent, not received. */
const MEASURED = `(?:${SIGNAL}|-<spent><level>|(?<= )-<spent>(?=[,;)\\n]))`;
/** Whole sentences in the lines above, in quotes or not: `The map shows which tower is serving you.` */
const SENTENCES = /^[^]*\w\w[.!?]["'`]?,?\n/;
/** Several values of a cell follow. */
const isMeasured = testPattern(`${MEASURED}.*${MEASURED}`);
/** `LTE Band: B20`, and above or below it `PCI: 288` */
const isValueOfBand = testPattern(
  '(?:^|\\n)[^\\w\\n]*[^\\n{item}]*<bandWord>(?:\\(<word>\\))?\\W{0,2}[:|][^\\w\\n]*$',
);
const hasKeyOfCell = testPattern(
  // Also `Strength: 61 % -74 dBm`
  '(?:^|\\n)[^\\w\\n]*(?:<word>?<signal>\\W{0,2}[:|][^\\w\\n]*<number spent word frequency>|[^\\n{item}:]*:[^\\n{item}]*-<spent><level>)',
);
export const isMeasuredBehind = testPattern(`^[^.;\\n]*${MEASURED}`);
/** Three rows with a band and a level each, and no word of how a cell is received: what a datasheet says of sensitivity. */
const listsLevels = testPattern('(?:<item>[^\\n]*-<spent word><level>[^\\n]*\\n[^\\n{item}]*){3}');
/** `Primary: B7, RSRP -94`, and below it `Secondary 1: B3`. */
const HEAD_OF_CELL = '[^\\w\\n]*<filler serving word signal>{1,2}<number>?:';
const isBelowCell = testPattern(
  `${HEAD_OF_CELL}[^\\w\\n]*<item>[^\\n]*${SIGNAL}[^\\n]*\\n(?:${HEAD_OF_CELL}[^\\w\\n]*<item>[^\\n]*\\n)*${HEAD_OF_CELL}[^\\w\\n]*$`,
);
const namesCell = testPattern('<signal serving>');
/** A cell is in use, but not where `calls fall back to 2G`. */
const namesServing = testPattern(`<serving>(?!<to filler>?<gsm umts>)|${MEASURED}`);
const namesValue = testPattern(MEASURED);
/** `Band 2 - 1900 MHz - the carrier has sat on it for ages, …`, and below it the next band. */
const isEntry = testPattern('(?:^|\\n)[^\\w\\n]*<label>?<bandWord>?$');
const hasEntries = testPattern('(?:(?:^|\\n)[^\\w\\n]*<label>?<bandWord>?<item>[-:(][^\\n]{20,}){2}');
/** `locked to 4G: B1, B3, 5G: n78`, but no `5G-enabled router` or `SIM lock`. */
const isLocked = testPattern(
  '(?<!<not>|<label>-|<subscription>-?)<locked>(?:[^.;]{0,6}|´(?:<label>´)?<bandWord>["\':=[]{1,6})(?:<item>(?:[^\\w.;\u2e80-\uffef]|<item and>|<label><word filler>?){0,24})?$',
);
const isLockedLast = testPattern('<locked>[^{support}]*$');
/** `The gNB is configured for:`, and the band in the next line. */
const isLockedAbove = testPattern(
  '(?<!<not>)(?:<locked>(?:<filler>|[´-]<label>?[´-]?)?(?:<bandWord>["\']?)?:|<locked><bandWord>|<bandLock>["\']?:?|<bandWord>´?<locked>["\']?:?)[^\\w\\n]*\\n(?:[^\\w@#]|<label bandWord item>)*$',
);
const NAMES_LOCK =
  '(?:[^.;!?\\n{support not item}]*<bandLock>|[^.;!?\\n{support not item}]*(?<!<label>-)<locked>[^.;!?\\n{support item}]*<bandWord>|[^.;!?\\n{support not item}]*<bandWord>[^.;!?\\n{support not item}]*<locked>)[^.;:!?\\n{support item}]*:?[^\\w\\n]*';
/** `Band lock`, and below it `LTE: B3/B20` and `5G: n78`; `Locked LTE bands: B3`, and below it `5G: n78`. */
const isBelowLock = testPattern(
  `(?:^|\\n)(?:(?:${NAMES_LOCK}|[^\\w\\n]*<serving>?<locked>(?:<filler to>|[^\\w\\n])*)${ROWS_OF_RADIOS}$` +
    `|${NAMES_LOCK}<item>[^\\n]*\\n[^\\w\\n]*<nr>(?:<sa nsa>|[^\\w\\n])*$)`,
);
/** `SIM 1: B3, B7`, and what stands before the list of the row below: `SIM 2 (Play): LTE bands` */
export const ROW_OF_OWNER = '[^\\w\\n]*<owner>[^\\n]*<item>[^\\n]*';
export const BEGINS_ROW_OF_OWNER =
  '\\n[^\\w\\n]*<owner>(?:\\([^()\\n]{1,12}\\)|[^\\w\\n])*<label>*<bandWord>?[^\\w\\n]?';
/** Rows of several owners, and the beginning of one more. */
const ROWS_OF_OWNERS = `(?:\\n${ROW_OF_OWNER})*${BEGINS_ROW_OF_OWNER}`;
/** `I locked the bands like this:`, and below it such rows. */
const isBelowLockOfAll = testPattern(`(?:^|\\n)${NAMES_LOCK}${ROWS_OF_OWNERS}$`);
/** `B3 and B7 enabled by default`. */
const isLockedBehind = testPattern(
  '^(?:[^\\w.;\\n]?<item label bandWord and filler>){0,12}(?:<word>(?=,))?[^\\w.;\\n]{0,4}<locked>',
);
const restOfSentence = (behind: string) => behind.slice(0, behind.search(/[.;!?\n]|$/));
/** `I turned off everything except B3`, `alles außer B3 deaktiviert` */
const endsInAllBut = testPattern('<denial>[^.;!?\\n{item}]*<except>[^.;!?\\n{item}]*$');
const endsInBut = testPattern('<except>[^.;!?\\n{item}]*$');
const beginsWithDenial = testPattern('^<denial>');
/** Chinese and Japanese say it behind: `B3以外を無効にしました`, `关闭了除B3以外的频段` */
const beginsWithBut = testPattern('^<except>');
const deniesAround = testPattern('<denial>');
export const isAllThatIsOn = (before: string, behind: string): boolean =>
  endsInAllBut(before) ||
  (endsInBut(before) && beginsWithDenial(behind)) ||
  (beginsWithBut(behind) && deniesAround(before.replace(/^[^]*[.;!?\n]/, '') + restOfSentence(behind)));
const isSetting = testPattern('(?<!<filler>´|<label>-?)<bandWord>(?:=[^\\w]{0,3}|\\([\'"])$');
/** `"lte_bands": [3, 7]` of a configuration file, but not `network_4g_bands` of a phone. */
const isField = testPattern('(?<!<filler>´)<label>´<bandWord>["\']?[:=][^\\w\\n]{0,3}$');
/** `band: 7` in the file of a base station. */
const isFieldOfCell = testPattern('(?:^|\\n)[^\\w\\n]*(?:<label>´)?<bandWord>:[^\\w\\n]*$');
/** Such fields alone, or in the data of a device, are what it supports. */
const isOfNoDevice = testPattern('^[^{variant code}]*<word filler locked>[^{variant code}]*$');
/** `band_lte_b3 = true` */
const isKey = testPattern('(?:^|\\n)[^\\w\\n]*<bandWord>´<label>´$');
/** `--lte-band 3,20` */
const OPTION = '–<word locked>?-?<label>?-?<bandWord>';
const isOption = testPattern(`${OPTION}[^\\w\\n]{0,2}$`);
/** The same above, where no word speaks of support: `tool --lte-band +800+1800`, and below it `for 2CA (B20 and B3)` */
const isBelowOption = testPattern(`${OPTION}\\W[^{support has}]{0,40}$`);
/** So many bands are in use at one moment at most; with `+` between them, more. */
const MOST_SERVING = 2;
const MOST_MEASURED = 4;
const MOST_AGGREGATED = 6;
const isAggregated = testPattern('<aggregated>[^.;!?\\n{support}]*$');
const hasBand = testPattern('<band nrBand>|<label bandWord>[^\\w\\n]{0,3}<number>');
const SENTENCE = /[^.;!?\n]*[.;!?\n]?/g;
/** What stands around a list, without other sentences and lines that have bands of their own. */
const withoutOthers = (before: string, behind: string): string => {
  const above = before.match(SENTENCE)!.slice(0, -1);
  const below = behind.match(SENTENCE)!;
  const own = (/[.;!?\n]$/.test(above.at(-1) ?? '\n') ? '' : above.pop()!) + below.shift()!;
  const others = (sentences: readonly string[]) => sentences.filter((each) => !hasBand(each)).join('');
  // `| Data speed | Actual: 6 Mbps |`
  const isRowOfOther = (sentence: string) => sentence.includes('|') && !namesValue(sentence);
  return others(above) + own + others(below.filter((each) => !isRowOfOther(each)));
};
/** `Current bands: B1, B3, B7, B20` are more than one moment has. */
const areInUse = testPattern('<serving>´?<label>?[´-]?<bandWord>[^\\w\\n]*$');

/** `BC32-A`, of which is said: `The AT&T camera (BC32-A) uses LTE bands 2, 4` */
const IS_PRODUCT = /^(?=\S*\d)\p{Lu}[\p{Lu}\d]*-[\p{Lu}\d-]+$/u;

/** `the modem is fixed to the European LTE bands`: what it was made for. */
const endsInBandsOfRegion = testPattern('<region>(?:<label>-?)?<bandWord>[^\\w\\n]*$');

/** Whether the bands are said to be locked, selected or enabled. */
const isChosen = (line: string, before: string, behind: string) =>
  (!endsInBandsOfRegion(line) && (isLocked(line) || isLockedBehind(behind))) ||
  isLockedAbove(before) ||
  isBelowLock(before) ||
  isBelowLockOfAll(before) ||
  isOption(line) ||
  isBelowOption(before) ||
  (isKey(line) && behind[0] === '=');

/** `I need band 66`, and the answer below it: `It supports bands 2 and 4` */
const supportsWithoutNeed = testPattern('^[^{needs}]*<support>[^{needs}]*$');
/** `It has all the LTE bands I need (`, `Covers all I need for T-Mo:` (Polish has `i` for "and") */
const hasWhatIsNeeded = testPattern(
  '<has support><filler and>{1,3}(?:<label>*<bandWord>[^.;!?\\n{item}]{0,3})?<needs>[^.;!?\\n{item}]{0,4}[(:][^.;!?\\n]*$',
);
/**
 * Whether somebody needs the bands. `Antennas should cover 698-2700 MHz` asks nothing of a device, and `Confirm that LTE
 * bands 2 and 4 are enabled` is about a setting.
 */
const isNeeded = ({ first, line, before, behind, near, sentence }: CandidateList) =>
  first !== 'f' &&
  ((needs(supportsWithoutNeed(line) ? line : before) && !hasWhatIsNeeded(sentence)) ||
    asksToEnsure(before)) &&
  !isLockedBehind(behind) &&
  !setsUpCell(near);

/** Whether the sentence says that a carrier or a country uses them; `own` is the sentence without what heads it. */
const isSaidOfNetworks = ({ owner, line, sentence }: CandidateList, own: string) =>
  (owner && kindOfWhole(owner.name.toLowerCase()) === 'carrier' && isCarrierWithRadio(line)) ||
  ((owner?.isCarrier ?? true) &&
    (isCarrierThatSupports(own) || announcesNetwork(sentence) || hasSwitchedOn(sentence))) ||
  (!owner && (announcesCountry(sentence) || isOfCountry(sentence))) ||
  (namesBandsOfOperators(own) && !supports(own)) ||
  saysNetworkUses(own);

/** `[x] Band 3` of a page, and below it `[ ] Band 20`; crosses are of a list of what there is. */
const isTicked = testPattern('☑[^\\n{item}]*$');
const isCrossed = testPattern('[✖-✘❌]');
const isUnticked = testPattern('☐[^\\n{item}]*<item>');
/** `The phone has B1 and B3, the tablet B3 alone` */
const saysOwnerHas = testPattern('<has support adds>[^\\n]*$');

/** What kind of set a list is: what its carrier uses, what is locked or in use now; else what a device supports. */
export function kindOfList(list: CandidateList): ReadKind {
  const { owner, line, sentence, before, behind, items, first, run, near, paragraph } = list;
  if (isNeeded(list)) return 'operator';
  const own = sentence.replace(HEADING, '');
  const said = own + restOfSentence(behind);
  if (isAllThatIsOn(before, behind)) return supports(said) ? 'supported' : 'enabled';
  if (isSaidOfNetworks(list, own)) return 'operator';
  // `the supported ones are switched off, then B1/B3 are enabled`
  if (deviceHas(own) || (supports(own) && !(isLocked(line) && isLockedLast(own)))) return 'supported';
  const areValues =
    isMeasured(paragraph.behind) ||
    (isValueOfBand(before) && (hasKeyOfCell(paragraph.before) || hasKeyOfCell(paragraph.behind)));
  // The row of a table of what is in use.
  const isInRow = (owner?.isOfTable || line.includes('|')) && isServing(line);
  // Frequencies of 2G and 3G are no items.
  const isFew =
    first !== 'f' &&
    (items.length <= MOST_SERVING ||
      /[+&]/.test(run) ||
      (items.length <= MOST_MEASURED && (areValues || isMeasuredBehind(behind) || isInRow)) ||
      (items.length <= MOST_AGGREGATED && isAggregated(line)));
  // What is said of a carrier's cells stands in the same line.
  const around =
    (owner?.isCarrier || owner?.isOfTable) && !areValues
      ? line + behind.slice(0, behind.search(/\n|$/))
      : withoutOthers(paragraph.before.replace(SENTENCES, ''), paragraph.behind);
  const isOfCell =
    isFew &&
    (isBelowCell(before) ||
      ((isEntry(before) && hasEntries(near) ? namesValue : namesServing)(around) &&
        !isOfDatasheet(around) &&
        (namesCell(near) || !listsLevels(near))));
  if (isChosen(line, before, behind) || (isTicked(before) && isUnticked(near) && !isCrossed(near)))
    return 'enabled';
  // `band=3`, but not among the values of a cell.
  if (first === '0' && (isSetting(before) || (!owner && isField(before) && isOfNoDevice(near))) && !isOfCell)
    return 'enabled';
  const isOfStation = setsUpCell(near) && !isReceived(near) && !isOfConnection(near);
  if (isOfCell || (isFew && (isServing(line) || hasWidth(behind))))
    return isOfStation ? 'enabled' : 'serving';
  if (owner?.isDevice && first !== 'f' && items.length <= MOST_SERVING && !saysOwnerHas(before))
    return 'serving';
  if (isFew && isFieldOfCell(before) && isOfStation) return 'enabled';
  if (first !== 'f' && !isFew && !owner && areInUse(line)) return 'enabled';
  const announcement = ANNOUNCEMENT.exec(before)?.[1] ?? '';
  if (!owner && announcesNetworks(announcement) && !namesDevice(announcement) && !namesDevice(own))
    return 'operator';
  if (owner?.isCarrier || announcesCarrier(before) || saysBandsOfCarrier(before)) return 'operator';
  // The rows of a table say nothing of each other.
  const isOfUse = namesCarrier(line.includes('|') ? line : before) || namesRegion(sentence);
  const isOfNetwork =
    (!owner && namesCountry(line) && !namesDevice(line)) ||
    // Frequencies in a sentence behind one that names a carrier.
    (first === 'f' && namesCarrier(line) && !namesDevice(line)) ||
    (isOfUse && usesBands(said) && !IS_PRODUCT.test(owner?.name ?? ''));
  return isOfNetwork && !namesDevice(said) ? 'operator' : 'supported';
}

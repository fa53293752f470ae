/**
 * What becomes of a list: an ordered table of named rules, of which the first that applies wins. `npm run paste:why --
 * "text"` prints which one it was.
 */
import { isBand } from '../reading.js';
import { type IgnoredReason, type ReadKind } from '../read-result.js';
import { type CandidateList, isLte, isNr } from './candidates.js';
import { pattern } from './pattern.js';

/**
 * - `take`: the bands count
 * - `doubt`: they may be bands and are offered
 * - `older`: bands of 2G or 3G
 * - `infer`: LTE frequencies in MHz
 * - `drop`: no bands, and nothing to say
 * - a reason: left out, and why
 */
export type ListOutcome = 'take' | 'doubt' | 'older' | 'infer' | 'drop' | IgnoredReason;
export type ListRule = readonly [
  name: string,
  applies: (list: CandidateList) => boolean,
  outcome: ListOutcome,
];

const over = (source: string) => {
  const compiled = pattern(source);
  return (letters: string) => compiled.test(letters);
};

/** `no B20`, `does not currently support LTE B20`, but `5G: no 4G: B20`. */
const endsInNegation = over(
  '(?<![:=])<not>(?:<word>?<support>)?(?:[^\\w.,;|)\\n]|<filler support bandWord region and label>)*$',
);
/** `B20: no`, `B20 is not supported.`, `(B38/B39, used by some) are not supported`, `B42/B43 disabled`. */
const beginsWithNegation = over(
  '^(?:[^\\w\\n.;|]{0,2}[^\\n.;|)({item}]{0,8}\\))?(?:[^\\w\\n.;]|<frequency mhz filler bandWord>){0,8}?(?:[✖-✘❌]|<not>(?:<filler support>[^\\n.;|){item}]*)?(?:[\\n.;,)!|]|$))',
);
/** Radio labels and words that cellular radio is spoken of with; or nothing but bands. */
const speaksOfCellular = over('[A-GILMRSTU{carrier signal locked}]|^[{item spent and bandWord}\\W]*$');
/** Words that other trades have, too, so that they count only beside the word "band" or a label and a colon. */
const speaksOfDevices = over('<device mhz>');
const speaksOfRadio = over('[LRMIGUFT]');
const namesTrade = over('<trade>');
const isPlace = over('<place>[^\\w\\n]?$');
const isPlaceBehind = over('^.*<place>');
/** A label or the word "band" stands before in the sentence. */
const isSaid = over('<label bandWord>[^.\\n]*$');
const beginsLine = over('(?:^|[\\n|])(?:\\W|<filler>)*$');
const namesVariant = over('<variant>$');
const goesOnAsWord = over('^[:w]');
/** `40, 20 and 6 m`. */
const goesOnWithUnit = over('^[, {and}]*d');
const listsBands = over('<support bandWord>[^.]*$');
/** What behind a frequency list says that the bands are named beside. */
const namesBandsBehind = over('^<mhz>?(?:[([:/-]?<bandWord item>|[([]<gsm umts tdScdma cdma>)|^<unit word>');
const endsInLabel = over('<label>$');
const endsInLabelOrBand = over('<label bandWord>(?:[^\\w.]|<filler region mhz frequency>)*$');
const isOfMoment = over('<serving signal locked>[^.;]*$');
/** Rows of a table that marks for each product which bands it has. */
const listsMarks = over('(?:<owner><bandWord>:<band>[^\\n]*\\n){3}');
const isSeveralFrequencies = over('<frequency>.*<frequency>|<frequency><mhz>');
const OLDER_REASONS: readonly [letter: string, reason: IgnoredReason][] = [
  ['D', 'td-scdma'],
  ['C', 'cdma'],
  ['W', 'wifi'],
  ['H', 'bluetooth'],
  ['P', 'gnss'],
  ['O', 'radio-other'],
];

const isOlder = ({ labels }: CandidateList) => labels !== '' && !isLte(labels) && !isNr(labels);
const valuesExist = ({ items, labels }: CandidateList) => {
  const rest = isNr(labels) && !isLte(labels) ? 'nr' : 'lte';
  return items.every(({ type, token }) =>
    isBand(type === 'n' ? 'nr' : type === 'b' ? 'lte' : rest, token.value),
  );
};

const followsColon = over('<label>[:=]\\W?$');
/** The whole of what stands behind `TDD:`, or below it in a table, is a band, even if it is a single number. */
const isWhole = ({ before, behind, labels }: CandidateList) =>
  /[FT]/.test(labels) && followsColon(before) && /^(?:$|[|\n,;.)])/.test(behind);

/** Whether the numbers of a list are said to be bands at all. */
function isList(list: CandidateList): boolean {
  const { first, items, labels, behind, isSpoken, isHeaded, before } = list;
  if (first !== '0') return labels !== '' || behind[0] !== '=';
  if (isSpoken) return true;
  if (goesOnAsWord(behind)) return false;
  if (isHeaded) return (items.length > 1 || isWhole(list)) && valuesExist(list);
  // `LTE 1/3/7`, but not the channel bandwidths `5/10/15`
  return (
    items.length > 2 &&
    endsInLabel(before) &&
    items.some(({ token: { value } }) => value > 5 && value % 5) &&
    valuesExist(list)
  );
}

/** So many names of bands that all exist are of no other trade. */
const LONG_LIST = 6;
const LAST_VITAMIN = 12;

/** Whether it is sure that a list is of cellular bands. */
function isSure(list: CandidateList): boolean {
  const { near, items, before, first, owner, behind, isHeaded } = list;
  const isCellular =
    speaksOfCellular(near) ||
    owner?.isCarrier ||
    listsMarks(near) ||
    (isHeaded && speaksOfDevices(near)) ||
    (first > '0' &&
      items.length >= LONG_LIST &&
      items.some(({ token }) => token.value > LAST_VITAMIN) &&
      valuesExist(list));
  if (isCellular)
    return (
      items.length > (owner ? 1 : 2) ||
      list.isSpoken ||
      isSaid(before) ||
      beginsLine(before) ||
      (first > '0' && isOfMoment(before))
    );
  const enough = owner || first > '0' ? 2 : 4;
  return (
    items.length > enough &&
    valuesExist(list) &&
    (owner !== undefined || listsBands(before)) &&
    behind[0] !== '='
  );
}

export const LIST_RULES: readonly ListRule[] = [
  [
    'frequencies of an older radio',
    ({ first, labels }) => first === 'f' && /^[FT]*[GU]/.test(labels),
    'older',
  ],
  [
    'frequencies of LTE',
    ({ first, labels, behind, run, before }) =>
      first === 'f' &&
      isLte(labels) &&
      !namesBandsBehind(behind) &&
      !run.includes('-') &&
      (endsInLabel(before) || (endsInLabelOrBand(before) && isSeveralFrequencies(run + behind))),
    'infer',
  ],
  [
    'lengths and the like',
    ({ first, labels, behind }) => first === '0' && !labels && goesOnWithUnit(behind),
    'drop',
  ],
  ['other frequencies', ({ first }) => first === 'f', 'drop'],
  ['numbers that nobody calls bands', (list) => !isList(list), 'drop'],
  [
    'bands of another trade',
    ({ near, labels }) => namesTrade(near) && (!speaksOfRadio(near) || !labels),
    'drop',
  ],
  ['bands of 2G and 3G', (list) => isOlder(list) && /^[FT]*[GU]/.test(list.labels), 'older'],
  ...OLDER_REASONS.map(([letter, reason]): ListRule => [
    `bands of ${reason}`,
    (list) => isOlder(list) && list.labels.startsWith(letter) && (letter !== 'W' || list.first !== 'b'),
    reason,
  ]),
  ['a negation before', ({ before }) => endsInNegation(before), 'negated'],
  ['a negation behind', ({ behind }) => beginsWithNegation(behind), 'negated'],
  [
    'a place in a document',
    ({ before, behind }) => isPlace(before) || (!isSaid(before) && isPlaceBehind(behind)),
    'doubt',
  ],
  [
    'a lone name',
    ({ items, before, behind, first, labels, isSpoken }) =>
      items.length === 1 &&
      (namesVariant(before) ||
        (first === '0'
          ? !labels && /^w/.test(behind)
          : first === 'n' && !isSpoken && labels !== '' && !isNr(labels))),
    'doubt',
  ],
  ['older radios share the heading', ({ labels }) => /L.*[GUDC]/.test(labels), 'doubt'],
  ['bands', isSure, 'take'],
  ['not sure that these are cellular bands', () => true, 'doubt'],
];

/** The rule that decides about a list. */
export function decide(list: CandidateList): ListRule {
  return LIST_RULES.find(([, applies]) => applies(list))!;
}

const usesBands = over('<use>');
const namesCarrier = over('<carrier>');
const namesDevice = over('<device support variant>');
const supports = over('<support>');
const isServing = over('<serving signal>[^.;]*$');
/** Several values of a cell follow. */
const isMeasured = over('<signal>.*<signal>');
const namesServing = over('<serving signal>');
const isLocked = over('(?<!<not>)<locked>[^.;]{0,6}$|<bandWord>=[^\\w]?$');
/** So many bands are in use at one moment at most; with `+` between them, more. */
const MOST_SERVING = 2;
const MOST_MEASURED = 4;

/** What kind of set a list is: what its carrier uses, what is locked or in use now; else what a device supports. */
export function kindOfList({ owner, line, sentence, before, behind, items, run }: CandidateList): ReadKind {
  if (supports(sentence)) return 'supported';
  if (isLocked(line)) return 'enabled';
  if (isServing(line)) return 'serving';
  const isFew =
    items.length <= MOST_SERVING || /\+/.test(run) || (items.length <= MOST_MEASURED && isMeasured(behind));
  if (isFew && namesServing(before + behind) && !supports(before + behind)) return 'serving';
  if (owner?.isCarrier) return 'operator';
  return namesCarrier(before) && usesBands(before + behind) && !namesDevice(before + behind)
    ? 'operator'
    : 'supported';
}

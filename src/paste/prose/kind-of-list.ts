import { type ReadKind } from '../read-result.js';
import { type CandidateList } from './candidates.js';
import { testPattern } from './pattern.js';

const usesBands = testPattern('<use>');
const namesCarrier = testPattern('<carrier operator>');
const namesRegion = testPattern('<region>[^\\w]?<use>');
const namesDevice = testPattern('<device support variant>');
const supports = testPattern('<support>');
const needs = testPattern('<needs>[^.;!?]*$');
const isServing = testPattern('<serving signal>[^.;]*$');
/** Several values of a cell follow. */
const isMeasured = testPattern('<signal>.*<signal>');
const namesServing = testPattern('<serving signal>');
/** `locked to 4G: B1, B3, 5G: n78`. */
const isLocked = testPattern(
  '(?<!<not>)<locked>[^.;]{0,6}(?:<item>(?:[^\\w.;\u2e80-\uffef]|<item and>|<label><word filler>?){0,24})?$',
);
/** `band 8 enabled by default`. */
const isLockedBehind = testPattern('^[^.;\\n]{0,8}<locked><word filler>');
const isSetting = testPattern('<bandWord>=[^\\w]?$');
/** So many bands are in use at one moment at most; with `+` between them, more. */
const MOST_SERVING = 2;
const MOST_MEASURED = 4;

/** What kind of set a list is: what its carrier uses, what is locked or in use now; else what a device supports. */
export function kindOfList({
  owner,
  line,
  sentence,
  before,
  behind,
  items,
  first,
  run,
}: CandidateList): ReadKind {
  if (needs(before)) return 'operator';
  if (supports(sentence)) return 'supported';
  if (isLocked(line) || isLockedBehind(behind) || (first === '0' && isSetting(line))) return 'enabled';
  if (isServing(line)) return 'serving';
  const isFew =
    items.length <= MOST_SERVING || /\+/.test(run) || (items.length <= MOST_MEASURED && isMeasured(behind));
  if (isFew && namesServing(before + behind) && !supports(before + behind)) return 'serving';
  if (owner?.isCarrier) return 'operator';
  const said = sentence + behind.slice(0, behind.search(/[.;!?\n]|$/));
  return (namesCarrier(before) || namesRegion(sentence)) && usesBands(said) && !namesDevice(said)
    ? 'operator'
    : 'supported';
}

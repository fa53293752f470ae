import { type CandidateList } from './candidates.js';
import * as rules from './rules.js';

/** The first that applies wins. */
export const LIST_RULES: readonly rules.ListRule[] = [
  rules.frequenciesOfAnOlderRadio,
  rules.frequenciesOfLte,
  rules.numbersThatSomethingSupports,
  rules.numbersThatNobodyCallsBands,
  rules.bandsOfAnotherTrade,
  rules.interfacesOfACore,
  rules.bandsOfAnotherRadio,
  rules.aNegationBefore,
  rules.aNegationBehind,
  rules.anAdvice,
  rules.aQuestion,
  rules.aChangeOrTask,
  rules.aPlaceInADocument,
  rules.aLoneName,
  rules.olderRadiosShareTheHeading,
  rules.surelyBands,
  rules.notSureThatTheseAreCellularBands,
];

/** What becomes of a list, and the rule that says so. */
export interface Decision {
  readonly list: CandidateList;
  readonly rule: rules.ListRule;
  readonly outcome: rules.ListOutcome;
  /** The list of the same sentence that says what this one is. */
  readonly beside?: CandidateList;
}

/** The decision of the first rule that applies. */
export function decide(list: CandidateList): Decision {
  for (const rule of LIST_RULES) {
    const outcome = rule(list);
    if (outcome) return { list, rule, outcome };
  }
  throw new Error('the last rule applies to every list');
}

const isOpen = ({ rule }: Decision) => rule === rules.notSureThatTheseAreCellularBands;
const isName = ({ list }: Decision) => list.first > '0';
const isSure = ({ outcome }: Decision) => outcome === 'take' || outcome === 'infer';
/** Names of bands stand before a list in its sentence. */
const hasNamesBefore = ({ sentence }: CandidateList) => /[bn]/.test(sentence);

/** `Orange has B3, and B20 in the hills`: names of bands, as those are that the same sentence surely calls bands. */
function decideBeside(decisions: readonly Decision[]): readonly Decision[] {
  const isSureName = (other: Decision | undefined) => other && isSure(other) && isName(other);
  return decisions.map((each, i): Decision => {
    const [before, behind] = [decisions[i - 1], decisions[i + 1]];
    const beside =
      isSureName(before) && hasNamesBefore(each.list)
        ? before
        : isSureName(behind) && hasNamesBefore(behind!.list)
          ? behind
          : undefined;
    return beside && isOpen(each) && isName(each)
      ? { ...each, rule: rules.namesBesideSureOnes, outcome: 'take', beside: beside.list }
      : each;
  });
}

/**
 * What becomes of the lists that nobody is sure of, beside those of the same text. Where no list is sure, all of them are bands
 * if one of them surely is; where numbers that one owner has are sure, those of another one are, too, and names are beside
 * sure names.
 */
export function decideTogether(decisions: readonly Decision[]): readonly Decision[] {
  const retake = (rule: rules.ListRule, isBand: (decision: Decision) => unknown) =>
    decisions.map((each): Decision =>
      isOpen(each) && isBand(each) ? { ...each, rule, outcome: 'take' } : each,
    );
  if (decisions.some(isSure))
    return decideBeside(
      decisions.some((each) => isSure(each) && rules.numbersBesideSureOnes(each.list))
        ? retake(rules.numbersBesideSureOnes, ({ list }) => rules.numbersBesideSureOnes(list))
        : decisions,
    );
  const areBands = decisions.some(
    (each) => isOpen(each) && isName(each) && rules.namesOfBandsAlone(each.list),
  );
  return areBands ? retake(rules.namesOfBandsAlone, isName) : decisions;
}

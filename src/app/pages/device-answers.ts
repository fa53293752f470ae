/** Where a device works: its answer in every country, and which of them a person wants to see. */
import { type Overall, overallOf, type Tally, tallyNetworks } from '../../core/tally.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { countryFilter } from '../base/name-filter.js';

/** The answer of a device in one country. */
interface AnswerThere {
  readonly country: WorldCountry;
  readonly tally: Tally;
  readonly overall: Overall;
}

/** Judging the world takes a few milliseconds, so that the last answers are kept for pages that ask at every key. */
let last: Parameters<typeof answerEverywhere> | undefined;
let lastAnswers: readonly AnswerThere[] = [];

/** The answers of a device in the order of the countries. */
export function answerEverywhere(
  device: WorldDevice,
  countries: readonly WorldCountry[],
): readonly AnswerThere[] {
  if (last?.[0] !== device || last[1] !== countries) {
    lastAnswers = countries.map((country) => {
      const tally = tallyNetworks(device, country.networks);
      return { country, tally, overall: overallOf(tally) };
    });
    last = [device, countries];
  }
  return lastAnswers;
}

/** The answers whose country fits the text, and that are the chosen one where one is chosen. */
export function filterAnswers(
  answers: readonly AnswerThere[],
  world: World,
  text: string,
  only: Overall | undefined,
): AnswerThere[] {
  const fits = countryFilter(text, world);
  return answers.filter(({ country, overall }) => (!only || overall === only) && fits(country));
}

/** Where a device works: its answer in every country, and which of them a person wants to see. */
import type { Overall } from '../../core/tally.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { type JudgedCountry, judgeCountry } from '../base/judge-country.js';
import { countryFilter } from '../base/name-filter.js';

/** Judging the world takes a few milliseconds, so that the last answers are kept for pages that ask at every key. */
let last: Parameters<typeof answerEverywhere> | undefined;
let lastAnswers: readonly JudgedCountry[] = [];

/** The answers of a device in the order of the countries. */
export function answerEverywhere(
  device: WorldDevice,
  countries: readonly WorldCountry[],
  asOf: string,
): readonly JudgedCountry[] {
  if (last?.[0] !== device || last[1] !== countries || last[2] !== asOf) {
    lastAnswers = countries.map((country) => judgeCountry(device, country, asOf));
    last = [device, countries, asOf];
  }
  return lastAnswers;
}

/** The answers whose country fits the text, and that are the chosen one where one is chosen. */
export function filterAnswers(
  answers: readonly JudgedCountry[],
  world: World,
  text: string,
  only: Overall | undefined,
): JudgedCountry[] {
  const fits = countryFilter(text, world);
  return answers.filter(({ country, overall }) => (!only || overall === only) && fits(country));
}

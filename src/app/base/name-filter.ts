/** Which names fit what a person types into a filter: a code or a whole name means that thing alone. */
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldCountry } from '../../world/world.js';

/** Fewer letters than this are the beginning of a name; in the middle of one, they would fit almost anything. */
const PART_LETTERS = 3;

/**
 * Tells whether folded names fit the text. `br` is Brazil and not also Great Britain, and it stays Brazil where the list
 * to be narrowed has no row for Brazil.
 * @param known folded names of everything that the text may mean, also of what the list does not hold
 */
export function nameFilter(
  text: string,
  known: Iterable<readonly string[]>,
): (names: readonly string[]) => boolean {
  const wanted = foldName(text);
  for (const names of known) if (names.includes(wanted)) return (each) => each.includes(wanted);
  const isShort = wanted.length < PART_LETTERS && !/\p{Script=Han}/u.test(wanted);
  return (names) => names.some((name) => (isShort ? name.startsWith(wanted) : name.includes(wanted)));
}

/** Folded names of every country, and of every network after its country. */
export function* foldedWorldNames(world: World): Generator<readonly string[]> {
  for (const country of world.countries.values()) {
    yield foldedCountryNames(country);
    for (const network of country.networks) yield [foldName(network.name)];
  }
}

/** Tells whether a country fits the text. */
export function countryFilter(text: string, world: World): (country: WorldCountry) => boolean {
  if (!text.trim()) return () => true; // to fold the names of the world takes a while
  const fits = nameFilter(text, [...world.countries.values()].map(foldedCountryNames));
  return (country) => fits(foldedCountryNames(country));
}

/** The order in which people look for names. */
import { type Lang, LANG_TAGS } from '../words/lang.js';
import type { World, WorldCountry } from '../world/world.js';

const collators = new Map<Lang, Intl.Collator>();

/** Compares names as a language orders them, numbers in them by their value. Made once for each language, because that takes long. */
export function compareNames(lang: Lang): (a: string, b: string) => number {
  let collator = collators.get(lang);
  if (!collator) {
    collator = new Intl.Collator(LANG_TAGS[lang], { numeric: true });
    collators.set(lang, collator);
  }
  return collator.compare;
}

const sorted = new WeakMap<World, Map<Lang, readonly WorldCountry[]>>();

/** All countries by their names in a language; sorted once, because pages ask at every key. */
export function countriesByName(world: World, lang: Lang): readonly WorldCountry[] {
  const ofWorld = sorted.get(world) ?? new Map<Lang, readonly WorldCountry[]>();
  sorted.set(world, ofWorld);
  let countries = ofWorld.get(lang);
  if (!countries) {
    const compare = compareNames(lang);
    countries = [...world.countries.values()].sort((a, b) => compare(a.name[lang], b.name[lang]));
    ofWorld.set(lang, countries);
  }
  return countries;
}

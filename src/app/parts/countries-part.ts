/** The countries of a question, as the part of its sentence that chooses them. */
import { GRID_WORDS } from '../../words/grid.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import type { AskedCountries } from '../base/asked-countries.js';
import { countryPicker } from './country-picker.js';
import type { SentencePart } from './question-sentence.js';

export function countriesPart(app: AppState, world: World, asked: AskedCountries): SentencePart {
  const words = GRID_WORDS[app.lang];
  return {
    name: 'countries',
    label: words.countries,
    shown: chosenCountries(app, asked),
    choices: () => countryPicker(app, world, { known: asked.named, unknown: [] }),
  };
}

/** `Germany`, `12 countries` or `all countries`. */
export function chosenCountries({ lang }: AppState, { countries, isEverywhere }: AskedCountries): string {
  const words = GRID_WORDS[lang];
  if (isEverywhere) return words.everywhere;
  const [only] = countries;
  return only && countries.length === 1 ? only.name[lang] : words.chosenCountries(countries.length);
}

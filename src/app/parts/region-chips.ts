/** Regions as chips in one line: any number of them at a press, or every country. They are in the address as `region=eu,gcc`. */
import { html, type TemplateResult } from 'lit';
import { COUNTRIES_WORDS } from '../../words/countries.js';
import { GRID_WORDS } from '../../words/grid.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { type AskedCountries, regionsOf, toggleRegion } from '../base/asked-countries.js';
import '../styles/region-chips.css';

export function regionChips(
  app: AppState,
  world: World,
  { regions, isEverywhere }: AskedCountries,
): TemplateResult {
  const names = COUNTRIES_WORDS[app.lang].region;
  const words = GRID_WORDS[app.lang];
  const chip = (label: string, pressed: boolean, choices: Readonly<Record<string, string | null>>) =>
    html`<button type="button" class="choice" aria-pressed=${pressed} @click=${() => app.choose(choices)}>
      ${label}
    </button>`;
  return html`<div class="choices regions" role="group" aria-label=${words.regions}>
    ${chip(words.everywhereChip, isEverywhere, { region: null, in: null })}
    ${regionsOf(world).map((region) =>
      chip(names[region], regions.includes(region), { region: toggleRegion(regions, region) }),
    )}
  </div>`;
}

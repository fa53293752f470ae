/** The question of a plan as a sentence with parts to change: where, which devices, when covered, how long. */
import { html, nothing, type TemplateResult } from 'lit';
import { COVER_RULES } from '../../core/planning.js';
import { APP_WORDS } from '../../words/app.js';
import { GRID_WORDS } from '../../words/grid.js';
import type { Lang } from '../../words/lang.js';
import { pathOf } from '../../words/page-paths.js';
import { PLAN_WORDS, type PlanWords } from '../../words/plan.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { chosenCountries } from '../parts/countries-part.js';
import { countryPicker } from '../parts/country-picker.js';
import { questionSentence } from '../parts/question-sentence.js';
import { regionChips } from '../parts/region-chips.js';
import { DEVICE_FILTERS, type DeviceFilter, filterValues, type PlanQuestion } from './plan-question.js';

/**
 * @param open the part whose choices are shown
 * @param toggle opens a part, or closes the open one
 */
export function planSentence(
  question: PlanQuestion,
  world: World,
  app: AppState,
  open: string | undefined,
  toggle: (part: string | undefined) => void,
): TemplateResult {
  const words = PLAN_WORDS[app.lang];
  const { asked, networks, covered, life } = question;
  const [before, which, rule, time, after] = words.question;
  return questionSentence(
    [
      before,
      {
        name: 'where',
        label: words.where,
        shown: networks.length > 0 ? words.networksIn(networks.length) : chosenCountries(app, asked),
        choices: () =>
          html`${regionChips(app, world, asked)}
          ${countryPicker(app, world, { known: asked.named, unknown: [] })}
          ${field(app, 'networks', words.networksField, words.networksHint)}`,
      },
      which,
      {
        name: 'which',
        label: words.which,
        shown: sayFilters(question, app.lang),
        choices: () => deviceFilters(question, world, app),
      },
      rule,
      {
        name: 'rule',
        label: words.rule,
        shown: words.covered[covered],
        choices: () =>
          html`<div class="choices">
            ${COVER_RULES.map((each) => choice(app, words.covered[each], each === covered, { covered: each }))}
          </div>`,
      },
      time,
      {
        name: 'life',
        label: words.howLong,
        shown: life ? words.lifeFrom(life.from, life.to) : words.noLife,
        choices: () =>
          html`<div class="filters">
            ${field(app, 'from', words.from, '2027', true)} ${field(app, 'years', words.years, '10', true)}
          </div>`,
      },
      after,
    ],
    open,
    toggle,
  );
}

/** Which devices are asked for, as it stands in the sentence. */
export function sayFilters({ filters, own }: Pick<PlanQuestion, 'filters' | 'own'>, lang: Lang): string {
  const names = DEVICE_FILTERS.flatMap((filter) =>
    filters[filter].map((value) => valueName(filter, value, lang)),
  );
  const known = names.length > 0 ? names : [PLAN_WORDS[lang].anyDevice];
  return [...known, ...(own ? [GRID_WORDS[lang].pasted] : [])].join(APP_WORDS[lang].comma);
}

function deviceFilters({ filters, own }: PlanQuestion, world: World, app: AppState): TemplateResult {
  const words = PLAN_WORDS[app.lang];
  const isAny = DEVICE_FILTERS.every((filter) => filters[filter].length === 0);
  return html`<div class="choices">
      ${choice(app, words.clearFilters, isAny, { class: null, kind: null, vendor: null, cat: null })}
    </div>
    ${DEVICE_FILTERS.map(
      (filter) =>
        html`<fieldset>
          <legend>${words.filters[filter]}</legend>
          <div class="choices">
            ${filterValues(world, filter).map((value) => {
              const chosen = filters[filter];
              const next = chosen.includes(value)
                ? chosen.filter((each) => each !== value)
                : [...chosen, value];
              return choice(app, valueName(filter, value, app.lang), chosen.includes(value), {
                [filter]: next.join(),
              });
            })}
          </div>
        </fieldset>`,
    )}
    ${field(app, 'bands', words.ownBands, words.ownHint)}
    <p><a href=${app.href(pathOf('paste'))}>${APP_WORDS[app.lang].orPaste}</a></p>
    ${own ? html`<p class="muted">${words.own}: ${words.class[own.radio]}</p>` : nothing}`;
}

function valueName(filter: DeviceFilter, value: string, lang: Lang): string {
  if (filter === 'class') return PLAN_WORDS[lang].class[value as keyof PlanWords['class']];
  if (filter === 'kind') return APP_WORDS[lang].kinds[value] ?? value;
  return filter === 'cat' ? `Cat ${value}` : value;
}

function choice(
  app: AppState,
  label: string,
  pressed: boolean,
  choices: Readonly<Record<string, string | null>>,
): TemplateResult {
  return html`<button
    type="button"
    class="choice"
    aria-pressed=${pressed}
    @click=${() => app.choose(choices)}
  >
    ${label}
  </button>`;
}

/** A field that takes effect when the person leaves it or presses Enter: half a word would be an unknown one. */
function field(app: AppState, name: string, label: string, hint: string, isShort = false): TemplateResult {
  return html`<label class="field">
    <span>${label}</span>
    <input
      type="search"
      class=${isShort ? 'short' : ''}
      autocomplete="off"
      spellcheck="false"
      placeholder=${hint}
      .value=${app.query.get(name) ?? ''}
      @change=${({ target }: Event) => app.choose({ [name]: (target as HTMLInputElement).value.trim() })}
    />
  </label>`;
}

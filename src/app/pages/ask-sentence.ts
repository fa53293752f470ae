/** The question as a sentence with parts to change: press the device to change it, a country to take it out. */
import { html, nothing, type TemplateResult } from 'lit';
import { ANSWER_WORDS } from '../../words/answer.js';
import { APP_WORDS } from '../../words/app.js';
import { COUNTRIES_WORDS } from '../../words/countries.js';
import { listIn } from '../../words/lists-and-dates.js';
import type { WorldCountry } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { icon } from '../parts/icon.js';
import type { AskFor } from '../search/ask-options.js';
import type { CheckQuestion, NextQuestion } from './check-question.js';

interface SentenceActions {
  readonly next: (question: NextQuestion) => void;
  /** Lets the person choose a device or a country. */
  readonly change: (what: AskFor) => void;
  /** Every country is named, however many there are. */
  readonly namesAll: boolean;
  readonly nameAll: () => void;
}

/** More countries than this are counted until somebody wants to see them. */
const MOST_NAMED = 5;

export function askSentence(
  { device, countries: { known }, networks }: CheckQuestion,
  app: AppState,
  { next, change, namesAll, nameAll }: SentenceActions,
): TemplateResult {
  const { lang } = app;
  const words = APP_WORDS[lang];
  const { question, joints, anyDevice, anyCountry, place } = ANSWER_WORDS[lang];
  const [before, between, after] = question;
  const shown = namesAll || known.length <= MOST_NAMED + 1 ? known : known.slice(0, MOST_NAMED);
  const hidden = known.length - shown.length;
  const without = (country: WorldCountry) => {
    next({
      ...(device && { device: device.id }),
      countries: known.filter((each) => each !== country).map(({ cc }) => cc),
      networks: [...networks].filter((id) => !country.networks.some((each) => each.id === id)),
    });
    change('country');
  };
  /** What follows a country: a comma stays with it, so that no line begins with one. */
  const joint = (i: number): [mark: string, rest: string] => {
    if (i === shown.length - 1) return ['', ''];
    const text = i === shown.length - 2 && hidden === 0 ? joints[1] : joints[0];
    const mark = text.startsWith(' ') ? '' : text.trimEnd();
    return [mark, text.slice(mark.length)];
  };
  const written =
    before +
    (device?.name ?? anyDevice) +
    between +
    (known.length === 0
      ? anyCountry
      : listIn(
          lang,
          known.map(({ name }) => place(name)),
        )) +
    after;
  // paper has nothing to press
  return html`<h1 class="ask-sentence" tabindex="-1">
    <span class="printed">${written}</span
    ><span class="no-print"
      >${before}<button
        class="sentence-part ${device ? '' : 'open'}"
        title=${words.askFor.device}
        @click=${() => change('device')}
      >
        ${device?.name ?? anyDevice}</button
      >${between}${
        known.length === 0
          ? html`<button
              class="sentence-part open"
              title=${words.addCountry}
              @click=${() => change('country')}
            >
              ${anyCountry}
            </button>`
          : shown.map((country, i) => {
              const [mark, rest] = joint(i);
              return html`<span class="whole"
                  ><button
                    class="sentence-part"
                    title=${COUNTRIES_WORDS[lang].remove(place(country.name))}
                    @click=${() => without(country)}
                  >
                    ${place(country.name)}${icon('close')}</button
                  >${mark}</span
                >${rest}`;
            })
      }${
        hidden > 0
          ? html`${joints[1]}<button class="sentence-part" @click=${nameAll}>
                ${words.moreCountries(hidden)}
              </button>`
          : nothing
      }<span class="whole">${after}</span></span
    >
  </h1>`;
}

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

export function askSentence(asked: CheckQuestion, app: AppState, actions: SentenceActions): TemplateResult {
  const { device, countries } = asked;
  const { lang } = app;
  const { question, anyDevice, anyCountry, place } = ANSWER_WORDS[lang];
  const [before, between, after] = question;
  const shownDevice = device?.name ?? anyDevice;
  const places = countries.known.map(({ name }) => place(name));
  const written = [
    before,
    shownDevice,
    between,
    places.length > 0 ? listIn(lang, places) : anyCountry,
    after,
  ];
  // on paper nothing can be pressed
  return html`<h1 class="ask-sentence" tabindex="-1">
    <span class="printed">${written.join('')}</span
    ><span class="no-print"
      >${before}<button
        class="sentence-part ${device ? '' : 'open'}"
        title=${APP_WORDS[lang].askFor.device}
        @click=${() => actions.change('device')}
      >
        ${shownDevice}</button
      >${between}${
        places.length > 0
          ? countryParts(asked, app, actions)
          : html`<button
              class="sentence-part open"
              title=${APP_WORDS[lang].addCountry}
              @click=${() => actions.change('country')}
            >
              ${anyCountry}
            </button>`
      }<span class="whole">${after}</span></span
    >
  </h1>`;
}

/** The countries, each of which a press takes out. Where they are many, the last part stands for the rest and names it. */
function countryParts(
  asked: CheckQuestion,
  { lang }: AppState,
  { next, change, namesAll, nameAll }: SentenceActions,
): TemplateResult {
  const { known } = asked.countries;
  const { joints, place } = ANSWER_WORDS[lang];
  const shown = namesAll || known.length <= MOST_NAMED + 1 ? known : known.slice(0, MOST_NAMED);
  const hidden = known.length - shown.length;
  const takeOut = (country: WorldCountry) => {
    next(withoutCountry(asked, country));
    change('country');
  };
  /** What follows a country: a comma stays with it, so that no line begins with one. */
  const joint = (i: number): [mark: string, rest: string] => {
    if (i === shown.length - 1) return ['', ''];
    const text = i === shown.length - 2 && hidden === 0 ? joints[1] : joints[0];
    const mark = text.startsWith(' ') ? '' : text.trimEnd();
    return [mark, text.slice(mark.length)];
  };
  return html`${shown.map((country, i) => {
    const [mark, rest] = joint(i);
    return html`<span class="whole"
        ><button
          class="sentence-part"
          title=${COUNTRIES_WORDS[lang].remove(place(country.name))}
          @click=${() => takeOut(country)}
        >
          ${place(country.name)}${icon('close')}</button
        >${mark}</span
      >${rest}`;
  })}${
    hidden > 0
      ? html`${joints[1]}<button class="sentence-part" @click=${nameAll}>
            ${APP_WORDS[lang].moreCountries(hidden)}
          </button>`
      : nothing
  }`;
}

/** The question without a country, and without the networks of it. */
function withoutCountry({ device, countries, networks }: CheckQuestion, out: WorldCountry): NextQuestion {
  return {
    ...(device && { device: device.id }),
    countries: countries.known.filter((each) => each !== out).map(({ cc }) => cc),
    networks: [...networks].filter((id) => !out.networks.some((each) => each.id === id)),
  };
}

/** `/plan`: the fewest devices for some countries or networks, what they leave open, and how long that holds. */
import { html, nothing, type TemplateResult } from 'lit';
import { modemCommand } from '../../elements/band-paste/modem-command.js';
import type { Dialect } from '../../paste/dialects.js';
import { countriesByName } from '../../views/by-name.js';
import { PLAN_WORDS, type PlanWords } from '../../words/plan.js';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { LatestAnswer } from '../base/latest-answer.js';
import { saveAsCalendar } from '../lists/save-as-calendar.js';
import { icon } from '../parts/icon.js';
import { mapWhenNear } from '../parts/map-when-near.js';
import '../parts/share-panel.js';
import { timelineView } from '../parts/timeline-view.js';
import { notKnown, repeatedNames, unknownCountries } from '../parts/unknown-names.js';
import { answerPlan, type PlanAnswer, type TeamMember } from './plan-answer.js';
import { deviceLink, planCards } from './plan-cards.js';
import { calendarOfPlan, lanesOfPlan } from './plan-lanes.js';
import {
  findFilterRelief,
  gridAddress,
  planKey,
  type PlanQuestion,
  readPlanQuestion,
} from './plan-question.js';
import { planSentence } from './plan-sentence.js';
import { type PlanText, sayPlan } from './say-plan.js';
import '../styles/modem-command.css';
import '../styles/plan-page.css';

const MOST_LANES = 40;
const MOST_RANKED = 10;

/** A question with its answer; the answer is left out where there is nothing to plan. */
interface AnsweredPlan {
  readonly question: PlanQuestion;
  readonly answer: PlanAnswer | undefined;
}

export class PlanPage extends Page {
  #open: string | undefined;
  /** How the command is written, once chosen. */
  #dialect: Dialect | undefined;
  readonly #latest = new LatestAnswer<AnsweredPlan>(() => this.requestUpdate());

  get #planWords(): PlanWords {
    return PLAN_WORDS[this.app.lang];
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app } = this;
    const own = this.#planWords;
    const question = readPlanQuestion(app.query, world, app.lang, own.own);
    this.#ask(question, world);
    const { answer: latest, isWorking } = this.#latest;
    const text = latest?.answer && sayPlan(latest.question, latest.answer, world, app.lang);
    return html`
      <h1 tabindex="-1" class="eyebrow">${own.heading}</h1>
      ${planSentence(question, world, app, this.#open, (part) => {
        this.#open = part;
        this.requestUpdate();
      })}
      ${this.#placesOnPaper(question)} ${this.#faults(question)}
      <p class=${isWorking && !latest ? 'conclusion loading' : 'conclusion'} role="status">
        ${isWorking ? own.working : (text?.headline ?? this.#nothingToPlan(question))}
      </p>
      ${question.devices.length === 0 ? this.#relief(question, world) : nothing}
      ${
        latest?.answer && text
          ? html`<div class="plan" aria-busy=${isWorking}>
              ${this.#draw(world, latest.question, latest.answer, text)}
            </div>`
          : nothing
      }
    `;
  }

  /** Names the countries on paper, where nobody can open the list of them. */
  #placesOnPaper({ asked: { countries, isEverywhere } }: PlanQuestion): TemplateResult | typeof nothing {
    return isEverywhere || countries.length < 2
      ? nothing
      : html`<p class="printed">${this.verdictWords.list(countries.map(({ name }) => this.local(name)))}</p>`;
  }

  /** Says which parts of the question cannot be used. They stay in the address until the person takes something else. */
  #faults({ asked, unknown, life, lifeProblem, withoutCategory }: PlanQuestion): TemplateResult {
    const { app } = this;
    const own = this.#planWords;
    const problem = lifeProblem
      ? own.problems[lifeProblem]
      : life && life.to < app.today
        ? own.lifeOver
        : undefined;
    return html`${unknownCountries(app, asked.unknown)} ${notKnown(app.lang, unknown)}
    ${problem ? html`<p class="not-known" role="alert">${problem}</p>` : nothing}
    ${repeatedNames(
      app.lang,
      asked.repeated.map(({ name }) => this.local(name)),
    )}
    ${withoutCategory > 0 ? html`<p class="muted">${own.withoutCategory(withoutCategory)}</p>` : nothing}`;
  }

  /** Where filters leave no device: says which of them to leave out. */
  #relief(question: PlanQuestion, world: World): TemplateResult {
    const own = this.#planWords;
    return html`<p class="choices">
      ${findFilterRelief(question, world).map(
        ({ filter, devices }) =>
          html`<button type="button" class="choice" @click=${() => this.app.choose({ [filter]: null })}>
            ${own.without(own.filters[filter], devices)}
          </button>`,
      )}
    </p>`;
  }

  #ask(question: PlanQuestion, world: World): void {
    const { query, lang, today } = this.app;
    this.#latest.ask([planKey(query), lang, world.version, today].join('\n'), function* () {
      return { question, answer: yield* answerPlan(question, today) };
    });
  }

  #nothingToPlan({ places }: PlanQuestion): string {
    return places.length === 0 ? this.#planWords.noPlaces : this.#planWords.noDevices;
  }

  #draw(world: World, question: PlanQuestion, answer: PlanAnswer, text: PlanText): TemplateResult {
    const { app } = this;
    return html`
      <p class="lead why">${text.why}</p>
      ${planCards(answer, text, world, app)} ${this.#life(world, question, answer, text.life)}
      ${answer.team.map((member) => this.#scan(member))} ${this.#map(world, answer)}
      ${this.#ranked(world, question, answer)}
      <div class="toolbar">
        <button class="button" @click=${() => this.#save(world, answer)}>
          ${icon('save')}<span>${this.#planWords.calendar}</span>
        </button>
        <bc-share .app=${app}></bc-share>
      </div>
    `;
  }

  #life(
    world: World,
    { life, places }: PlanQuestion,
    answer: PlanAnswer,
    holds: string,
  ): TemplateResult | typeof nothing {
    const own = this.#planWords;
    const { lang, today } = this.app;
    if (answer.team.length === 0) return nothing;
    const { plan, radio } = answer.best;
    const goesOn = {
      name: own.goesOn(radio, places.length - plan.open.length),
      service: radio === 'lpwa' ? 'LPWA' : '4G',
    };
    const lanes = lanesOfPlan(answer, world, this.reader, today, goesOn);
    return html`<section>
      <h2>${own.life}</h2>
      <p class="lead">${holds}</p>
      ${timelineView(lanes.slice(0, MOST_LANES), { lang, today, heading: own.life, ...(life && { life }) })}
      ${lanes.length > MOST_LANES ? html`<p class="muted">${own.moreLanes(lanes.length - MOST_LANES)}</p>` : nothing}
    </section>`;
  }

  /** Where else the devices of the plan work. */
  #map(world: World, { team }: PlanAnswer): TemplateResult | typeof nothing {
    if (team.length === 0) return nothing;
    const devices = team.map(({ device }) => device);
    return html`<section>
      <h2>${this.words.whereItWorks}</h2>
      ${mapWhenNear({
        app: this.app,
        countries: countriesByName(world, this.app.lang),
        devices,
        subject: this.verdictWords.list(devices.map(({ name }) => name)),
        link: ({ cc }) => this.reader.href('country', { cc }),
      })}
    </section>`;
  }

  #scan({ device, scan }: TeamMember): TemplateResult {
    const own = this.#planWords;
    return html`<section>
      <h2>${own.scan}</h2>
      ${
        scan.reachable.length === 0
          ? html`<p>${own.scanNone}</p>`
          : html`<p class="lead">${own.scanLead(device.name, scan.lte.length, scan.reachable.length)}</p>
              <ul class="plates">
                ${scan.bands.map((band) => html`<li><span class="plate">${band}</span></li>`)}
              </ul>
              ${scan.weaker.length > 0 ? html`<p class="muted">${own.scanWeaker(scan.weaker.length)}</p>` : nothing}
              ${modemCommand(this.app.lang, {
                bands: { lte: scan.lte, nr: [] },
                text: '',
                dialect: this.#dialect,
                choose: (dialect) => {
                  this.#dialect = dialect;
                  this.requestUpdate();
                },
                isOpen: false,
              })}`
      }
    </section>`;
  }

  #ranked(world: World, { places, networks }: PlanQuestion, { best: { plan } }: PlanAnswer): TemplateResult {
    const own = this.#planWords;
    const { app } = this;
    const top = plan.ranked.slice(0, MOST_RANKED);
    const all = places.reduce((sum, place) => sum + place.networks.length, 0);
    const known = top.map(({ id }) => id).filter((id) => world.devices.has(id));
    return html`<section>
      <h2>${own.ranked}</h2>
      <ol class="ranked">
        ${top.map(
          ({ id, serves, goodNetworks }) =>
            html`<li>
              <b>${deviceLink(id, world.devices.get(id)?.name ?? own.own, world, app)}</b>
              <span class="served-bar" aria-hidden="true"
                ><i .style=${`inline-size: ${(100 * serves.length) / places.length}%`}></i
              ></span>
              <span class="number">${own.serves(serves.length, places.length)}</span>
              <span class="muted number">${own.goodNetworks(goodNetworks, all)}</span>
            </li>`,
        )}
      </ol>
      ${
        networks.length === 0
          ? html`<a class="button" href=${this.reader.href('compare') + gridAddress(app.query, known)}
              >${own.inGrid}</a
            >`
          : nothing
      }
    </section>`;
  }

  #save(world: World, answer: PlanAnswer): Promise<void> {
    const days = calendarOfPlan(answer, world, this.reader, this.app.today, location.origin);
    const terms = { lang: this.app.lang, stamp: world.updated };
    return saveAsCalendar('band-check-plan.ics', this.#planWords.heading, days, terms);
  }
}
customElements.define('bc-plan-page', PlanPage);

/** `/plan`: the fewest devices for some countries or networks, what they leave open, and how long that holds. */
import { html, nothing, type TemplateResult } from 'lit';
import { COVER_RULES } from '../../core/planning.js';
import type { Dialect } from '../../paste/write-bands.js';
import { countriesByName } from '../../views/by-name.js';
import { verdictMark } from '../../views/verdict-badge.js';
import { GRID_WORDS } from '../../words/grid.js';
import { networkName } from '../../words/network-name.js';
import { PLAN_WORDS, type PlanWords } from '../../words/plan.js';
import type { LocalName, World, WorldCountry } from '../../world/world.js';
import { AfterPaint } from '../base/after-paint.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { saveAsCalendar } from '../lists/save-as-calendar.js';
import { chosenCountries } from '../parts/countries-part.js';
import { countryPicker } from '../parts/country-picker.js';
import { icon } from '../parts/icon.js';
import { modemCommand } from '../../elements/band-paste/modem-command.js';
import { questionSentence } from '../parts/question-sentence.js';
import { regionChips } from '../parts/region-chips.js';
import '../parts/share-panel.js';
import '../parts/world-map.js';
import { timelineView } from '../parts/timeline-view.js';
import { unknownNames } from '../parts/unknown-names.js';
import { answerPlan, type PlanAnswer, type TeamMember } from './plan-answer.js';
import { calendarOfPlan, lanesOfPlan } from './plan-lanes.js';
import {
  DEVICE_FILTERS,
  type DeviceFilter,
  filterValues,
  type PlanQuestion,
  readPlanQuestion,
} from './plan-question.js';
import '../styles/modem-command.css';
import '../styles/plan-page.css';

/** More names than this are counted. */
const MOST_NAMES = 6;
const MOST_LANES = 40;
const MOST_RANKED = 10;

export class PlanPage extends Page {
  #open: string | undefined;
  /** How the command is written, once chosen. */
  #dialect: Dialect | undefined;
  /** The last answer, and the question that it answers. */
  #answered = '';
  #answer: PlanAnswer | undefined;
  readonly #planning = new AfterPaint();

  get #planWords(): PlanWords {
    return PLAN_WORDS[this.app.lang];
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const own = this.#planWords;
    const question = readPlanQuestion(app.query, world, app.lang, own.own);
    const isWaiting = this.#plan(question, world);
    const { unknown, asked, lifeProblem } = question;
    return html`
      <h1 tabindex="-1" class="eyebrow">${own.heading}</h1>
      ${this.#question(world, question)}
      ${unknownNames(
        app.lang,
        asked.unknown,
        words.pickAnother,
        ({ name }) => this.local(name),
        ({ cc }, text) => {
          const names = (app.query.get('in') ?? '')
            .split(',')
            .map((each) => (each.trim() === text ? cc : each));
          app.choose({ in: [...new Set(names)].join() });
        },
      )}
      ${unknown.length > 0 ? html`<p class="not-known" role="alert">${words.notKnown(unknown)} ${words.pickAnother}</p>` : nothing}
      ${lifeProblem ? html`<p class="not-known" role="alert">${own.problems[lifeProblem]}</p>` : nothing}
      ${question.withoutCategory > 0 ? html`<p class="muted">${own.withoutCategory(question.withoutCategory)}</p>` : nothing}
      <div class="plan" aria-busy=${isWaiting}>${this.#draw(world, question)}</div>
    `;
  }

  /** Plans after what the person pressed is on the screen. Tells whether the answer is still to come. */
  #plan(question: PlanQuestion, world: World): boolean {
    const query = this.app.query;
    query.delete('open');
    const key = [query.toString(), world.version, this.app.today].join('\n');
    if (key === this.#answered) return false;
    const isFirst = this.#answered === '';
    const work = () => {
      this.#answered = key;
      this.#answer = answerPlan(question, this.app.today);
    };
    if (isFirst) {
      work();
      return false;
    }
    this.#planning.run(() => {
      work();
      this.requestUpdate();
    });
    return true;
  }

  #draw(world: World, question: PlanQuestion): TemplateResult {
    const own = this.#planWords;
    const answer = this.#answer;
    if (!answer)
      return html`<p class="conclusion" role="status">
        ${question.places.length === 0 ? own.noPlaces : own.noDevices}
      </p>`;
    const { plan, radio } = answer.best;
    const all = question.places.length;
    const served = all - plan.open.length;
    return html`
      <p class="conclusion" role="status">
        ${
          plan.result === 'covered'
            ? own.headline(plan.size, plan.count, plan.complete)
            : plan.result === 'partly'
              ? own.partly(plan.size, served, all)
              : own.nothing
        }
      </p>
      <p class="lead why">
        ${question.filters.class.length === 1 ? nothing : own.inClass(radio)}
        ${own.proved(plan.ranked.length, all)}
      </p>
      <div class="cards">
        ${answer.team.map((member) => this.#member(world, member, all))} ${this.#openPlaces(world, answer)}
        ${this.#otherPlans(world, answer)}
        ${
          plan.costly.length > 0
            ? html`<article class="card">
                <h2>${own.costs}</h2>
                <p>${own.costsDevice(plan.costly.map((cc) => this.#country(world, cc)))}</p>
              </article>`
            : nothing
        }
        ${this.#otherClasses(world, answer, all)} ${answer.team.map((member) => this.#whatIf(world, member))}
      </div>
      ${this.#life(world, question, answer)} ${answer.team.map((member) => this.#scan(member))}
      ${this.#map(world, answer)} ${this.#ranked(world, question, answer)}
      <div class="toolbar">
        <button class="button" @click=${() => this.#save(world, answer)}>
          ${icon('save')}<span>${own.calendar}</span>
        </button>
        <bc-share .app=${this.app}></bc-share>
      </div>
    `;
  }

  #country(world: World, cc: string): LocalName {
    return world.countries.get(cc)!.name;
  }

  /** The names of countries, as many as a person reads, and how many more there are. */
  #names(world: World, codes: readonly string[]): [LocalName[], number] {
    const shown = codes.length > MOST_NAMES + 1 ? codes.slice(0, MOST_NAMES) : codes;
    return [shown.map((cc) => this.#country(world, cc)), codes.length - shown.length];
  }

  #deviceLink(id: string, name: string, world: World): TemplateResult {
    return world.devices.has(id)
      ? html`<a href=${this.reader.href('device', { id })}>${name}</a>`
      : html`${name}`;
  }

  #member(
    world: World,
    { device, ties, serves, goodNetworks, networks }: TeamMember,
    all: number,
  ): TemplateResult {
    const own = this.#planWords;
    const overall = goodNetworks === networks ? 'good' : goodNetworks > 0 ? 'some' : 'limited';
    const [names, more] = this.#names(world, serves);
    return html`<article class="card best">
      <h2>${this.#deviceLink(device.id, device.name, world)}</h2>
      <p>${verdictMark(overall, own.serves(serves.length, all))}</p>
      <p class="muted">${own.goodNetworks(goodNetworks, networks)}</p>
      ${serves.length < all ? html`<p>${own.takesIn(names, more)}</p>` : nothing}
      ${
        ties.length === 0
          ? nothing
          : html`<p>${own.orOneOf(ties.length)}</p>
              <ul class="chips">
                ${ties.slice(0, MOST_NAMES).map((tie) => html`<li>${this.#deviceLink(tie.id, tie.name, world)}</li>`)}
              </ul>
              ${
                ties.length > MOST_NAMES
                  ? html`<details>
                      <summary>${own.morePlans(ties.length - MOST_NAMES)}</summary>
                      <ul class="chips">
                        ${ties.slice(MOST_NAMES).map((tie) => html`<li>${this.#deviceLink(tie.id, tie.name, world)}</li>`)}
                      </ul>
                    </details>`
                  : nothing
              }`
      }
    </article>`;
  }

  #openPlaces(world: World, { best: { plan } }: PlanAnswer): TemplateResult | typeof nothing {
    const own = this.#planWords;
    if (plan.open.length === 0) return nothing;
    const row = ({ id, why, closest }: (typeof plan.open)[number]) =>
      html`<li>
        <b>${this.local(this.#country(world, id))}</b>
        ${own.why(
          why,
          closest.map((device) => world.devices.get(device)?.name ?? own.own),
        )}
      </li>`;
    return html`<article class="card">
      <h2>${own.open}</h2>
      <ul class="lines">
        ${plan.open.slice(0, MOST_NAMES).map(row)}
      </ul>
      ${
        plan.open.length > MOST_NAMES
          ? html`<details>
              <summary>${own.morePlans(plan.open.length - MOST_NAMES)}</summary>
              <ul class="lines">
                ${plan.open.slice(MOST_NAMES).map(row)}
              </ul>
            </details>`
          : nothing
      }
    </article>`;
  }

  #otherPlans(world: World, { best: { plan } }: PlanAnswer): TemplateResult | typeof nothing {
    const own = this.#planWords;
    const others = plan.choices.slice(1);
    if (others.length === 0) return nothing;
    const nameOf = (id: string) => world.devices.get(id)?.name ?? own.own;
    const shown = others.slice(0, MOST_NAMES);
    return html`<article class="card">
      <h2>${own.otherPlans}</h2>
      <ul class="lines">
        ${shown.map(
          (groups) =>
            html`<li>
              ${groups.map(({ devices }) => nameOf(devices[0]!) + (devices.length > 1 ? ` +${devices.length - 1}` : '')).join(' · ')}
            </li>`,
        )}
      </ul>
      ${others.length > shown.length ? html`<p class="muted">${own.morePlans(others.length - shown.length)}</p>` : nothing}
    </article>`;
  }

  #otherClasses(world: World, { others }: PlanAnswer, all: number): TemplateResult | typeof nothing {
    const own = this.#planWords;
    if (others.length === 0) return nothing;
    return html`<article class="card">
      <h2>${own.otherClasses}</h2>
      <ul class="lines">
        ${others.map(
          ({ radio, plan }) =>
            html`<li>
              <button type="button" class="as-link" @click=${() => this.app.choose({ class: radio })}>
                ${own.class[radio]}</button
              >:
              ${own.classPlan(
                (plan.choices[0] ?? []).map(({ devices }) => world.devices.get(devices[0]!)?.name ?? own.own),
                all - plan.open.length,
                all,
              )}
            </li>`,
        )}
      </ul>
    </article>`;
  }

  #whatIf(world: World, { device, gains, fragile }: TeamMember): TemplateResult {
    const own = this.#planWords;
    const [gain] = gains;
    const names = new Map(
      [...world.countries.values()].flatMap(({ networks }) =>
        networks.map((network) => [network.id, networkName(network, this.app.lang)]),
      ),
    );
    const hanging = fragile.filter(({ bands }) =>
      bands.some(({ then }) => then === 'no' || then === 'unconfirmed'),
    );
    const single = fragile.filter(({ singleSource }) => singleSource).length;
    return html`<article class="card">
      <h2>${own.whatIf}</h2>
      <p>
        ${
          gain
            ? own.withBand(
                device.name,
                gain.band,
                gain.good.length,
                gain.limited.length,
                ...this.#names(world, gain.places),
              )
            : own.nothingGained
        }
      </p>
      ${
        hanging.length > 0
          ? html`<p class="muted">
              ${own.hangOnBand(
                hanging.length,
                hanging.slice(0, 3).map(({ id, bands }) => `${names.get(id)!} (${bands[0]!.band})`),
              )}
            </p>`
          : nothing
      }
      ${single > 0 ? html`<p class="muted">${own.onOneSource(single)}</p>` : nothing}
    </article>`;
  }

  #life(world: World, { life, places }: PlanQuestion, answer: PlanAnswer): TemplateResult | typeof nothing {
    const own = this.#planWords;
    if (answer.team.length === 0) return nothing;
    const { all, places: outlooks, lives } = answer.life;
    const first = outlooks.find(({ until }) => until !== null && until === all.until);
    const inside = new Set(lives.filter(({ endsInside }) => endsInside).map(({ network }) => network));
    const lanes = lanesOfPlan(
      answer,
      world,
      this.reader,
      this.app.today,
      own.fourG(places.length - answer.best.plan.open.length),
    );
    return html`<section>
      <h2>${own.life}</h2>
      <p class="lead">
        ${
          all.next && all.until
            ? own.goodUntil(
                all.until,
                all.next.service,
                first && this.#country(world, first.id),
                all.next.consequence,
              )
            : lanes.length > 1
              ? own.holds
              : own.noEnd
        }
        ${life ? own.endsInside(inside.size) : nothing}
      </p>
      ${timelineView(lanes.slice(0, MOST_LANES), {
        lang: this.app.lang,
        today: this.app.today,
        heading: own.life,
        ...(life && { life }),
      })}
      ${lanes.length > MOST_LANES ? html`<p class="muted">${own.moreLanes(lanes.length - MOST_LANES)}</p>` : nothing}
    </section>`;
  }

  /** Where else the devices of the plan work. */
  #map(world: World, { team }: PlanAnswer): TemplateResult | typeof nothing {
    if (team.length === 0) return nothing;
    const devices = team.map(({ device }) => device);
    return html`<section>
      <h2>${this.words.whereItWorks}</h2>
      <bc-world-map
        .app=${this.app}
        .countries=${countriesByName(world, this.app.lang)}
        .devices=${devices}
        .subject=${this.verdictWords.list(devices.map(({ name }) => name))}
        .link=${({ cc }: WorldCountry) => this.reader.href('country', { cc })}
      ></bc-world-map>
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
    const grid = new URLSearchParams();
    grid.set(
      'devices',
      top
        .filter(({ id }) => world.devices.has(id))
        .map(({ id }) => id)
        .join(),
    );
    for (const name of ['in', 'region', 'bands', 'radio']) {
      const value = app.query.get(name);
      if (value) grid.set(name, value);
    }
    return html`<section>
      <h2>${own.ranked}</h2>
      <ol class="ranked">
        ${top.map(
          ({ id, serves, goodNetworks }) =>
            html`<li>
              <b>${this.#deviceLink(id, world.devices.get(id)?.name ?? own.own, world)}</b>
              <span class="served-bar" aria-hidden="true"
                ><i .style=${`inline-size: ${places.length ? (100 * serves.length) / places.length : 0}%`}></i
              ></span>
              <span class="number">${own.serves(serves.length, places.length)}</span>
              <span class="muted number">${own.goodNetworks(goodNetworks, all)}</span>
            </li>`,
        )}
      </ol>
      ${
        networks.length === 0
          ? html`<a
              class="button"
              href=${`${this.reader.href('compare')}?${grid.toString().replaceAll('%2C', ',')}`}
              >${own.inGrid}</a
            >`
          : nothing
      }
    </section>`;
  }

  #question(world: World, question: PlanQuestion): TemplateResult {
    const own = this.#planWords;
    const { asked, networks, covered, life } = question;
    const [before, which, rule, time, after] = own.question;
    return questionSentence(
      [
        before,
        {
          name: 'where',
          label: own.where,
          shown: networks.length > 0 ? own.networksIn(networks.length) : chosenCountries(this.app, asked),
          choices: () => this.#where(world, question),
        },
        which,
        {
          name: 'which',
          label: own.which,
          shown: this.#filterText(question),
          choices: () => this.#which(world, question),
        },
        rule,
        {
          name: 'rule',
          label: own.rule,
          shown: own.covered[covered],
          choices: () =>
            html`<div class="choices">
              ${COVER_RULES.map((each) => this.#chip(own.covered[each], each === covered, { covered: each }))}
            </div>`,
        },
        time,
        {
          name: 'life',
          label: own.howLong,
          shown: life ? own.lifeFrom(life.from, life.to) : own.noLife,
          choices: () => this.#lifeFields(),
        },
        after,
      ],
      this.#open,
      (part) => {
        this.#open = part;
        this.requestUpdate();
      },
    );
  }

  #chip(label: string, pressed: boolean, choices: Readonly<Record<string, string | null>>): TemplateResult {
    return html`<button
      type="button"
      class="choice"
      aria-pressed=${pressed}
      @click=${() => this.app.choose(choices)}
    >
      ${label}
    </button>`;
  }

  /** A field that takes effect when the person leaves it or presses Enter: half a word would be an unknown one. */
  #field(name: string, label: string, hint = '', size = 0): TemplateResult {
    return html`<label class="field">
      <span>${label}</span>
      <input
        type="search"
        class=${size > 0 ? 'short' : ''}
        autocomplete="off"
        spellcheck="false"
        placeholder=${hint}
        .value=${this.app.query.get(name) ?? ''}
        @change=${({ target }: Event) => this.app.choose({ [name]: (target as HTMLInputElement).value.trim() })}
      />
    </label>`;
  }

  #where(world: World, { asked }: PlanQuestion): TemplateResult {
    const own = this.#planWords;
    return html`${regionChips(this.app, world, asked)}
    ${countryPicker(this.app, world, { known: asked.named, unknown: [] })}
    ${this.#field('networks', own.networksField, own.networksHint)}`;
  }

  #which(world: World, { filters, own: device }: PlanQuestion): TemplateResult {
    const own = this.#planWords;
    const isAny = DEVICE_FILTERS.every((filter) => filters[filter].length === 0);
    return html`<div class="choices">
        ${this.#chip(own.clearFilters, isAny, { class: null, kind: null, vendor: null, cat: null })}
      </div>
      ${DEVICE_FILTERS.map(
        (filter) =>
          html`<fieldset>
            <legend>${own.filters[filter]}</legend>
            <div class="choices">
              ${filterValues(world, filter).map((value) => {
                const chosen = filters[filter];
                const next = chosen.includes(value)
                  ? chosen.filter((each) => each !== value)
                  : [...chosen, value];
                return this.#chip(this.#valueName(filter, value), chosen.includes(value), {
                  [filter]: next.join(),
                });
              })}
            </div>
          </fieldset>`,
      )}
      ${this.#field('bands', own.ownBands, own.ownHint)}
      ${device ? html`<p class="muted">${own.own}: ${device.radio}</p>` : nothing}`;
  }

  #lifeFields(): TemplateResult {
    const own = this.#planWords;
    return html`<div class="filters">
      ${this.#field('from', own.from, '2027', 6)} ${this.#field('years', own.years, '10', 6)}
    </div>`;
  }

  #valueName(filter: DeviceFilter, value: string): string {
    if (filter === 'class') return this.#planWords.class[value as keyof PlanWords['class']];
    if (filter === 'kind') return this.words.kinds[value] ?? value;
    return filter === 'cat' ? `Cat ${value}` : value;
  }

  #filterText({ filters, own: device }: PlanQuestion): string {
    const own = this.#planWords;
    const values = DEVICE_FILTERS.flatMap((filter) =>
      filters[filter].map((value) => this.#valueName(filter, value)),
    );
    const said = [...values, ...(device ? [GRID_WORDS[this.app.lang].pasted] : [])];
    return said.length > 0 ? said.join(', ') : own.anyDevice;
  }

  #save(world: World, answer: PlanAnswer): Promise<void> {
    const days = calendarOfPlan(answer, world, this.reader, this.app.today, location.origin);
    const terms = { lang: this.app.lang, stamp: world.updated };
    return saveAsCalendar('band-check-plan.ics', this.#planWords.heading, days, terms);
  }
}
customElements.define('bc-plan-page', PlanPage);

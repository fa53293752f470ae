/** `/switch-offs`: when 2G, 3G and NB-IoT end, network by network, on a line of years. */
import { html, nothing, type TemplateResult } from 'lit';
import { lastDayOf } from '../../core/date.js';
import type { Service, ServiceState } from '../../core/service.js';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldCountry, WorldNetwork } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';
import { pathOf } from '../../words/pages.js';

const ENDING: readonly Service[] = ['g2', 'g3', 'nbiot'];

interface SwitchOff {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  readonly service: Service;
  readonly status: ServiceState & { readonly date: string };
  /** The last day that the date can mean, `YYYY-MM-DD`. */
  readonly day: string;
}

export class SwitchOffsPage extends Page {
  #filter = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words, verdictWords } = this;
    const service = ENDING.find((each) => each === app.query.get('service'));
    const wanted = foldName(this.#filter);
    const everything = switchOffs(world);
    const all = everything
      .filter((each) => !service || each.service === service)
      .filter(({ country, network }) =>
        [...foldedCountryNames(country), foldName(network.name)].some((name) => name.includes(wanted)),
      );
    const isAhead = ({ status, day }: SwitchOff) => status.state !== 'off' && day >= app.today;
    const isOverdue = ({ status, day }: SwitchOff) => status.state !== 'off' && day < app.today;
    const isPast = ({ status }: SwitchOff) => status.state === 'off';
    return html`
      <h1 tabindex="-1">${words.switchOffsHeading}</h1>
      <p class="lead">
        ${words.switchOffsLead(everything.filter(isAhead).length, everything.filter(isPast).length)}
      </p>
      <div class="filters">
        ${filterField(words.filterCountries, this.#filter, (text) => {
          this.#filter = text;
          this.requestUpdate();
        })}
        <div class="choices" role="group" aria-label=${words.technology}>
          ${ENDING.map(
            (each) =>
              html`<button
                class="choice"
                aria-pressed=${service === each}
                @click=${() => {
                  const query = app.query;
                  if (service === each) query.delete('service');
                  else query.set('service', each);
                  app.setQuery(query);
                }}
              >
                ${verdictWords.service[each]}
              </button>`,
          )}
        </div>
      </div>
      <p class="count" role="status">${words.entries(all.length)}</p>
      ${this.#timeline(words.ahead, all.filter(isAhead), 'ahead')}
      ${this.#timeline(words.overdue, all.filter(isOverdue), 'overdue')}
      ${this.#timeline(words.past, all.filter(isPast).reverse(), 'past')}
    `;
  }

  #timeline(title: string, list: readonly SwitchOff[], name: string): TemplateResult | typeof nothing {
    if (list.length === 0) return nothing;
    const years = new Map<string, SwitchOff[]>();
    for (const each of list) {
      const year = each.status.date.slice(0, 4);
      years.set(year, [...(years.get(year) ?? []), each]);
    }
    return html`<section class="timeline ${name}">
      <h2>${title}</h2>
      ${[...years].map(
        ([year, entries]) =>
          html`<div class="year">
            <h3>${year}</h3>
            <ul>
              ${entries.map((entry) => this.#entry(entry))}
            </ul>
          </div>`,
      )}
    </section>`;
  }

  #entry({ country, network, service, status }: SwitchOff): TemplateResult {
    const { app, verdictWords } = this;
    // a year alone is the heading already
    const dated = status.date.length > 4 || status.dateNote !== undefined;
    const when = [
      ...(dated ? [verdictWords.date(status.date, status.dateNote)] : []),
      ...(status.state === 'ending' ? [verdictWords.state.ending] : []),
    ];
    return html`<li>
      <b class="service-tag ${service}">${verdictWords.service[service]}</b>
      <span class="who"
        ><a href=${app.href(pathOf('network', { id: network.id }))}>${network.name}</a>
        <a class="muted" href=${app.href(pathOf('country', { cc: country.cc }))}
          >${this.local(country.name)}</a
        ></span
      >
      <span class="when">${when.join(' · ')}</span>
    </li>`;
  }
}
customElements.define('bc-switch-offs-page', SwitchOffsPage);

/** Every dated end of a service, earliest first. */
function switchOffs(world: World): SwitchOff[] {
  const list: SwitchOff[] = [];
  for (const country of world.countries.values()) {
    for (const network of country.networks) {
      for (const service of ENDING) {
        const status = network.status[service];
        const { state, date, dateNote } = status;
        if (date === null || (state !== 'off' && state !== 'ending' && state !== 'planned')) continue;
        list.push({ country, network, service, status: { ...status, date }, day: lastDayOf(date, dateNote) });
      }
    }
  }
  return list.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

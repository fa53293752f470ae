/** `/switch-offs`: when 2G, 3G and NB-IoT end, network by network, on a line of years. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';
import { pathOf } from '../../words/page-paths.js';
import {
  ENDING,
  filterSwitchOffs,
  listSwitchOffs,
  type Phase,
  phaseOf,
  readEndingService,
  type SwitchOff,
  switchOffYears,
  type SwitchOffYear,
} from './switch-off-list.js';

const PHASES: readonly Phase[] = ['ahead', 'overdue', 'past'];

export class SwitchOffsPage extends Page {
  #filter = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words, verdictWords } = this;
    const service = readEndingService(app.query);
    const asked = app.query.get('service');
    const everything = listSwitchOffs(world);
    const shown = filterSwitchOffs(everything, world, this.#filter, service);
    const count = (phase: Phase) => everything.filter((each) => phaseOf(each, app.today) === phase).length;
    return html`
      <h1 tabindex="-1">${words.switchOffsHeading}</h1>
      <p class="lead">${words.switchOffsLead(count('ahead'), count('past'))}</p>
      ${asked && !service ? html`<p class="not-known" role="alert">${words.notKnown([asked])} ${words.pickAnother}</p>` : nothing}
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
                @click=${() => app.choose({ service: service === each ? null : each })}
              >
                ${verdictWords.service[each]}
              </button>`,
          )}
        </div>
      </div>
      <p class="count" role="status">${words.entries(shown.length)}</p>
      ${PHASES.map((phase) => this.#timeline(phase, switchOffYears(shown, phase, app.today)))}
    `;
  }

  #timeline(phase: Phase, years: readonly SwitchOffYear[]): TemplateResult | typeof nothing {
    if (years.length === 0) return nothing;
    return html`<section class="timeline ${phase}">
      <h2>${this.words[phase]}</h2>
      ${years.map(
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

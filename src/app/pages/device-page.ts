/** `/devices/{id}`: the bands of a device, and where it works as a map and as a table. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageNames } from '../../words/pages.js';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { OlderBands } from '../../world/snapshot/world-snapshot.js';
import type { WorldCountry, WorldDevice } from '../../world/world.js';
import { type Overall, OVERALLS } from '../../core/tally.js';
import { answerFor, type CountryAnswer } from '../base/answer.js';
import type { AppData } from '../base/app-data.js';
import { countriesByName } from '../base/by-name.js';
import { Page } from '../base/app-page.js';
import { answerTable } from '../../views/answer-table.js';
import { bandPlates, noBands } from '../../views/band-plate.js';
import { favouriteButton } from '../parts/favourite-button.js';
import { filterField } from '../parts/filter-field.js';
import '../parts/share-panel.js';
import { sourceList } from '../../views/sources.js';
import { verdictShape } from '../../views/verdict-badge.js';
import '../parts/world-map.js';
import { pathOf } from '../base/router.js';

export class DevicePage extends Page {
  #filter = '';
  #only: Overall | undefined;
  #answers:
    | {
        readonly of: WorldDevice;
        readonly countries: readonly WorldCountry[];
        readonly asOf: string;
        readonly list: readonly CountryAnswer[];
      }
    | undefined;

  override names({ world }: AppData): PageNames | undefined {
    const device = world.devices.get(this.params['id']!);
    return device && { device: device.name };
  }

  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app, words } = this;
    const device = world.devices.get(this.params['id']!)!;
    const { lte, nr, fallback } = device;
    const sources = evidence?.devices.get(device.id);
    const answers = this.#answersOf(device, countriesByName(world, app.lang));
    const wanted = foldName(this.#filter);
    const shown = answers
      .filter(({ overall }) => !this.#only || overall === this.#only)
      .filter(({ country }) => foldedCountryNames(country).some((name) => name.includes(wanted)));
    return html`
      <p class="trail">
        <a href=${app.href('/devices')}>${words.devicesHeading}</a> · ${device.vendor ?? words.otherVendor}
      </p>
      <h1 tabindex="-1">${device.name}</h1>
      <p class="lead">${this.#tally(answers)}</p>
      <div class="toolbar">
        ${favouriteButton(app, pathOf('device', { id: device.id }))}<bc-share .app=${app}></bc-share>
      </div>
      <section class="where-section">
        <h2>${words.whereItWorks}</h2>
        <bc-world-map .app=${app} .answers=${answers} .device=${device}></bc-world-map>
        <div class="filters">
          ${filterField(words.filterCountries, this.#filter, (text) => {
            this.#filter = text;
            this.requestUpdate();
          })}
          <div class="choices" role="group" aria-label=${words.verdict}>
            ${OVERALLS.map((overall) => {
              const count = answers.filter((answer) => answer.overall === overall).length;
              return count === 0
                ? nothing
                : html`<button
                    class="choice"
                    aria-pressed=${this.#only === overall}
                    @click=${() => {
                      this.#only = this.#only === overall ? undefined : overall;
                      this.requestUpdate();
                    }}
                  >
                    ${verdictShape(overall)}${words.overall[overall]} <span class="number">${count}</span>
                  </button>`;
            })}
          </div>
        </div>
        <p class="count" role="status">${words.countryCount(shown.length)}</p>
        ${answerTable(
          words,
          words.country,
          shown.map((answer) => ({
            name: this.local(answer.country.name),
            href: app.href(pathOf('report', { id: device.id, cc: answer.country.cc })),
            answer,
          })),
        )}
      </section>
      <section>
        <h2>${words.facts}</h2>
        <dl class="facts">
          <dt>${words.kind}</dt>
          <dd>${words.kinds[device.kind]}, ${words.radios[device.radio]}</dd>
          ${
            device.lteCategory
              ? html`<dt>${words.lteCategory}</dt>
                  <dd>${device.lteCategory}</dd>`
              : nothing
          }
          <dt>LTE</dt>
          <dd>${bandPlates('lte', lte, (path) => app.href(path))}${noBands(lte, words)}</dd>
          ${
            nr.length > 0
              ? html`<dt>5G NR</dt>
                  <dd>${bandPlates('nr', nr, (path) => app.href(path))}</dd>`
              : nothing
          }
          ${this.#older(fallback ?? [], evidence?.olderBands.get(device.id))}
        </dl>
        ${
          sources && evidence
            ? html`<h3>${words.sources}</h3>
                ${sourceList(sources, evidence.sources, words)}`
            : nothing
        }
        <p class="muted"><a href=${`/v1/models/${device.id}.json`}>${words.asJson}</a></p>
      </section>
    `;
  }

  /** 2G and 3G, with their bands as soon as those are here. */
  #older(fallback: readonly ('g2' | 'g3')[], bands: OlderBands | undefined): TemplateResult {
    const { verdictWords, words } = this;
    if (!bands) {
      const services = fallback.map((service) => verdictWords.service[service]);
      return html`<dt>${words.olderServices}</dt>
        <dd>${services.length > 0 ? verdictWords.list(services) : words.noneKnown}</dd>`;
    }
    const { umts, gsmMhz } = bands;
    const row = (service: 'g2' | 'g3', names: readonly string[]) =>
      names.length === 0
        ? nothing
        : html`<dt>${verdictWords.service[service]}</dt>
            <dd>
              <ul class="plates">
                ${names.map((name) => html`<li class="plate">${name}</li>`)}
              </ul>
            </dd>`;
    const gsm = gsmMhz.map((mhz) => `${mhz} MHz`);
    return html`${row('g3', umts)}${row('g2', gsm)}`;
  }

  /** Judging the world takes a few milliseconds; once a device and day is enough. */
  #answersOf(of: WorldDevice, countries: readonly WorldCountry[]): readonly CountryAnswer[] {
    const asOf = this.app.today;
    const known = this.#answers;
    if (known?.of === of && known.countries === countries && known.asOf === asOf) return known.list;
    const list = countries.map((country) => answerFor(of, country, asOf));
    this.#answers = { of, countries, asOf, list };
    return list;
  }

  #tally(answers: readonly CountryAnswer[]): string {
    const count = (overall: Overall) => answers.filter((answer) => answer.overall === overall).length;
    return this.words.deviceTally(answers.length, count('good'), count('some'), count('limited'));
  }
}
customElements.define('bc-device-page', DevicePage);

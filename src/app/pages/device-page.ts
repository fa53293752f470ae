/** `/devices/{id}`: the bands of a device, and where it works as a map and as a table. */
import { html, nothing, type TemplateResult } from 'lit';
import { pathOf, type PageNames } from '../../words/pages.js';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { WorldCountry, WorldDevice } from '../../world/world.js';
import { type Overall, OVERALLS } from '../../core/tally.js';
import { answerFor, type CountryAnswer } from '../base/answer.js';
import type { AppData } from '../base/app-data.js';
import { countriesByName } from '../../views/by-name.js';
import { Page } from '../base/app-page.js';
import { favouriteButton } from '../parts/favourite-button.js';
import { filterField } from '../parts/filter-field.js';
import '../parts/share-panel.js';
import { deviceView } from '../../views/device-view.js';
import { verdictShape } from '../../views/verdict-badge.js';
import '../parts/world-map.js';

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
    const answers = this.#answersOf(device, countriesByName(world, app.lang));
    const wanted = foldName(this.#filter);
    const shown = answers
      .filter(({ overall }) => !this.#only || overall === this.#only)
      .filter(({ country }) => foldedCountryNames(country).some((name) => name.includes(wanted)));
    const parts = {
      toolbar: html`${favouriteButton(app, pathOf('device', { id: device.id }))}<bc-share
          .app=${app}
        ></bc-share>`,
      finder: html`<bc-world-map .app=${app} .answers=${answers} .device=${device}></bc-world-map>
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
        <p class="count" role="status">${words.countryCount(shown.length)}</p>`,
      rows: shown.map(({ country, counts }) => ({
        name: this.local(country.name),
        href: this.reader.href('report', { id: device.id, cc: country.cc }),
        tally: counts,
      })),
    };
    const tallies = answers.map(({ counts }) => counts);
    return deviceView(device, tallies, evidence, parts, this.reader);
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
}
customElements.define('bc-device-page', DevicePage);

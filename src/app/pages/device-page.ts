/** `/devices/{id}`: the bands of a device, and where it works as a map and as a table (`?q=korea&only=limited`). */
import { html, nothing, type TemplateResult } from 'lit';
import { pathOf } from '../../words/page-paths.js';
import type { PageNames } from '../../words/pages.js';
import { countOveralls, OVERALLS } from '../../core/tally.js';
import type { AppData } from '../base/app-data.js';
import { countriesByName } from '../../views/by-name.js';
import { Page } from '../base/app-page.js';
import { favouriteButton } from '../parts/favourite-button.js';
import { filterField } from '../parts/filter-field.js';
import { mapWhenNear } from '../parts/map-when-near.js';
import '../parts/share-panel.js';
import { answerTable } from '../../views/answer-table.js';
import { deviceView } from '../../views/device-view.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { answerEverywhere, filterAnswers } from './device-answers.js';

/** So many countries are drawn with the beginning of the page, and so many more at a time. */
const FIRST_ROWS = 30;
const MORE_ROWS = 50;

export class DevicePage extends Page {
  protected override readonly lastStage = 3;

  override names({ world }: AppData): PageNames | undefined {
    const device = world.devices.get(this.params['id']!);
    return device && { device: device.name };
  }

  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app, words } = this;
    const device = world.devices.get(this.params['id']!)!;
    const countries = countriesByName(world, app.lang);
    const answers = answerEverywhere(device, countries);
    const counts = countOveralls(answers.map(({ overall }) => overall));
    const filter = app.query.get('q') ?? '';
    const asked = app.query.get('only');
    const only = OVERALLS.find((overall) => overall === asked);
    const shown = filterAnswers(answers, world, filter, only);
    const parts = {
      toolbar: html`${favouriteButton(app, pathOf('device', { id: device.id }))}<bc-share
          .app=${app}
        ></bc-share>`,
      countries: html`${mapWhenNear({
          app,
          countries,
          devices: [device],
          subject: device.name,
          link: ({ cc }) => this.reader.href('report', { id: device.id, cc }),
        })}
        <div class="filters">
          ${filterField(words.filterCountries, filter, (q) => app.choose({ q }))}
          <div class="choices" role="group" aria-label=${words.verdict}>
            ${OVERALLS.map((overall) => {
              return counts[overall] === 0
                ? nothing
                : html`<button
                    class="choice"
                    aria-pressed=${only === overall}
                    @click=${() => app.choose({ only: only === overall ? null : overall })}
                  >
                    ${verdictShape(overall)}${words.overall[overall]}
                    <span class="number">${counts[overall]}</span>
                  </button>`;
            })}
          </div>
        </div>
        <p class="count" role="status">${words.countryCount(shown.length)}</p>
        ${answerTable(
          words,
          words.country,
          shown.slice(0, this.#rows).map(({ country, tally }) => ({
            name: this.local(country.name),
            href: this.reader.href('report', { id: device.id, cc: country.cc }),
            tally,
          })),
        )}`,
    };
    const tallies = answers.map(({ tally }) => tally);
    return deviceView(device, tallies, evidence, parts, this.reader);
  }

  /** How many countries are drawn by now; all of them in the end. */
  get #rows(): number {
    return this.stage === this.lastStage ? Infinity : FIRST_ROWS + this.stage * MORE_ROWS;
  }
}
customElements.define('bc-device-page', DevicePage);

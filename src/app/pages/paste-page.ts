/** `/paste`: bands from any text, judged at once. Text that another app shares lands here too. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../elements/band-paste/band-paste.js';
import type { PasteChange, PasteDevice } from '../../elements/band-paste/band-paste.element.js';
import { countriesByName } from '../../views/by-name.js';
import { olderNetworks } from '../../views/older-networks.js';
import { GRID_WORDS } from '../../words/grid.js';
import { pathOf } from '../../words/page-paths.js';
import type { WorldCountry } from '../../world/world.js';
import { readCountries } from '../base/address-names.js';
import type { GridDevice } from '../base/answer-matrix.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { readPastedDevice } from '../base/asked-devices.js';
import { judgeCountry } from '../base/judge-country.js';
import { answerHead, answerNetworks } from '../parts/check-answer.js';
import { countryPicker } from '../parts/country-picker.js';
import '../parts/share-panel.js';
import { mapWhenNear } from '../parts/map-when-near.js';
import { planAddress, readPastedText, withBands } from './paste-question.js';

export class PastePage extends Page {
  /** The bands of the text as they stand in the address, and their kind of radio. */
  #read: Pick<PasteChange, 'bands' | 'radio'> | undefined;
  /** The older services of a text that has nothing newer. */
  #older: PasteChange['older'] = [];
  /** What stands in the box when the page opens; the person's own text from then on. */
  #first: string | undefined;

  protected override draw(data: AppData): TemplateResult {
    const { app, words } = this;
    this.#first ??= readPastedText(app.query);
    const countries = readCountries(app.query.get('in'), data.world);
    const device =
      this.#read && readPastedDevice(this.#read.bands, this.#read.radio, GRID_WORDS[app.lang].pasted);
    return html`
      <h1 tabindex="-1">${words.pasteHeading}</h1>
      <p class="lead">${words.pasteLead}</p>
      <div class="ask">
        <band-paste
          lang=${app.lang}
          .value=${this.#first}
          .devices=${[...data.world.devices.values()]}
          .source=${data.source}
          @band-paste-change=${(event: CustomEvent<PasteChange>) => this.#take(event.detail)}
          @band-paste-device=${(event: CustomEvent<PasteDevice>) => app.go(`/devices/${event.detail.id}`)}
        ></band-paste>
        ${countryPicker(app, data.world, countries)}
      </div>
      ${device && countries.known.length > 0 ? this.#answer(device, countries.known, data) : nothing}
      ${this.#older.length > 0 ? countries.known.map((country) => olderNetworks(country, this.#older, app.lang)) : nothing}
      ${(device || this.#older.length > 0) && countries.known.length === 0 ? html`<p class="next muted">${words.toChoose.country}</p>` : nothing}
      ${
        device
          ? html`<p class="actions no-print">
                <a class="button" href=${app.href(`${pathOf('plan')}${planAddress(app.query, this.#read!)}`)}
                  >${words.planWith}</a
                >
              </p>
              ${this.#map(device, data)}`
          : nothing
      }
    `;
  }

  #answer(device: GridDevice, countries: readonly WorldCountry[], data: AppData): TemplateResult {
    const { app } = this;
    const answers = countries.map((country) => judgeCountry(device, country, app.today));
    return html`${answerHead(device, answers, html`<bc-share .app=${app}></bc-share>`, app)}
    ${answerNetworks(device, answers, data, app)}`;
  }

  /** Where else these bands work. */
  #map(device: GridDevice, { world }: AppData): TemplateResult {
    const { app } = this;
    const inCountry = ({ cc }: WorldCountry) => {
      const query = app.query;
      query.set('in', cc);
      return app.href(`${pathOf('paste')}?${query.toString().replaceAll('%2C', ',')}`);
    };
    return html`<section>
      <h2>${this.words.whereItWorks}</h2>
      ${mapWhenNear({
        app,
        countries: countriesByName(world, app.lang),
        devices: [device],
        subject: device.name,
        link: inCountry,
      })}
    </section>`;
  }

  #take({ radio, bands, older }: PasteChange): void {
    this.#read = bands ? { bands, radio } : undefined;
    this.#older = older;
    this.app.setQuery(withBands(this.app.query, bands || null));
  }
}
customElements.define('bc-paste-page', PastePage);

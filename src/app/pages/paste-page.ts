/** `/paste`: bands from any text, judged at once. Text that another app shares lands here too. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../elements/band-paste/band-paste.js';
import type { PasteChange, PasteDevice } from '../../elements/band-paste/band-paste.element.js';
import type { AppData } from '../base/app-data.js';
import { readCountries } from '../base/address-names.js';
import { Page } from '../base/app-page.js';
import { olderNetworks } from '../../views/older-networks.js';
import { type EmbeddedDevice, embeddedAnswer } from '../parts/embedded-answer.js';
import { countryPicker } from '../parts/country-picker.js';
import { readPastedText, withBands } from './paste-question.js';

export class PastePage extends Page {
  #asked: EmbeddedDevice | undefined;
  /** The older services of a text that has nothing newer. */
  #older: PasteChange['older'] = [];
  /** What stands in the box when the page opens; the person's own text from then on. */
  #first: string | undefined;

  protected override draw(data: AppData): TemplateResult {
    const { app, words } = this;
    this.#first ??= readPastedText(app.query);
    const countries = readCountries(app.query.get('in'), data.world);
    const asked = this.#asked;
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
      ${asked ? countries.known.map((country) => embeddedAnswer(app, data, asked, country)) : nothing}
      ${this.#older.length > 0 ? countries.known.map((country) => olderNetworks(country, this.#older, app.lang)) : nothing}
      ${(asked || this.#older.length > 0) && countries.known.length === 0 ? html`<p class="next muted">${words.toChoose.country}</p>` : nothing}
    `;
  }

  #take({ radio, bands, older }: PasteChange): void {
    this.#asked = bands ? { bands, radio } : undefined;
    this.#older = older;
    this.app.setQuery(withBands(this.app.query, bands || null));
  }
}
customElements.define('bc-paste-page', PastePage);

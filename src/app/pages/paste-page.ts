/** `/paste`: bands from any text, judged at once. Text that another app shares lands here too. */
import { html, nothing, type TemplateResult } from 'lit';
import '../../elements/band-paste/band-paste.js';
import type { PasteChange } from '../../elements/band-paste/band-paste.element.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { type Asked, countryAnswer } from '../parts/country-answer.js';
import { chosenCountries, countryPicker } from '../parts/country-picker.js';

export class PastePage extends Page {
  #asked: Asked | undefined;
  /** What the page starts with: bands of a shared link, or the text that another app has shared. */
  #first: string | undefined;

  protected override draw(data: AppData): TemplateResult {
    const { app, words } = this;
    this.#first ??=
      app.query.get('bands') ??
      ['title', 'text', 'url'].flatMap((part) => app.query.get(part) ?? []).join('\n');
    const countries = chosenCountries(app, data.world);
    const asked = this.#asked;
    return html`
      <h1 tabindex="-1">${words.pasteHeading}</h1>
      <p class="lead">${words.pasteLead}</p>
      <div class="ask">
        <band-paste
          lang=${app.lang}
          .value=${this.#first}
          @band-paste-change=${(event: CustomEvent<PasteChange>) => this.#take(event.detail)}
        ></band-paste>
        ${countryPicker(app, data.world, countries)}
      </div>
      ${asked ? countries.map((country) => countryAnswer(app, data, asked, country)) : nothing}
      ${asked && countries.length === 0 ? html`<p class="muted">${words.chooseCountry}</p>` : nothing}
    `;
  }

  #take({ radio, bands }: PasteChange): void {
    this.#asked = bands ? { bands, radio } : undefined;
    const query = this.app.query;
    for (const part of ['title', 'text', 'url']) query.delete(part);
    if (bands) query.set('bands', bands.replaceAll(' ', ','));
    else query.delete('bands');
    this.app.setQuery(query);
  }
}
customElements.define('bc-paste-page', PastePage);

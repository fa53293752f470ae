/** `/`: choose a device and countries, and have the answer at once. The choice is in the address. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { favouriteName } from '../lists/favourite-name.js';
import { countryPicker } from '../parts/country-picker.js';
import { deviceOptions } from '../parts/device-options.js';
import { embeddedAnswer } from '../parts/embedded-answer.js';
import { unknownNames } from '../parts/unknown-names.js';
import { checksOf, readCheckQuestion } from './check-question.js';

export class CheckPage extends Page {
  /** The checks that were last put among the recent ones. */
  #kept = '';

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    const { data, query, saved } = this.app;
    if (data.status !== 'ready') return;
    const checks = checksOf(readCheckQuestion(query, data.data.world));
    if (checks.join() === this.#kept) return;
    this.#kept = checks.join();
    for (const check of checks.reverse()) saved.addRecent(check);
  }

  protected override draw(data: AppData): TemplateResult {
    const { app, words } = this;
    const { world } = data;
    const { device, unknownDevice, countries, missing } = readCheckQuestion(app.query, world);
    return html`
      <h1 tabindex="-1">${words.checkHeading}</h1>
      <form class="ask" @submit=${(event: Event) => event.preventDefault()}>
        <div>
          <label class="field">
            <span>${words.device}</span>
            <select
              name="device"
              @change=${(event: Event) => app.choose({ device: (event.target as HTMLSelectElement).value })}
            >
              ${device ? nothing : html`<option value="" selected>${words.chooseDevice}</option>`}
              ${deviceOptions(app, world, device?.id)}
            </select>
          </label>
          ${unknownNames(
            app.lang,
            unknownDevice ? [unknownDevice] : [],
            words.pickOrPaste,
            ({ name }) => name,
            ({ id }) => app.choose({ device: id }),
          )}
          <p class="or"><a href=${app.href('/paste')}>${words.orPaste}</a></p>
        </div>
        ${countryPicker(app, world, countries)}
      </form>
      ${
        device
          ? countries.known.map((country) => embeddedAnswer(app, data, { device: device.id }, country))
          : nothing
      }
      ${missing ? html`<p class="next muted">${words.toChoose[missing]}</p>` : nothing} ${this.#saved(world)}
    `;
  }

  #saved(world: World): TemplateResult | typeof nothing {
    const { app, words } = this;
    const { favourites, recent } = app.saved;
    if (favourites.length + recent.length === 0) return nothing;
    const list = (title: string, paths: readonly string[]) =>
      paths.length === 0
        ? nothing
        : html`<section>
            <h2>${title}</h2>
            <ul class="saved">
              ${paths.map((path) => html`<li><a href=${app.href(path)}>${favouriteName(path, world, app.lang)}</a></li>`)}
            </ul>
          </section>`;
    return html`<div class="columns">
      ${list(words.favourites, favourites)}
      ${list(
        words.recent,
        recent.map((check) => '/check/' + check),
      )}
    </div>`;
  }
}
customElements.define('bc-check-page', CheckPage);

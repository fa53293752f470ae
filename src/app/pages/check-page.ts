/** `/`: choose a device and countries, and have the answer at once. The choice is in the address. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { World, WorldDevice } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { favouriteName } from '../lists/favourite-name.js';
import { countryAnswer } from '../parts/country-answer.js';
import { chosenCountries, countryPicker } from '../parts/country-picker.js';
import { deviceOptions } from '../parts/device-options.js';
import { notKnown } from '../parts/not-known.js';

/** More countries than this are a survey, not checks to come back to. */
const RECENT_MOST = 3;

export class CheckPage extends Page {
  #made = '';
  /** The device of the last check before this page was opened. */
  #last: string | undefined;

  /** What was chosen is a check that was made: it is among the recent ones, and what this page begins with next time. */
  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    const { data, query, saved } = this.app;
    if (data.status !== 'ready' || !(query.has('device') || query.has('in'))) return;
    const { world } = data.data;
    const device = this.#device(world);
    const checks = chosenCountries(this.app, world).map(({ cc }) => `${device.id}/${cc}`);
    if (checks.length > RECENT_MOST || checks.join() === this.#made) return;
    this.#made = checks.join();
    for (const check of checks.reverse()) saved.addRecent(check);
  }

  protected override draw(data: AppData): TemplateResult {
    const { app, words } = this;
    const { world } = data;
    const asked = app.query.get('device') ?? '';
    const device = this.#device(world);
    const countries = chosenCountries(app, world);
    return html`
      <h1 tabindex="-1">${words.checkHeading}</h1>
      <form class="ask" @submit=${(event: Event) => event.preventDefault()}>
        <div>
          <label class="field">
            <span>${words.device}</span>
            <select
              name="device"
              @change=${(event: Event) => this.#set('device', (event.target as HTMLSelectElement).value)}
            >
              ${deviceOptions(app, world, device.id)}
            </select>
          </label>
          ${notKnown(app, asked && asked !== device.id ? [asked] : [])}
          <p class="or"><a href=${app.href('/paste')}>${words.orPaste}</a></p>
        </div>
        ${countryPicker(app, world, countries)}
      </form>
      ${countries.map((country) => countryAnswer(app, data, { device: device.id }, country))}
      ${countries.length === 0 ? html`<p class="muted">${words.chooseCountry}</p>` : nothing}
      ${this.#saved(world)}
    `;
  }

  /** The device of the address; else that of the last check. */
  #device(world: World): WorldDevice {
    const { query, saved } = this.app;
    // What another tab checks meanwhile must not change the choice of this one.
    if (saved.opened) this.#last ??= saved.recent[0]?.split('/')[0] ?? '';
    return (
      world.devices.get(query.get('device') ?? '') ??
      world.devices.get(this.#last ?? '') ??
      world.devices.get('ec25-e') ??
      world.devices.values().next().value!
    );
  }

  #set(key: string, value: string): void {
    const query = this.app.query;
    query.set(key, value);
    this.app.setQuery(query);
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

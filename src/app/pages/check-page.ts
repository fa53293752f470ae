/** `/`: choose a device and countries, and have the answer at once. The choice is in the address. */
import { html, nothing, type TemplateResult } from 'lit';
import type { World, WorldDevice } from '../../world/world.js';
import { answerFor, namesByVerdict } from '../answer.js';
import type { AppData } from '../app-data.js';
import { Page } from '../page.js';
import { favouriteName } from '../favourite-name.js';
import { icon } from '../parts/icon.js';
import { networkLine } from '../parts/network-answer.js';
import { verdictShape } from '../parts/verdict-mark.js';
import { pathOf } from '../routes.js';
import { byVendor } from '../by-vendor.js';

export class CheckPage extends Page {
  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const device = world.devices.get(app.query.get('device') ?? '') ?? firstDevice(world, app.saved.recent);
    const codes = this.#codes(world);
    const countries = codes.flatMap((cc) => world.countries.get(cc) ?? []);
    return html`
      <h1 tabindex="-1">${words.checkHeading}</h1>
      <form class="ask" @submit=${(event: Event) => event.preventDefault()}>
        <label class="field">
          <span>${words.device}</span>
          <select
            name="device"
            @change=${(event: Event) => this.#set('device', (event.target as HTMLSelectElement).value)}
          >
            ${byVendor(world.devices.values(), words.otherVendor).map(
              ([vendor, devices]) =>
                html`<optgroup label=${vendor}>
                  ${devices.map(
                    ({ id, name }) =>
                      html`<option value=${id} ?selected=${id === device.id}>${name}</option>`,
                  )}
                </optgroup>`,
            )}
          </select>
        </label>
        <div class="field">
          <label for="country">${words.country}</label>
          <select
            id="country"
            name="country"
            @change=${(event: Event) => this.#set('in', (event.target as HTMLSelectElement).value)}
          >
            ${[...world.countries.values()].map(
              (country) =>
                html`<option value=${country.cc} ?selected=${country.cc === codes[0]}>
                  ${this.local(country.name)}
                </option>`,
            )}
          </select>
        </div>
      </form>
      ${countries.map((country) => {
        const answer = answerFor(device.judged, country, app.today);
        const path = pathOf('report', { id: device.id, cc: country.cc });
        return html`<section class="answer ${answer.overall}">
          <h2 class="conclusion">
            ${verdictShape(answer.overall)}
            <span
              ><span class="where">${this.verdictWords.deviceIn(device.name, this.local(country.name))}</span>
              ${this.verdictWords.summary(namesByVerdict(answer))}</span
            >
          </h2>
          <ul class="network-lines">
            ${answer.networks.map((each) => networkLine(each, app, this.verdictWords, device.judged))}
          </ul>
          <p><a class="button" href=${app.href(path)}>${words.fullReport}${icon('forward')}</a></p>
        </section>`;
      })}
      ${this.#saved(world)}
    `;
  }

  /** Countries of the address; else the person's own region; else Germany. */
  #codes(world: World): string[] {
    const asked = (this.app.query.get('in') ?? '').split(',').filter((cc) => world.countries.has(cc));
    if (asked.length > 0) return asked;
    const region = navigator.language.split('-').at(-1)!.toLowerCase();
    return [navigator.language.includes('-') && world.countries.has(region) ? region : 'de'];
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

function firstDevice(world: World, recent: readonly string[]): WorldDevice {
  const last = recent[0]?.split('/')[0];
  return (
    (last && world.devices.get(last)) || world.devices.get('ec25-e') || world.devices.values().next().value!
  );
}

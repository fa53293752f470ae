/** `/compare`: devices against countries; in each cell on how many networks the device is good. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { countryNames } from '../../world/find.js';
import { foldName } from '../../world/near-matches.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { OVERALLS } from '../../core/overall.js';
import { answerFor } from '../answer.js';
import type { AppData } from '../app-data.js';
import { byVendor } from '../by-vendor.js';
import { Page } from '../page.js';
import { filterField } from '../parts/filter-field.js';
import { verdictShape } from '../parts/verdict-mark.js';
import { pathOf } from '../routes.js';

/** Shown when nothing is chosen yet: one of each kind of radio. */
const FIRST = ['ec25-e', 'ec25-af', 'bg95-m3', 'rm520n-gl', 'rutx12-0'];

export class ComparePage extends Page {
  #filter = '';
  #table: { readonly key: string; readonly rows: TemplateResult } | undefined;
  #names = new Map<string, string[]>();

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const chosen = this.#chosen(world);
    return html`
      <h1 tabindex="-1">${words.compareHeading}</h1>
      <p class="lead">${words.compareLead}</p>
      <details class="chooser">
        <summary>${words.chooseDevices} <span class="number">${chosen.length}</span></summary>
        <div class="actions">
          <button class="button" @click=${() => this.#choose([...world.devices.keys()])}>${words.all}</button>
          <button class="button" @click=${() => this.#choose([])}>${words.none}</button>
        </div>
        ${byVendor(world.devices.values(), words.otherVendor).map(
          ([vendor, devices]) =>
            html`<fieldset>
              <legend>${vendor}</legend>
              ${devices.map(
                ({ id, name }) =>
                  html`<label class="tick"
                    ><input
                      type="checkbox"
                      .checked=${chosen.some((device) => device.id === id)}
                      @change=${(event: Event) => {
                        const others = chosen.map((device) => device.id).filter((other) => other !== id);
                        this.#choose((event.target as HTMLInputElement).checked ? [...others, id] : others);
                      }}
                    />${name}</label
                  >`,
              )}
            </fieldset>`,
        )}
      </details>
      ${filterField(words.filterCountries, this.#filter, (text) => {
        this.#filter = text;
        this.#narrow();
      })}
      <p class="count" role="status"></p>
      <ul class="key">
        ${OVERALLS.map((overall) => html`<li>${verdictShape(overall)} ${words.overall[overall]}</li>`)}
      </ul>
      ${chosen.length === 0 ? html`<p class="muted">${words.chooseFirst}</p>` : this.#matrix(world, chosen, app.today)}
    `;
  }

  /** Typing only hides and shows rows; the cells are drawn once for the devices that are chosen. */
  #narrow(): void {
    const wanted = foldName(this.#filter);
    let shown = 0;
    for (const row of this.querySelectorAll<HTMLElement>('tr[data-cc]')) {
      const hit = this.#names.get(row.dataset['cc']!)!.some((name) => name.includes(wanted));
      row.hidden = !hit;
      if (hit) shown++;
    }
    const count = this.querySelector('.count');
    if (count) count.textContent = this.words.countryCount(shown);
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    if (this.app.data.status === 'ready') this.#narrow();
  }

  #chosen(world: World): WorldDevice[] {
    const asked = this.app.query.get('devices');
    const ids = asked === null ? FIRST : asked.split(',');
    return ids.flatMap((id) => world.devices.get(id) ?? []);
  }

  #choose(ids: readonly string[]): void {
    const query = this.app.query;
    query.set('devices', ids.join(','));
    this.app.setQuery(query);
  }

  #matrix(world: World, devices: readonly WorldDevice[], asOf: string): TemplateResult {
    const { app, words } = this;
    const key = [world.version, app.lang, asOf, ...devices.map(({ id }) => id)].join();
    if (this.#table?.key === key) return this.#table.rows;
    const collator = new Intl.Collator(app.lang === 'zh' ? 'zh-Hans' : 'en');
    const countries = [...world.countries.values()].sort((a, b) =>
      collator.compare(this.local(a.name), this.local(b.name)),
    );
    this.#names = new Map(countries.map((country) => [country.cc, countryNames(country).map(foldName)]));
    const rows = html`<div class="scroll" tabindex="0" role="region" aria-label=${words.compareHeading}>
      <table class="matrix" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">${words.country}</th>
            ${devices.map(
              ({ id, name, vendor }) =>
                html`<th scope="col" role="columnheader">
                  <a href=${app.href(pathOf('device', { id }))}
                    >${vendor && name.startsWith(vendor + ' ') ? name.slice(vendor.length + 1) : name}</a
                  >
                </th>`,
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          ${countries.map((country) => this.#row(country, devices, asOf))}
        </tbody>
      </table>
    </div>`;
    this.#table = { key, rows };
    return rows;
  }

  #row(country: WorldCountry, devices: readonly WorldDevice[], asOf: string): TemplateResult {
    const { app, words } = this;
    const total = country.networks.length;
    return html`<tr role="row" data-cc=${country.cc}>
      <th scope="row" role="rowheader">
        <a href=${app.href(pathOf('country', { cc: country.cc }))}>${this.local(country.name)}</a>
      </th>
      ${devices.map((device) => {
        const { overall, counts } = answerFor(device.judged, country, asOf);
        const said = `${words.overall[overall]}, ${words.ofAll(counts.good, total)}`;
        return html`<td role="cell" class=${overall}>
          <a
            href=${app.href(pathOf('report', { id: device.id, cc: country.cc }))}
            title=${said}
            aria-label=${said}
            >${verdictShape(overall)}${total > 1 ? html`<span>${counts.good}/${total}</span>` : nothing}</a
          >
        </td>`;
      })}
    </tr>`;
  }
}
customElements.define('bc-compare-page', ComparePage);

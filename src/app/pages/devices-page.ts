/** `/devices`: every device, by vendor, to be narrowed by typing. */
import { html, type TemplateResult } from 'lit';
import { foldName } from '../../world/names/near-matches.js';
import { foldedDeviceNames } from '../../world/names/find.js';
import type { AppData } from '../base/app-data.js';
import { byVendor } from '../base/by-vendor.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';
import { pathOf } from '../base/router.js';

export class DevicesPage extends Page {
  #filter = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const wanted = foldName(this.#filter);
    const shown = [...world.devices.values()].filter((device) =>
      [
        ...foldedDeviceNames(device),
        foldName(words.kinds[device.kind] ?? ''),
        foldName(words.radios[device.radio]),
      ].some((name) => name.includes(wanted)),
    );
    return html`
      <h1 tabindex="-1">${words.devicesHeading}</h1>
      ${filterField(words.filterDevices, this.#filter, (text) => {
        this.#filter = text;
        this.requestUpdate();
      })}
      <p class="count" role="status">${words.deviceCount(shown.length)}</p>
      ${byVendor(shown, words.otherVendor).map(
        ([vendor, devices]) =>
          html`<section class="vendor">
            <h2>${vendor}</h2>
            <ul class="rows">
              ${devices.map(
                (device) =>
                  html`<li>
                    <a href=${app.href(pathOf('device', { id: device.id }))}>${device.name}</a>
                    <span class="muted">
                      ${words.kinds[device.kind]} · ${words.radios[device.radio]} ·
                      ${words.bandCount(device.lte.length, device.nr.length)}
                    </span>
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
    `;
  }
}
customElements.define('bc-devices-page', DevicesPage);

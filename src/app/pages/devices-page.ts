/** `/devices`: every device, by vendor, to be narrowed by typing. */
import { html, type TemplateResult } from 'lit';
import { foldName } from '../../world/names/near-matches.js';
import { foldedDeviceNames } from '../../world/names/find.js';
import type { AppData } from '../base/app-data.js';
import { deviceList } from '../../views/device-list.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';

export class DevicesPage extends Page {
  #filter = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { words } = this;
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
      ${deviceList(shown, this.reader)}
    `;
  }
}
customElements.define('bc-devices-page', DevicesPage);

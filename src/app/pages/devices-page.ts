/** `/devices`: every device, by vendor, to be narrowed by typing. */
import { html, type TemplateResult } from 'lit';
import type { AppData } from '../base/app-data.js';
import { deviceList } from '../../views/device-list.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';
import { filterDevices } from './filter-devices.js';

export class DevicesPage extends Page {
  #filter = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { words } = this;
    const shown = filterDevices(world, this.#filter, words);
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

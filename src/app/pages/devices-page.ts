/** `/devices`: every device, by vendor and family, to be narrowed by typing or by the address (`?q=EC25`). */
import { html, type TemplateResult } from 'lit';
import type { PageNames } from '../../words/pages.js';
import type { AppData } from '../base/app-data.js';
import { deviceList } from '../../views/device-list.js';
import { Page } from '../base/app-page.js';
import { nothingFound } from '../parts/nothing-found.js';
import { filterField } from '../parts/filter-field.js';
import { filterDevices } from '../base/filter-devices.js';

export class DevicesPage extends Page {
  override names(): PageNames {
    const filter = this.app.query.get('q');
    return filter ? { filter } : {};
  }

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const filter = app.query.get('q') ?? '';
    const shown = filterDevices(world, filter, words);
    return html`
      <h1 tabindex="-1">${words.devicesHeading}</h1>
      ${filterField(words.filterDevices, filter, (q) => app.choose({ q }))}
      <p class="count" role="status">${words.deviceCount(shown.length)}</p>
      ${shown.length === 0 ? nothingFound(filter, app) : deviceList(shown, this.reader, filter !== '')}
    `;
  }
}
customElements.define('bc-devices-page', DevicesPage);

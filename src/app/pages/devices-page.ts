/** `/devices`: every device, by vendor and family, to be narrowed by typing or by the address (`?q=EC25`). */
import { deviceList } from '../../views/device-list.js';
import type { World } from '../../world/world.js';
import { filterDevices } from '../base/filter-devices.js';
import { ListPage, type NamedList } from './list-page.js';

export class DevicesPage extends ListPage {
  protected override listNamed(filter: string, world: World): NamedList {
    const { words } = this;
    const shown = filterDevices(world, filter, words);
    return {
      heading: words.devicesHeading,
      label: words.filterDevices,
      count: words.deviceCount(shown.length),
      list: deviceList(shown, this.reader, filter !== ''),
      isEmpty: shown.length === 0,
    };
  }
}
customElements.define('bc-devices-page', DevicesPage);

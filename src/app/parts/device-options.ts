import { html, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { byVendor } from '../../views/by-vendor.js';

/** Every device by vendor, for a `<select>`. */
export function deviceOptions(app: AppState, world: World, chosen: string | undefined): TemplateResult[] {
  return byVendor(world.devices.values(), APP_WORDS[app.lang].otherVendor).map(
    ([vendor, devices]) =>
      html`<optgroup label=${vendor}>
        ${devices.map(
          ({ id, name }) => html`<option value=${id} .selected=${id === chosen}>${name}</option>`,
        )}
      </optgroup>`,
  );
}

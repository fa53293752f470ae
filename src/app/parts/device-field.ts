/** A field for one device, by any of its names. */
import { html, type TemplateResult } from 'lit';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import type { DeviceChoice } from '../search/ask-options.js';
import './combobox.js';

interface DeviceFieldOptions {
  /** One of a kind on the page. */
  readonly name: string;
  readonly label: string;
  /** What it is called to choose no device. */
  readonly none: string;
  /** Id of the chosen device. */
  readonly chosen: string | undefined;
  readonly choose: (id: string | undefined) => void;
}

export function deviceField(
  app: AppState,
  world: World,
  { name, label, none, chosen, choose }: DeviceFieldOptions,
): TemplateResult {
  return html`<bc-combobox
    class="field"
    .name=${name}
    .lang=${app.lang}
    .label=${label}
    .value=${(chosen && world.devices.get(chosen)?.name) ?? none}
    .find=${async (text: string) => {
      try {
        const { offerDevices } = await import('../search/ask-options.js');
        return offerDevices(text, world, app.lang, app.saved.recent, { none, chosen });
      } catch {
        app.dispatchEvent(new Event('part-missing'));
        return undefined;
      }
    }}
    .choose=${({ id }: DeviceChoice) => choose(id)}
  ></bc-combobox>`;
}

/** The devices by vendor, each with a box to tick; what is typed narrows them, and `All` means those that are listed. */
import { html, type TemplateResult } from 'lit';
import { byVendor } from '../../views/by-vendor.js';
import { APP_WORDS } from '../../words/app.js';
import type { World } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { filterDevices } from '../base/filter-devices.js';
import { Part } from '../base/part.js';
import { filterField } from './filter-field.js';

export class DeviceChooser extends Part {
  static override properties = { chosen: { attribute: false } };
  app!: AppState;
  world!: World;
  /** Ids of the ticked devices, in the order in which they were ticked. */
  chosen: readonly string[] = [];
  /** Takes the ids after each tick. */
  choose!: (ids: readonly string[]) => void;
  #filter = '';

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    const ticked = new Set(this.chosen);
    const listed = filterDevices(this.world, this.#filter, words);
    const ids = listed.map(({ id }) => id);
    return html`
      ${filterField(words.filterDevices, this.#filter, (text) => {
        this.#filter = text;
        this.requestUpdate();
      })}
      <div class="actions">
        <button class="button" @click=${() => this.choose([...new Set([...this.chosen, ...ids])])}>
          ${words.all}
        </button>
        <button class="button" @click=${() => this.choose([])}>${words.none}</button>
        <span class="count" role="status">${words.deviceCount(listed.length)}</span>
      </div>
      <div class="vendors">
        ${byVendor(listed, words.otherVendor).map(
          ([vendor, devices]) =>
            html`<details class="vendor-group" .open=${this.#filter !== ''}>
              <summary>${vendor} <span class="number">${devices.length}</span></summary>
              <div role="group" aria-label=${vendor}>
                ${devices.map(
                  ({ id, name }) =>
                    html`<label class="tick"
                      ><input
                        type="checkbox"
                        .checked=${ticked.has(id)}
                        @change=${({ target }: Event) => {
                          const others = this.chosen.filter((other) => other !== id);
                          this.choose((target as HTMLInputElement).checked ? [...others, id] : others);
                        }}
                      />${name}</label
                    >`,
                )}
              </div>
            </details>`,
        )}
      </div>
    `;
  }
}
customElements.define('bc-device-chooser', DeviceChooser);

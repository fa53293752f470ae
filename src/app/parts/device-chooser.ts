/**
 * The devices by vendor, each with a box to tick; what is typed narrows them, and `All` means those that are listed. Only
 * the boxes of open vendors are drawn, so that thousands of devices cost no more than hundreds.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { byVendor } from '../../views/by-vendor.js';
import { APP_WORDS } from '../../words/app.js';
import type { World, WorldDevice } from '../../world/world.js';
import type { AppState } from '../base/app-state.js';
import { filterDevices } from '../base/filter-devices.js';
import { Part } from '../base/part.js';
import { filterField } from './filter-field.js';

/** So many devices that fit what is typed are laid open at once; more of them nobody reads. */
const MOST_OPENED = 100;

export class DeviceChooser extends Part {
  static override properties = { chosen: { attribute: false } };
  app!: AppState;
  world!: World;
  /** Ids of the ticked devices, in the order in which they were ticked. */
  chosen: readonly string[] = [];
  /** Takes the ids after each tick. */
  choose!: (ids: readonly string[]) => void;
  #filter = '';
  readonly #opened = new Set<string>();

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    const ticked = new Set(this.chosen);
    const listed = filterDevices(this.world, this.#filter, words);
    const ids = listed.map(({ id }) => id);
    const isNarrowed = this.#filter !== '' && listed.length <= MOST_OPENED;
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
        ${byVendor(listed, words.otherVendor).map(([vendor, devices]) => {
          const isOpen = isNarrowed || this.#opened.has(vendor);
          return html`<details
            class="vendor-group"
            .open=${isOpen}
            @toggle=${({ target }: Event) => this.#onToggle(vendor, (target as HTMLDetailsElement).open)}
          >
            <summary>${vendor} <span class="number">${devices.length}</span></summary>
            <div role="group" aria-label=${vendor}>
              ${isOpen ? devices.map((device) => this.#box(device, ticked.has(device.id))) : nothing}
            </div>
          </details>`;
        })}
      </div>
    `;
  }

  #box({ id, name }: WorldDevice, isTicked: boolean): TemplateResult {
    return html`<label class="tick"
      ><input
        type="checkbox"
        .checked=${isTicked}
        @change=${({ target }: Event) => {
          const others = this.chosen.filter((other) => other !== id);
          this.choose((target as HTMLInputElement).checked ? [...others, id] : others);
        }}
      />${name}</label
    >`;
  }

  /** Draws the boxes of a vendor when a person opens it; a search opens and closes them without being asked. */
  #onToggle(vendor: string, isOpen: boolean): void {
    if (isOpen === this.#opened.has(vendor)) return;
    if (isOpen) this.#opened.add(vendor);
    else this.#opened.delete(vendor);
    this.requestUpdate();
  }
}
customElements.define('bc-device-chooser', DeviceChooser);

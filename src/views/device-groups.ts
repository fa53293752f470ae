/** Devices by their answer, each answer folded, and in it by family: short enough for hundreds of devices. */
import { html, nothing, type TemplateResult } from 'lit';
import { type Overall, OVERALLS } from '../core/tally.js';
import { nameWithoutVendor } from '../world/names/device-family.js';
import type { WorldDevice } from '../world/world.js';
import { byFamily, byVendor } from './by-vendor.js';
import type { Reader } from './reader.js';
import { verdictMark } from './verdict-badge.js';

/** A device with its answer. */
export interface AnsweredDevice {
  readonly device: WorldDevice;
  readonly overall: Overall;
  /** What tells devices of one answer apart: `3 of 4`. */
  readonly note?: string;
}

/**
 * @param wordOf what an answer is called here
 * @param hrefOf address of the answer of a device; without it the families are only named, as on the static pages, whose
 *   devices have pages of their own
 */
export function deviceGroups(
  answers: readonly AnsweredDevice[],
  wordOf: (overall: Overall) => string,
  hrefOf: ((device: WorldDevice) => string) | undefined,
  reader: Reader,
): TemplateResult[] {
  return OVERALLS.map((overall) => answers.filter((answer) => answer.overall === overall))
    .filter((group) => group.length > 0)
    .map((group) => {
      const { overall } = group[0]!;
      const notes = new Map(group.map(({ device, note }) => [device, note]));
      const vendors = byVendor(notes.keys(), reader.words.otherVendor);
      return html`<details class="group">
        <summary>
          <h3>${verdictMark(overall, wordOf(overall))} <span class="number">${group.length}</span></h3>
        </summary>
        <dl class="families">
          ${vendors.map(
            ([vendor, devices]) =>
              html`<dt>${vendor}</dt>
                <dd>${hrefOf ? linkDevices(devices, notes, hrefOf) : listGroups(devices)}</dd>`,
          )}
        </dl>
      </details>`;
    });
}

/** `EC25-E`: the vendor stands before the list. */
function shortName({ name, vendor }: WorldDevice): string {
  return nameWithoutVendor(name, vendor);
}

/** `BG95 (7), EC25 (6), EG21-G` */
function listGroups(devices: readonly WorldDevice[]): string {
  return byFamily(devices)
    .map(([family, variants]) =>
      variants.length > 1 ? `${family} (${variants.length})` : shortName(variants[0]!),
    )
    .join(', ');
}

function linkDevices(
  devices: readonly WorldDevice[],
  notes: ReadonlyMap<WorldDevice, string | undefined>,
  hrefOf: (device: WorldDevice) => string,
): TemplateResult {
  const link = (device: WorldDevice, text: string) => {
    const note = notes.get(device);
    return html`<li>
      <a href=${hrefOf(device)}>${text}</a>${note ? html` <span class="muted">${note}</span>` : nothing}
    </li>`;
  };
  return html`<ul class="inline">
    ${byFamily(devices).map(([family, variants]) =>
      variants.length === 1
        ? link(variants[0]!, shortName(variants[0]!))
        : html`<li>
            <details class="variants">
              <summary>${family} <span class="number">${variants.length}</span></summary>
              <ul>
                ${variants.map((device) => link(device, device.name))}
              </ul>
            </details>
          </li>`,
    )}
  </ul>`;
}

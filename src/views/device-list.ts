import { html, type TemplateResult } from 'lit';
import type { WorldDevice } from '../world/world.js';
import { byFamily, byVendor } from './by-vendor.js';
import type { Reader } from './reader.js';

/**
 * Devices by vendor, with how many each has; every device is a link to its page.
 * @param open show the variants of a family at once, where somebody has searched for them
 */
export function deviceList(devices: Iterable<WorldDevice>, reader: Reader, open = false): TemplateResult[] {
  return byVendor(devices, reader.words.otherVendor).map(
    ([vendor, ofVendor]) =>
      html`<section class="vendor">
        <h2>${vendor} <span class="number">${ofVendor.length}</span></h2>
        <ul class="rows">
          ${byFamily(ofVendor).map(([family, variants]) =>
            variants.length === 1
              ? deviceRow(variants[0]!, reader)
              : familyRow(family, variants, open, reader),
          )}
        </ul>
      </section>`,
  );
}

function familyRow(
  family: string,
  variants: readonly WorldDevice[],
  open: boolean,
  reader: Reader,
): TemplateResult {
  return html`<li class="family">
    <details ?open=${open}>
      <summary>${family} <span class="muted">${reader.words.variantCount(variants.length)}</span></summary>
      <ul class="rows">
        ${variants.map((device) => deviceRow(device, reader))}
      </ul>
    </details>
  </li>`;
}

function deviceRow({ id, name, kind, radio, lte, nr }: WorldDevice, { words, href }: Reader): TemplateResult {
  return html`<li>
    <a href=${href('device', { id })}>${name}</a>
    <span class="muted"
      >${words.kinds[kind] ?? kind} · ${words.radios[radio]} · ${words.bandCount(lte.length, nr.length)}</span
    >
  </li>`;
}

import { html, type TemplateResult } from 'lit';
import type { WorldDevice } from '../world/world.js';
import { byVendor } from './by-vendor.js';
import type { Reader } from './reader.js';

/** Devices by vendor, with how many each has; every device is a link to its page. */
export function deviceList(devices: Iterable<WorldDevice>, { words, href }: Reader): TemplateResult[] {
  return byVendor(devices, words.otherVendor).map(
    ([vendor, ofVendor]) =>
      html`<section class="vendor">
        <h2>${vendor} <span class="number">${ofVendor.length}</span></h2>
        <ul class="rows">
          ${ofVendor.map(
            ({ id, name, kind, radio, lte, nr }) =>
              html`<li>
                <a href=${href('device', { id })}>${name}</a>
                <span class="muted"
                  >${words.kinds[kind] ?? kind} · ${words.radios[radio]} ·
                  ${words.bandCount(lte.length, nr.length)}</span
                >
              </li>`,
          )}
        </ul>
      </section>`,
  );
}

import { html, nothing, type TemplateResult } from 'lit';
import type { Overall } from '../core/tally.js';
import { PAGES } from '../words/pages.js';
import { type MissingName, sayMissing } from '../words/say-missing.js';
import type { Reader } from './reader.js';
import { verdictMark } from './verdict-badge.js';

/** Something that the address may have meant. */
interface NearPlace {
  readonly name: string;
  readonly href: string;
  /** What tells it from the others. */
  readonly note?: string;
  /** Its answer, where the address asks for one. */
  readonly overall?: Overall;
}

/** What an address names that we do not have, and where to go from there. */
export interface UnknownPlace extends MissingName {
  readonly near: readonly NearPlace[];
  /** A device was asked for, whose bands can be pasted. */
  readonly isDevice?: boolean;
  /** With the address where the variants of the family stand beside each other. */
  readonly family?: NonNullable<MissingName['family']> & { readonly compare: string };
}

/** What stands at an address that names nothing we have. A static page does not know what it is asked for. */
export function missingView(reader: Reader, place: UnknownPlace = { asked: [], near: [] }): TemplateResult {
  const { lang, words, href } = reader;
  const { near, isDevice, meant, family } = place;
  const { check, countries, devices, paste } = PAGES[lang];
  return html`<h1 tabindex="-1">${sayMissing(lang, place)}</h1>
    ${
      near.length > 0
        ? html`<section>
            ${family || meant ? nothing : html`<h2>${words.similarNames}</h2>`}
            <ul class="rows">
              ${near.map(
                ({ name, href, note, overall }) =>
                  html`<li>
                    <a href=${href}>${name}</a>
                    ${overall ? verdictMark(overall, words.overall[overall]) : nothing}
                    ${note ? html`<span class="muted">${note}</span>` : nothing}
                  </li>`,
              )}
            </ul>
          </section>`
        : html`<p class="lead">${words.missingText}</p>`
    }
    <p class="actions">
      ${family ? html`<a class="button" href=${family.compare}>${words.compareVariants}</a>` : nothing}
      ${
        isDevice
          ? html`<a class="button" href=${href('paste')}>${words.notListed}</a>
              <a class="button" href=${href('devices')}>${devices.label}</a>`
          : html`<a class="button" href=${href('check')}>${check.label}</a> ${
                place.asked.length > 0
                  ? html`<a class="button" href=${href('countries')}>${countries.label}</a>`
                  : html`<a class="button" href=${href('paste')}>${paste.label}</a>`
              }`
      }
    </p>`;
}

import { html, nothing } from 'lit';
import { type CheckedCountry, devicesOf } from './check-countries.js';
import type { View } from './check-model.js';

/** The link to a page with all details: that of the country, of the device, of several devices, or of the list of bands. */
export function detailsLink(
  { check: { api, bands, language }, words }: View,
  answers: readonly CheckedCountry[],
): unknown {
  if (!api) return nothing;
  const codes = [...new Set(answers.map(({ country }) => country.cc))];
  const ids = devicesOf(answers).map(({ id }) => id);
  const path = !ids[0]
    ? `paste?bands=${encodeURIComponent(bands!)}&in=${codes.join(',')}`
    : ids.length > 1
      ? `compare?devices=${ids.join(',')}&in=${codes.join(',')}`
      : codes.length > 1
        ? `devices/${ids[0]}`
        : `check/${ids[0]}/${codes[0]}`;
  const site = language === 'zh' ? '../zh/' : '../';
  return html`<a part="link" href=${new URL(site + path, api.base).href}>${words.fullPage}</a>`;
}

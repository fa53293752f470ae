/** Every network of a country as a row, for one device. */
import { html, nothing, type TemplateResult } from 'lit';
import { networkRow } from '../../views/network-row.js';
import { READERS } from '../../views/reader.js';
import type { WorldCountry } from '../../world/world.js';
import type { GridDevice } from '../base/answer-matrix.js';
import type { AppState } from '../base/app-state.js';
import { judgeCountry } from '../base/judge-country.js';

export function countryNetworks(
  country: WorldCountry,
  device: GridDevice,
  { data, lang, today }: AppState,
): TemplateResult {
  const reader = READERS[lang];
  const evidence = data.status === 'ready' ? data.data.evidence : undefined;
  return html`${judgeCountry(device, country, today).networks.map(({ network, judgement }) =>
    networkRow({ network, device, judgement, asOf: today }, evidence, reader),
  )}
  ${country.depth === 'bands' ? html`<p class="muted">${reader.words.depthBands}</p>` : nothing}`;
}

/** One country's answer, by the element that other people's pages embed; its facts are the app's own. */
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../../elements/band-check/band-check.js';
import type { WorldCountry } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import type { AppState } from '../base/app-state.js';

/** A known device by its id, or any band list by its band names (`B3 B20 n78`) and kind of radio. */
export type Asked = { readonly device: string } | { readonly bands: string; readonly radio: string };

export function countryAnswer(
  app: AppState,
  { source }: AppData,
  asked: Asked,
  { cc }: WorldCountry,
): TemplateResult {
  const { device, bands, radio } = { device: undefined, bands: undefined, radio: undefined, ...asked };
  return html`<band-check
    class="answer"
    .source=${source}
    device=${ifDefined(device)}
    bands=${ifDefined(bands)}
    radio=${ifDefined(radio)}
    country=${cc}
    lang=${app.lang}
    as-of=${app.today}
  ></band-check>`;
}

/** One country's answer, by the element that other people's pages embed; its data is the app's own. */
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import '../../elements/band-check/band-check.js';
import type { WorldCountry } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import type { AppState } from '../base/app-state.js';

/** A known device by its id, or any band list by its band names (`B3 B20 n78`) and kind of radio. */
export interface EmbeddedDevice {
  readonly device?: string;
  readonly bands?: string;
  readonly radio?: string;
}

export function embeddedAnswer(
  app: AppState,
  { source }: AppData,
  { device, bands, radio }: EmbeddedDevice,
  { cc }: WorldCountry,
): TemplateResult {
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

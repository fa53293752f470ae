/** The script tag with all elements; bundled by scripts/build/build-embed.ts, which runs it only where a tag is free. */
import { useScriptApi } from './script-api.js';
import { BandCheck } from '../elements/band-check/band-check.element.js';
import { BandCountries } from '../elements/band-countries/band-countries.element.js';
import { BandPaste } from '../elements/band-paste/band-paste.element.js';

useScriptApi();
const elements = { 'band-check': BandCheck, 'band-countries': BandCountries, 'band-paste': BandPaste };
for (const [tag, element] of Object.entries(elements)) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

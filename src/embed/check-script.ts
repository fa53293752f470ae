/** The script tag with `<band-check>` alone; bundled by scripts/build/build-embed.ts, which runs it only where the tag is free. */
import { BandCheck } from '../elements/band-check/band-check.element.js';
import { useScriptApi } from './script-api.js';

useScriptApi();
customElements.define('band-check', BandCheck);

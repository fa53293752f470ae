/** The script tag with `<band-check>` alone; bundled by scripts/build-embed.js into one file. */
import { BandCheck } from './elements/band-check/band-check.element.js';
import { register } from './elements/shared/register.js';
import { useScriptOrigin } from './embed-base.js';

useScriptOrigin();
register('band-check', BandCheck);

/** The script tag with all elements; bundled by scripts/build-embed.js into one file. */
import { BandCheck } from './elements/band-check/band-check.element.js';
import { BandCountries } from './elements/band-countries/band-countries.element.js';
import { BandPaste } from './elements/band-paste/band-paste.element.js';
import { register } from './elements/shared/register.js';
import { useScriptOrigin } from './embed-base.js';
import { cachedSource } from './source/cached-source.js';

useScriptOrigin();
BandCheck.cachedSource = cachedSource;
register('band-check', BandCheck);
register('band-countries', BandCountries);
register('band-paste', BandPaste);

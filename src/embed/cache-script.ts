/** The script tag beside either other one, before or after it, for `<band-check cache>`; bundled by scripts/build/build-embed.ts. */
import type { BandCheck } from '../elements/band-check/band-check.element.js';
import { VERSION } from '../elements/shared/register.js';
import { shareCachedDataSource } from '../client/cached-data-source.js';

void customElements.whenDefined('band-check').then((defined) => {
  const element = defined as Partial<Pick<typeof BandCheck, 'version' | 'cachedSource'>>;
  if (element.version !== VERSION)
    console.warn(
      `band-check-cache ${VERSION} ignored, it does not fit band-check ${element.version ?? 'of somebody else'}`,
    );
  else if (element.cachedSource) console.info(`band-check-cache ${VERSION} ignored, another one is in use`);
  else element.cachedSource = shareCachedDataSource;
});

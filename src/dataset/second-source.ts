import { CREDIT } from '../core/credit.js';
import type { NetworkFact, SourcesFile } from '../schema/facts.js';

/**
 * Whether a band is called cross-checked although only one source for it is published: it names one source, or the
 * publisher's own page as the second.
 */
export function lacksSecondSource(
  { confidence, sources: ids }: Pick<NetworkFact['lte'][number], 'confidence' | 'sources'>,
  sources: SourcesFile,
): boolean {
  const publisher = new URL(CREDIT.url).origin;
  return (
    confidence === 'cross-checked' && ids.filter((id) => !sources[id]?.url.startsWith(publisher)).length < 2
  );
}

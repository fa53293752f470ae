import type { CountryWithEvidence } from '../world/published/read-published.js';
import type { Evidence } from '../world/snapshot/evidence.js';
import type { World } from '../world/world.js';
import { type DataSource, requireKnown } from './data-source.js';

/** A world in memory as a data source, for pages that hold all data; without `evidence` its countries name no sources. */
export function createWorldDataSource({ countries, devices }: World, evidence?: Evidence): DataSource {
  return {
    country: async (cc) => {
      const { value, keptFrom } = await requireKnown(countries.get(cc), 'cc', cc);
      return { value: evidence ? { ...value, sourcesOf: sourcesIn(evidence) } : value, keptFrom };
    },
    device: (id) => requireKnown(devices.get(id), 'id', id),
  };
}

function sourcesIn({ networks, sources }: Evidence): CountryWithEvidence['sourcesOf'] {
  return (network, band) =>
    (networks.get(network)?.bands.get(band) ?? []).flatMap((id) => sources.get(id) ?? []);
}

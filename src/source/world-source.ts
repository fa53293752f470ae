import { bandName, type Rat } from '../core/band.js';
import type { NetworkSources, PublishedCountry } from '../world/read-published.js';
import type { Evidence, NetworkEvidence } from '../world/snapshot.js';
import type { World, WorldNetwork } from '../world/world.js';
import { type Kept, type Source, SourceError } from './source.js';

/** A world in memory as a source, for pages that hold all facts; without `evidence` its facts carry no sources. */
export function worldSource(world: World, evidence?: Evidence): Source {
  const found = async <T>(value: T | undefined): Promise<Kept<T>> => {
    if (value === undefined) throw new SourceError('not-found', 'not in this world');
    return { value, keptFrom: null };
  };
  return {
    country: (cc) => found(countryOf(world, cc, evidence)),
    device: (id) => found(world.devices.get(id)),
  };
}

/** A country of a world in the form of the published one. */
export function countryOf(world: World, cc: string, evidence?: Evidence): PublishedCountry | undefined {
  const country = world.countries.get(cc);
  if (!country) return undefined;
  return {
    ...country,
    sources: evidence?.sources ?? new Map(),
    networkSources: new Map(
      country.networks.flatMap((network) => {
        const known = evidence?.networks.get(network.id);
        return known ? [[network.id, sourcesOf(network, known)] as const] : [];
      }),
    ),
  };
}

function sourcesOf({ judged: { facts } }: WorldNetwork, { bands }: NetworkEvidence): NetworkSources {
  const ids = (rat: Rat) =>
    new Map(facts[rat].map(({ band }) => [band, bands.get(bandName(rat, band)) ?? []]));
  return { lte: ids('lte'), nr: ids('nr') };
}

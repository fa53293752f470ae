/** Everything that the pages draw from: the world to judge with, and the evidence behind it. */
import type { Evidence } from '../../world/snapshot/evidence.js';
import type { DataSource } from '../../client/data-source.js';
import type { World, WorldCountry, WorldNetwork } from '../../world/world.js';

export interface AppData {
  readonly world: World;
  /** `undefined` while it is loading; verdicts do not wait for it. */
  readonly evidence: Evidence | undefined;
  /** Both of these as a data source for the elements. */
  readonly source: DataSource;
}

/** The network with this id and the country it is in. */
export function findNetwork(
  world: World,
  id: string,
): { network: WorldNetwork; country: WorldCountry } | undefined {
  for (const country of world.countries.values()) {
    const network = country.networks.find((candidate) => candidate.id === id);
    if (network) return { network, country };
  }
  return undefined;
}

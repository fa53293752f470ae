import type { Evidence } from '../world/snapshot/world-snapshot.js';
import type { World } from '../world/world.js';
import { found, type Source } from './data-source.js';

/** A world in memory as a source, for pages that hold all facts; without `evidence` its facts carry no sources. */
export function worldSource(world: World, evidence?: Evidence): Source {
  const { countries, devices } = world;
  return {
    country: async (cc) => {
      const { value, keptFrom } = await found(countries.get(cc), 'cc', cc);
      return { value: { ...value, evidence }, keptFrom };
    },
    device: (id) => found(devices.get(id), 'id', id),
  };
}

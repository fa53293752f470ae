import { decodeWorld } from '../world/snapshot/world-snapshot.js';
import type { World } from '../world/world.js';
import type { DataError } from './data-error.js';
import type { DataSource, Loaded } from './data-source.js';
import { FreshData } from './fresh-data.js';
import { SnapshotStore } from './storage/snapshot-store.js';

/**
 * The API, and behind it the world as it was kept on this device: a page that was once visited online answers without a
 * connection too. Data of the kept world carries the day on which it was checked, and no sources. The world is kept
 * after the first answer of the API; that it could not be is no fault of the answer and not told.
 * @param base address of the API, ending in `/v1/`
 */
export function createCachedDataSource(
  api: DataSource,
  base: string,
  store = new SnapshotStore(['world'], `band-check-cache ${base}`),
): DataSource {
  const fresh = new FreshData<{ world: World }>({
    manifestUrl: new URL('snapshot.json', base).href,
    decode: { world: decodeWorld },
    store,
  });
  let keeping: Promise<void> | undefined;

  const orKept = async <T>(
    answer: Promise<Loaded<T>>,
    find: (world: World) => T | undefined,
  ): Promise<Loaded<T>> => {
    try {
      const loaded = await answer;
      keeping ??= fresh.look();
      return loaded;
    } catch (error) {
      // A 404 is an answer, and newer than what is kept.
      if ((error as DataError).code === 'not-found') throw error;
      await fresh.readKept();
      const { world } = fresh.state.parts;
      const value = world && find(world);
      if (!world || value === undefined) throw error;
      return { value, keptFrom: world.updated };
    }
  };

  return {
    country: (cc) => orKept(api.country(cc), ({ countries }) => countries.get(cc)),
    device: (id) => orKept(api.device(id), ({ devices }) => devices.get(id)),
  };
}

const shared = new Map<string, DataSource>();

/** One cached data source for each base address, however many elements ask: the world is fetched and kept once. */
export function shareCachedDataSource(api: DataSource, base: string): DataSource {
  let source = shared.get(base);
  if (!source) shared.set(base, (source = createCachedDataSource(api, base)));
  return source;
}

import { decodeWorld } from '../world/snapshot/world-snapshot.js';
import { SnapshotError } from '../world/snapshot/snapshot-file.js';
import type { DataFault } from '../world/data-fault.js';
import type { World } from '../world/world.js';
import { DataError } from './data-error.js';
import type { DataSource } from './data-source.js';
import { PATIENCE } from './fetch-json.js';
import { fetchManifest, fetchSnapshotFile } from './fetch-snapshot.js';
import { createWorldDataSource } from './world-data-source.js';

/** This API has no such file, or one of another release. */
const NO_SUCH_FILE: readonly DataFault[] = ['not-found', 'other-format'];

/** Worlds under way and had, by the address of their API: any number of elements share one. */
const worlds = new Map<string, Promise<World>>();

/**
 * The whole world of the API in one file, for questions about many countries: without it each country would be a
 * request. Its countries name no sources. The form of the file changes with releases and that of the API's other files
 * does not, so that an older script asks for each country instead.
 * @param base address of the API, ending in `/v1/`
 */
export function createSnapshotDataSource(base: string, api: DataSource): DataSource {
  const source = async () => {
    try {
      return createWorldDataSource(await shareWorld(base));
    } catch (error) {
      if (NO_SUCH_FILE.includes((error as DataError).code)) return api;
      throw error;
    }
  };
  return {
    country: async (cc) => (await source()).country(cc),
    device: async (id) => (await source()).device(id),
  };
}

function shareWorld(base: string): Promise<World> {
  let world = worlds.get(base);
  if (!world) {
    world = fetchWorld(new URL('snapshot.json', base).href);
    worlds.set(base, world);
    world.catch(() => worlds.delete(base)); // asking again tries again
  }
  return world;
}

async function fetchWorld(manifestUrl: string): Promise<World> {
  const { manifest } = await fetchManifest(manifestUrl, PATIENCE);
  const file = await fetchSnapshotFile(manifestUrl, manifest.world, undefined, {});
  try {
    return decodeWorld(new TextDecoder().decode(file));
  } catch (cause) {
    const isDamaged = cause instanceof SnapshotError && cause.code === 'damaged';
    throw new DataError(isDamaged ? 'damaged' : 'other-format', manifestUrl, { cause });
  }
}

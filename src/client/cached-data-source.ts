import { decodeWorld } from '../world/snapshot/world-snapshot.js';
import type { World } from '../world/world.js';
import type { DataError } from './data-error.js';
import type { DataSource, Loaded } from './data-source.js';
import { PATIENCE } from './fetch-json.js';
import { fetchManifest, fetchSnapshotFile } from './fetch-snapshot.js';
import { hashBytes } from './hash-bytes.js';
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
  const manifestUrl = new URL('snapshot.json', base).href;
  let keeping: Promise<void> | undefined;
  let reading: Promise<World | undefined> | undefined;

  /** Keeps the newest world. Rejects where it cannot be had, read or written; then the one before stays. */
  const keepWorld = async (): Promise<void> => {
    const { manifest, serverTime } = await fetchManifest(manifestUrl, PATIENCE);
    const heard = serverTime === undefined ? undefined : { server: serverTime, device: Date.now() };
    const kept = await store.read().catch(() => undefined); // what is damaged is replaced
    const isNewest = kept?.manifest.world.sha256 === manifest.world.sha256;
    if (isNewest && (await store.confirm(manifest, heard))) return;
    const file = await fetchSnapshotFile(manifestUrl, manifest.world, hashBytes, {});
    decode(file); // a form that this release cannot read must not replace one that it can
    await store.write(manifest, new Map([['world', file]]), heard);
  };

  /** The kept world, or undefined where there is none that can be read. */
  const readWorld = async (): Promise<World | undefined> => {
    try {
      const file = (await store.read())?.files.get('world');
      return file && decode(file);
    } catch {
      return undefined;
    }
  };

  const orKept = async <T>(
    answer: Promise<Loaded<T>>,
    find: (world: World) => T | undefined,
  ): Promise<Loaded<T>> => {
    try {
      const loaded = await answer;
      keeping ??= keepWorld().catch(() => undefined);
      return loaded;
    } catch (error) {
      // A 404 is an answer, and newer than what is kept.
      if ((error as DataError).code === 'not-found') throw error;
      reading ??= readWorld().finally(() => (reading = undefined)); // once for all that fail at the same time
      const world = await reading;
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

function decode(file: Uint8Array): World {
  return decodeWorld(new TextDecoder().decode(file));
}

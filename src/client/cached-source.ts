import { decodeWorld } from '../world/snapshot/world-snapshot.js';
import type { World } from '../world/world.js';
import { fetchFile, fetchManifest } from './fetch-snapshot.js';
import { sha256Of, SnapshotStore } from './storage/snapshot-store.js';
import type { Kept, Source, SourceError } from './data-source.js';

/** Longest wait for the next byte of a snapshot, in milliseconds. */
const PATIENCE = 15_000;

/**
 * The API, and behind it the world as it was kept on this device: a page that was once visited online answers without a
 * connection too. Facts from the kept world carry the day on which they were checked, and no sources. The world is kept
 * after the first answer of the API; that it could not be is no fault of the answer and not told.
 * @param base address of the API, ending in `/v1/`
 */
export function cachedSource(
  api: Source,
  base: string,
  store = new SnapshotStore(['world'], `band-check-cache ${base}`),
): Source {
  let keeping: Promise<void> | undefined;
  let kept: Promise<World> | undefined;

  const orKept = async <T>(
    asked: Promise<Kept<T>>,
    find: (world: World) => T | undefined,
  ): Promise<Kept<T>> => {
    try {
      const answer = await asked;
      keeping ??= keepWorld(base, store).catch(() => undefined);
      return answer;
    } catch (error) {
      // A 404 is an answer, and newer than what is kept.
      if ((error as SourceError).code === 'not-found') throw error;
      kept ??= keptWorld(store);
      kept.catch(() => (kept = undefined));
      const world = await kept.catch(() => undefined);
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

const shared = new Map<string, Source>();

/** One `cachedSource` for each base address, however many elements ask: the world is fetched and kept once. */
export function sharedCachedSource(api: Source, base: string): Source {
  let source = shared.get(base);
  if (!source) shared.set(base, (source = cachedSource(api, base)));
  return source;
}

async function keptWorld(store: SnapshotStore): Promise<World> {
  const kept = await store.read();
  return decodeWorld(new TextDecoder().decode(kept?.files.get('world')));
}

/** Keeps the newest world; fetches only its small manifest when that is kept already. */
async function keepWorld(base: string, store: SnapshotStore): Promise<void> {
  const url = new URL('snapshot.json', base).href;
  const { manifest } = await fetchManifest(url, PATIENCE);
  const kept = await store.read().catch(() => undefined); // damaged: written anew
  if (kept?.manifest.world.sha256 === manifest.world.sha256) return;
  const file = await fetchFile(url, manifest.world, PATIENCE, sha256Of, () => undefined);
  decodeWorld(new TextDecoder().decode(file)); // of a form that this release cannot read: the one before stays
  await store.write(manifest, new Map([['world', file]]), undefined);
}

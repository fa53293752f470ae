import { decodeWorld } from '../world/snapshot/world-snapshot.js';
import type { World } from '../world/world.js';
import type { DataError } from './data-error.js';
import type { DataSource, Loaded } from './data-source.js';
import { PATIENCE } from './fetch-json.js';
import { fetchManifest, fetchSnapshotFile } from './fetch-snapshot.js';
import { hashBytes } from './hash-bytes.js';
import { SnapshotStore } from './storage/snapshot-store.js';
import { readServerTime } from './trusted-clock.js';

/** How long the API may be silent before the kept world answers, in milliseconds. */
const SILENCE = 1000;

/** The world that this device keeps. */
interface KeptWorld {
  /** Keeps the newest world, once a page; an answer does not depend on that, so that a failure is not reported. */
  keep(): void;
  /** The kept world, or undefined where there is none that can be read. */
  read(): Promise<World | undefined>;
}

/** @param base address of the API, ending in `/v1/` */
function openKeptWorld(
  base: string,
  store = new SnapshotStore(['world'], `band-check-cache ${base}`),
): KeptWorld {
  const manifestUrl = new URL('snapshot.json', base).href;
  let keeping: Promise<void> | undefined;
  let reading: Promise<World | undefined> | undefined;

  /** Rejects where the newest world cannot be had, read or written; then the one before stays. */
  const keepWorld = async (): Promise<void> => {
    const { manifest, headers } = await fetchManifest(manifestUrl, PATIENCE);
    const serverTime = readServerTime(headers);
    const heard = serverTime === undefined ? undefined : { server: serverTime, device: Date.now() };
    const kept = await store.read().catch(() => undefined); // what is damaged is replaced
    const isNewest = kept?.manifest.world.sha256 === manifest.world.sha256;
    if (isNewest && (await store.confirm(manifest, heard))) return;
    const file = await fetchSnapshotFile(manifestUrl, manifest.world, hashBytes, {});
    decode(file); // a form that this release cannot read must not replace one that it can
    await store.write(manifest, new Map([['world', file]]), heard);
  };
  const readWorld = async (): Promise<World | undefined> => {
    try {
      const file = (await store.read())?.files.get('world');
      return file && decode(file);
    } catch {
      return undefined;
    }
  };
  return {
    keep: () => (keeping ??= keepWorld().catch(() => undefined)),
    // once for all that ask at the same time
    read: () => (reading ??= readWorld().finally(() => (reading = undefined))),
  };
}

/**
 * The API, and behind it the world as it was kept on this device: a page that was once visited online answers without a
 * connection too, and a slow connection holds nobody up: after one second of silence the kept world answers, until the
 * API has. Data of the kept world carries the day on which it was checked, and no sources. The world is kept after the
 * first answer of the API.
 */
export function createCachedDataSource(api: DataSource, base: string, store?: SnapshotStore): DataSource {
  return withKeptWorld(api, openKeptWorld(base, store));
}

const opened = new Map<string, KeptWorld>();

/** The same with one kept world for each base address, however many elements ask. */
export function shareCachedDataSource(api: DataSource, base: string): DataSource {
  let kept = opened.get(base);
  if (!kept) opened.set(base, (kept = openKeptWorld(base)));
  return withKeptWorld(api, kept);
}

function withKeptWorld(api: DataSource, keptWorld: KeptWorld): DataSource {
  const findKept = async <T>(find: (world: World) => T | undefined): Promise<Loaded<T> | undefined> => {
    const world = await keptWorld.read();
    const value = world && find(world);
    return world && value !== undefined ? { value, keptFrom: world.updated } : undefined;
  };

  const orKept = async <T>(
    answer: Promise<Loaded<T>>,
    find: (world: World) => T | undefined,
  ): Promise<Loaded<T>> => {
    answer.then(keptWorld.keep, () => undefined); // a failure is reported below
    const silence = new Promise<undefined>((done) => setTimeout(done, SILENCE));
    try {
      const loaded = await Promise.race([answer, silence]);
      if (loaded) return loaded;
      const kept = await findKept(find);
      return kept ? { ...kept, fresh: answer } : await answer;
    } catch (error) {
      // A 404 is an answer, and newer than what is kept.
      if ((error as DataError).code === 'not-found') throw error;
      const kept = await findKept(find);
      if (!kept) throw error;
      return kept;
    }
  };

  return {
    country: (cc) => orKept(api.country(cc), ({ countries }) => countries.get(cc)),
    device: (id) => orKept(api.device(id), ({ devices }) => devices.get(id)),
  };
}

function decode(file: Uint8Array): World {
  return decodeWorld(new TextDecoder().decode(file));
}

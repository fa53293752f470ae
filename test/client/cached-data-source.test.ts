import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCachedDataSource } from '../../src/client/cached-data-source.js';
import type { KeptSnapshot, SnapshotStore } from '../../src/client/storage/snapshot-store.js';
import { DataError } from '../../src/client/data-error.js';
import type { DataSource } from '../../src/client/data-source.js';
import { StorageError } from '../../src/client/storage/storage-error.js';
import { encodeWorld } from '../../src/world/snapshot/world-snapshot.js';
import { type World } from '../../src/world/world.js';
import { TINY_WORLD } from '../fixtures/tiny-world.js';
import { FAULTY_ANSWERS, snapshotFiles, startSnapshotServer } from './snapshot-server.js';

const WORLD: World = { ...TINY_WORLD, version: '7' };

let server: Awaited<ReturnType<typeof startSnapshotServer>>;
beforeAll(async () => {
  server = await startSnapshotServer();
});
afterAll(() => server.stop());

/** A store that answers from memory, or rejects. */
function shelf(fault?: StorageError) {
  const made = {
    kept: undefined as KeptSnapshot | undefined,
    read: () => (fault ? Promise.reject(fault) : Promise.resolve(made.kept)),
    write: vi.fn<SnapshotStore['write']>((manifest, files, heard) => {
      if (fault) return Promise.reject(fault);
      made.kept = { manifest, files, heard };
      return Promise.resolve();
    }),
    confirm: () => Promise.resolve(true),
  };
  return made;
}
const answering: DataSource = {
  country: (cc) =>
    Promise.resolve({
      value: WORLD.countries.get(cc)!,
      keptFrom: null,
    }),
  device: (id) => Promise.resolve({ value: WORLD.devices.get(id)!, keptFrom: null }),
};
function failing(code: DataError['code']): DataSource {
  const fail = () => Promise.reject(new DataError(code, 'injected'));
  return { country: fail, device: fail };
}
const source = (api: DataSource, store: ReturnType<typeof shelf>) =>
  createCachedDataSource(api, new URL('.', server.manifestUrl).href, store as unknown as SnapshotStore);

beforeEach(() => {
  server.faults.clear();
  server.requests.length = 0;
  server.files = snapshotFiles('7', encodeWorld(WORLD), '{}');
});
const worldPath = () => [...server.files.keys()].find((path) => path.includes('world'))!;

async function filledShelf() {
  const store = shelf();
  await source(answering, store).device('ec25-e');
  await vi.waitFor(() => expect(store.kept).toBeDefined());
  return store;
}

describe('a data source with a kept world behind it', () => {
  it('answers from the API, and keeps the world once', async () => {
    const store = shelf();
    const both = source(answering, store);
    expect((await both.device('ec25-e')).keptFrom).toBeNull();
    expect((await both.country('de')).keptFrom).toBeNull();
    await vi.waitFor(() => expect(store.kept?.manifest.version).toBe('7'));
    expect(server.requests).toEqual(['/v1/snapshot.json', worldPath()]);
  });

  it('fetches only the manifest when the newest world is kept', async () => {
    const store = await filledShelf();
    server.requests.length = 0;
    await source(answering, store).device('ec25-e');
    await vi.waitFor(() => expect(server.requests).toEqual(['/v1/snapshot.json']));
    expect(store.write).toHaveBeenCalledTimes(1);
  });

  it.each(['unreachable', 'timeout', 'refused', 'not-json', 'damaged'] as const)(
    'answers from the kept world when the API fails with `%s`, saying from when',
    async (code) => {
      const kept = source(failing(code), await filledShelf());
      const country = await kept.country('de');
      expect(country.keptFrom).toBe('2026-10-06');
      expect(country.value.networks.map(({ id }) => id)).toEqual(['one-de', 'two-de']);
      expect((await kept.device('ec25-e')).value.name).toBe('Quectel EC25-E');
    },
  );

  it('answers from the kept world after a second of silence, and says when the API has spoken', async () => {
    const store = await filledShelf();
    let speak = () => {};
    const spoken = new Promise<void>((done) => (speak = done));
    const slow: DataSource = {
      ...answering,
      country: async (cc) => (await spoken, answering.country(cc)),
    };
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let isAnswered = false;
    const answer = source(slow, store)
      .country('de')
      .finally(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    const kept = await answer;
    expect(kept.keptFrom).toBe('2026-10-06');
    speak();
    expect(await kept.fresh).toMatchObject({ keptFrom: null });
  });

  it('takes a 404 of the API for an answer', async () => {
    const kept = source(failing('not-found'), await filledShelf());
    await expect(kept.country('de')).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['what is not in the kept world', undefined, 'xx'],
    ['nothing kept', shelf(), 'de'],
    ['storage that fails', shelf(new StorageError('forbidden')), 'de'],
  ])('with %s gives the fault of the API, not a guess', async (_, store, cc) => {
    const kept = source(failing('unreachable'), store ?? (await filledShelf()));
    await expect(kept.country(cc)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each([
    [
      'the manifest is HTML',
      () => server.faults.set('/v1/snapshot.json', FAULTY_ANSWERS['HTML with status 200']),
    ],
    ['the world is cut', () => server.faults.set(worldPath(), FAULTY_ANSWERS['half of it'])],
    ['the world is of another form', () => (server.files = snapshotFiles('8', '["other"]', '{}'))],
  ])('keeps the world before, and answers, when %s', async (_, injure) => {
    const store = await filledShelf();
    server.files = snapshotFiles('8', encodeWorld({ ...WORLD, version: '8' }), '{}');
    injure();
    expect((await source(answering, store).device('ec25-e')).value.id).toBe('ec25-e');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(store.kept?.manifest.version).toBe('7');
  });
});

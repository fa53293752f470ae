import { expect } from '@open-wc/testing';
import type { DBSchema } from 'idb';
import { Database } from '../../../src/client/storage/database.js';
import type { SnapshotManifest, SnapshotPart } from '../../../src/world/published/read-snapshot-manifest.js';
import { hashBytes } from '../../../src/client/hash-bytes.js';
import { SnapshotStore } from '../../../src/client/storage/snapshot-store.js';
import type { StorageError } from '../../../src/client/storage/storage-error.js';

/** Short enough for the tests of what never answers. In milliseconds. */
const PATIENCE = 700;
/** For all others: the disk of a busy machine may take a second, which is no fault that they look for. */
const LONG_PATIENCE = 10_000;
const PARTS = ['world', 'evidence'] as const;
let count = 0;
let name = '';
let store: SnapshotStore;

beforeEach(() => {
  name = `store test ${Date.now()} ${count++}`;
  store = new SnapshotStore(PARTS, name, LONG_PATIENCE);
});
afterEach(() => {
  store.close();
  indexedDB.deleteDatabase(name);
});

async function snapshot(version: string, evidence = version) {
  const files = new Map<SnapshotPart, Uint8Array<ArrayBuffer>>();
  const describe = async (part: SnapshotPart, text: string) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ [part]: text }));
    files.set(part, bytes);
    return { url: `${part}.json`, bytes: bytes.byteLength, sha256: await hashBytes(bytes) };
  };
  const manifest: SnapshotManifest = {
    version,
    updated: '2026-11-10',
    world: await describe('world', version),
    evidence: await describe('evidence', evidence),
  };
  return { manifest, files };
}

async function write(version: string, server = 0, into = store, evidence = version) {
  const { manifest, files } = await snapshot(version, evidence);
  await into.write(manifest, files, server ? { server, device: 0 } : undefined);
}

const versionKept = async (from = store) => (await from.read())?.manifest.version;

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: StorageError) => error.code,
  );

/** Direct access to what lies in the database, past the store. */
async function raw<T>(work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened(indexedDB.open(name));
  const transaction = database.transaction('files', 'readwrite');
  const request = work(transaction.objectStore('files'));
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
  return request.result;
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}

/** Puts `value` in place of a property for the time of `work`. */
async function replaced<T>(target: object, key: string, value: unknown, work: () => Promise<T>): Promise<T> {
  const before = Object.getOwnPropertyDescriptor(target, key);
  Object.defineProperty(target, key, { configurable: true, writable: true, value });
  try {
    return await work();
  } finally {
    if (before) Object.defineProperty(target, key, before);
    else Reflect.deleteProperty(target, key);
  }
}

describe('the snapshot store', () => {
  it('has nothing at first, then what was written, also for another page', async () => {
    expect(await store.read()).to.equal(undefined);
    const { manifest, files } = await snapshot('1');
    await store.write(manifest, files, { server: 5, device: 6 });
    const other = new SnapshotStore(PARTS, name, LONG_PATIENCE);
    const kept = await other.read();
    other.close();
    expect(kept?.manifest).to.deep.equal(manifest);
    expect(kept?.heard).to.deep.equal({ server: 5, device: 6 });
    expect(new TextDecoder().decode(kept?.files.get('world'))).to.equal('{"world":"1"}');
  });

  it('keeps one snapshot and shares the file that did not change', async () => {
    await write('1', 0, store, 'same');
    await write('2', 0, store, 'same');
    expect(await versionKept()).to.equal('2');
    expect(await raw((files) => files.count())).to.equal(3);
  });

  it('remembers when a server confirmed it', async () => {
    const { manifest, files } = await snapshot('1');
    await store.write(manifest, files, undefined);
    expect(await store.confirm(manifest, { server: 8, device: 9 })).to.equal(true);
    expect((await store.read())?.heard).to.deep.equal({ server: 8, device: 9 });
    expect(await store.confirm({ ...manifest, version: '2' }, { server: 10, device: 11 })).to.equal(false);
    expect((await store.read())?.heard?.server).to.equal(8);
  });

  it('forgets on request', async () => {
    await write('1');
    await store.clear();
    expect(await store.read()).to.equal(undefined);
  });

  it('is not turned back by a page that heard of its facts earlier', async () => {
    const slow = new SnapshotStore(PARTS, name, LONG_PATIENCE);
    await write('2', 2000);
    await write('1', 1000, slow);
    slow.close();
    expect(await versionKept()).to.equal('2');
    expect(await raw((files) => files.count()), 'what it fetched is not kept either').to.equal(3);
  });

  it('goes on after a server whose clock was a year fast', async () => {
    const now = Date.parse('2026-11-20');
    await write('1', now + 365 * 86_400_000);
    await write('2', now);
    expect(await versionKept()).to.equal('2');
  });

  it('stays whole with two pages writing at once', async () => {
    const other = new SnapshotStore(PARTS, name, LONG_PATIENCE);
    await write('0');
    const results = await Promise.allSettled([
      write('1'),
      write('2', 0, other),
      write('3'),
      write('4', 0, other),
    ]);
    expect(results.some(({ status }) => status === 'fulfilled')).to.equal(true);
    expect(await versionKept(other)).to.match(/^[1-4]$/);
    other.close();
  });
});

describe('the snapshot store keeps the snapshot before', () => {
  beforeEach(() => write('1'));
  afterEach(async () => {
    expect(await versionKept()).to.equal('1');
  });

  it('when the machine stops after the new files and before the pointer', async () => {
    const { manifest, files } = await snapshot('2');
    await raw((all) => all.put(files.get('world'), manifest.world.sha256));
  });

  it('when the disk takes back what it had called written', async () => {
    const put = IDBObjectStore.prototype.put;
    const takenBack = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      const request = put.apply(this, args);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
    const fault = await replaced(IDBObjectStore.prototype, 'put', takenBack, () => code(write('2')));
    expect(fault).to.equal('broken');
  });

  it('when there is no room', async () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    expect(await replaced(IDBObjectStore.prototype, 'put', full, () => code(write('2')))).to.equal('full');
  });

  it('when what was written reads back as something else', async () => {
    const put = IDBObjectStore.prototype.put;
    const garbling = function (this: IDBObjectStore, value: unknown, key: IDBValidKey) {
      return put.call(this, value instanceof Uint8Array ? value.slice(1) : value, key);
    };
    expect(await replaced(IDBObjectStore.prototype, 'put', garbling, () => code(write('2')))).to.equal(
      'damaged',
    );
  });

  it('when the files do not have the announced hash', async () => {
    const { manifest, files } = await snapshot('2');
    files.set('evidence', new TextEncoder().encode('{"evidence":"x"}'));
    expect(await code(store.write(manifest, files, undefined))).to.equal('damaged');
  });
});

describe('a damaged snapshot is called damaged', () => {
  let world = '';
  beforeEach(async () => {
    await write('1');
    world = (await snapshot('1')).manifest.world.sha256;
  });

  const injuries: [string, (files: IDBObjectStore) => IDBRequest][] = [
    ['one byte changed', (files) => files.put(new TextEncoder().encode('{"world":"2"}'), world)],
    ['a file missing', (files) => files.delete(world)],
    ['text in place of bytes', (files) => files.put('{"world":"1"}', world)],
    ['an empty file', (files) => files.put(new Uint8Array(), world)],
  ];
  for (const [injury, injure] of injuries) {
    it(`${injury}, and can be written again`, async () => {
      await raw(injure);
      expect(await code(store.read())).to.equal('damaged');
      await write('1');
      expect(await versionKept()).to.equal('1');
    });
  }
});

describe('the snapshot store answers in time', () => {
  beforeEach(() => {
    store = new SnapshotStore(PARTS, name, PATIENCE);
  });
  /** Loses against whatever ends earlier by the clock of this page, however slow the machine is. */
  const pass = (milliseconds: number) =>
    new Promise<string>((resolve) => setTimeout(() => resolve('too late'), milliseconds));
  const factory = (open: () => unknown) => ({ open });
  const real = indexedDB;
  const faults: [string, unknown, string][] = [
    ['there is no IndexedDB', undefined, 'absent'],
    [
      'opening never answers',
      // a request of its own whose events nobody hears
      factory(() => Object.assign(real.open(`${name} unheard`), { addEventListener: () => undefined })),
      'slow',
    ],
    [
      'opening is refused',
      factory(() => {
        throw new DOMException('', 'SecurityError');
      }),
      'forbidden',
    ],
  ];
  for (const [fault, value, expected] of faults) {
    it(`when ${fault}`, async () => {
      const read = replaced(globalThis, 'indexedDB', value, () => code(store.read()));
      expect(await Promise.race([read, pass(2 * PATIENCE)])).to.equal(expected);
    });
  }

  it('when reading the global throws, as in a sandboxed frame', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB');
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    const named = await code(store.read());
    Reflect.deleteProperty(globalThis, 'indexedDB');
    if (before) Object.defineProperty(globalThis, 'indexedDB', before);
    expect(named).to.equal('forbidden');
  });

  it('when a newer release was here before', async () => {
    (await opened(indexedDB.open(name, 2))).close();
    expect(await code(store.read())).to.equal('newer');
  });

  it('once for an opening that hangs, not again for everything after it, and recovers when it ends', async () => {
    const holder = await opened(indexedDB.open(name, 1)); // ignores `versionchange`
    const blocker = indexedDB.open(name, 2); // blocked by it; now every later opening hangs
    expect(await code(store.read())).to.equal('slow');
    expect(await Promise.race([code(store.read()), pass(PATIENCE / 2)])).to.equal('slow');
    holder.close();
    (await opened(blocker)).close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await code(store.read())).to.equal('newer');
  });
});

interface Stores extends DBSchema {
  [store: `files ${number}`]: { key: string; value: string };
}

describe('a database', () => {
  const open = (version: number, patience = LONG_PATIENCE) =>
    new Database<Stores>({
      name,
      version,
      patience,
      upgrade: (database, old) => {
        if (old < version) database.createObjectStore(`files ${version}`);
      },
    });
  const put = (database: Database<Stores>, key: string) =>
    database.run('readwrite', (transaction) =>
      transaction.objectStore(transaction.objectStoreNames[0]!).put(key, key),
    );

  it('makes way for a newer release at once', async () => {
    const old = open(1);
    await put(old, 'a');
    const young = open(2);
    await put(young, 'b');
    expect(await code(put(old, 'c'))).to.equal('newer');
    young.close();
  });

  it('says `blocked` while a page that does not make way holds it, and goes on when that has ended', async () => {
    const holder = await opened(indexedDB.open(name, 1));
    const young = open(2, PATIENCE);
    expect(await code(put(young, 'a'))).to.equal('blocked');
    holder.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await code(put(young, 'a'))).to.equal('no error');
    young.close();
  });

  it('opens again when the connection was closed under it', async () => {
    const database = open(1);
    (await database.run('readonly', (transaction) => transaction.db)).close();
    expect(await code(put(database, 'a'))).to.equal('no error');
    database.close();
  });

  it('undoes a piece of work that fails in the middle', async () => {
    const database = open(1);
    const failing = database.run('readwrite', (transaction) => {
      transaction
        .objectStore('files 1')
        .put('a', 'a')
        .catch(() => undefined);
      throw new Error('in the middle');
    });
    expect(await code(failing)).to.equal('broken');
    const all = await database.run('readonly', (transaction) =>
      transaction.objectStore('files 1').getAllKeys(),
    );
    expect(all).to.deep.equal([]);
    database.close();
  });
});

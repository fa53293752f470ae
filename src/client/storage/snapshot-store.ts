import type { DBSchema } from 'idb';
import type {
  SnapshotFile,
  SnapshotManifest,
  SnapshotPart,
} from '../../world/published/read-snapshot-manifest.js';
import { hashBytes } from '../hash-bytes.js';
import type { ServerTime } from '../trusted-clock.js';
import { Database, type Transaction } from './database.js';
import { StorageError } from './storage-error.js';

/** A snapshot as it was kept, verified again when read. */
export interface KeptSnapshot {
  readonly manifest: SnapshotManifest;
  readonly files: ReadonlyMap<SnapshotPart, Uint8Array<ArrayBuffer>>;
  /** When a server last said that this is the newest; undefined if it did not tell its time. */
  readonly heard: ServerTime | undefined;
}

/** The one pointer: which files are the snapshot. */
type Pointer = Pick<KeptSnapshot, 'manifest' | 'heard'>;

const POINTER = 'pointer';
/** Milliseconds between the start of a page's fetch and its end, at the most. */
const LONGEST_LEAD = 3_600_000;

/** Files by their hash, and the pointer; what is read may be anything, also damaged. */
interface Stores extends DBSchema {
  files: { key: string; value: unknown };
}

/**
 * The newest snapshot, kept in IndexedDB. New files are written beside the old ones under their hash, read back and verified;
 * then one pointer is switched and what it no longer names is deleted, in one transaction. So at any moment, with any number
 * of pages writing and with the machine switched off in between, there is one whole snapshot.
 * Every method rejects with `StorageError` within a few seconds at worst.
 */
export class SnapshotStore {
  readonly #database: Database<Stores>;

  /**
   * @param parts the parts that make a snapshot whole here
   * @param name of the database; pages of one origin that use other parts or another API need another name
   */
  constructor(
    readonly parts: readonly SnapshotPart[],
    name: string,
    patience?: number,
  ) {
    this.#database = new Database({
      name,
      version: 1,
      upgrade: (database) => void database.createObjectStore('files'),
      patience,
    });
  }

  /** The kept snapshot, or undefined if none was kept. Rejects with `damaged` if it is not what was written. */
  async read(): Promise<KeptSnapshot | undefined> {
    const found = await this.#database.run('readonly', async (transaction) => {
      const pointer = await readPointer(transaction);
      if (!pointer) return undefined;
      const store = transaction.objectStore('files');
      return {
        pointer,
        bytes: await Promise.all(this.parts.map((part) => store.get(pointer.manifest[part].sha256))),
      };
    });
    if (!found) return undefined;
    const { manifest, heard } = found.pointer;
    const files = new Map<SnapshotPart, Uint8Array<ArrayBuffer>>();
    for (const [index, part] of this.parts.entries()) {
      files.set(part, await verify(found.bytes[index], manifest[part]));
    }
    return { manifest, files, heard };
  }

  /**
   * Keeps a snapshot in place of the one before. A snapshot that a server named a little earlier than the kept one is left
   * out, so that a slow page does not undo what a faster one has kept.
   */
  async write(
    manifest: SnapshotManifest,
    files: ReadonlyMap<SnapshotPart, Uint8Array<ArrayBuffer>>,
    heard: ServerTime | undefined,
  ): Promise<void> {
    await this.#database.run('readwrite', async (transaction) => {
      const store = transaction.objectStore('files');
      await Promise.all(this.parts.map((part) => store.put(files.get(part), manifest[part].sha256)));
    });
    for (const part of this.parts) {
      const { sha256 } = manifest[part];
      const back = await this.#database.run('readonly', (transaction) =>
        transaction.objectStore('files').get(sha256),
      );
      await verify(back, manifest[part]);
    }
    await this.#database.run('readwrite', async (transaction) => {
      const store = transaction.objectStore('files');
      const kept = await readPointer(transaction);
      const keys = await store.getAllKeys();
      // Another page may have switched meanwhile, to newer data or deleting what it did not know.
      const pointer = kept && isSlower(heard, kept.heard) ? kept : { manifest, heard };
      const named = this.parts.map((part) => pointer.manifest[part].sha256);
      if (!named.every((key) => keys.includes(key))) throw new StorageError('damaged');
      const unnamed = keys.filter((key) => key !== POINTER && !named.includes(key));
      await Promise.all([store.put(pointer, POINTER), ...unnamed.map((key) => store.delete(key))]);
    });
  }

  /**
   * Remembers that a server has just called the kept snapshot the newest. Resolves with whether it is (still) the kept one:
   * the browser may have deleted it meanwhile, or another page kept a newer one.
   */
  confirm(manifest: SnapshotManifest, heard: ServerTime | undefined): Promise<boolean> {
    return this.#database.run('readwrite', async (transaction) => {
      const kept = await readPointer(transaction);
      if (kept?.manifest.version !== manifest.version) return false;
      if (heard) await transaction.objectStore('files').put({ ...kept, heard }, POINTER);
      return true;
    });
  }

  /** Forgets everything kept. */
  async clear(): Promise<void> {
    await this.#database.run('readwrite', (transaction) => transaction.objectStore('files').clear());
  }

  /** Closes the connection; it opens again when needed. */
  close(): void {
    this.#database.close();
  }
}

/** Whether a server told the first time earlier than the second, by less than a page may take; by more, its clock was wrong. */
function isSlower(heard: ServerTime | undefined, kept: ServerTime | undefined): boolean {
  const lead = heard && kept ? kept.server - heard.server : 0;
  return lead > 0 && lead < LONGEST_LEAD;
}

async function readPointer(
  transaction: Transaction<Stores, 'readonly' | 'readwrite'>,
): Promise<Pointer | undefined> {
  return (await transaction.objectStore('files').get(POINTER)) as Pointer | undefined;
}

async function verify(bytes: unknown, file: SnapshotFile): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer) {
    const whole = bytes as Uint8Array<ArrayBuffer>;
    if (whole.byteLength === file.bytes && (await hashBytes(whole)) === file.sha256) return whole;
  }
  throw new StorageError('damaged');
}

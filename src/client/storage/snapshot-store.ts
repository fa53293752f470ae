import { answerOf, Database } from './database.js';
import type { ServedTime } from '../served-time.js';
import type { SnapshotFile, SnapshotManifest, SnapshotPart } from '../snapshot-manifest.js';
import { StorageError } from './storage-error.js';

/** A snapshot as it was kept, verified again when read. */
export interface KeptSnapshot {
  readonly manifest: SnapshotManifest;
  readonly files: ReadonlyMap<SnapshotPart, Uint8Array<ArrayBuffer>>;
  /** When a server last said that this is the newest; undefined if it did not tell its time. */
  readonly heard: ServedTime | undefined;
}

/** The one pointer: which files are the snapshot. */
interface Pointer {
  readonly manifest: SnapshotManifest;
  readonly heard: ServedTime | undefined;
}

const POINTER = 'pointer';
const FILES = 'files';

/** SHA-256 in hex. Throws `StorageError` `insecure` where the browser offers no digest (a page without https). */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new StorageError('insecure');
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The newest snapshot, kept in IndexedDB. New files are written beside the old ones under their hash, read back and verified;
 * then one pointer is switched and what it no longer names is deleted, in one transaction. So at any moment, with any number
 * of pages writing and with the machine switched off in between, there is one whole snapshot.
 * Every method rejects with `StorageError` within a few seconds at worst.
 */
export class SnapshotStore {
  readonly #database: Database;

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
      upgrade: (database) => void database.createObjectStore(FILES),
      ...(patience && { patience }),
    });
  }

  /** The kept snapshot, or undefined if none was kept. Rejects with `damaged` if it is not what was written. */
  async read(): Promise<KeptSnapshot | undefined> {
    const found = await this.#database.run('readonly', async (transaction) => {
      const store = transaction.objectStore(FILES);
      const pointer = (await answerOf(store.get(POINTER))) as Pointer | undefined;
      if (!pointer) return undefined;
      const bytes = this.parts.map((part) => answerOf(store.get(pointer.manifest[part].sha256)));
      return { pointer, bytes: (await Promise.all(bytes)) as unknown[] };
    });
    if (!found) return undefined;
    const { manifest, heard } = found.pointer;
    const files = new Map<SnapshotPart, Uint8Array<ArrayBuffer>>();
    for (const [index, part] of this.parts.entries()) {
      files.set(part, await verified(found.bytes[index], manifest[part]));
    }
    return { manifest, files, heard };
  }

  /**
   * Keeps a snapshot in place of the one before. A snapshot that was heard of earlier than the kept one is left out, so
   * that a slow page does not undo what a faster one has kept.
   */
  async write(
    manifest: SnapshotManifest,
    files: ReadonlyMap<SnapshotPart, Uint8Array<ArrayBuffer>>,
    heard: ServedTime | undefined,
  ): Promise<void> {
    const named = this.parts.map((part) => manifest[part].sha256);
    await this.#database.run('readwrite', (transaction) => {
      const store = transaction.objectStore(FILES);
      for (const part of this.parts) store.put(files.get(part), manifest[part].sha256);
    });
    for (const part of this.parts) {
      const { sha256 } = manifest[part];
      const back = await this.#database.run('readonly', (transaction) =>
        answerOf<unknown>(transaction.objectStore(FILES).get(sha256)),
      );
      await verified(back, manifest[part]);
    }
    await this.#database.run('readwrite', async (transaction) => {
      const store = transaction.objectStore(FILES);
      const kept = (await answerOf(store.get(POINTER))) as Pointer | undefined;
      const keys = (await answerOf(store.getAllKeys())) as string[];
      // Another page may have switched meanwhile, to newer facts or deleting what it did not know.
      if (kept?.heard && heard && kept.heard.server > heard.server) return;
      if (!named.every((key) => keys.includes(key))) throw new StorageError('damaged');
      store.put({ manifest, heard } satisfies Pointer, POINTER);
      for (const key of keys) if (key !== POINTER && !named.includes(key)) store.delete(key);
    });
  }

  /**
   * Remembers that a server has just called the kept snapshot the newest. Resolves with whether it is (still) the kept one:
   * the browser may have deleted it meanwhile, or another page kept a newer one.
   */
  confirm(manifest: SnapshotManifest, heard: ServedTime | undefined): Promise<boolean> {
    return this.#database.run('readwrite', async (transaction) => {
      const store = transaction.objectStore(FILES);
      const kept = (await answerOf(store.get(POINTER))) as Pointer | undefined;
      if (kept?.manifest.version !== manifest.version) return false;
      if (heard) store.put({ ...kept, heard }, POINTER);
      return true;
    });
  }

  /** Forgets everything kept. */
  async clear(): Promise<void> {
    await this.#database.run('readwrite', (transaction) => void transaction.objectStore(FILES).clear());
  }

  /** Closes the connection; it opens again when needed. */
  close(): void {
    this.#database.close();
  }
}

async function verified(bytes: unknown, file: SnapshotFile): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes instanceof Uint8Array && bytes.buffer instanceof ArrayBuffer) {
    const whole = bytes as Uint8Array<ArrayBuffer>;
    if (whole.byteLength === file.bytes && (await sha256Of(whole)) === file.sha256) return whole;
  }
  throw new StorageError('damaged');
}

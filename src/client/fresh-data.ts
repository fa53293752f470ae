import type { DataFault, DataPhase, StorageFault } from '../world/data-fault.js';
import type { SnapshotManifest, SnapshotPart } from '../world/published/read-snapshot-manifest.js';
import type { Steps } from '../core/steps.js';
import { DataError } from './data-error.js';
import { PATIENCE } from './fetch-json.js';
import { fetchManifest, fetchSnapshotFile } from './fetch-snapshot.js';
import { hashBytes } from './hash-bytes.js';
import type { SnapshotStore } from './storage/snapshot-store.js';
import { StorageError } from './storage/storage-error.js';
import { daysBetween, localDay } from '../core/today.js';
import { takeSteps } from './take-steps.js';
import { readServerTime, type ServerTime, TrustedClock } from './trusted-clock.js';

/** The parts of a snapshot that have been read so far. */
type ReadParts<Parts> = { [Part in keyof Parts]?: Parts[Part] | undefined };

/** What is known about the data at hand. */
export interface FreshState<Parts> {
  readonly phase: DataPhase;
  /** Why the phase is `stale`, `offline` or `failed`; `old` when it is only the age. */
  readonly reason: DataFault | 'old' | undefined;
  /** A server is being asked right now. */
  readonly looking: boolean;
  /** Bytes that have come of those that are needed, while data is being fetched. */
  readonly progress: { readonly loaded: number; readonly bytes: number } | undefined;
  readonly parts: Readonly<ReadParts<Parts>>;
  /** Which snapshot the data is. */
  readonly manifest: SnapshotManifest | undefined;
  /** Days since the data was checked; undefined when the clock of this device is proven wrong. */
  readonly days: number | undefined;
  /** `kept` on this device, or why not (then it is in memory only); undefined while that is not decided. */
  readonly storage: 'kept' | StorageFault | undefined;
}

/** Data that nobody has checked for longer than a quarter of a year is called old; in days. */
export const OLD_DAYS = 92;
const AN_HOUR = 3_600_000;

interface FreshDataOptions<Parts> {
  /** Address of `snapshot.json`. */
  readonly manifestUrl: string;
  /** Readers of the parts that are wanted; a part that its reader refuses is never kept. */
  readonly decode: { readonly [Part in keyof Parts]-?: (text: string) => Steps<Parts[Part]> };
  readonly store: SnapshotStore;
  readonly clock?: TrustedClock;
  /** Longest wait for the next byte from a server, in milliseconds. */
  readonly patience?: number;
}

interface Held<Parts> {
  readonly manifest: SnapshotManifest;
  readonly files: ReadonlyMap<SnapshotPart, Uint8Array<ArrayBuffer>>;
  readonly parts: ReadParts<Parts>;
}

/**
 * The data that a page answers from: first the snapshot kept on this device, then the newest that a server has. A new one is
 * taken only whole and verified, and the old one serves until then. Fires `change` whenever `state` has been replaced.
 */
export class FreshData<Parts extends Partial<Record<SnapshotPart, unknown>>> extends EventTarget {
  readonly #options: FreshDataOptions<Parts>;
  readonly #clock: TrustedClock;
  readonly #parts: readonly SnapshotPart[];
  readonly #patience: number;
  #held: Held<Parts> | undefined;
  #reading: Promise<void> | undefined;
  #look: Promise<void> | undefined;
  #lookedAt: number | undefined;
  #fault: DataError | undefined;
  #progress: FreshState<Parts>['progress'];
  #storage: FreshState<Parts>['storage'];
  #state: FreshState<Parts>;

  constructor(options: FreshDataOptions<Parts>) {
    super();
    this.#options = options;
    this.#clock = options.clock ?? new TrustedClock();
    this.#parts = Object.keys(options.decode) as SnapshotPart[];
    this.#patience = options.patience ?? PATIENCE;
    this.#state = this.#describe();
  }

  get state(): FreshState<Parts> {
    return this.#state;
  }

  /** The day to judge by, `YYYY-MM-DD`: the person's own by the best known clock, and never before the data was checked. */
  get today(): string {
    const updated = this.#held?.manifest.updated ?? '';
    const day = this.#day ?? '';
    return day > updated ? day : updated;
  }

  get #day(): string | undefined {
    const now = this.#clock.now();
    return now === undefined ? undefined : localDay(new Date(now));
  }

  /** Looks for data: here if there is none yet, then at the server. Never rejects; one look at a time. */
  look(): Promise<void> {
    this.#look ??= this.#lookOnce().finally(() => {
      this.#look = undefined;
      this.#publish();
    });
    this.#publish();
    return this.#look;
  }

  /** Looks if the last good look was more than an hour ago, or failed. */
  async lookIfDue(): Promise<void> {
    const passed = this.#lookedAt === undefined ? Infinity : Math.abs(Date.now() - this.#lookedAt);
    if (this.#fault || passed >= AN_HOUR) await this.look();
  }

  /** Reads the snapshot that is kept on this device, unless there is data already; asks no server. Never rejects. */
  readKept(): Promise<void> {
    if (this.#held) return Promise.resolve();
    this.#reading ??= this.#readOnce().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  /** Forgets what is kept on this device; the data in memory goes on serving. */
  async forget(): Promise<void> {
    await this.#useStore(async (store) => {
      await store.clear();
      return undefined;
    });
    this.#publish();
  }

  async #lookOnce(): Promise<void> {
    await this.readKept();
    const url = this.#options.manifestUrl;
    try {
      const { manifest, headers } = await fetchManifest(url, this.#patience);
      const serverTime = readServerTime(headers);
      const heard = serverTime === undefined ? undefined : this.#clock.hear(serverTime);
      await this.#take(manifest, heard);
      this.#fault = undefined;
      this.#lookedAt = Date.now();
    } catch (cause) {
      // Any other error was thrown by a reader: the file is whole, but of a format that it does not know.
      this.#fault =
        cause instanceof DataError ? cause : new DataError('other-format', String(cause), { cause });
    } finally {
      this.#progress = undefined;
    }
  }

  async #readOnce(): Promise<void> {
    await this.#useStore(async (store) => {
      const kept = await store.read();
      if (!kept) return undefined;
      if (kept.heard) this.#clock.recall(kept.heard);
      try {
        const parts = {} as ReadParts<Parts>;
        for (const [part, file] of kept.files) await this.#decode(part, file, parts);
        this.#held = { manifest: kept.manifest, files: kept.files, parts };
      } catch (cause) {
        throw new StorageError('damaged', cause); // of another release's format, say
      }
      return 'kept';
    });
    this.#publish();
  }

  async #take(manifest: SnapshotManifest, heard: ServerTime | undefined): Promise<void> {
    const held = this.#held;
    const files = new Map(held?.files);
    const parts = { ...held?.parts } as ReadParts<Parts>;
    const missing = this.#parts.filter(
      (part) => held?.manifest[part].sha256 !== manifest[part].sha256 || !files.has(part),
    );
    const bytes = missing.reduce((sum, part) => sum + manifest[part].bytes, 0);
    let before = 0;
    for (const part of missing) {
      const progress = (loaded: number) => {
        this.#progress = { loaded: before + loaded, bytes };
        this.#publish();
      };
      const digest = (crypto.subtle as SubtleCrypto | undefined) && hashBytes;
      const file = await fetchSnapshotFile(this.#options.manifestUrl, manifest[part], digest, {
        patience: this.#patience,
        progress,
      });
      await this.#decode(part, file, parts);
      files.set(part, file);
      before += file.byteLength;
      // Replaced only as a whole; but where there is nothing yet, the first part already answers.
      if (!held) {
        this.#held = { manifest, files: new Map(files), parts: { ...parts } };
        this.#publish();
      }
    }
    this.#held = { manifest, files, parts };
    this.#publish();
    await this.#useStore(async (store) => {
      const isKept =
        missing.length === 0 && this.#storage === 'kept' && (await store.confirm(manifest, heard));
      if (!isKept) await store.write(manifest, files, heard);
      return 'kept';
    });
  }

  async #decode(part: SnapshotPart, file: Uint8Array, parts: ReadParts<Parts>): Promise<void> {
    parts[part] = await takeSteps(this.#options.decode[part](new TextDecoder().decode(file)));
  }

  /** Storage must never cost an answer: its faults are only reported. */
  async #useStore(work: (store: SnapshotStore) => Promise<'kept' | undefined>): Promise<void> {
    try {
      this.#storage = await work(this.#options.store);
    } catch (error) {
      this.#storage = StorageError.from(error).code;
    }
  }

  #describe(): FreshState<Parts> {
    const manifest = this.#held?.manifest;
    const days = manifest && ageInDays(manifest.updated, this.#day);
    const fault = this.#fault?.code;
    let phase: DataPhase = 'ready';
    if (!manifest) phase = fault && !this.#look ? 'failed' : 'loading';
    else if (fault === 'unreachable' || fault === 'timeout') phase = 'offline';
    else if (fault || (days ?? 0) > OLD_DAYS) phase = 'stale';
    return {
      phase,
      reason: phase === 'ready' || phase === 'loading' ? undefined : (fault ?? 'old'),
      looking: this.#look !== undefined,
      progress: this.#progress,
      parts: this.#held?.parts ?? ({} as ReadParts<Parts>),
      manifest,
      days,
      storage: this.#storage,
    };
  }

  #publish(): void {
    this.#state = this.#describe();
    this.dispatchEvent(new Event('change'));
  }
}

/**
 * Whole days since data was checked (`updated`); undefined when that cannot be known. Never negative: one day ahead is
 * another time zone, more is a wrong clock.
 */
export function ageInDays(updated: string, today: string | undefined): number | undefined {
  const days = today === undefined ? -Infinity : daysBetween(updated, today);
  return days >= -1 ? Math.max(0, days) : undefined;
}

/**
 * Keeps something fresh while a page lives: lets it look if that is due whenever the page is looked at again or the network
 * comes back, and now and then in between. Returns what ends it.
 */
export function keepFresh(fresh: { lookIfDue: () => Promise<void> }): () => void {
  const look = () => void (document.visibilityState === 'visible' && fresh.lookIfDue());
  const timer = setInterval(look, AN_HOUR / 12);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}

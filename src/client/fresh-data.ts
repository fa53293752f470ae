import { fetchFile, fetchManifest, FetchError, type FetchFault } from './fetch-snapshot.js';
import { ageInDays, FactClock, type ServedTime } from './served-time.js';
import type { SnapshotManifest, SnapshotPart } from './snapshot-manifest.js';
import { sha256Of, type SnapshotStore } from './storage/snapshot-store.js';
import { StorageError, type StorageFault } from './storage/storage-error.js';

/**
 * How well one can answer; never a verdict:
 * `loading` no facts yet · `ready` facts, and a server has called them the newest in this session, or has not answered yet ·
 * `stale` facts, but older than a quarter, or newer ones could not be taken · `offline` facts, but no server ·
 * `failed` no facts, and none to be had.
 */
export type FactsPhase = 'loading' | 'ready' | 'stale' | 'offline' | 'failed';

/** The parts that have been read so far. */
export type ReadParts<Parts> = { [Part in keyof Parts]?: Parts[Part] | undefined };

/** What is known about the facts at hand. */
export interface FactsState<Parts> {
  readonly phase: FactsPhase;
  /** Why the phase is `stale`, `offline` or `failed`; `old` when it is only the age. */
  readonly reason: FetchFault | 'old' | undefined;
  /** A server is being asked right now. */
  readonly looking: boolean;
  /** Bytes that have come of those that are needed, while facts are being fetched. */
  readonly progress: { readonly loaded: number; readonly bytes: number } | undefined;
  readonly facts: Readonly<ReadParts<Parts>>;
  /** Which snapshot the facts are. */
  readonly manifest: SnapshotManifest | undefined;
  /** Days since the facts were checked; undefined when not knowable. */
  readonly days: number | undefined;
  /** `kept` on this device, or why not (then they are in memory only); undefined while that is not decided. */
  readonly storage: 'kept' | StorageFault | undefined;
}

/** Facts that nobody has checked for longer are called old, in days. */
export const A_QUARTER = 92;
const AN_HOUR = 3_600_000;

export interface FreshFactsOptions<Parts> {
  /** Address of `snapshot.json`. */
  readonly manifestUrl: string;
  /** Readers of the parts that are wanted; a part that its reader refuses is never kept. */
  readonly decode: { readonly [Part in keyof Parts]-?: (text: string) => Parts[Part] };
  /** Where snapshots are kept; without it the facts are in memory only. */
  readonly store?: SnapshotStore;
  readonly clock?: FactClock;
  /** Longest wait for the next byte from a server, in milliseconds. */
  readonly patience?: number;
}

interface Held<Parts> {
  readonly manifest: SnapshotManifest;
  readonly files: ReadonlyMap<SnapshotPart, Uint8Array<ArrayBuffer>>;
  readonly facts: ReadParts<Parts>;
}

/**
 * The facts that a page answers from: first those kept on this device, then the newest that a server has. New facts are taken
 * only whole and verified, and the old ones serve until then. Fires `change` whenever `state` has been replaced.
 */
export class FreshFacts<Parts extends Partial<Record<SnapshotPart, unknown>>> extends EventTarget {
  readonly clock: FactClock;
  readonly #parts: readonly SnapshotPart[];
  #held: Held<Parts> | undefined;
  #look: Promise<void> | undefined;
  #lookedAt: number | undefined;
  #fault: FetchError | undefined;
  #progress: FactsState<Parts>['progress'];
  #storage: FactsState<Parts>['storage'];
  #state: FactsState<Parts>;

  constructor(private readonly options: FreshFactsOptions<Parts>) {
    super();
    this.clock = options.clock ?? new FactClock();
    this.#parts = Object.keys(options.decode) as SnapshotPart[];
    this.#state = this.#describe();
  }

  get state(): FactsState<Parts> {
    return this.#state;
  }

  /** The fault of the last look at the server, for the curious. */
  get fault(): FetchError | undefined {
    return this.#fault;
  }

  /** The day to judge by (`YYYY-MM-DD`): of the best known clock, and never before the facts were checked. */
  get today(): string {
    const updated = this.#held?.manifest.updated ?? '';
    const present = this.clock.now();
    const day = present ? new Date(present.ms).toISOString().slice(0, 10) : '';
    return day > updated ? day : updated;
  }

  /** Looks for facts: here if there are none yet, then at the server. Never rejects; one look at a time. */
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

  /** Forgets what is kept on this device; the facts in memory go on serving. */
  async forget(): Promise<void> {
    await this.#guarded(async (store) => {
      await store.clear();
      return undefined;
    });
    this.#publish();
  }

  async #lookOnce(): Promise<void> {
    if (!this.#held) await this.#readKept();
    try {
      const { manifest, server } = await fetchManifest(
        this.options.manifestUrl,
        this.options.patience ?? 10_000,
      );
      const heard = server === undefined ? undefined : this.clock.hear(server);
      await this.#take(manifest, heard);
      this.#fault = undefined;
      this.#lookedAt = Date.now();
    } catch (error) {
      this.#fault =
        error instanceof FetchError
          ? error
          : new FetchError('foreign', this.options.manifestUrl, String(error), error);
    } finally {
      this.#progress = undefined;
    }
  }

  async #readKept(): Promise<void> {
    await this.#guarded(async (store) => {
      const kept = await store.read();
      if (!kept) return undefined;
      if (kept.heard) this.clock.recall(kept.heard);
      try {
        const facts = {} as ReadParts<Parts>;
        for (const [part, file] of kept.files) this.#decode(part, file, facts);
        this.#held = { manifest: kept.manifest, files: kept.files, facts };
      } catch (cause) {
        throw new StorageError('damaged', cause); // of another release's format, say
      }
      return 'kept';
    });
    this.#publish();
  }

  async #take(manifest: SnapshotManifest, heard: ServedTime | undefined): Promise<void> {
    const held = this.#held;
    const files = new Map(held?.files);
    const facts = { ...held?.facts } as ReadParts<Parts>;
    const missing = this.#parts.filter(
      (part) => held?.manifest[part].sha256 !== manifest[part].sha256 || !files.has(part),
    );
    const bytes = missing.reduce((sum, part) => sum + manifest[part].bytes, 0);
    const patience = this.options.patience ?? 10_000;
    let before = 0;
    for (const part of missing) {
      const progress = (loaded: number) => {
        this.#progress = { loaded: before + loaded, bytes };
        this.#publish();
      };
      const digest = (crypto.subtle as SubtleCrypto | undefined) && sha256Of;
      const file = await fetchFile(this.options.manifestUrl, manifest[part], patience, digest, progress);
      this.#decode(part, file, facts);
      files.set(part, file);
      before += file.byteLength;
      // Replaced only as a whole; but where there is nothing yet, the first part already answers.
      if (!held) {
        this.#held = { manifest, files: new Map(files), facts: { ...facts } };
        this.#publish();
      }
    }
    this.#held = { manifest, files, facts };
    this.#publish();
    await this.#guarded(async (store) => {
      const isKept =
        missing.length === 0 && this.#storage === 'kept' && (await store.confirm(manifest, heard));
      if (!isKept) await store.write(manifest, files, heard);
      return 'kept';
    });
  }

  #decode(part: SnapshotPart, file: Uint8Array, facts: ReadParts<Parts>): void {
    facts[part] = this.options.decode[part](new TextDecoder().decode(file));
  }

  /** Storage must never cost an answer: its faults are only told. */
  async #guarded(work: (store: SnapshotStore) => Promise<'kept' | undefined>): Promise<void> {
    if (!this.options.store) return;
    try {
      this.#storage = await work(this.options.store);
    } catch (error) {
      this.#storage = StorageError.from(error).code;
    }
  }

  #describe(): FactsState<Parts> {
    const manifest = this.#held?.manifest;
    const days = manifest && ageInDays(manifest.updated, this.clock.now());
    const fault = this.#fault?.code;
    const unreachable = fault === 'unreachable' || fault === 'slow';
    let phase: FactsPhase = 'ready';
    if (!manifest) phase = fault && !this.#look ? 'failed' : 'loading';
    else if (unreachable) phase = 'offline';
    else if (fault || (days ?? 0) > A_QUARTER) phase = 'stale';
    return {
      phase,
      reason: phase === 'ready' || phase === 'loading' ? undefined : (fault ?? 'old'),
      looking: this.#look !== undefined,
      progress: this.#progress,
      facts: this.#held?.facts ?? ({} as ReadParts<Parts>),
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

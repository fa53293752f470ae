import { StorageError, type StorageFault } from './storage-error.js';

export interface DatabaseOptions {
  readonly name: string;
  readonly version: number;
  /** Creates what is missing; additive only, because an older release may have left anything from 1 on. */
  readonly upgrade: (database: IDBDatabase, oldVersion: number) => void;
  /** A newer release wants to upgrade; this connection has been closed and stays closed. */
  readonly superseded?: () => void;
  /** Longest wait for one piece of work, in milliseconds. */
  readonly patience?: number;
}

/**
 * One IndexedDB database that answers within `patience` or rejects with a `StorageError`. IndexedDB by itself may hang for
 * ever (an upgrade blocked by another page blocks every later open), lose its connection (site data cleared) and report a
 * `put` as done that the full disk then takes back; so every piece of work waits for its transaction to complete.
 */
export class Database {
  /** The database did not exist before this page opened it (undefined: not opened yet). */
  created: boolean | undefined;
  #connection: Promise<IDBDatabase> | undefined;
  /** Why an opening that is still under way already took too long; later work does not wait for it again. */
  #overdue: StorageFault | undefined;
  #opening = false;
  #blocked = false;

  constructor(private readonly options: DatabaseOptions) {}

  /**
   * Runs `work` in one transaction over all stores and resolves with its result after the transaction has completed.
   * `work` may await only requests of that transaction (see `answerOf`).
   */
  async run<T>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<T> | T): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StorageError(this.#late())), this.options.patience ?? 3000);
    });
    try {
      return await Promise.race([this.#transact(mode, work), patience]);
    } catch (error) {
      throw StorageError.from(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the connection; the next piece of work opens it again. */
  close(): void {
    // An opening that hangs must not hold up who wants to close.
    void this.#connection?.then(
      (connection) => connection.close(),
      () => undefined,
    );
    this.#connection = undefined;
  }

  #late(): StorageFault {
    const fault = this.#blocked ? 'blocked' : 'slow';
    if (this.#opening) this.#overdue = fault;
    return fault;
  }

  async #transact<T>(mode: IDBTransactionMode, work: (transaction: IDBTransaction) => Promise<T> | T) {
    const transaction = await this.#begin(mode);
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new StorageError('broken'));
    });
    completed.catch(() => undefined); // `work` may fail first
    let result: T;
    try {
      result = await work(transaction);
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // already finished or aborted; the reason of `work` or of the transaction is thrown below
      }
      throw transaction.error ?? error;
    }
    await completed;
    return result;
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    for (let retry = false; ; retry = true) {
      const connection = await this.#open();
      try {
        return connection.transaction([...connection.objectStoreNames], mode, { durability: 'strict' });
      } catch (error) {
        // The browser closed the connection under us (cleared site data, a frozen page): open once more.
        if (retry || !(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
        this.#connection = undefined;
      }
    }
  }

  #open(): Promise<IDBDatabase> {
    if (this.#overdue) throw new StorageError(this.#overdue);
    this.#connection ??= this.#connect().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  #connect(): Promise<IDBDatabase> {
    return new Promise<IDBDatabase>((resolve, reject) => {
      const { name, version, upgrade, superseded } = this.options;
      // Reading the global may itself throw (sandboxed frame), hence inside the promise.
      const factory = globalThis.indexedDB as IDBFactory | undefined;
      if (!factory) throw new StorageError('absent');
      const request = factory.open(name, version);
      this.#opening = true;
      const settled = () => {
        this.#opening = this.#blocked = false;
        this.#overdue = undefined;
      };
      request.onblocked = () => (this.#blocked = true);
      request.onupgradeneeded = ({ oldVersion }) => {
        this.created = oldVersion === 0;
        upgrade(request.result, oldVersion);
      };
      request.onerror = () => {
        settled();
        reject(request.error ?? new StorageError('broken'));
      };
      request.onsuccess = () => {
        settled();
        const connection = request.result;
        this.created ??= false;
        connection.onversionchange = () => {
          connection.close(); // or the newer release waits for ever
          this.#connection = undefined;
          superseded?.();
        };
        connection.onclose = () => (this.#connection = undefined);
        resolve(connection);
      };
    });
  }
}

/** The answer of one request, inside the transaction that made it. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new StorageError('broken'));
  });
}

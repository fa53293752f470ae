import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { StorageFault } from '../../world/data-fault.js';
import { StorageError } from './storage-error.js';

export type Transaction<Stores extends DBSchema, Mode extends IDBTransactionMode> = IDBPTransaction<
  Stores,
  StoreNames<Stores>[],
  Mode
>;

interface DatabaseOptions<Stores extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** Creates what is missing; additive only, because an older release may have left anything from 1 on. */
  readonly upgrade: (database: IDBPDatabase<Stores>, oldVersion: number) => void;
  /** Longest wait for one piece of work, in milliseconds. */
  readonly patience?: number | undefined;
}

/**
 * One IndexedDB database that answers within `patience` or rejects with a `StorageError`. IndexedDB by itself may hang for
 * ever (an upgrade blocked by another page blocks every later open), lose its connection (site data cleared) and report a
 * `put` as done that the full disk then takes back; so every piece of work waits for its transaction to complete.
 */
export class Database<Stores extends DBSchema> {
  #connection: Promise<IDBPDatabase<Stores>> | undefined;
  /** Why an opening that is still under way already took too long; later work does not wait for it again. */
  #overdue: StorageFault | undefined;
  #opening = false;
  #blocked = false;

  constructor(private readonly options: DatabaseOptions<Stores>) {}

  /**
   * Runs `work` in one transaction over all stores and resolves with its result after the transaction has completed.
   * `work` may await only requests of that transaction.
   */
  async run<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (transaction: Transaction<Stores, Mode>) => Promise<T> | T,
  ): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new StorageError(this.#nameDelay())), this.options.patience ?? 3000);
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

  #nameDelay(): StorageFault {
    const fault = this.#blocked ? 'blocked' : 'slow';
    if (this.#opening) this.#overdue = fault;
    return fault;
  }

  async #transact<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (transaction: Transaction<Stores, Mode>) => Promise<T> | T,
  ): Promise<T> {
    const transaction = await this.#begin(mode);
    transaction.done.catch(() => undefined); // `work` may fail first
    try {
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It is finished or aborted already; why stands below.
      }
      throw transaction.error ?? error;
    }
  }

  async #begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode): Promise<Transaction<Stores, Mode>> {
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

  #open(): Promise<IDBPDatabase<Stores>> {
    if (this.#overdue) throw new StorageError(this.#overdue);
    this.#connection ??= this.#connect().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #connect(): Promise<IDBPDatabase<Stores>> {
    // Reading the global may itself throw, in a sandboxed frame.
    if (!(globalThis.indexedDB as IDBFactory | undefined)) throw new StorageError('absent');
    const { name, version, upgrade } = this.options;
    const forget = () => (this.#connection = undefined);
    this.#opening = true;
    try {
      return await openDB<Stores>(name, version, {
        upgrade,
        blocked: () => (this.#blocked = true),
        blocking: (_current, _wanted, event) => {
          (event.target as IDBDatabase).close(); // or a newer release waits for ever
          forget();
        },
        terminated: forget,
      });
    } finally {
      this.#opening = this.#blocked = false;
      this.#overdue = undefined;
    }
  }
}

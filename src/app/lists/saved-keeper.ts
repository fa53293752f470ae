/** Keeps the person's lists in IndexedDB, apart from the data: that can be downloaded again. */
import type { DBSchema } from 'idb';
import { Database } from '../../client/storage/database.js';
import { NO_LISTS, readRecord, type SavedFile } from './saved-file.js';

/** What is kept on this device. */
export interface KeptLists {
  /** All that can be read of it; undefined when it is of another format. Then nothing is written over it. */
  readonly lists: SavedFile | undefined;
  /** The record itself, where not all of it can be read. */
  readonly unreadable: unknown;
  /** The browser has deleted lists that were kept here before. */
  readonly lost: boolean;
}

/** Where the lists are kept. Every method may reject; then the lists live in memory and the app says so. */
export interface SavedKeeper {
  read(): Promise<KeptLists>;
  /** Changes what is kept at that moment, in one transaction, so that two tabs never undo one another's changes. */
  change(change: (lists: SavedFile) => SavedFile): Promise<KeptLists>;
  /** Forgets what could not be read; to be called when the person has it in a file. */
  forgetUnreadable(): Promise<KeptLists>;
  /** Calls back whenever another tab may have changed what is kept. */
  follow(changed: () => void): void;
}

const NAME = 'band-check-lists';
const KEY = 'saved';
/** A record some of whose entries could not be read, as it was before the first change to the others. */
const UNREADABLE = 'unreadable';

interface Stores extends DBSchema {
  lists: { key: typeof KEY | typeof UNREADABLE; value: unknown };
}

/** A mark outside the database: with it, an empty database means that the browser has deleted the lists. */
const mark = {
  isSet: () => {
    try {
      return localStorage.getItem(NAME) !== null;
    } catch {
      return false;
    }
  },
  set: () => {
    try {
      localStorage.setItem(NAME, 'kept');
    } catch {
      // without the mark a loss goes unnoticed; nothing else depends on it
    }
  },
};

export function createSavedKeeper(): SavedKeeper {
  const database = new Database<Stores>({
    name: NAME,
    version: 1,
    upgrade: (connection) => void connection.createObjectStore('lists'),
  });
  const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);

  const read = () =>
    database.run('readonly', async (transaction) => {
      const store = transaction.objectStore('lists');
      return describeKept(await store.get(KEY), await store.get(UNREADABLE));
    });
  return {
    read,
    async change(change) {
      const kept = await database.run('readwrite', async (transaction) => {
        const store = transaction.objectStore('lists');
        const before = describeKept(await store.get(KEY), await store.get(UNREADABLE));
        if (!before.lists) return before;
        const lists = change(before.lists);
        if (before.unreadable !== undefined) await store.put(before.unreadable, UNREADABLE);
        await store.put(lists, KEY);
        return { ...before, lists, lost: false };
      });
      if (kept.lists) mark.set();
      otherTabs?.postMessage('changed');
      return kept;
    },
    async forgetUnreadable() {
      await database.run('readwrite', (transaction) => transaction.objectStore('lists').delete(UNREADABLE));
      return read();
    },
    follow(changed) {
      otherTabs?.addEventListener('message', changed);
      // A page that the browser had frozen has heard no messages.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') changed();
      });
    },
  };
}

function describeKept(record: unknown, spare: unknown): KeptLists {
  if (record === undefined) return { lists: NO_LISTS, unreadable: spare, lost: mark.isSet() };
  const { lists, rejected } = readRecord(record);
  return { lists, unreadable: lists && rejected.length === 0 ? spare : record, lost: false };
}

/** Keeps the person's lists in IndexedDB, apart from the facts: those can be fetched again. */
import type { DBSchema } from 'idb';
import { Database } from '../../client/storage/database.js';
import type { SavedFile } from './saved-file.js';
import type { SavedKeeper } from './saved-lists.js';

const NAME = 'band-check-lists';
const STORE = 'lists';
const KEY = 'saved';

/** A mark outside the database: with it, an empty database means that the browser has deleted the lists. */
const mark = {
  get: () => {
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
      // without it a loss goes unnoticed, no more
    }
  },
};

interface Stores extends DBSchema {
  lists: { key: string; value: unknown };
}

export function savedKeeper(): SavedKeeper {
  const database = new Database<Stores>({
    name: NAME,
    version: 1,
    upgrade: (connection) => void connection.createObjectStore(STORE),
  });
  const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  const keeper = {
    lost: false,
    async load(): Promise<unknown> {
      const kept = await database.run('readonly', (transaction) => transaction.objectStore(STORE).get(KEY));
      keeper.lost = kept === undefined && mark.get();
      return kept;
    },
    async save(file: SavedFile): Promise<void> {
      await database.run('readwrite', (transaction) => transaction.objectStore(STORE).put(file, KEY));
      mark.set();
      keeper.lost = false;
      others?.postMessage('saved');
    },
    follow: (changed: () => void) => others?.addEventListener('message', changed),
  };
  return keeper;
}

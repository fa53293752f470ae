/** Keeps the person's lists in IndexedDB. */
import { openDB } from 'idb';
import type { SavedFile } from './saved-file.js';
import type { SavedKeeper } from './saved-lists.js';

const STORE = 'lists';

export function savedKeeper(): SavedKeeper {
  const database = openDB('band-check-lists', 1, {
    upgrade: (db) => {
      db.createObjectStore(STORE);
    },
  });
  database.catch(() => undefined); // told by load() and save()
  return {
    load: async () => (await database).get(STORE, 'saved'),
    async save(file: SavedFile) {
      const transaction = (await database).transaction(STORE, 'readwrite');
      void transaction.store.put(file, 'saved');
      await transaction.done; // a put may succeed and the full disk still take it back
    },
  };
}

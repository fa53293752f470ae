import { describe, expect, it, vi } from 'vitest';
import { NO_LISTS, readRecord, SAVED_FORMAT, type SavedFile } from '../../../src/app/lists/saved-file.js';
import type { KeptLists, SavedKeeper } from '../../../src/app/lists/saved-keeper.js';
import { SavedLists } from '../../../src/app/lists/saved-lists.js';

/** A keeper in memory, as every tab of one browser would have it: each change reads what is kept at that moment. */
function memory(kept?: unknown) {
  const followers: (() => void)[] = [];
  const state = {
    kept,
    broken: undefined as Error | undefined,
    writes: 0,
    keeper(): SavedKeeper {
      const describeKept = (): KeptLists => {
        if (state.broken) throw state.broken;
        const { kept } = state;
        if (kept === undefined) return { lists: NO_LISTS, unreadable: undefined, lost: false };
        const { lists, rejected } = readRecord(kept);
        return { lists, unreadable: lists && rejected.length === 0 ? undefined : kept, lost: false };
      };
      const read = async () => {
        await Promise.resolve();
        return describeKept();
      };
      let own: () => void;
      return {
        read,
        async change(change) {
          await Promise.resolve();
          const before = describeKept();
          if (!before.lists) return before;
          const lists = change(before.lists);
          state.kept = lists;
          state.writes++;
          for (const follower of followers) if (follower !== own) follower();
          return { ...before, lists };
        },
        forgetUnreadable: read,
        follow: (changed) => followers.push((own = changed)),
      };
    },
  };
  return state;
}

async function opened(store = memory()): Promise<SavedLists> {
  const lists = new SavedLists();
  await lists.open(store.keeper());
  return lists;
}

const FILE: SavedFile = {
  format: SAVED_FORMAT,
  favourites: ['/countries/de'],
  recent: ['ec25-e/de'],
  notes: { 'ec25-e/de': 'kept' },
  field: [],
};

describe('SavedLists', () => {
  it('gives back what was kept', async () => {
    const lists = await opened(memory(FILE));
    expect(lists.toFile()).toEqual(FILE);
    expect(lists.fault).toBeUndefined();
  });

  it('keeps every change', async () => {
    const store = memory();
    const lists = await opened(store);
    lists.toggleFavourite('/devices/ec25-e');
    lists.addRecent('ec25-e/de');
    lists.addRecent('ec25-e/fr');
    lists.addRecent('ec25-e/de');
    lists.setNote('ec25-e/de', 'roof');
    await lists.whenSettled();
    expect(store.kept).toEqual({
      format: SAVED_FORMAT,
      favourites: ['/devices/ec25-e'],
      recent: ['ec25-e/de', 'ec25-e/fr'],
      notes: { 'ec25-e/de': 'roof' },
      field: [],
    });
    lists.toggleFavourite('/devices/ec25-e');
    lists.setNote('ec25-e/de', '  ');
    await lists.whenSettled();
    expect(store.kept).toMatchObject({ favourites: [], notes: {} });
  });

  it('does not lose what was made before the kept lists were there', async () => {
    const store = memory(FILE);
    const lists = new SavedLists();
    lists.toggleFavourite('/devices/bg77');
    await lists.open(store.keeper());
    expect(lists.favourites).toEqual(['/countries/de', '/devices/bg77']);
    expect(store.kept).toMatchObject({ favourites: ['/countries/de', '/devices/bg77'] });
  });

  it('goes on in memory and says so while nothing can be kept, and keeps it all when it can', async () => {
    const store = memory();
    store.broken = new Error('blocked');
    const lists = await opened(store);
    lists.toggleFavourite('/devices/bg77');
    await lists.whenSettled();
    expect(lists.fault?.message).toBe('blocked');
    expect(lists.favourites).toEqual(['/devices/bg77']);
    store.broken = undefined;
    lists.addRecent('ec25-e/fr');
    await lists.whenSettled();
    expect(lists.fault).toBeUndefined();
    expect(store.kept).toMatchObject({ favourites: ['/devices/bg77'], recent: ['ec25-e/fr'] });
  });

  it('writes the letters together that are typed while a writing is under way', async () => {
    const store = memory();
    const lists = await opened(store);
    for (const note of ['r', 'ro', 'roo', 'roof']) lists.setNote('ec25-e/de', note);
    await lists.whenSettled();
    expect(store.writes).toBe(2);
    expect(store.kept).toMatchObject({ notes: { 'ec25-e/de': 'roof' } });
  });

  it('writes nothing of a bad import', async () => {
    const store = memory(FILE);
    const lists = await opened(store);
    expect(() => lists.import(JSON.stringify({ ...FILE, recent: ['../../x'] }))).toThrow('bad-entry');
    expect(lists.toFile()).toEqual(FILE);
    expect(store.kept).toBe(FILE);
  });

  it('adds an import to what is here; the note of the file wins', async () => {
    const lists = await opened(memory(FILE));
    lists.import(JSON.stringify({ ...FILE, favourites: ['/devices/bg77'], notes: { 'ec25-e/de': 'new' } }));
    expect(lists.favourites).toEqual(['/countries/de', '/devices/bg77']);
    expect(lists.notes.get('ec25-e/de')).toBe('new');
  });
});

describe('two tabs', () => {
  it('never lose one another’s entries', async () => {
    const store = memory();
    const [one, two] = [await opened(store), await opened(store)];
    for (let i = 0; i < 10; i++) {
      one.toggleFavourite(`/devices/one-${i}`);
      two.toggleFavourite(`/devices/two-${i}`);
      one.setNote('ec25-e/de', 'x'.repeat(i + 1));
      two.addRecent(`two-${i}/fr`);
    }
    await Promise.all([one.whenSettled(), two.whenSettled()]);
    expect((store.kept as SavedFile).favourites).toHaveLength(20);
    expect(store.kept).toMatchObject({ notes: { 'ec25-e/de': 'x'.repeat(10) } });
    expect((store.kept as SavedFile).recent).toHaveLength(10);
    await vi.waitFor(() => expect(new Set(one.favourites)).toEqual(new Set(two.favourites)));
  });

  it('try again to write with the other one’s news, and hide none of them for ever', async () => {
    const store = memory();
    const [one, two] = [await opened(store), await opened(store)];
    store.broken = new Error('slow');
    one.setNote('ec25-e/de', 'mine');
    await one.whenSettled();
    expect([one.fault?.message, store.kept]).toEqual(['slow', undefined]);
    store.broken = undefined;
    two.addRecent('ec25-e/fr');
    await vi.waitFor(() => expect(two.notes.get('ec25-e/de')).toBe('mine'));
    two.setNote('ec25-e/de', 'yours');
    await vi.waitFor(() => expect(one.notes.get('ec25-e/de')).toBe('yours'));
    expect(one.fault).toBeUndefined();
  });

  it('do not take back letters that are not written yet', async () => {
    const store = memory();
    const [one, two] = [await opened(store), await opened(store)];
    const seen: string[] = [];
    one.addEventListener('change', () => seen.push(one.notes.get('ec25-e/de') ?? ''));
    for (const text of ['r', 'ro', 'roo', 'roof']) {
      one.setNote('ec25-e/de', text);
      two.addRecent(`${text}/fr`);
    }
    await Promise.all([one.whenSettled(), two.whenSettled()]);
    expect(seen.filter(Boolean)).toEqual([...seen.filter(Boolean)].sort());
    expect(seen.at(-1)).toBe('roof');
  });

  it('write nothing because of the other one’s news', async () => {
    const store = memory();
    const [one, two] = [await opened(store), await opened(store)];
    one.addRecent('ec25-e/de');
    await Promise.all([one.whenSettled(), two.whenSettled()]);
    expect(store.writes).toBe(1);
  });
});

describe('a record that cannot be read', () => {
  it('in one entry gives all others, and the whole of it to save', async () => {
    const record = { ...FILE, favourites: ['/countries/de', 'javascript:alert(1)', '/devices/bg77'] };
    const lists = await opened(memory(record));
    expect(lists.favourites).toEqual(['/countries/de', '/devices/bg77']);
    expect(lists.notes.get('ec25-e/de')).toBe('kept');
    expect(lists.unreadable).toBe(record);
    expect([lists.fault, lists.isOtherFormat]).toEqual([undefined, false]);
  });

  it('because a newer release wrote it is left as it is, and the whole of it can be saved', async () => {
    const record = { format: 'band-check-lists/2', stars: ['de'] };
    const store = memory(record);
    const lists = await opened(store);
    lists.toggleFavourite('/devices/bg77');
    await lists.whenSettled();
    expect(store.kept).toBe(record);
    expect(lists.unreadable).toBe(record);
    expect(lists.isOtherFormat).toBe(true);
    expect(lists.favourites).toEqual(['/devices/bg77']);
  });
});

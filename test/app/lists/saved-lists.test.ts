import { describe, expect, it } from 'vitest';
import { SAVED_FORMAT, type SavedFile } from '../../../src/app/lists/saved-file.js';
import { type SavedKeeper, SavedLists } from '../../../src/app/lists/saved-lists.js';

function memory(kept?: unknown): SavedKeeper & { kept: unknown } {
  return {
    kept,
    load() {
      return Promise.resolve(this.kept);
    },
    save(file: SavedFile) {
      this.kept = file;
      return Promise.resolve();
    },
  };
}

const FILE: SavedFile = {
  format: SAVED_FORMAT,
  favourites: ['/countries/de'],
  recent: ['ec25-e/de'],
  notes: { 'ec25-e/de': 'kept' },
};

describe('SavedLists', () => {
  it('gives back what was kept', async () => {
    const lists = new SavedLists();
    await lists.open(memory(FILE));
    expect(lists.toFile()).toEqual(FILE);
    expect(lists.fault).toBeUndefined();
  });

  it('keeps every change', async () => {
    const keeper = memory();
    const lists = new SavedLists();
    await lists.open(keeper);
    lists.toggleFavourite('/devices/ec25-e');
    lists.addRecent('ec25-e/de');
    lists.addRecent('ec25-e/fr');
    lists.addRecent('ec25-e/de');
    lists.setNote('ec25-e/de', 'roof');
    expect(keeper.kept).toEqual({
      format: SAVED_FORMAT,
      favourites: ['/devices/ec25-e'],
      recent: ['ec25-e/de', 'ec25-e/fr'],
      notes: { 'ec25-e/de': 'roof' },
    });
    lists.toggleFavourite('/devices/ec25-e');
    lists.setNote('ec25-e/de', '  ');
    expect(keeper.kept).toMatchObject({ favourites: [], notes: {} });
  });

  it('does not lose what was made before the kept lists were there', async () => {
    const lists = new SavedLists();
    lists.toggleFavourite('/devices/bg77');
    await lists.open(memory(FILE));
    expect(lists.favourites).toEqual(['/devices/bg77', '/countries/de']);
  });

  it('goes on in memory and says so when nothing can be kept', async () => {
    const lists = new SavedLists();
    await lists.open({
      load: () => Promise.reject(new Error('blocked')),
      save: () => Promise.reject(new Error('blocked')),
    });
    lists.toggleFavourite('/devices/bg77');
    expect(lists.fault?.message).toBe('blocked');
    expect(lists.favourites).toEqual(['/devices/bg77']);
  });

  it('says when a later change could not be kept, and when it could again', async () => {
    let broken = true;
    const lists = new SavedLists();
    await lists.open({
      load: () => Promise.resolve(undefined),
      save: () => (broken ? Promise.reject(new Error('full')) : Promise.resolve()),
    });
    lists.addRecent('ec25-e/de');
    await Promise.resolve();
    await Promise.resolve();
    expect(lists.fault?.message).toBe('full');
    broken = false;
    lists.addRecent('ec25-e/fr');
    await Promise.resolve();
    await Promise.resolve();
    expect(lists.fault).toBeUndefined();
  });

  it('writes nothing of a bad import', async () => {
    const keeper = memory(FILE);
    const lists = new SavedLists();
    await lists.open(keeper);
    expect(() => lists.import(JSON.stringify({ ...FILE, recent: ['../../x'] }))).toThrow('bad-entry');
    expect(lists.toFile()).toEqual(FILE);
    expect(keeper.kept).toBe(FILE);
  });

  it('adds an import to what is here; the note of the file wins', async () => {
    const lists = new SavedLists();
    await lists.open(memory(FILE));
    lists.import(JSON.stringify({ ...FILE, favourites: ['/devices/bg77'], notes: { 'ec25-e/de': 'new' } }));
    expect(lists.favourites).toEqual(['/countries/de', '/devices/bg77']);
    expect(lists.notes.get('ec25-e/de')).toBe('new');
  });
});

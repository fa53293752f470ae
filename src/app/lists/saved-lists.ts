/** What the person made: favourites, recent checks and notes. Kept on this device only. */
import { NO_LISTS, readSaved, type SavedFile } from './saved-file.js';
import type { FieldNote } from './field-note.js';
import type { KeptLists, SavedKeeper } from './saved-keeper.js';

const RECENT_MAX = 20;

/** A change to the lists; making it a second time changes nothing more. */
type Change = (lists: SavedFile) => SavedFile;

/** Fires `change` whenever the lists, or what there is to say about them, are no longer the same. */
export class SavedLists extends EventTarget {
  /** What is kept, as far as this tab has heard. */
  #kept: SavedFile = NO_LISTS;
  /**
   * Changes that are not written yet, the last one of each entry by its name; shown on top of what is kept, so that another
   * tab's news never undo them.
   */
  readonly #unsaved = new Map<string, Change>();
  #shown: SavedFile = NO_LISTS;
  #keeper: SavedKeeper | undefined;
  /** The writing that is under way. */
  #saving: Promise<void> | undefined;
  #told = '';
  /** What is kept has been read. */
  opened = false;
  /** Why the lists are not kept beyond this visit; `undefined` while they are. */
  fault: Error | undefined;
  /** The record on this device, where not all of it can be read: to be saved as a file. */
  unreadable: unknown;
  /** The record is of another format: none of it can be read, and nothing is written over it. */
  isOtherFormat = false;
  /** The browser has deleted lists that were kept here before. */
  lost = false;

  /** Addresses without the language, like `/devices/ec25-e`; newest last. */
  get favourites(): readonly string[] {
    return this.#shown.favourites;
  }

  /** Checks as `device/cc`, newest first. */
  get recent(): readonly string[] {
    return this.#shown.recent;
  }

  /** Notes by check. */
  get notes(): ReadonlyMap<string, string> {
    return new Map(Object.entries(this.#shown.notes));
  }

  /** Notes from the field, newest first. */
  get field(): readonly FieldNote[] {
    return this.#shown.field;
  }

  /** Everything, in the form of the export file. */
  toFile(): SavedFile {
    return this.#shown;
  }

  /** Resolves when all that was made until now is written, or could not be (see `fault`). */
  async whenSettled(): Promise<void> {
    await this.#saving;
  }

  /** Reads what is kept; called once at start. What was made before it resolves is added to what was kept. */
  async open(keeper: SavedKeeper): Promise<void> {
    this.#keeper = keeper;
    keeper.follow(() => void this.#renew(keeper)); // before the first reading, so that no news fall between the two
    await this.#renew(keeper);
    await this.whenSettled();
  }

  isFavourite(path: string): boolean {
    return this.favourites.includes(path);
  }

  toggleFavourite(path: string): void {
    const isWanted = !this.isFavourite(path);
    this.#make(path, (lists) => ({
      ...lists,
      favourites: [...lists.favourites.filter((kept) => kept !== path), ...(isWanted ? [path] : [])],
    }));
  }

  addRecent(check: string): void {
    if (this.recent[0] === check) return;
    this.#make(`recent ${check}`, (lists) => ({
      ...lists,
      recent: [check, ...lists.recent.filter((kept) => kept !== check)].slice(0, RECENT_MAX),
    }));
  }

  clearRecent(): void {
    this.#make('no recent', (lists) => ({ ...lists, recent: [] }));
  }

  setNote(check: string, note: string): void {
    this.#make(`note ${check}`, (lists) => {
      const others = Object.entries(lists.notes).filter(([kept]) => kept !== check);
      return { ...lists, notes: Object.fromEntries(note.trim() ? [...others, [check, note]] : others) };
    });
  }

  addFieldNote(note: FieldNote): void {
    this.#make(`field ${note.at}`, (lists) => ({
      ...lists,
      field: [note, ...lists.field.filter(({ at }) => at !== note.at)],
    }));
  }

  removeFieldNote(at: string): void {
    this.#make(`field ${at}`, (lists) => ({ ...lists, field: lists.field.filter((note) => note.at !== at) }));
  }

  /**
   * Adds what an export file holds; notes of the file win over notes of the same check here.
   * @throws SavedFileError when the text is no export file; then nothing is changed.
   */
  import(text: string): void {
    const file = readSaved(text);
    this.#make(`import ${text}`, (lists) => ({
      ...lists,
      favourites: [...new Set([...lists.favourites, ...file.favourites])],
      recent: [...new Set([...lists.recent, ...file.recent])].slice(0, RECENT_MAX),
      notes: { ...lists.notes, ...file.notes },
      field: [...file.field, ...lists.field.filter(({ at }) => !file.field.some((each) => each.at === at))],
    }));
  }

  /** Forgets the entries that could not be read; to be called when the person has them in a file. */
  async forgetUnreadable(): Promise<void> {
    if (this.#keeper && !this.isOtherFormat) await this.#take(this.#keeper.forgetUnreadable());
  }

  #make(entry: string, change: Change): void {
    this.#unsaved.delete(entry); // the newest change is the last one
    this.#unsaved.set(entry, change);
    this.#show();
    this.#save();
  }

  /** Reads what is kept, and tries again to write what could not be written. */
  async #renew(keeper: SavedKeeper): Promise<void> {
    await this.#take(keeper.read());
    this.#save();
  }

  /** Writes all that is not written yet; also what could not be written before. */
  #save(): void {
    if (this.#keeper && this.#unsaved.size > 0) this.#saving ??= this.#write(this.#keeper);
  }

  /** One writing at a time: on a slow disk, a queue with one for each letter would take longer than anybody waits. */
  async #write(keeper: SavedKeeper): Promise<void> {
    let isWritten;
    do {
      const changes = [...this.#unsaved];
      isWritten = await this.#take(
        keeper.change((lists) => changes.reduce((changed, [, change]) => change(changed), lists)),
        changes,
      );
    } while (isWritten && this.#unsaved.size > 0);
    this.#saving = undefined;
  }

  /**
   * Takes over what is kept now; `written` are the changes of this tab that are in it.
   * @returns whether anything could be taken over
   */
  async #take(answer: Promise<KeptLists>, written: readonly [string, Change][] = []): Promise<boolean> {
    let isTaken = false;
    try {
      const { lists, unreadable, lost } = await answer;
      this.fault = undefined;
      this.opened = true;
      this.lost = lost;
      this.unreadable = unreadable;
      this.isOtherFormat = lists === undefined;
      if (lists) {
        isTaken = true;
        this.#kept = lists;
        for (const [entry, change] of written) {
          if (this.#unsaved.get(entry) === change) this.#unsaved.delete(entry);
        }
      }
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error));
    }
    this.#show();
    return isTaken;
  }

  #show(): void {
    this.#shown = [...this.#unsaved.values()].reduce((lists, change) => change(lists), this.#kept);
    const { opened, fault, isOtherFormat, lost, unreadable } = this;
    const news = [this.#shown, opened, fault?.message, isOtherFormat, lost, unreadable !== undefined];
    const told = JSON.stringify(news);
    if (told === this.#told) return; // a letter that was shown when it was typed and is written now
    this.#told = told;
    this.dispatchEvent(new Event('change'));
  }
}

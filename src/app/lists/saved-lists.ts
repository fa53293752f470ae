/** What the person made: favourites, recent checks and notes. Kept on this device only. */
import { readSaved, type SavedFile, SAVED_FORMAT } from './saved-file.js';

/** A check as it is kept: `ec25-e/de`. */
export type CheckKey = `${string}/${string}`;

/** Where the lists are kept. Every method may reject; then the lists live in memory and the app says so. */
export interface SavedKeeper {
  load(): Promise<unknown>;
  /** Resolves when it is safely written. */
  save(file: SavedFile): Promise<void>;
  /** The browser has deleted what was kept here before. */
  readonly lost?: boolean;
  /** Calls back whenever another tab has saved. */
  follow?(changed: () => void): void;
}

const RECENT_MAX = 20;

export class SavedLists extends EventTarget {
  #favourites: string[] = [];
  #recent: string[] = [];
  #notes = new Map<string, string>();
  #keeper: SavedKeeper | undefined;
  #reading: Promise<void> | undefined;
  #saving: Promise<void> = Promise.resolve();
  /** What is kept has been read; until then nothing is written over it. */
  opened = false;
  /** Why the lists are not kept beyond this visit; `undefined` while they are. */
  fault: Error | undefined;

  /** Addresses without the language, like `/devices/ec25-e`; newest last. */
  get favourites(): readonly string[] {
    return this.#favourites;
  }

  /** Checks as `device/cc`, newest first. */
  get recent(): readonly string[] {
    return this.#recent;
  }

  /** Notes by check. */
  get notes(): ReadonlyMap<string, string> {
    return this.#notes;
  }

  /** The browser has deleted lists that were kept here before. */
  get lost(): boolean {
    return this.#keeper?.lost ?? false;
  }

  /** Resolves when all that was made until now is written, or could not be (see `fault`). */
  settled(): Promise<void> {
    return this.#saving;
  }

  /** Reads what is kept; called once at start. What was made before it resolves is added to what was kept. */
  async open(keeper: SavedKeeper): Promise<void> {
    this.#keeper = keeper;
    try {
      await this.#read();
    } catch (error) {
      this.fault = asError(error);
    }
    keeper.follow?.(() => void this.#followOther(keeper));
    this.dispatchEvent(new Event('change'));
  }

  #read(): Promise<void> {
    this.#reading ??= (async () => {
      try {
        const kept = await this.#keeper!.load();
        if (kept !== undefined) this.#merge(readSaved(kept));
        this.opened = true;
        this.fault = undefined;
      } finally {
        this.#reading = undefined;
      }
    })();
    return this.#reading;
  }

  /** Another tab has saved: its lists are the lists now, or the next change here would undo its changes. */
  async #followOther(keeper: SavedKeeper): Promise<void> {
    try {
      const { favourites, recent, notes } = readSaved(await keeper.load());
      this.#favourites = [...favourites];
      this.#recent = [...recent];
      this.#notes = new Map(Object.entries(notes));
      this.dispatchEvent(new Event('change'));
    } catch {
      // unreadable just now; what is here stays and is saved with the next change
    }
  }

  isFavourite(path: string): boolean {
    return this.#favourites.includes(path);
  }

  toggleFavourite(path: string): void {
    this.#favourites = this.isFavourite(path)
      ? this.#favourites.filter((kept) => kept !== path)
      : [...this.#favourites, path];
    this.#keep();
  }

  addRecent(check: string): void {
    if (this.#recent[0] === check) return;
    this.#recent = [check, ...this.#recent.filter((kept) => kept !== check)].slice(0, RECENT_MAX);
    this.#keep();
  }

  clearRecent(): void {
    this.#recent = [];
    this.#keep();
  }

  setNote(check: string, note: string): void {
    if (note.trim()) this.#notes.set(check, note);
    else this.#notes.delete(check);
    this.#keep();
  }

  /** Everything, in the form of the export file. */
  toFile(): SavedFile {
    return {
      format: SAVED_FORMAT,
      favourites: this.#favourites,
      recent: this.#recent,
      notes: Object.fromEntries(this.#notes),
    };
  }

  /**
   * Adds what an export file holds; notes of the file win over notes of the same check here.
   * @throws SavedFileError when the text is no export file; then nothing is changed.
   */
  import(text: string): void {
    this.#merge(readSaved(text));
    this.#keep();
  }

  #merge(file: SavedFile): void {
    this.#favourites = [...new Set([...this.#favourites, ...file.favourites])];
    this.#recent = [...new Set([...this.#recent, ...file.recent])].slice(0, RECENT_MAX);
    this.#notes = new Map([...this.#notes, ...Object.entries(file.notes)]);
  }

  #keep(): void {
    this.dispatchEvent(new Event('change'));
    if (this.#keeper) this.#saving = this.#save(this.#keeper);
  }

  async #save(keeper: SavedKeeper): Promise<void> {
    const before = this.fault;
    try {
      // What could not be read at the start must not be written over unread.
      if (!this.opened) await this.#read();
      await keeper.save(this.toFile());
      this.fault = undefined;
    } catch (error) {
      this.fault = asError(error);
    }
    if (before !== this.fault) this.dispatchEvent(new Event('change'));
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

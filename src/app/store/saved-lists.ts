/** What the person made: favourites, recent checks and notes. Kept on this device only. */
import { readSaved, type SavedFile, SAVED_FORMAT } from './saved-file.js';

/** A check as it is kept: `ec25-e/de`. */
export type CheckKey = `${string}/${string}`;

/** Where the lists are kept. Every method may reject; then the lists live in memory and the app says so. */
export interface SavedKeeper {
  load(): Promise<unknown>;
  /** Resolves when it is safely written. */
  save(file: SavedFile): Promise<void>;
}

const RECENT_MAX = 20;

export class SavedLists extends EventTarget {
  #favourites: string[] = [];
  #recent: string[] = [];
  #notes = new Map<string, string>();
  #keeper: SavedKeeper | undefined;
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

  /** Reads what is kept; called once at start. What was made before it resolves is added to what was kept. */
  async open(keeper: SavedKeeper): Promise<void> {
    this.#keeper = keeper;
    try {
      const kept = await keeper.load();
      if (kept !== undefined) this.#merge(readSaved(kept));
      this.fault = undefined;
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error));
    }
    this.dispatchEvent(new Event('change'));
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
    this.#keeper?.save(this.toFile()).then(
      () => {
        if (!this.fault) return;
        this.fault = undefined;
        this.dispatchEvent(new Event('change'));
      },
      (error: unknown) => {
        this.fault = error instanceof Error ? error : new Error(String(error));
        this.dispatchEvent(new Event('change'));
      },
    );
  }
}

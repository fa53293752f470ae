/** The export file of a person's own lists: its form, and the reader that lets nothing else in. */

import { type FieldNote, isFieldNote } from './field-note.js';

export const SAVED_FORMAT = 'band-check-lists/1';

export interface SavedFile {
  readonly format: typeof SAVED_FORMAT;
  /** Addresses without the language: `/devices/ec25-e`, `/countries/de`, `/networks/telekom-de`, `/check/ec25-e/de`. */
  readonly favourites: readonly string[];
  /** Checks, newest first: `ec25-e/de`. */
  readonly recent: readonly string[];
  /** Notes by check. */
  readonly notes: Readonly<Record<string, string>>;
  /** Notes from the field, newest first. */
  readonly field: readonly FieldNote[];
}

/** Why a file is not taken: the code is for words, `where` says which part of the file. */
export class SavedFileError extends Error {
  constructor(
    readonly code: 'too-large' | 'not-json' | 'other-format' | 'bad-entry',
    readonly where: string,
  ) {
    super(`${code}: ${where}`);
    this.name = 'SavedFileError';
  }
}

/** Larger files are not ours: 2,000 notes of 500 letters fit twice. */
const MAX_LENGTH = 2_000_000;
const MAX_ENTRIES = 5000;
const MAX_NOTE = 20_000;

const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
const FAVOURITE = new RegExp(`^/(?:devices/${ID}|countries/[a-z]{2}|networks/${ID}|check/${ID}/[a-z]{2})$`);
const CHECK = new RegExp(`^${ID}/[a-z]{2}$`);

export const NO_LISTS: SavedFile = { format: SAVED_FORMAT, favourites: [], recent: [], notes: {}, field: [] };

/**
 * Reads the text of an export file.
 * @throws SavedFileError naming the first thing that is wrong.
 */
export function readSaved(text: string): SavedFile {
  const { lists, rejected } = readRecord(parse(text));
  if (!lists) throw new SavedFileError('other-format', 'format');
  if (rejected[0] !== undefined) throw new SavedFileError('bad-entry', rejected[0]);
  return lists;
}

/**
 * Reads a record of lists entry by entry: one bad entry costs no other.
 * @returns the lists, undefined when the record is of another format (a newer release's, say), and which entries are not in
 *   them
 */
export function readRecord(record: unknown): {
  readonly lists: SavedFile | undefined;
  readonly rejected: readonly string[];
} {
  if (!isRecord(record) || record['format'] !== SAVED_FORMAT) return { lists: undefined, rejected: [] };
  const rejected: string[] = [];
  const readList = (name: 'favourites' | 'recent', form: RegExp): string[] => {
    const list = record[name];
    if (!Array.isArray(list) || list.length > MAX_ENTRIES) rejected.push(name);
    if (!Array.isArray(list)) return [];
    return list.slice(0, MAX_ENTRIES).filter((entry: unknown, index): entry is string => {
      const isGood = typeof entry === 'string' && entry.length <= 200 && form.test(entry);
      if (!isGood) rejected.push(`${name}[${index}]`);
      return isGood;
    });
  };
  const readNotes = (): Record<string, string> => {
    const notes = record['notes'];
    const entries = isRecord(notes) ? Object.entries(notes) : [];
    if (!isRecord(notes) || entries.length > MAX_ENTRIES) rejected.push('notes');
    return Object.fromEntries(
      entries.slice(0, MAX_ENTRIES).filter((entry): entry is [string, string] => {
        const [check, note] = entry;
        const isGood = CHECK.test(check) && typeof note === 'string' && note.length <= MAX_NOTE;
        if (!isGood) rejected.push(`notes.${check.slice(0, 60)}`);
        return isGood;
      }),
    );
  };
  const notes = readNotes();
  // files of earlier releases have none
  const field = record['field'] ?? [];
  if (!Array.isArray(field) || field.length > MAX_ENTRIES) rejected.push('field');
  const fieldNotes = (Array.isArray(field) ? field.slice(0, MAX_ENTRIES) : []).filter(
    (entry: unknown, index): entry is FieldNote => {
      const isGood = isFieldNote(entry);
      if (!isGood) rejected.push(`field[${index}]`);
      return isGood;
    },
  );
  return {
    lists: {
      format: SAVED_FORMAT,
      favourites: readList('favourites', FAVOURITE),
      recent: readList('recent', CHECK),
      notes,
      field: fieldNotes,
    },
    rejected,
  };
}

function parse(text: string): unknown {
  if (text.length > MAX_LENGTH) throw new SavedFileError('too-large', `${text.length}`);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new SavedFileError('not-json', '');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

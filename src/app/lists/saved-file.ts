/** The export file of a person's own lists: its form, and the reader that lets nothing else in. */

export const SAVED_FORMAT = 'band-check-lists/1';

export interface SavedFile {
  readonly format: typeof SAVED_FORMAT;
  /** Addresses without the language: `/devices/ec25-e`, `/countries/de`, `/networks/telekom-de`, `/check/ec25-e/de`. */
  readonly favourites: readonly string[];
  /** Checks, newest first: `ec25-e/de`. */
  readonly recent: readonly string[];
  /** Notes by check. */
  readonly notes: Readonly<Record<string, string>>;
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

/**
 * Reads an export file, or the same thing already parsed.
 * @throws SavedFileError naming the first thing that is wrong.
 */
export function readSaved(input: unknown): SavedFile {
  const json = typeof input === 'string' ? parse(input) : input;
  if (!isRecord(json) || json['format'] !== SAVED_FORMAT) throw new SavedFileError('other-format', 'format');
  const notes = json['notes'];
  if (!isRecord(notes) || Object.keys(notes).length > MAX_ENTRIES)
    throw new SavedFileError('bad-entry', 'notes');
  for (const [check, note] of Object.entries(notes)) {
    if (!CHECK.test(check) || typeof note !== 'string' || note.length > MAX_NOTE) {
      throw new SavedFileError('bad-entry', `notes.${check.slice(0, 60)}`);
    }
  }
  return {
    format: SAVED_FORMAT,
    favourites: readList(json['favourites'], FAVOURITE, 'favourites'),
    recent: readList(json['recent'], CHECK, 'recent'),
    notes: Object.fromEntries(Object.entries(notes)) as Record<string, string>,
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

function readList(list: unknown, form: RegExp, where: string): string[] {
  if (!Array.isArray(list) || list.length > MAX_ENTRIES) throw new SavedFileError('bad-entry', where);
  return list.map((entry: unknown, i) => {
    if (typeof entry !== 'string' || entry.length > 200 || !form.test(entry)) {
      throw new SavedFileError('bad-entry', `${where}[${i}]`);
    }
    return entry;
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

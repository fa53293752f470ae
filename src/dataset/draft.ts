import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inCodeOrder } from './code-order.js';
import {
  type DatasetFiles,
  FILE_KINDS,
  type FileKind,
  jsonOf,
  schemaOf,
  type ValueOf,
} from './file-kinds.js';

/** The files of `data/` as a lint sees them: any of them may be missing or wrong. */
export class Draft {
  private readonly parsed = new Map<FileKind, Map<string, unknown>>();
  private readonly read = new Map<FileKind, Map<string, Record<string, unknown>>>();

  constructor(readonly files: DatasetFiles) {}

  /** The well-formed files of a kind, by path. */
  all<K extends FileKind>(kind: K): Map<string, ValueOf<K>> {
    const known = this.parsed.get(kind);
    if (known) return known as Map<string, ValueOf<K>>;
    const { pattern, schema } = FILE_KINDS[kind];
    const found = new Map<string, ValueOf<K>>();
    for (const [path, text] of this.files) {
      const parsed = pattern.test(path) ? schema.safeParse(jsonOf(text)) : undefined;
      if (parsed?.success) found.set(path, parsed.data as ValueOf<K>);
    }
    this.parsed.set(kind, found);
    return found;
  }

  /** The JSON files of a kind by path, those of a wrong form included: for rules that ask for one value alone. */
  raw(kind: FileKind): Map<string, Record<string, unknown>> {
    const known = this.read.get(kind);
    if (known) return known;
    const { pattern } = FILE_KINDS[kind];
    const found = new Map<string, Record<string, unknown>>();
    for (const [path, text] of this.files) {
      const value = pattern.test(path) ? jsonOf(text) : undefined;
      if (typeof value === 'object' && value !== null) found.set(path, value as Record<string, unknown>);
    }
    this.read.set(kind, found);
    return found;
  }

  /** Ids of all networks, those in files of a wrong form included. */
  findNetworkIds(): Set<string> {
    const networks = [...this.raw('country').values()].flatMap(({ networks }) =>
      Array.isArray(networks) ? (networks as ({ id?: string } | null)[]) : [],
    );
    return new Set(networks.flatMap((network) => network?.id ?? []));
  }

  /** Whether every file has the form of its kind. */
  get isWellFormed(): boolean {
    const kinds = Object.keys(FILE_KINDS) as FileKind[];
    const formed = kinds.reduce((sum, kind) => sum + this.all(kind).size, 0);
    return formed === [...this.files.keys()].filter((path) => schemaOf(path)).length;
  }

  /** The only file of a kind; `undefined` where it is missing or not well-formed (the schema rule says so). */
  one<K extends FileKind>(kind: K): ValueOf<K> | undefined {
    return [...this.all(kind).values()][0];
  }
}

/** Reads every file under `dir` but hidden ones (`.DS_Store`), in the order of their paths. */
export async function readDraft(dir: string): Promise<Draft> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, '/').length).replaceAll('\\', '/'));
  const files = new Map<string, string>();
  for (const path of inCodeOrder(paths, (p) => p)) files.set(path, await readFile(join(dir, path), 'utf8'));
  return new Draft(files);
}

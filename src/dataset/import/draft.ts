import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  BandsFile,
  ChangesFile,
  CountryFile,
  CountryNamesFile,
  DataFile,
  DeviceFile,
  SourcesFile,
} from '../../schema/facts.js';
import { inCodeOrder } from '../code-order.js';
import type { FactFiles } from '../dataset-files.js';

/** Schema of each kind of file in `data/`. */
const KINDS = {
  data: { pattern: /^data\.json$/, schema: DataFile },
  bands: { pattern: /^bands\.json$/, schema: BandsFile },
  sources: { pattern: /^sources\.json$/, schema: SourcesFile },
  names: { pattern: /^country-names\.json$/, schema: CountryNamesFile },
  country: { pattern: /^countries\/[^/]+\.json$/, schema: CountryFile },
  changes: { pattern: /^changes\/[^/]+\.json$/, schema: ChangesFile },
  device: { pattern: /^devices\/[^/]+\.json$/, schema: DeviceFile },
} as const;

type Kind = keyof typeof KINDS;
type ValueOf<K extends Kind> = z.infer<(typeof KINDS)[K]['schema']>;

/** The schema of a file of `data/`, by its path in it; `undefined` where no such file belongs there. */
export function schemaOf(path: string): z.ZodType | undefined {
  return Object.values(KINDS).find(({ pattern }) => pattern.test(path))?.schema;
}

/** The files of `data/` as a lint sees them: any of them may be missing or wrong. */
export class Draft {
  private readonly parsed = new Map<Kind, Map<string, unknown>>();

  constructor(readonly files: FactFiles) {}

  /** The well-formed files of a kind, by path. */
  all<K extends Kind>(kind: K): Map<string, ValueOf<K>> {
    const known = this.parsed.get(kind);
    if (known) return known as Map<string, ValueOf<K>>;
    const { pattern, schema } = KINDS[kind];
    const found = new Map<string, ValueOf<K>>();
    for (const [path, text] of this.files) {
      const parsed = pattern.test(path) ? schema.safeParse(jsonOf(text)) : undefined;
      if (parsed?.success) found.set(path, parsed.data as ValueOf<K>);
    }
    this.parsed.set(kind, found);
    return found;
  }

  /** The only file of a kind; `undefined` where it is missing or not well-formed (the schema rule says so). */
  one<K extends Kind>(kind: K): ValueOf<K> | undefined {
    return [...this.all(kind).values()][0];
  }
}

/** The value of a JSON text; `undefined` where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
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

/** The kinds of files in `data/`: where each stands, and the form that it has. */
import type { z } from 'zod';
import {
  BandsFile,
  ChangesFile,
  ContradictionsFile,
  CountryFile,
  CountryNamesFile,
  DataFile,
  DeviceCorrectionsFile,
  DeviceFile,
  NetworkCorrectionsFile,
  OwnSourcesFile,
  PlmnFile,
  SourcesFile,
} from '../schema/facts.js';

/** Path pattern and schema of each kind of file in `data/`. */
export const FILE_KINDS = {
  data: { pattern: /^data\.json$/, schema: DataFile },
  bands: { pattern: /^bands\.json$/, schema: BandsFile },
  sources: { pattern: /^sources\.json$/, schema: SourcesFile },
  names: { pattern: /^country-names\.json$/, schema: CountryNamesFile },
  country: { pattern: /^countries\/[^/]+\.json$/, schema: CountryFile },
  changes: { pattern: /^changes\/[^/]+\.json$/, schema: ChangesFile },
  ownSources: { pattern: /^own-sources\.json$/, schema: OwnSourcesFile },
  contradictions: { pattern: /^contradictions\.json$/, schema: ContradictionsFile },
  plmn: { pattern: /^plmn\.json$/, schema: PlmnFile },
  networkCorrections: { pattern: /^corrections\/networks\/[^/]+\.json$/, schema: NetworkCorrectionsFile },
  deviceCorrections: { pattern: /^corrections\/devices\/[^/]+\.json$/, schema: DeviceCorrectionsFile },
  device: { pattern: /^devices\/[^/]+\.json$/, schema: DeviceFile },
} as const;

export type FileKind = keyof typeof FILE_KINDS;
export type ValueOf<K extends FileKind> = z.infer<(typeof FILE_KINDS)[K]['schema']>;

/** The files of `data/` by their path in it, and their text. */
export type DatasetFiles = ReadonlyMap<string, string>;

/** The schema of a file of `data/`, by its path in it; `undefined` where no such file belongs there. */
export function schemaOf(path: string): z.ZodType | undefined {
  return Object.values(FILE_KINDS).find(({ pattern }) => pattern.test(path))?.schema;
}

/** The value of a JSON text; `undefined` where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

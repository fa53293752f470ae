import { format } from 'prettier';
import { inCodeOrder } from './code-order.js';
import { type DatasetFiles, schemaOf } from './file-kinds.js';
import type { ImportedDataset } from './dataset.js';

/** Width at which a band fact, a state, a source or the band list of any device stays on one line. */
const WIDTH = 240;

/**
 * The one way in which the value of a file is written: keys in the order of its schema, the sources and country names
 * by id. The same data gives the same bytes on every machine.
 * @throws ZodError where the value has not the form of the file
 */
export async function canonicalText(path: string, value: unknown): Promise<string> {
  const ordered = inOrderOfIds(path, schemaOf(path)!.parse(value));
  return format(JSON.stringify(ordered), { parser: 'json', printWidth: WIDTH });
}

function inOrderOfIds(path: string, value: unknown): unknown {
  if (path === 'sources.json' || path === 'own-sources.json') return sortById(value as object);
  if (path === 'country-names.json') {
    const file = value as { names: object };
    return { ...file, names: sortById(file.names) };
  }
  return value;
}

function sortById(byId: object): object {
  return Object.fromEntries(inCodeOrder(Object.entries(byId), ([id]) => id));
}

/** Every file that an import writes. */
export async function datasetFiles(dataset: ImportedDataset): Promise<DatasetFiles> {
  const values = new Map<string, unknown>([
    ['data.json', dataset.data],
    ['bands.json', dataset.bands],
    ['sources.json', dataset.sources],
    ['contradictions.json', dataset.contradictions],
    ...dataset.countries.map((country) => [`countries/${country.cc}.json`, country] as const),
    ...dataset.devices.map((device) => [`devices/${device.id}.json`, device] as const),
  ]);
  const files = new Map<string, string>();
  for (const [path, value] of values) files.set(path, await canonicalText(path, value));
  return files;
}

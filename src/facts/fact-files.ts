import { format } from 'prettier';
import type { Facts } from './load.js';

/** The files of `data/` by their path in it, and their text. */
export type FactFiles = ReadonlyMap<string, string>;

/** Width at which a band fact, a state, a source or the band list of any device stays on one line. */
const WIDTH = 240;

/** The one way in which a value is written, so that the same facts give the same bytes. */
export async function canonicalText(value: unknown): Promise<string> {
  return format(JSON.stringify(value), { parser: 'json', printWidth: WIDTH });
}

/** Every file that an import writes. Keys come in the order of their making; the schema's order is checked by the lint. */
export async function factFiles(facts: Facts): Promise<FactFiles> {
  const values = new Map<string, unknown>([
    ['data.json', facts.data],
    ['bands.json', facts.bands],
    ['sources.json', facts.sources],
    ...facts.countries.map((country) => [`countries/${country.cc}.json`, country] as const),
    ...facts.devices.map((device) => [`devices/${device.id}.json`, device] as const),
  ]);
  const files = new Map<string, string>();
  for (const [path, value] of values) files.set(path, await canonicalText(value));
  return files;
}

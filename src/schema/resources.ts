/** The kinds of files that the API has, and the JSON Schema of each. */
import { z } from 'zod';
import { Problem } from './problem.js';
import { Check } from './published-check.js';
import { PublishedCountry } from './published-country.js';
import { PublishedDevice } from './published-device.js';
import { Changes, Downloads, Snapshot } from './published-manifests.js';
import { Index } from './published-index.js';
import { Quality } from './published-quality.js';

/** Every kind of file, by the name that its JSON Schema has. */
export const RESOURCES = {
  index: Index,
  country: PublishedCountry,
  device: PublishedDevice,
  check: Check,
  changes: Changes,
  downloads: Downloads,
  quality: Quality,
  snapshot: Snapshot,
  problem: Problem,
} as const;
export type ResourceName = keyof typeof RESOURCES;

/** The JSON Schema (draft 2020-12) of a resource; `address` is where it will stand. */
export function jsonSchemaOf(resource: ResourceName, address: string): object {
  const { $schema, ...schema } = z.toJSONSchema(RESOURCES[resource]);
  return openToFields({ $schema, $id: address, ...schema });
}

/**
 * Descriptions of what we publish allow further fields, because some may be added; what the build checks the files
 * against does not.
 */
export function openToFields(description: object): object {
  const withoutClosed = (key: string, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value;
  return JSON.parse(JSON.stringify(description, withoutClosed)) as object;
}

import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';

/**
 * A schema that is converted to JSON Schema once: the SDK converts anew for each server, and a stateless service makes
 * a server for each request.
 */
export function onceConverted<T extends StandardSchemaWithJSON>(schema: T): T {
  const standard = schema['~standard'];
  const { input, output } = standard.jsonSchema;
  return {
    '~standard': { ...standard, jsonSchema: { input: remembered(input), output: remembered(output) } },
  } as T;
}

type Convert = StandardSchemaWithJSON['~standard']['jsonSchema']['input'];

function remembered(convert: Convert): Convert {
  const made = new Map<string, Record<string, unknown>>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? convert(options);
    made.set(key, known);
    return known;
  };
}

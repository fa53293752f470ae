import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';

type JsonSchema = Record<string, unknown>;

/** The keywords that a caller needs to write an argument, or to find a field. */
const KEPT = ['type', 'description', 'enum', 'default', 'minimum', 'maximum', 'maxItems'];
/** What zod writes for any whole number. */
const SAFE = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/**
 * A schema as it is announced to assistants. Its JSON Schema is made once, because a stateless service makes a server
 * for each request, and it is short, because an assistant reads all of it before the first question: inputs keep what it
 * takes to write an argument; outputs keep the fields at the top, and of what lies within only the names; what every
 * tool answers with is told once, by the server's instructions. Values are still held to the whole schema.
 */
export function announcedSchema<T extends StandardSchemaWithJSON>(schema: T): T {
  const standard = schema['~standard'];
  const { input, output } = standard.jsonSchema;
  return {
    '~standard': {
      ...standard,
      jsonSchema: { input: once(input, shortInput), output: once(output, shortOutput) },
    },
  } as T;
}

type Convert = StandardSchemaWithJSON['~standard']['jsonSchema']['input'];

function once(convert: Convert, shorten: (schema: JsonSchema) => JsonSchema): Convert {
  const made = new Map<string, JsonSchema>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key) ?? shorten(convert(options));
    made.set(key, known);
    return known;
  };
}

function shortInput(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema as { properties: Record<string, JsonSchema>; required?: string[] };
  return {
    type: 'object',
    properties: mapValues(properties, shortArgument),
    ...(required && required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function shortArgument(schema: JsonSchema): JsonSchema {
  const items = schema['items'] as JsonSchema | undefined;
  return { ...keepKeywords(schema), ...(items && { items: keepKeywords(items, ['type', 'enum']) }) };
}

/** Fields of every answer, which the instructions tell once. */
const TOLD_ONCE = ['notes', 'unresolved', 'next_cursor', 'data'];

function shortOutput(schema: JsonSchema): JsonSchema {
  const { properties, $defs = {} } = schema as {
    properties: Record<string, JsonSchema>;
    $defs?: Record<string, JsonSchema>;
  };
  const own = Object.entries(properties).filter(([name]) => !TOLD_ONCE.includes(name));
  return { type: 'object', properties: mapValues(Object.fromEntries(own), (field) => namesOf(field, $defs)) };
}

/** The type of a field, and the names of the fields within it. */
function namesOf(field: JsonSchema, defs: Record<string, JsonSchema>): JsonSchema {
  const { $ref, anyOf, items, required, type } = field as {
    $ref?: string;
    anyOf?: JsonSchema[];
    items?: JsonSchema;
    required?: string[];
    type?: string;
  };
  if ($ref !== undefined) return namesOf(defs[$ref.split('/').at(-1)!]!, defs);
  if (anyOf) {
    const [first, ...rest] = anyOf.map((each) => namesOf(each, defs));
    const types = [first!, ...rest].map(({ type }) => type as string);
    return { ...first, type: types.length > 1 ? types : types[0] };
  }
  if (items) {
    const item = namesOf(items, defs);
    return {
      type: 'array',
      ...(item['required'] !== undefined && { items: { required: item['required'] } }),
    };
  }
  return { ...(type && { type }), ...(required && { required }) };
}

function keepKeywords(schema: JsonSchema, keywords: readonly string[] = KEPT): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).filter(
      ([key, value]) => keywords.includes(key) && !SAFE.includes(value as number),
    ),
  );
}

function mapValues(
  properties: Record<string, JsonSchema>,
  shorten: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shorten(schema)]));
}

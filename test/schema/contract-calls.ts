/**
 * Calls of the API as an Arazzo description (https://spec.openapis.org/arazzo/v1.0.1.html), which Redocly Respect makes of a
 * running server: it holds every answer to the statuses, the media types and the schemas of the OpenAPI document.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Operation {
  readonly operationId: string;
}

export interface OpenApiPaths {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
}

interface Step {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters: readonly { in: 'path' | 'header'; name: string; value: string }[];
  readonly successCriteria: readonly { condition: string }[];
  readonly outputs?: Readonly<Record<string, string>>;
}

/** What an API does not list by name: the answer of plain hosts, itself, and what the snapshot's manifest leads to. */
const UNLISTED = /^\/(404\.json|openapi\.json|snapshot\/.*)$/;

/**
 * A workflow for every published file: the file, the same once more for who has it, and what is asked in its place with a
 * name that nobody has, and with one that no address can have.
 * @param folder the folder of version 1 in the built site
 * @throws Error for a file at an address that the document does not have
 */
export function contractCalls({ paths }: OpenApiPaths, folder: string): object {
  const operations = Object.entries(paths)
    .map(([path, { get }]) => ({ path, ...get, ...patternOf(path) }))
    .sort((a, b) => b.fixed - a.fixed);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length))
    .filter((path) => !UNLISTED.test(path));
  const workflows = files.map((path, at) => {
    const operation = operations.find(({ pattern }) => pattern.test(path));
    if (!operation) throw new Error(`${path} is published, and the document does not have it`);
    const { operationId, names, pattern } = operation;
    const values = pattern.exec(path)!.slice(1);
    const call = (stepId: string, status: number, given: readonly string[]): Step => ({
      stepId,
      operationId,
      parameters: names.map((name, i) => ({ in: 'path', name, value: given[i]! })),
      successCriteria: [{ condition: `$statusCode == ${status}` }],
    });
    const found = { ...call('found', 200, values), outputs: { tag: '$response.header.etag' } };
    const again = call('unchanged', 304, values);
    const tag = { in: 'header', name: 'If-None-Match', value: '$steps.found.outputs.tag' } as const;
    const wrong = (value: string) => values.map(() => value);
    const steps: Step[] = [found, { ...again, parameters: [...again.parameters, tag] }];
    if (names.length > 0) steps.push(call('unknown', 404, wrong('zz')), call('malformed', 400, wrong('%00')));
    return { workflowId: `file-${at}`, summary: path, steps };
  });
  return {
    arazzo: '1.0.1',
    info: { title: 'Every published file', version: '1.0.0' },
    sourceDescriptions: [{ name: 'api', type: 'openapi', url: 'openapi.json' }],
    workflows,
  };
}

/** What matches the addresses of a path, the names of its parameters in their order, and how much of it is fixed. */
function patternOf(path: string): { pattern: RegExp; names: string[]; fixed: number } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const source = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/.]+|[^/]+)');
  return {
    pattern: new RegExp(`^${source}$`),
    names,
    fixed: path.replace(/\{\w+\}/g, '').length,
  };
}

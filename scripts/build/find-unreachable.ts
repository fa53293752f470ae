import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The fields of package.json that lead into the package. */
interface Entries {
  readonly exports: unknown;
  readonly bin: unknown;
}

/**
 * The modules and typings in a folder of a package that none of its entries leads to, and that so nobody can import.
 * @param root of the package, with its package.json
 * @param folder below it; the paths that are returned start with it
 * @throws Error where an entry, or an import on the way, leads to a file that is not there
 */
export function findUnreachable(root: string, folder: string): string[] {
  const { exports, bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Entries;
  const open = [...pathsIn(exports), ...pathsIn(bin)];
  const reached = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!existsSync(join(root, file)))
      throw new Error(`${file} is not there, and an entry of the package leads to it`);
    if (isCode(file)) open.push(...importsOf(root, file));
  }
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => isCode(file) && !reached.has(file))
    .sort();
}

function isCode(file: string): boolean {
  return /\.(?:js|d\.ts)$/.test(file);
}

/** Every path in a field of package.json, whatever its conditions. */
function pathsIn(field: unknown): string[] {
  return typeof field === 'string' ? [join(field)] : Object.values(field as object).flatMap(pathsIn);
}

/** The files of the package that a file imports; of typings, the typings. */
function importsOf(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(file, '..', fileName))
    .map((path) => (file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path));
}

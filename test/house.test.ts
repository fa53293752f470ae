import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The house: which room may import which. The room's tsconfig.json makes the compiler enforce it. */
const ROOMS: Record<string, string[]> = {
  core: [],
  paste: ['core'],
  schema: ['core'],
  world: ['core'],
  words: ['core', 'world', 'paste'],
  dataset: ['core', 'schema', 'world'],
  client: ['core', 'world'],
  views: ['core', 'world', 'words'],
  elements: ['core', 'paste', 'world', 'words', 'client', 'views'],
  embed: ['core', 'elements', 'client'],
  app: ['core', 'paste', 'world', 'words', 'client', 'views', 'elements'],
  publish: ['core', 'schema', 'world', 'words', 'views', 'dataset'],
  server: ['core', 'paste', 'schema', 'world', 'words'],
};

/** Compiles a room as it is, with one more file in it that nobody wrote to disk. */
function errorsWith(room: string, source: string): string[] {
  const folder = resolve('src', room);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const added = join(folder, 'added-by-test.ts');
  const host = ts.createCompilerHost(parsed.options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) =>
    name === added ? ts.createSourceFile(name, source, version) : read(name, version, ...rest);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => name === added || exists(name);
  const program = ts.createProgram({
    rootNames: [...parsed.fileNames, added],
    options: parsed.options,
    projectReferences: parsed.projectReferences ?? [],
    host,
  });
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getSemanticDiagnostics(program.getSourceFile(added)),
  ];
  return found.map(({ code }) => `TS${code}`);
}

describe('the house', () => {
  it('has exactly these rooms and doors', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const doors = folders.map(({ name }) => {
      const config = JSON.parse(readFileSync(`src/${name}/tsconfig.json`, 'utf8')) as {
        references?: { path: string }[];
      };
      return [name, (config.references ?? []).map(({ path }) => path.replace('../', ''))];
    });
    expect(Object.fromEntries(doors)).toEqual(ROOMS);
  });

  it('lets an import through an open door pass', () => {
    expect(
      errorsWith(
        'world',
        `import { bandName } from '../core/band.js';\nexport const name = bandName('lte', 3);`,
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'core',
      `import { prepareNetwork } from '../world/world.js';\nexport const x = prepareNetwork;`,
      'TS6307',
    ],
    ['world', `import { Index } from '../schema/published.js';\nexport const x = Index;`, 'TS6307'],
    ['core', `export const x = document.title;`, 'TS2584'],
    ['paste', `export const x = process.argv;`, 'TS2591'],
    ['world', `export const x = setTimeout(() => {}, 1);`, 'TS2304'],
  ])('does not compile a wrong import or a foreign global in %s', (room, source, code) => {
    expect(errorsWith(room, source)).toContain(code);
  });

  it('has a test for every file with logic of its own in the rooms that decide', () => {
    const untested = ['core', 'world'].flatMap((room) =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .filter((file) => /\bfunction\b|=>/.test(readFileSync(`src/${room}/${file}`, 'utf8')))
        .filter((file) => !existsSync(`test/${room}/${file.replace(/\.ts$/, '.test.ts')}`))
        .map((file) => `src/${room}/${file}`),
    );
    expect(untested).toEqual([]);
  });
});

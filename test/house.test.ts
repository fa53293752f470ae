import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { repositoryPage } from '../scripts/build/repository-page.js';
import { REPOSITORY, VERSION } from '../src/core/version.js';

/** The house: which room may import which. The room's tsconfig.json makes the compiler enforce it. */
const ROOMS: Record<string, string[]> = {
  core: [],
  paste: ['core'],
  schema: ['core'],
  world: ['core', 'schema'], // of schema only types, see below
  words: ['core', 'world', 'paste'],
  dataset: ['core', 'schema', 'world'],
  client: ['core', 'world'],
  library: ['core', 'world', 'words', 'client'],
  views: ['core', 'world', 'words'],
  elements: ['core', 'paste', 'world', 'words', 'client', 'views'],
  embed: ['core', 'elements', 'client'],
  app: ['core', 'paste', 'world', 'words', 'client', 'views', 'elements'],
  publish: ['core', 'schema', 'world', 'words', 'views', 'dataset'],
  server: ['core', 'paste', 'schema', 'world', 'words', 'library'],
};

/** Exported names that mean the same in every file that exports one: each family of answers has its examples. */
const SHARED_NAMES = ['examples'];

/** The sources, the scripts, and both with the tests, as paths from the root. */
const FILES = tsFilesIn('src');
const SCRIPTS = tsFilesIn('scripts');
const ALL_FILES = new Set([...FILES, ...SCRIPTS, ...tsFilesIn('test')]);

function tsFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file))
    .sort();
}

/** The sources that a file imports, for their types or at once or later. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles
    .map(({ fileName }) => join(dirname(file), fileName.replace(/\.js$/, '.ts')))
    .filter((path) => ALL_FILES.has(path));
}

/** The names that a file declares and exports; a type and a value of one name count once. */
function exportsOf(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true);
  const names = source.statements
    .filter((statement) => ts.canHaveModifiers(statement))
    .filter((statement) =>
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    )
    .flatMap((statement): readonly ts.Node[] =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
    )
    .map((declaration) => ts.getNameOfDeclaration(declaration as ts.Declaration)?.getText(source));
  return new Set(names.filter((name) => name !== undefined));
}

/** The files that import each other in a circle: every one of them reaches itself. */
function filesInCircles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const reachesItself = (start: string) => {
    const seen = new Set<string>();
    const open = [...imports.get(start)!];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (file === start) return true;
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...imports.get(file)!);
    }
    return false;
  };
  return [...imports.keys()].filter(reachesItself);
}

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
    ['core', `export const x = document.title;`, 'TS2584'],
    ['paste', `export const x = process.argv;`, 'TS2591'],
    ['world', `export const x = setTimeout(() => {}, 1);`, 'TS2304'],
  ])('does not compile a wrong import or a foreign global in %s', (room, source, code) => {
    expect(errorsWith(room, source)).toContain(code);
  });

  it('lets world have the types of schema, and nothing that would bring zod into a browser', () => {
    const taken = FILES.filter((file) => file.startsWith('src/world/')).flatMap((file) => {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
      return source.statements
        .filter((statement) => ts.isImportDeclaration(statement))
        .filter(({ moduleSpecifier }) => moduleSpecifier.getText(source).includes('/schema/'))
        .filter(({ importClause }) => importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
        .map((statement) => `${file}: ${statement.getText(source)}`);
    });
    expect(taken).toEqual([]);
  });

  it('has no circle between files, types included', () => {
    const imports = new Map([...ALL_FILES].map((file) => [file, importsOf(file)]));
    expect(filesInCircles(imports)).toEqual([]);
  });

  it('finds a circle', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(filesInCircles(imports)).toEqual(['b', 'c']);
  });

  it('uses one base name in one room', () => {
    const rooms = new Map<string, Set<string>>();
    for (const file of FILES) {
      const [, room, ...path] = file.split('/');
      const name = path.at(-1);
      if (name) rooms.set(name, new Set(rooms.get(name)).add(room!));
    }
    expect([...rooms].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('exports a name from one file only, so that it means one thing', () => {
    const exporters = new Map<string, string[]>();
    for (const file of FILES)
      for (const name of exportsOf(file)) exporters.set(name, [...(exporters.get(name) ?? []), file]);
    expect(
      [...exporters].filter(([name, files]) => files.length > 1 && !SHARED_NAMES.includes(name)),
    ).toEqual([]);
  });

  it('states no type that it does not have', () => {
    expect(FILES.filter((file) => /\bas (?:never|any)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('asks one module what day it is', () => {
    const askers = [...FILES, ...SCRIPTS].filter((file) =>
      /new Date\(\)\.(?:to|get)/.test(readFileSync(file, 'utf8')),
    );
    expect(askers).toEqual([]);
  });

  it('has no dependency that nothing imports or runs', () => {
    const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      [key in 'scripts' | 'dependencies' | 'devDependencies']: Record<string, string>;
    };
    const sources = ['src', 'test', 'scripts', '.']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) =>
          join(folder, file),
        ),
      )
      .filter(
        (file) => /\.(?:[tj]sx?|json)$/.test(file) && !/^package(?:-lock)?\.json$|house\.test/.test(file),
      )
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const commands = ` ${Object.values(scripts).join(' ')} `;
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
      const { bin = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
        bin?: string | Record<string, string>;
      };
      const programs = typeof bin === 'string' ? [name] : Object.keys(bin);
      const imported = name.replace(/^@types\//, '');
      return !(
        new RegExp(`['\`](?:node_modules/)?${imported}['\`/]`).test(sources) ||
        commands.includes(` node_modules/${name}/`) ||
        ['node', 'mocha'].includes(imported) || // types of what is there without an import
        programs.some((program) => new RegExp(`['" ]${program}['" ]`).test(commands + sources))
      );
    });
    expect(unused).toEqual([]);
  });

  it('says its version and its repository as package.json does', () => {
    const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      version: string;
      repository?: { url: string };
    };
    expect(VERSION).toBe(version);
    expect(REPOSITORY).toBe(repositoryPage(repository?.url ?? ''));
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

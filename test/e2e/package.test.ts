/** The package as npm would publish it, in projects of strangers: what is in it, its types, its size, its examples. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { compile } from 'svelte/compiler';
import ts from 'typescript';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findUnreachable } from '../../scripts/build/find-unreachable.js';
import { type PackedPackage, packPackage } from './packed-package.js';
import { type Site, startSite } from './site.js';

process.env['NODE_ENV'] = 'production'; // as where a page is built; Vite takes development builds of Lit and React for tests

let pack: PackedPackage;
let site: Site;
beforeAll(async () => {
  pack = packPackage();
  site = await startSite();
});
afterAll(async () => {
  pack.remove();
  await site.down();
});

/** Runs a module in the project, as `node file.mjs` would. */
async function runModule(code: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: pack.project,
  });
  return stdout;
}

/** Writes files into a folder of the project; returns the folder. */
function write(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(pack.project, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** Bundles a page of the project; returns the code that it loads at once. */
async function bundle(folder: string, plugins: Plugin[] = []): Promise<string> {
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, target: 'es2022', minify: true, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const needed = new Set<string>();
  for (const open = chunks.filter(({ isEntry }) => isEntry); open.length > 0;) {
    const { fileName, imports } = open.pop()!;
    needed.add(fileName);
    open.push(...chunks.filter((chunk) => imports.includes(chunk.fileName) && !needed.has(chunk.fileName)));
  }
  return chunks.flatMap(({ fileName, code }) => (needed.has(fileName) ? code : [])).join('\n');
}

const page = (script: string) => ({
  'index.html': '<!doctype html><div id="app"></div><script type="module" src="./main.js"></script>',
  'main.js': script,
});

describe('the package', () => {
  const filesOf = () =>
    readdirSync(pack.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  it('holds no file twice', () => {
    const files = filesOf().filter((file) => readFileSync(file).length > 100);
    const hashes = files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
    expect(files.filter((_, at) => hashes.indexOf(hashes[at]!) !== at)).toEqual([]);
  });

  it('holds nothing that no entry leads to, and everything that one does', () => {
    expect(findUnreachable(pack.folder, 'lib')).toEqual([]);
  });

  it('is small', () => expect(pack.bytes).toBeLessThan(1_020_000));

  it('names what is bundled into the command, with its licence', () => {
    const licences = readFileSync(join(pack.folder, 'lib/command/licenses.md'), 'utf8');
    for (const name of ['@modelcontextprotocol/server', 'zod']) expect(licences).toContain(`## ${name} - `);
  });
});

describe('types for a consumer', () => {
  const CONSUMER = `
    import data from 'band-check/data';
    import { type Answer, check, explain, fromPublished, InputError, loadWorld, planDevices, rankDevices } from 'band-check';
    import { readBands } from 'band-check';
    import { BandCheck } from 'band-check/elements/band-check.element';
    import 'band-check/elements/band-check';
    const world = await loadWorld({ src: 'https://example.org/v1/' });
    const answer: Answer = check(world, { lte: [1, 'B3'], ...readBands('n78') && { nr: [78] } }, ['de'], { asOf: '2026-11-20' });
    const verdict: 'good' | 'limited' | 'no' = answer.networks[0]!.verdict;
    const reason: string | undefined = answer.networks[0]!.reasons[0]?.code;
    const said: readonly string[] = explain(answer, 'zh').networks[0]!.sentences;
    const size: number = planDevices(fromPublished(data), 'de', { radio: 'lte' }).size;
    const name: string = rankDevices(world, new Set(['de']))[0]!.name;
    const element: HTMLElement = new BandCheck();
    // @ts-expect-error a verdict is no number
    const wrong: number = answer.networks[0]!.verdict;
    // @ts-expect-error a device has no such field
    check(world, { bands: [3] }, 'de');
    try { void [verdict, reason, said, size, name, element, wrong]; }
    catch (error) { if (error instanceof InputError) console.log(error.candidates[0]?.id); }
    export {};
  `;

  it.each([
    ['nodenext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    ['bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])('compile with moduleResolution %s, those of the package included', (name, module, moduleResolution) => {
    const folder = write(`types-${name}`, { 'consumer.ts': CONSUMER, 'package.json': '{"type":"module"}' });
    const program = ts.createProgram([join(folder, 'consumer.ts')], {
      module,
      moduleResolution,
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
      skipDefaultLibCheck: true, // TypeScript's own, not ours
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
    });
    const found = ts.getPreEmitDiagnostics(program);
    expect(
      ts.formatDiagnostics(found, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => folder,
        getNewLine: () => '\n',
      }),
    ).toBe('');
  });
});

describe('a page that is built with Vite', () => {
  const ELEMENT = `import 'band-check/elements/band-check';`;

  it('has one element for at most a tenth more than the script tag', async () => {
    const code = await bundle(write('element', page(ELEMENT)));
    const script = readFileSync(join(pack.folder, 'dist/embed/band-check.js'));
    expect(code).toContain('band-check');
    expect(brotliCompressSync(code).length).toBeLessThan(1.1 * brotliCompressSync(script).length);
  });

  it('has a check without words for what the engine and the names need', async () => {
    const code = await bundle(
      write(
        'check',
        page(
          `import { check, fromPublished } from 'band-check'; window.ask = (files) => check(fromPublished(files), 'ec25-e', 'de');`,
        ),
      ),
    );
    expect(code).not.toContain('Works with limits');
    expect(brotliCompressSync(code).length).toBeLessThan(16_000);
  });

  it('loads the world apart, only when the page asks for it', async () => {
    const code = await bundle(
      write('world', page(`import { loadWorld } from 'band-check'; window.load = loadWorld;`)),
    );
    expect(code).not.toContain('Deutsche Telekom');
  });

  const FRAMEWORKS: [string, string[], Record<string, string>, Plugin[]][] = [
    [
      'React 19',
      ['react', 'react-dom'],
      {
        ...page(`import './app.jsx';`),
        'app.jsx': `${ELEMENT}
          import { createRoot } from 'react-dom/client';
          createRoot(document.getElementById('app')).render(<band-check device="ec25-e" country="de" />);`,
      },
      [],
    ],
    [
      'Vue 3',
      ['vue'],
      page(`${ELEMENT} import { createApp, h } from 'vue';
        createApp({ render: () => h('band-check', { device: 'ec25-e', country: 'de' }) }).mount('#app');`),
      [],
    ],
    [
      'Svelte 5',
      ['svelte'],
      {
        ...page(`${ELEMENT} import { mount } from 'svelte'; import App from './app.svelte';
          mount(App, { target: document.getElementById('app') });`),
        'app.svelte': '<band-check device="ec25-e" country="de"></band-check>',
      },
      [
        {
          name: 'svelte',
          transform: (code, id) =>
            id.endsWith('.svelte') ? compile(code, { generate: 'client' }).js.code : undefined,
        },
      ],
    ],
  ];
  it.each(FRAMEWORKS)('works in %s', async (name, packages, files, plugins) => {
    for (const each of packages) pack.install(each);
    const code = await bundle(write(name, files), plugins);
    expect(code).toContain('band-check');
    expect(code).toContain('ec25-e');
  });
});

describe('the site', () => {
  it('publishes the licences of what it bundles', () => {
    const licences = readFileSync('dist/licenses.md', 'utf8');
    for (const name of ['lit', 'idb', 'workbox-precaching']) expect(licences).toContain(`## ${name} - `);
    expect(licences).toContain('Redistributions in binary form must reproduce the above copyright');
  });

  it('publishes every package that it is built with, the same bytes at every build', () => {
    const sbom = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8')) as {
      serialNumber?: string;
      metadata: { timestamp?: string; component: { name: string } };
      components: { name: string }[];
    };
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      name: string;
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    const listed = new Set(sbom.components.map((component) => component.name));
    expect(Object.keys({ ...dependencies, ...devDependencies }).filter((each) => !listed.has(each))).toEqual(
      [],
    );
    expect([sbom.serialNumber, sbom.metadata.timestamp]).toEqual([undefined, undefined]);
    expect(sbom.metadata.component.name).toBe(name);
  });
});

describe('on a server', () => {
  it('elements can be imported, and render nothing there', async () => {
    const code = `await import('band-check/elements/band-check'); await import('band-check/elements/band-paste'); console.log('ok');`;
    expect(await runModule(code)).toContain('ok');
  });
});

describe('docs/LIBRARY.md', () => {
  const text = readFileSync('docs/LIBRARY.md', 'utf8');
  const examples = [...text.matchAll(/^## (.+)$|^```js\n([^]*?)^```$/gm)].reduce<[string, string][]>(
    (found, [, heading, code]) => {
      if (heading) found.push([heading, '']);
      else found.push([found.at(-1)![0], code!]);
      return found;
    },
    [],
  );

  it.each(examples.filter(([, code]) => code))('prints what it says: %s', async (_, code) => {
    const expected = [...code.matchAll(/^(?:.*console\.log\(.*\); )?\/\/ (.*)$/gm)].map(([, line]) => line!);
    expect(expected.length).toBeGreaterThan(0);
    const printed = await runModule(code.replaceAll('https://example.org', site.origin));
    expect(printed.trimEnd().split('\n')).toEqual(expected);
  });
});

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { WEB_MANIFEST } from './src/app/web-manifest.js';

/** Where the site is built; tests of updates build a second release beside the first. */
const OUT = resolve(process.env['OUT_DIR'] ?? 'dist');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The app: `index.html` is the frame of all pages. */
const app = defineConfig({
  root: 'src/app',
  publicDir: '../../public',
  cacheDir: '../../.cache/vite',
  define: { APP_VERSION: JSON.stringify(process.env['APP_VERSION'] ?? version) },
  plugins: [bands(), elements(), shell(), pwa()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: nameScript, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  test: {
    root: '.',
    globalSetup: 'test/temporary-folder.ts',
    testTimeout: 120_000, // some compile or build; a busy machine is no failure
    hookTimeout: 60_000,
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/e2e/**', 'test/faults/**'],
    // Modules hold no state that a test changes, so each is loaded once a worker: a third of the processor time.
    isolate: false,
    maxWorkers: '100%',
  },
});

/** What is fetched only when somebody needs it, by the script that holds it; what is not named has a script of its own. */
const LATER_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  tables: [
    'devices-page',
    'countries-page',
    'network-page',
    'bands-page',
    'switch-offs-page',
    'compare-page',
    'plan-page',
  ],
  grid: ['answer-grid'],
  map: ['world-map'],
  texts: ['about-page', 'data-page', 'quality-page'],
  paste: ['paste-page', 'field-page', 'embed-page'],
  search: ['search-box', 'ask-options'],
};

/** What a module says of those that need it. */
interface Importers {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/**
 * The script that a module goes into: a few large ones, because browsers pay for each file that the service worker keeps.
 * What the first page needs is one script, and what several of the others need is another.
 */
function nameScript(id: string, graph: { getModuleInfo(id: string): Importers | null }): string {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string) => {
    const info = seen.has(module) ? null : graph.getModuleInfo(module);
    if (!info) return;
    seen.add(module);
    if (info.isEntry) scripts.add('app');
    if (info.dynamicImporters.length > 0) {
      const name = basename(module, '.ts');
      scripts.add(Object.keys(LATER_SCRIPTS).find((script) => LATER_SCRIPTS[script]!.includes(name)) ?? name);
    } else info.importers.forEach(climb); // what is fetched by itself is a script of its own for all that need it
  };
  climb(id);
  // most of Lit is there; for the rest of it, which is little, no other script should have to come
  if (scripts.has('app') || id.includes('/lit-html/')) return 'app';
  return scripts.size === 1 ? [...scripts][0]! : 'shared';
}

/** `vite build --mode self-destroy`: puts a worker in place of `sw.js` that takes the app off all devices. */
const selfDestroy = defineConfig({
  publicDir: false,
  build: {
    outDir: OUT,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/app/worker/self-destroy.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

export default defineConfig(({ mode }) => (mode === 'self-destroy' ? selfDestroy : app));

/**
 * `shell.html`: the empty frame of all pages, for the copy of the app on a device. `index.html` is filled with the text of
 * its page when the static pages are published, which is after the list of the app's files has been made.
 */
function shell(): Plugin {
  return {
    name: 'shell',
    // pictures of shared links have whole addresses
    transformIndexHtml: (html) => html.replaceAll('%SITE_ORIGIN%', process.env['SITE_ORIGIN'] ?? ''),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const frame = bundle['index.html'];
        if (frame?.type !== 'asset') throw new Error('the build has made no index.html');
        this.emitFile({ type: 'asset', fileName: 'shell.html', source: frame.source });
      },
    },
  };
}

/**
 * The web manifest, and `sw.js` with the list of the app's own files. Facts are not in that list: they have a store and an
 * update of their own. The page registers the worker itself, because the registration that the plugin offers loads other
 * tabs again and does nothing in a first session.
 */
function pwa() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: WEB_MANIFEST,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['shell.html', 'theme.js', 'assets/**', 'icons/icon*.{svg,png}'],
      // What a captive portal sends in place of a file would otherwise be kept as that file.
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(join(OUT, entry.url)) })),
        }),
      ],
    },
  });
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** `virtual:bands`: the bands of `data/bands.json`, as far as the app draws them. */
function bands(): Plugin {
  const id = '\0virtual:bands';
  const file = new URL('data/bands.json', import.meta.url);
  return {
    name: 'bands',
    resolveId: (source) => (source === 'virtual:bands' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined;
      const rows = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>[];
      return `export default ${JSON.stringify(
        rows.map(({ rat, band, duplex, uplink_mhz, downlink_mhz, name }) => [
          rat,
          Number(band!.slice(1)),
          duplex,
          uplink_mhz,
          downlink_mhz,
          name,
        ]),
      )}`;
    },
  };
}

/** `virtual:elements`: what the manifest of the elements says, as far as the page `/embed` shows it. */
function elements(): Plugin {
  const id = '\0virtual:elements';
  return {
    name: 'elements',
    resolveId: (source) => (source === 'virtual:elements' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined;
      const analyzer = 'node_modules/@custom-elements-manifest/analyzer/cem.js';
      const config = 'custom-elements-manifest.config.js';
      execFileSync(process.execPath, [analyzer, 'analyze', '--quiet', '--config', config]);
      const manifest = JSON.parse(readFileSync('lib/elements/custom-elements.json', 'utf8')) as {
        modules: { declarations?: Declaration[] }[];
      };
      const tags = manifest.modules
        .flatMap(({ declarations = [] }) => declarations)
        .filter(({ tagName }) => tagName);
      return `export default ${JSON.stringify(Object.fromEntries(tags.map((tag) => [tag.tagName, described(tag)])))}`;
    },
  };
}

interface Declaration extends Record<
  'attributes' | 'members' | 'events' | 'slots' | 'cssParts' | 'cssProperties',
  Item[] | undefined
> {
  readonly tagName?: string;
}

interface Item {
  readonly name: string;
  readonly kind?: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

function described({ attributes = [], members = [], events, slots, cssParts, cssProperties }: Declaration) {
  const items = (list: readonly Item[] = []) =>
    list.map(({ name, description = '', type, default: value = '', kind }) => ({
      name: kind === 'method' ? `${name}()` : name,
      description: description.replace(/\s+/g, ' '),
      type: type?.text ?? '',
      default: value,
    }));
  return {
    attributes: items(attributes),
    properties: items(members.filter(({ description }) => description)),
    events: items(events),
    slots: items(slots),
    parts: items(cssParts),
    styles: items(cssProperties),
  };
}

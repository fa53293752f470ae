/**
 * Adds to the compiled sources in `lib/` what the package needs besides: the published data, and the command `band-check`.
 * The command is one file with everything that it needs, so that the package has no dependencies for its sake.
 *
 * `lib/library/world-file.js`     all countries and devices, for the library and the command
 * `lib/command/band-check.js`     the command, which reads the world from there
 * `lib/command/*.json`            what an assistant may ask for besides: the evidence, and what each release changed
 * `lib/command/licenses.md`       the licences of what is bundled into the command
 * `lib/.npmignore`                what no entry of the package leads to, such as the words of the app, is left out of it
 */
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { findUnreachable } from './find-unreachable.js';

const OUT = 'lib/command';
const WORLD_FILE = './world-file.js';

const snapshot = JSON.parse(readFileSync('dist/v1/snapshot.json', 'utf8')) as Record<
  'world' | 'evidence',
  { url: string }
>;
const index = JSON.parse(readFileSync('dist/v1/index.json', 'utf8')) as { openapi: string };
mkdirSync('lib/library', { recursive: true });
const world = readFileSync(`dist/v1/${snapshot.world.url}`, 'utf8');
writeFileSync('lib/library/world-file.js', `export default ${JSON.stringify(world)};\n`);
copyFileSync('src/library/world-file.d.ts', 'lib/library/world-file.d.ts');

rmSync(OUT, { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { SITE_ORIGIN: JSON.stringify(new URL(index.openapi).origin) },
  plugins: [
    {
      name: 'world-file-of-the-library',
      enforce: 'pre',
      resolveId: (id) => (id === WORLD_FILE ? { id: '../library/world-file.js', external: true } : undefined),
    },
  ],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/server/cli.ts',
    outDir: OUT,
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { entryFileNames: 'band-check.js', codeSplitting: false } },
  },
});
chmodSync(`${OUT}/band-check.js`, 0o755);
cpSync(`dist/v1/${snapshot.evidence.url}`, `${OUT}/evidence.json`);
cpSync('dist/v1/changes.json', `${OUT}/changes.json`);

const unreachable = findUnreachable('.', 'lib').map((file) => file.slice('lib'.length));
writeFileSync('lib/.npmignore', `${unreachable.join('\n')}\n`);

/**
 * Builds the command `band-check` into `lib/command/`: one file with everything that it needs, and the facts beside it.
 * So the package has no dependencies for the sake of the command, and `npx band-check mcp` works without a network.
 */
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'vite';

const OUT = 'lib/command';

rmSync(OUT, { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/server/cli.ts',
    outDir: OUT,
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'band-check.js', codeSplitting: false } },
  },
});
chmodSync(`${OUT}/band-check.js`, 0o755);

const snapshot = JSON.parse(readFileSync('dist/v1/snapshot.json', 'utf8')) as {
  world: { url: string };
  evidence: { url: string };
};
for (const file of [
  'index.json',
  'snapshot.json',
  'changes.json',
  snapshot.world.url,
  snapshot.evidence.url,
]) {
  const to = `${OUT}/site/v1/${file}`;
  mkdirSync(to.slice(0, to.lastIndexOf('/')), { recursive: true });
  cpSync(`dist/v1/${file}`, to);
}

/**
 * Prints the exact Brotli bytes of what browsers load, and fails where they are above the budgets of
 * `test/size-ledger.json`. A module of `src/` counts with everything it needs, as the script tags carry it.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { bundleScript } from '../build/bundle-script.js';

/** Budgets in bytes after Brotli, by what they are for. */
const budgets = JSON.parse(readFileSync('test/size-ledger.json', 'utf8')) as Record<string, number>;

/** Files of `dist/` that belong together. */
const APP: Record<string, () => string[]> = {
  'the app, first load': () => [
    'theme.js',
    ...[...readFileSync('dist/shell.html', 'utf8').matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file!,
    ),
  ],
  // the worker, all files of its list, the pages that it keeps besides, and the data
  'the app, offline': () => {
    const { world, evidence } = JSON.parse(readFileSync('dist/v1/snapshot.json', 'utf8')) as {
      world: { url: string };
      evidence: { url: string };
    };
    const listed = [...readFileSync('dist/sw.js', 'utf8').matchAll(/"url":"([^"]+)"/g)].map(
      ([, url]) => url!,
    );
    if (!listed.includes('shell.html')) throw new Error('dist/sw.js has no list of files');
    const besides = ['sw.js', 'api/index.html', 'zh/api/index.html', 'api/page.css'];
    return [...besides, ...listed, `v1/${world.url}`, `v1/${evidence.url}`];
  },
};

for (const [name, budget] of Object.entries(budgets)) {
  const bytes = await sizeOf(name);
  const over = bytes > budget ? `, ${bytes - budget} too many` : '';
  console.log(`${name}: ${bytes} of ${budget} bytes${over}`);
  if (over) process.exitCode = 1;
}

async function sizeOf(name: string): Promise<number> {
  const files = APP[name];
  if (files) return files().reduce((sum, file) => sum + brotliBytes(readFileSync(`dist/${file}`)), 0);
  return brotliBytes(name.endsWith('.ts') ? await bundleScript(name) : readFileSync(name));
}

function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/**
 * Compares the exact Brotli bytes of what browsers load with `test/size-ledger.json` (a module of
 * `src/` counts with everything it needs, as the script tags carry it): a size that changed in either
 * direction fails until the ledger says so. `npm run size -- --update` writes the new sizes, but none that leaves its
 * budget: what is within its budget stays there, and what is still over it may only become smaller.
 *
 * The app is the sum of many files and of the facts, which change by themselves: it is held to its budgets alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { bundleScript } from '../build/bundle-script.js';

/** Bytes after Brotli. */
interface Entry {
  brotli: number;
  readonly budget: number;
}

const LEDGER = 'test/size-ledger.json';
const ledger = JSON.parse(readFileSync(LEDGER, 'utf8')) as Record<string, Entry>;
/** Files of `dist/` that belong together. */
const APP: Record<string, () => string[]> = {
  'the app, first load': () => [
    'theme.js',
    ...[...readFileSync('dist/shell.html', 'utf8').matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(
      ([, file]) => file!,
    ),
  ],
  // the worker, all files of its list, the pages that it keeps besides, and the facts
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
const update = process.argv.includes('--update');

let failed = false;
for (const [path, entry] of Object.entries(ledger)) {
  const files = APP[path];
  if (files) {
    const bytes = files().reduce((sum, file) => sum + brotliBytes(readFileSync(`dist/${file}`)), 0);
    console.log(`${path} ${bytes}, its budget is ${entry.budget}`);
    failed ||= bytes > entry.budget;
    continue;
  }
  const bytes = brotliBytes(path.endsWith('.ts') ? await bundleScript(path) : readFileSync(path));
  const changed = bytes !== entry.brotli;
  const worse = bytes > entry.budget && bytes > entry.brotli;
  const over = bytes > entry.budget ? `, ${bytes - entry.budget} over its budget of ${entry.budget}` : '';
  console.log(`${path} ${bytes}${changed ? `, ledger says ${entry.brotli}` : ''}${over}`);
  if (update && !worse) entry.brotli = bytes;
  else failed ||= changed;
}
if (update) writeFileSync(LEDGER, JSON.stringify(ledger, null, 2) + '\n');
if (failed) {
  console.error(
    'Sizes changed: look why, then run npm run size -- --update. It takes no growth above a budget.',
  );
  process.exitCode = 1;
}

function brotliBytes(content: string | Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

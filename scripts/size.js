/**
 * Compares the exact Brotli bytes of what browsers load with `test/size-ledger.json`: a size that changed in either
 * direction fails until the ledger says so. `npm run size -- --update` writes the new sizes, but none that leaves its
 * budget: what is within its budget stays there, and what is still over it may only become smaller.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const LEDGER = 'test/size-ledger.json';
const ledger = JSON.parse(readFileSync(LEDGER, 'utf8'));
const update = process.argv.includes('--update');

let failed = false;
for (const [path, entry] of Object.entries(ledger)) {
  const bytes = brotliCompressSync(readFileSync(path), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
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

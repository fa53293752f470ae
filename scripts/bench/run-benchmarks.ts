/**
 * Runs every benchmark of the project, one after the other, on what is built. `npm run bench -- verdict` runs one, and
 * `npm run bench -- --write` writes docs/numbers.md when all have ended well.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { numbersDocument } from './report.js';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && !['run-benchmarks.ts', 'report.ts'].includes(file))
  .map((file) => basename(file, '.ts'));
const writes = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((name) => name !== '--write');
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', `scripts/bench/${name}.ts`],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) failed++;
}
if (writes && failed === 0) writeFileSync('docs/numbers.md', numbersDocument());
if (writes && failed > 0) console.error('docs/numbers.md stays as it is, because a benchmark failed');
process.exit(failed > 0 ? 1 : 0);

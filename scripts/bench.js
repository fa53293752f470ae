/** Runs every benchmark of the project, one after the other, on what is built. `npm run bench -- verdict` runs one. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const names = readdirSync(new URL('.', import.meta.url))
  .map((file) => /^bench-(.+)\.js$/.exec(file)?.[1])
  .filter((name) => name !== undefined);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, ['--expose-gc', `scripts/bench-${name}.js`], {
    stdio: 'inherit',
  });
  if (status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);

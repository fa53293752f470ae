/** Runs every benchmark of the project, one after the other, on what is built. `npm run bench -- verdict` runs one. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .map((file) => basename(file, '.ts'));
const wanted = process.argv.slice(2);
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
process.exit(failed > 0 ? 1 : 0);

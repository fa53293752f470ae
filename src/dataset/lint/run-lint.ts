/** `npm run data:check`: whether every rule for `data/` holds. With `--fix`, first writes its files canonically. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countDataset } from '../counts.js';
import { canonicalText } from '../dataset-files.js';
import { readDraft } from '../draft.js';
import { jsonOf, schemaOf } from '../file-kinds.js';
import { problemText } from '../lint-problem.js';
import { lint, RULES } from './lint.js';
import { datasetOf } from '../load.js';

const DIR = 'data';

async function fix(): Promise<void> {
  for (const [path, text] of (await readDraft(DIR)).files) {
    const parsed = schemaOf(path)?.safeParse(jsonOf(text));
    const right = parsed?.success ? await canonicalText(path, parsed.data) : text;
    if (right === text) continue;
    await writeFile(join(DIR, path), right);
    console.log(`wrote ${DIR}/${path}`);
  }
}

const given = process.argv.slice(2);
if (given.some((argument) => argument !== '--fix')) {
  console.error('npm run data:check [-- --fix]');
  process.exit(2);
}
if (given.length > 0) await fix();
const draft = await readDraft(DIR);
const { errors, warnings } = await lint(draft);
for (const warning of warnings) console.warn(`warning: ${problemText(warning)}`);
if (errors.length > 0) {
  for (const problem of errors) console.error(problemText(problem));
  console.error(`${errors.length} problems in ${DIR}/`);
  process.exit(1);
}
const counts = Object.entries(countDataset(datasetOf(draft))).map(
  ([what, n]) => `${n} ${what.replace('_', ' ')}`,
);
console.log(`${DIR}/ keeps ${RULES.length} rules: ${counts.join(', ')}`);

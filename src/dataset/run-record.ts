/**
 * `npm run data:record -- BEFORE`: writes what our own edits of `data/` changed into `data/changes/`, as an import does
 * by itself. BEFORE is a copy of `data/` from before (`git worktree add ../before main`, then `../before/data`).
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextChange } from './change-files.js';
import { changeTable, factTable, flipTable } from './change-table.js';
import { canonicalText } from './dataset-files.js';
import { diffDatasets, isUnchanged } from './diff.js';
import { readDraft } from './draft.js';
import { DatasetError } from './lint-problem.js';
import { datasetOf, loadDataset } from './load.js';

const DIR = 'data';

const [before, ...more] = process.argv.slice(2);
if (before === undefined || more.length > 0) {
  console.error('npm run data:record -- BEFORE, where BEFORE is a copy of data/ from before the change');
  process.exit(2);
}
try {
  const draft = await readDraft(DIR);
  const after = datasetOf(draft);
  const changes = diffDatasets(await loadDataset(before), after);
  console.log(changeTable(changes));
  console.log(factTable(changes));
  console.log(flipTable(changes));
  if (!isUnchanged(changes)) {
    const { file, entry } = nextChange(draft, after, changes);
    await writeFile(join(DIR, file), await canonicalText(file, entry));
    console.log(`wrote ${DIR}/${file}`);
  }
} catch (error) {
  if (!(error instanceof DatasetError)) throw error;
  console.error(error.message);
  process.exit(1);
}

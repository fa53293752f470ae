/** `npm run data:import -- DIR`: see data/README.md. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { changeReport, changeTable, correctionTable, factTable, flipTable } from '../change-table.js';
import { countDataset } from '../counts.js';
import { isUnchanged } from '../diff.js';
import { importDataset } from './import-dataset.js';
import { DatasetError, problemText } from '../lint-problem.js';

const USAGE = `npm run data:import -- DIR [--data-version X --checked YYYY-MM-DD] [--allow-shrink] [--dry-run] [--report FILE]
  DIR              the open data: a folder with its CSV files, or a checkout that holds them in data/
  --data-version   version of the release, where DIR has no CREDIT.md that says so
  --checked        day on which its data was checked, likewise
  --allow-shrink   accept a set that lost more than 2 % of its networks, devices or band facts
  --dry-run        say what would change, verdicts included, and write nothing to data/
  --report         write what changes into a file, in Markdown: the text of a pull request`;

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'data-version': { type: 'string' },
      checked: { type: 'string' },
      'allow-shrink': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [from, ...more] = positionals;
  if (from === undefined || more.length > 0) throw new TypeError('name exactly one folder');
  return { from, ...values };
}

async function run(given: ReturnType<typeof readArguments>): Promise<void> {
  const { dataset, changes, notes, warnings, isNew, written } = await importDataset({
    from: given.from,
    to: 'data',
    release: { version: given['data-version'], checked: given.checked },
    allowShrink: given['allow-shrink'],
    dryRun: given['dry-run'],
    log: console.log,
  });
  for (const { kind, file, line, text } of notes) console.log(`${kind}: ${file}:${line}: ${text}`);
  for (const warning of warnings) console.log(`warning: ${problemText(warning)}`);
  const counts = Object.entries(countDataset(dataset)).map(([what, n]) => `${n} ${what.replace('_', ' ')}`);
  console.log(`\nversion ${dataset.data.version}, checked ${dataset.data.checked}: ${counts.join(', ')}`);
  console.log(changeTable(changes));
  console.log(factTable(changes));
  console.log(flipTable(changes));
  console.log(correctionTable(dataset.corrections));
  if (given.report !== undefined)
    await writeFile(given.report, changeReport(dataset, changes, dataset.contradictions.length));
  if (given['dry-run'])
    console.log(isNew ? 'dry run: data/ would be written' : 'dry run: data/ would stay as it is');
  else if (!written) console.log('data/ stays as it was, byte for byte');
  else
    console.log(
      isUnchanged(changes)
        ? 'data/ was written: the release is new, its data is the same'
        : 'data/ was written',
    );
}

let given;
try {
  given = readArguments();
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`);
  process.exit(2);
}
try {
  await run(given);
} catch (error) {
  if (!(error instanceof DatasetError)) throw error;
  console.error(`\nrefused, nothing was written; ${error.problems.length} to mend:`);
  for (const problem of error.problems) console.error(problemText(problem));
  process.exit(1);
}

/** `npm run data:import -- DIR`: see README, "Facts". */
import { parseArgs } from 'node:util';
import { countFacts } from './counts.js';
import { changeTable, importFacts } from './import-facts.js';
import { FactsError, problemText } from './problem.js';

const USAGE = `npm run data:import -- DIR [--data-version X --checked YYYY-MM-DD] [--allow-shrink]
  DIR              the open data: a folder with its CSV files, or a checkout that holds them in data/
  --data-version   version of the release, where DIR has no CREDIT.md that says so
  --checked        day on which its facts were checked, likewise
  --allow-shrink   accept a set that lost more than 2 % of its networks, devices or band facts`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'data-version': { type: 'string' },
      checked: { type: 'string' },
      'allow-shrink': { type: 'boolean' },
    },
  });
  const [from, ...more] = positionals;
  if (from === undefined || more.length > 0) throw new TypeError('exactly one folder is needed');
  const { facts, changes, notes, written } = await importFacts({
    from,
    to: 'data',
    release: { version: values['data-version'], checked: values.checked },
    allowShrink: values['allow-shrink'] ?? false,
    log: console.log,
  });
  for (const { kind, file, line, text } of notes) console.log(`${kind}: ${file}:${line}: ${text}`);
  const counts = Object.entries(countFacts(facts)).map(
    ([what, count]) => `${count} ${what.replace('_', ' ')}`,
  );
  console.log(`\nversion ${facts.data.version}, checked ${facts.data.checked}: ${counts.join(', ')}`);
  console.log(changeTable(changes));
  console.log(written ? 'data/ was written' : 'data/ stays as it was, byte for byte');
} catch (error) {
  process.exitCode = 1;
  if (error instanceof FactsError) {
    console.error(`\n${error.problems.length} problems; nothing was written`);
    for (const problem of error.problems) console.error(problemText(problem));
  } else if (error instanceof TypeError) {
    console.error(`${error.message}\n${USAGE}`);
    process.exitCode = 2;
  } else throw error;
}

/**
 * `docs/faults.md` out of the table of faults and the reports of the last whole run of the tests.
 *
 * `npm run faults`            compares; a row whose test is missing or red, or a document that differs, fails
 * `npm run faults -- --write` writes the document
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readBrokenGuards } from './broken-guards.js';
import { AREAS, type Fault, FAULTS } from './fault-table.js';
import { guardedFaults, NO_GUARD } from './guard-table.js';
import { ENGINES, readTests } from './test-reports.js';

const FILE = 'docs/faults.md';

/** Why the tests of a file run in one engine where the fault could happen in three. */
const ONE_ENGINE: Readonly<Record<string, string>> = {
  'test/faults/network.test.ts':
    'what the app makes of an answer is code of its own, which the rows of Node hold; that it is drawn differs in no engine',
  'test/faults/storage.test.ts':
    'the fault is played by a stand-in for the storage, alike in every engine; the real store runs in all three in test/browser/client',
};
const IN_NODE = 'plain code, which no browser runs otherwise';
const ran = [...readTests('unit'), ...readTests('e2e'), ...readTests('engines')];
const guarded = guardedFaults();
const noticed = readBrokenGuards();
const problems: string[] = [];

function row({ file, fault, sees, keeps, test }: Fault): string {
  const tests = ran.filter((each) => each.file === file && each.name.includes(test));
  if (tests.length === 0) problems.push(`“${fault}”: ${file} has no test whose name contains “${test}”`);
  for (const each of tests.filter(({ status }) => status !== 'passed'))
    problems.push(`“${fault}”: red in ${each.engine}: ${each.name}`);
  const cells = ENGINES.map((engine) => (tests.some((each) => each.engine === engine) ? 'passed' : '·'));
  const name = `${file.replace('test/', '')}: ${test}`;
  return `| ${[fault, sees, keeps, ...cells, name, guardOf(fault), reasonOf(file, cells)].join(' | ')} |`;
}

/** The file whose guard was broken to see this row's test go red, or what needs no guard of ours. */
function guardOf(fault: string): string {
  const found = guarded.find((each) => each.fault.fault === fault);
  if (!found) {
    if (!NO_GUARD[fault]) problems.push(`“${fault}”: what keeps it away? Write it into guard-table.ts`);
    return NO_GUARD[fault] ?? '·';
  }
  if (noticed[fault] !== found.hash)
    problems.push(
      `“${fault}”: its guard was not broken as it stands now: npx tsx scripts/check/fault-guards.ts`,
    );
  return found.guard.file.replace('src/', '');
}

/** Why a row is not tested in every browser; empty where it is. */
function reasonOf(file: string, cells: readonly string[]): string {
  const browsers = cells.slice(0, 3).filter((cell) => cell === 'passed').length;
  if (browsers === 3) return '';
  if (browsers === 0) return IN_NODE;
  const reason = ONE_ENGINE[file];
  if (!reason) problems.push(`${file} does not run in every browser, and faults.ts gives no reason`);
  return reason ?? '';
}

const text = `# Faults, and what becomes of them

This page is written by \`npm run faults -- --write\` out of \`scripts/check/fault-table.ts\` and the reports of the last whole
\`npm test\`, and compared by every later one: a row is here only if its test passed in every engine that it names.

A dot says that a fault is not tested in that engine; the last column says why. “Guard” is the file whose guard against the
fault was broken on purpose, by \`npx tsx scripts/check/fault-guards.ts\`, and whose test went red then.

${AREAS.map((area) => {
  const faults = FAULTS.filter((each) => each.area === area);
  return `## ${area}

| Fault | What a person sees | What is kept | ${ENGINES.join(' | ')} | Test | Guard | Why not in every browser |
| --- | --- | --- | ${ENGINES.map(() => '---').join(' | ')} | --- | --- | --- |
${faults.map(row).join('\n')}
`;
}).join('\n')}
${FAULTS.length} faults; the guards of ${guarded.length} were broken on purpose, ${Object.keys(NO_GUARD).length} needs none of ours.
`;

if (process.argv.includes('--write')) writeFileSync(FILE, text);
else if (readIfThere() !== text)
  problems.push(`${FILE} is not what this run says. Write it: npm run faults -- --write`);
for (const problem of problems) console.error(problem);
console.log(`${FAULTS.length} faults, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function readIfThere(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

/**
 * `docs/faults.md` out of the table of faults and the reports of the last whole run of the tests.
 *
 * `npm run faults`            compares; a row whose test is missing or red, or a document that differs, fails
 * `npm run faults -- --write` writes the document
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { AREAS, type Fault, FAULTS } from './fault-table.js';
import { ENGINES, readTests } from './test-reports.js';

const FILE = 'docs/faults.md';
const ran = [...readTests('unit'), ...readTests('e2e'), ...readTests('engines')];
const problems: string[] = [];

function row({ file, fault, sees, keeps, test }: Fault): string {
  const tests = ran.filter((each) => each.file === file && each.name.includes(test));
  if (tests.length === 0) problems.push(`“${fault}”: ${file} has no test whose name contains “${test}”`);
  for (const each of tests.filter(({ status }) => status !== 'passed'))
    problems.push(`“${fault}”: red in ${each.engine}: ${each.name}`);
  const cells = ENGINES.map((engine) => (tests.some((each) => each.engine === engine) ? 'passed' : '·'));
  return `| ${[fault, sees, keeps, ...cells, `${file.replace('test/', '')}: ${test}`].join(' | ')} |`;
}

const text = `# Faults, and what becomes of them

This page is written by \`npm run faults -- --write\` out of \`scripts/check/fault-table.ts\` and the reports of the last whole
\`npm test\`, and compared by every later one: a row is here only if its test passed in every engine that it names.

A dot says that a fault is not tested in that engine, for one of these reasons: what decides about it is plain code that
runs in Node (data, server, files that a person opens); or the same code is tested in all three engines by another row, and
the built app repeats it in Chromium alone (answers of the network, storage, clocks: \`test/browser\` holds the store of the
data in three engines).

${AREAS.map((area) => {
  const faults = FAULTS.filter((each) => each.area === area);
  return `## ${area}

| Fault | What a person sees | What is kept | ${ENGINES.join(' | ')} | Test |
| --- | --- | --- | ${ENGINES.map(() => '---').join(' | ')} | --- |
${faults.map(row).join('\n')}
`;
}).join('\n')}
${FAULTS.length} faults.
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

/**
 * `docs/faults.md` out of the table of faults and the reports of the last whole run of the tests.
 *
 * `npm run faults`            compares; a row whose test is missing or red, or a document that differs, fails
 * `npm run faults -- --write` writes the document
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { AREAS, type Fault, FAULTS } from './fault-table.js';

const FILE = 'docs/faults.md';
const REPORTS = '.cache/test';
const ENGINES = ['Chromium', 'Firefox', 'WebKit', 'Node'] as const;
type Engine = (typeof ENGINES)[number];

/** A test that ran: its file, its whole name, where it ran, and how it ended. */
interface Ran {
  readonly file: string;
  readonly name: string;
  readonly engine: Engine;
  readonly passed: boolean;
}

/** The parts of Vitest's JSON report that are read. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What web-test-runner.config.js writes: the tests of each browser, by file and name, and whether they passed. */
type EngineReport = Record<string, { readonly tests: readonly (readonly [string, string, boolean])[] }>;

const BROWSERS: Readonly<Record<string, Engine>> = {
  Chrome: 'Chromium',
  Firefox: 'Firefox',
  MiniBrowser: 'WebKit',
};

function readReport<T>(name: string): T {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8')) as T;
  } catch {
    throw new Error(`${REPORTS}/${name}.json is missing. Run the whole check first: npm test`);
  }
}

function testsOf(name: 'unit' | 'e2e'): Ran[] {
  return readReport<VitestReport>(name).testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status }): Ran => {
      const inBrowser = name === 'e2e' ? 'Chromium' : 'Node';
      const engine = ENGINES.find((each) => fullName.includes(` in ${each}`)) ?? inBrowser;
      return { file: relative('.', path), name: fullName, engine, passed: status === 'passed' };
    }),
  );
}

function browserTests(): Ran[] {
  return Object.entries(readReport<EngineReport>('engines')).flatMap(([browser, { tests }]) =>
    tests.map(([file, name, passed]): Ran => ({ file, name, engine: BROWSERS[browser]!, passed })),
  );
}

const ran = [...testsOf('unit'), ...testsOf('e2e'), ...browserTests()];
const problems: string[] = [];

function row({ file, fault, sees, keeps, test }: Fault): string {
  const tests = ran.filter((each) => each.file === file && each.name.includes(test));
  if (tests.length === 0) problems.push(`“${fault}”: ${file} has no test whose name contains “${test}”`);
  for (const each of tests.filter(({ passed }) => !passed))
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

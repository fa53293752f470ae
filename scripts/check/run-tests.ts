/**
 * The whole check, in the order of what fails fastest. Every step counts: a check that is no test runner counts as one
 * passed or failed. Ends with one line, `N passed, N failed`. A skipped test or an engine that ran nothing is a failure.
 *
 * `npm test`            everything
 * `npm test -- unit`    only the steps whose names follow: types lint data build unit engines e2e
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browsers } from '../browsers.js';

/** A command and its arguments. */
type Command = readonly [string, readonly string[]];

interface Counts {
  passed: number;
  failed: number;
  notes: string[];
}

interface Step {
  readonly name: string;
  readonly run: Command;
  /** Reads the counts from what the runner wrote; without it the step counts as one. */
  readonly count?: (name: string) => Counts;
}

/** The parts of Vitest's JSON report that are counted. */
interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

type EngineReport = Partial<Record<string, { passed: number; failed: number; skipped: number }>>;

const OUT = '.cache/test';
const ENGINES = ['Chrome', 'Firefox', 'MiniBrowser'];

const npx = (...args: string[]): Command => ['npx', ['--no-install', ...args]];
const vitest = (name: string, ...args: string[]): Command =>
  npx(
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${OUT}/${name}.json`,
  );

const STEPS: readonly Step[] = [
  { name: 'types', run: npx('tsc', '-b') },
  { name: 'lint', run: ['npm', ['run', '-s', 'lint']] },
  { name: 'data', run: ['npm', ['run', '-s', 'data:check']] },
  { name: 'build', run: ['npm', ['run', '-s', 'build']] },
  { name: 'unit', run: vitest('unit'), count: vitestCount },
  { name: 'engines', run: npx('wtr'), count: engineCount },
  { name: 'e2e', run: vitest('e2e', '--config', 'vitest.e2e.config.ts'), count: vitestCount },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(' ')}`);
  process.exit(2);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
browsers();

const rows: (Counts & { name: string; seconds: number })[] = [];
for (const { name, run, count } of STEPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  console.log(`\n== ${name}`);
  const [command, args] = run;
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  const counted = count
    ? count(name)
    : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, notes: [] };
  // a runner that ends badly without naming a failed test has still failed
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  rows.push({ name, seconds: Math.round((performance.now() - started) / 1000), ...counted });
}

console.log('');
for (const { name, passed, failed, seconds, notes } of rows) {
  console.log(
    `${name.padEnd(8)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(5)} s`,
  );
  for (const note of notes) console.log(`         ${note}`);
}
const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

function vitestCount(name: string): Counts {
  const report = read<VitestReport>(name);
  if (!report) return { passed: 0, failed: 1, notes: ['the runner wrote no report'] };
  const skipped = report.numPendingTests + report.numTodoTests;
  const notes = skipped > 0 ? [`${skipped} skipped: a skipped test counts as failed`] : [];
  if (report.numTotalTests === 0) return { passed: 0, failed: 1, notes: ['no test ran'] };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + broken.length, notes };
}

function engineCount(name: string): Counts {
  const report = read<EngineReport>(name);
  if (!report) return { passed: 0, failed: 1, notes: ['the runner wrote no report'] };
  const total: Counts = { passed: 0, failed: 0, notes: [] };
  for (const engine of ENGINES) {
    const { passed = 0, failed = 0, skipped = 0 } = report[engine] ?? {};
    total.passed += passed;
    total.failed += failed + skipped + (passed + failed === 0 ? 1 : 0);
    total.notes.push(
      `${engine}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    );
  }
  return total;
}

function read<T>(name: string): T | undefined {
  const path = `${OUT}/${name}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}

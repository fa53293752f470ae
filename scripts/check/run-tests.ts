/**
 * The whole check. A step runs as soon as what it needs has passed; a check that is no test runner counts as
 * one passed or failed. Ends with one line, `N passed, N failed`. A skipped test, an engine that ran nothing and a runner
 * that died are failures.
 *
 * `npm test`            everything
 * `npm test -- unit`    only the steps whose names follow, on what is built
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { PACKAGE_STEPS, SITE_STEPS } from '../build/build-steps.js';
import { runSteps, type Step } from '../run-steps.js';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly notes: readonly string[];
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

/** What web-test-runner.config.js writes, by engine. */
type EngineReport = Partial<Record<string, { passed: number; failed: number; skipped: number }>>;

// Our server makes the checks when it is asked for them; the tests of src/publish write them as files.
process.env['CHECKS'] ??= 'on-demand';

const OUT = '.cache/test';
const ENGINES = ['Chrome', 'Firefox', 'MiniBrowser'];

const vitest = (name: string, ...args: string[]): Step['command'] => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${OUT}/${name}.json`,
];

/**
 * In the order in which they run, one at a time: browsers that share two cores with other tests become slow enough to
 * fail.
 */
const STEPS: readonly Step[] = [
  { name: 'browsers', command: ['tsx', 'scripts/check/find-browsers.ts'] },
  ...SITE_STEPS,
  ...PACKAGE_STEPS,
  {
    name: 'e2e',
    command: vitest('e2e', '--config', 'vitest.e2e.config.ts'),
    needs: ['browsers', 'compress', 'manifest', 'package', 'types'],
  },
  { name: 'engines', command: ['wtr'], needs: ['browsers', 'compress'] },
  { name: 'unit', command: vitest('unit'), needs: ['compress', 'manifest', 'types'] },
  { name: 'faults', command: ['tsx', 'scripts/check/faults.ts'], needs: ['e2e', 'engines', 'unit'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'data', command: ['npm', 'run', '-s', 'data:check'] },
];

/** Reads the counts of the test runners from what they wrote. */
const COUNTS: Readonly<Record<string, (name: string) => Counts>> = {
  e2e: countVitest,
  unit: countVitest,
  engines: countEngines,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(' ')}`);
  process.exit(2);
}
const steps =
  wanted.length === 0
    ? STEPS
    : STEPS.filter(({ name }) => wanted.includes(name)).map((step) => ({
        ...step,
        needs: (step.needs ?? []).filter((name) => wanted.includes(name)),
      }));

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
if (wanted.length === 0) rmSync('dist', { recursive: true, force: true });

const from = performance.now();
const results = await runSteps(steps, 1);
const total = { passed: 0, failed: 0 };
console.log('');
for (const { name, passed: ended, seconds } of results) {
  const { passed, failed, notes } = COUNTS[name]?.(name) ?? { passed: ended ? 1 : 0, failed: 0, notes: [] };
  // a runner that ends badly without naming a failed test has failed all the same
  const faults = ended ? failed : Math.max(failed, 1);
  total.passed += passed;
  total.failed += faults;
  console.log(
    `${name.padEnd(8)} ${String(passed).padStart(6)} passed ${String(faults).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s`,
  );
  for (const note of notes) console.log(`         ${note}`);
}
console.log(`everything in ${((performance.now() - from) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function countVitest(name: string): Counts {
  const report = readReport<VitestReport>(name);
  if (!report) return { passed: 0, failed: 1, notes: ['the runner wrote no whole report'] };
  const skipped = report.numPendingTests + report.numTodoTests;
  const notes = skipped > 0 ? [`${skipped} skipped: a skipped test counts as failed`] : [];
  if (report.numTotalTests === 0) return { passed: 0, failed: 1, notes: ['no test ran'] };
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped + broken.length, notes };
}

function countEngines(name: string): Counts {
  const report = readReport<EngineReport>(name);
  if (!report) return { passed: 0, failed: 1, notes: ['the runner wrote no whole report'] };
  const counts = ENGINES.map((engine) => ({
    engine,
    ...{ passed: 0, failed: 0, skipped: 0 },
    ...report[engine],
  }));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    // an engine that ran nothing is a failure too
    failed: counts.reduce(
      (sum, { passed, failed, skipped }) => sum + failed + skipped + (passed + failed === 0 ? 1 : 0),
      0,
    ),
    notes: counts.map(
      ({ engine, passed, failed, skipped }) =>
        `${engine}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    ),
  };
}

/** What a runner wrote; nothing where it died before or while it wrote. */
function readReport<T>(name: string): T | undefined {
  try {
    return JSON.parse(readFileSync(`${OUT}/${name}.json`, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

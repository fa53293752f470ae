/**
 * The whole check. A step runs as soon as what it needs has passed; a check that is no test runner counts as
 * one passed or failed. Ends with one line, `N passed, N failed`. A skipped test, an engine that ran nothing and a runner
 * that died are failures.
 *
 * `npm test`            everything
 * `npm test -- unit`    only the steps whose names follow, on what is built
 */
import { mkdirSync, rmSync } from 'node:fs';
import { PACKAGE_STEPS, SITE_STEPS } from '../build/build-steps.js';
import { runSteps, type Step } from '../run-steps.js';
import { BROWSERS, type RanTest, readTests, REPORTS } from './test-reports.js';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What went wrong, and how many tests ran in each engine. */
  readonly notes: readonly string[];
}

// Our server makes the checks when it is asked for them; the tests of src/publish write them as files.
process.env['CHECKS'] ??= 'on-demand';

const vitest = (name: string, ...args: string[]): Step['command'] => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORTS}/${name}.json`,
];

/** Steps that keep the whole machine busy. Browsers that share it with other steps become slow enough to fail. */
const ALONE = 2;

/** Those listed first go first; a step that keeps one core busy shares the machine with another one. */
const STEPS: readonly Step[] = [
  { name: 'browsers', command: ['tsx', 'scripts/check/find-browsers.ts'] },
  ...SITE_STEPS,
  ...PACKAGE_STEPS,
  {
    name: 'e2e',
    command: vitest('e2e', '--config', 'vitest.e2e.config.ts'),
    needs: ['browsers', 'compress', 'manifest', 'package', 'types'],
    hands: ALONE,
  },
  { name: 'engines', command: ['wtr'], needs: ['browsers', 'compress'], hands: ALONE },
  { name: 'unit', command: vitest('unit'), needs: ['compress', 'manifest', 'types'], hands: ALONE },
  { name: 'faults', command: ['tsx', 'scripts/check/faults.ts'], needs: ['e2e', 'engines', 'unit'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'data', command: ['npm', 'run', '-s', 'data:check'] },
];

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

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (wanted.length === 0) rmSync('dist', { recursive: true, force: true });

const from = performance.now();
const results = await runSteps(steps, ALONE);
const total = { passed: 0, failed: 0 };
console.log('');
for (const { name, passed: ended, seconds } of results) {
  const { passed, failed, notes } = count(name, ended);
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

function count(step: string, ended: boolean): Counts {
  if (step !== 'unit' && step !== 'e2e' && step !== 'engines') {
    return { passed: ended ? 1 : 0, failed: 0, notes: [] };
  }
  try {
    const tests = readTests(step);
    if (tests.length === 0) return { passed: 0, failed: 1, notes: ['no test ran'] };
    return step === 'engines' ? countEngines(tests) : countTests(tests);
  } catch (error) {
    return { passed: 0, failed: 1, notes: [(error as Error).message] };
  }
}

/** A skipped test counts as failed, because nobody knows what it would have said. */
function countTests(tests: readonly RanTest[]): Counts {
  const red = tests.filter(({ status }) => status !== 'passed');
  return {
    passed: tests.length - red.length,
    failed: red.length,
    notes: red.map(
      ({ status, file, name, engine, reason }) =>
        `${status}: ${file}: ${name} (${engine})${reason && `: ${reason}`}`,
    ),
  };
}

/** An engine that ran nothing counts as one failed test. */
function countEngines(tests: readonly RanTest[]): Counts {
  const { passed, failed, notes } = countTests(tests);
  const ran = Object.values(BROWSERS).map((engine) => ({
    engine,
    count: tests.filter((test) => test.engine === engine).length,
  }));
  return {
    passed,
    failed: failed + ran.filter((each) => each.count === 0).length,
    notes: [...notes, ...ran.map((each) => `${each.engine}: ${each.count} tests ran`)],
  };
}

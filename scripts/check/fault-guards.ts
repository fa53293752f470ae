/**
 * Breaks the guard of each fault on purpose, one guard or one batch of them at a time and in a copy of the repository, and
 * sees whether the tests of its faults go red. What went red is recorded in `test/broken-guards.json`, out of which
 * `npm run faults` says so.
 *
 * `npx tsx scripts/check/fault-guards.ts`              tries the faults whose record is missing or of another guard
 * `npx tsx scripts/check/fault-guards.ts server clock` tries again all whose guard, test or name contains one of these
 *
 * Tests of the built site need a site of their own, which is built in the copy; of it, only what a test looks at is built anew
 * with each broken guard.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SITE_STEPS } from '../build/build-steps.js';
import { runSteps } from '../run-steps.js';
import { BROKEN_GUARDS, readBrokenGuards } from './broken-guards.js';
import { type Edit, type GuardedFault, guardedFaults } from './guard-table.js';
import { type RanTest, readTests, REPORTS } from './test-reports.js';

// the server of the tests makes the checks when it is asked for them
process.env['CHECKS'] ??= 'on-demand';

/** What of the built site the tests in a file or folder look at, as far as a guard may be in it. */
const BUILT_ANEW: Readonly<Record<string, readonly ('app' | 'embed')[]>> = {
  'test/e2e/embed.test.ts': ['embed'],
  'test/e2e/offline-update.test.ts': [], // builds its releases itself
  'test/e2e/': ['app'],
  'test/faults/': ['app'],
};
/** In the copy, scripts of the app keep their names when they are built anew, so that the pages that are published find them. */
const LASTING_NAMES: Edit = {
  file: 'scripts/build/build-app.ts',
  was: 'emptyOutDir: false',
  broken: `emptyOutDir: false, rolldownOptions: { output: ${JSON.stringify({
    entryFileNames: 'assets/[name].js',
    chunkFileNames: 'assets/[name].js',
    assetFileNames: 'assets/[name][extname]',
  })} }`,
};
/** Files whose tests go on where the one before has ended, so that none can run alone. */
const IN_ORDER = ['test/e2e/offline.test.ts', 'test/e2e/two-tabs.test.ts'];

const only = process.argv.slice(2);
const record = readBrokenGuards();
/** The record of the repository, not of the copy. */
const recordFile = resolve(BROKEN_GUARDS);
const wanted = guardedFaults().filter(({ guard, fault, hash }) =>
  only.length === 0
    ? record[fault.fault] !== hash
    : only.some((part) => [guard.file, fault.file, fault.fault].some((text) => text.includes(part))),
);

const copy = copyRepository();
process.chdir(copy);
breakAt(LASTING_NAMES);
let unseen = 0;
try {
  if (wanted.some((each) => needsSite(each) || runsInBrowsers(each)))
    await buildSite(['app', 'embed', 'publish']);
  const red = redOnes(wanted);
  for (const each of red) console.log(`RED      without any broken guard: ${nameOf(each)}`);
  unseen += red.length;
  const green = wanted.filter((each) => !red.includes(each));
  for (const batch of new Set(green.map(batchOf))) {
    const tried = green.filter((each) => batchOf(each) === batch);
    const edits = [...new Set(tried.map(({ guard }) => guard))].flatMap((guard) => [
      guard,
      ...(guard.behind ?? []),
    ]);
    const noticed = await whileBroken(edits, async () => {
      await buildSite([...new Set(tried.flatMap(builtAnewFor))]);
      return redOnes(tried);
    });
    for (const each of tried)
      console.log(`${noticed.includes(each) ? 'noticed' : 'UNSEEN '}  ${each.guard.file}: ${nameOf(each)}`);
    unseen += tried.length - noticed.length;
    addToRecord(noticed);
  }
} finally {
  process.chdir('/');
  rmSync(copy, { recursive: true });
}
console.log(`${wanted.length} faults tried, ${unseen} of them not noticed`);
process.exitCode = unseen > 0 ? 1 : 0;

/** Adds to what is on record by now: another run may have written meanwhile. What is no fault any more goes. */
function addToRecord(noticed: readonly GuardedFault[]): void {
  const known = new Set(guardedFaults().map(nameOf));
  const all = {
    ...(JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, string>),
    ...Object.fromEntries(noticed.map((each) => [nameOf(each), each.hash])),
  };
  const sorted = Object.entries(all)
    .filter(([name]) => known.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** What is broken at once: the batch of a guard, or the guard alone. */
function batchOf({ guard }: GuardedFault): unknown {
  return guard.batch ?? guard;
}

function builtAnewFor({ fault }: GuardedFault): readonly string[] {
  const of = Object.keys(BUILT_ANEW).find((path) => fault.file.startsWith(path));
  return of === undefined ? [] : BUILT_ANEW[of]!;
}

/** Whether a test looks at the built site; all others run on the sources. */
function needsSite({ fault }: GuardedFault): boolean {
  return /^test\/(e2e|faults)\//.test(fault.file);
}

function runsInBrowsers({ fault }: GuardedFault): boolean {
  return fault.file.startsWith('test/browser/');
}

/** Runs these of the steps that build the site. */
async function buildSite(names: readonly string[]): Promise<void> {
  const steps = SITE_STEPS.filter(({ name }) => names.includes(name));
  const built = await runSteps(
    steps.map((step) => ({ ...step, needs: (step.needs ?? []).filter((name) => names.includes(name)) })),
    2,
  );
  if (built.some(({ passed }) => !passed)) throw new Error('the site cannot be built');
}

function nameOf({ fault }: GuardedFault): string {
  return fault.fault;
}

/** A copy of everything that Git knows or would take. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'band-check-guards-'));
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of listed.stdout.split('\0').filter((each) => each && existsSync(each)))
    cpSync(file, join(folder, file), { verbatimSymlinks: true });
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Does something while places of the source are broken, and mends them again. */
async function whileBroken<T>(edits: readonly Edit[], act: () => Promise<T>): Promise<T> {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(file, 'utf8')]));
  edits.forEach(breakAt);
  try {
    return await act();
  } finally {
    for (const [file, text] of before) writeFileSync(file, text);
  }
}

function breakAt({ file, was, broken }: Edit): void {
  const text = readFileSync(file, 'utf8');
  if (text.split(was).length !== 2) throw new Error(`${file}: does not hold once: ${was}`);
  writeFileSync(
    file,
    text.replace(was, () => broken),
  );
}

/** The faults of which at least one test is red; each has a test that ran. */
function redOnes(tried: readonly GuardedFault[]): GuardedFault[] {
  const ran = runTests(tried);
  return tried.filter(({ fault: { fault, file, test } }) => {
    const own = ran.filter(
      (each) =>
        each.file === file &&
        each.name.includes(test) &&
        each.status !== 'skipped' &&
        each.engine !== 'Firefox' &&
        each.engine !== 'WebKit',
    );
    if (own.length === 0) throw new Error(`no test of “${fault}” ran: does ${file} load at all?`);
    return own.some(({ status }) => status === 'failed');
  });
}

/** Runs the tests of these faults: in one engine; the runner of `test/browser` knows only all three, of which one counts. */
function runTests(tried: readonly GuardedFault[]): RanTest[] {
  const inSite = tried.filter(needsSite);
  const inOrder = inSite.filter(({ fault }) => IN_ORDER.includes(fault.file));
  const alone = inSite.filter((each) => !inOrder.includes(each));
  const inBrowsers = tried.filter(runsInBrowsers);
  const inNode = tried.filter((each) => !inSite.includes(each) && !inBrowsers.includes(each));
  return [
    ...(inNode.length > 0 ? runVitest('unit', inNode) : []),
    ...(inOrder.length > 0 ? runVitest('e2e', inOrder) : []),
    ...(alone.length > 0 ? runVitest('e2e', alone) : []),
    ...(inBrowsers.length > 0 ? runInBrowsers(inBrowsers) : []),
  ];
}

function runVitest(step: 'unit' | 'e2e', tried: readonly GuardedFault[]): RanTest[] {
  const names = tried.map(({ fault }) =>
    IN_ORDER.includes(fault.file) ? '' : fault.test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  run('vitest', [
    'run',
    ...filesOf(tried),
    ...(step === 'e2e' ? ['--config', 'vitest.e2e.config.ts'] : []),
    ...['--maxWorkers', '1', '--reporter=json', `--outputFile.json=${REPORTS}/${step}.json`],
    ...['-t', `^(?!.* in (Firefox|WebKit)).*(${names.join('|')})`],
  ]);
  return readTests(step);
}

function runInBrowsers(tried: readonly GuardedFault[]): RanTest[] {
  run('wtr', filesOf(tried));
  return readTests('engines');
}

function filesOf(tried: readonly GuardedFault[]): string[] {
  return [...new Set(tried.map(({ fault }) => fault.file))];
}

/** Runs a test runner. It is meant to end badly; its report says how each test did. */
function run(program: string, args: readonly string[]): void {
  rmSync(REPORTS, { recursive: true, force: true });
  const path = `${resolve('node_modules/.bin')}:${process.env['PATH']}`;
  spawnSync(program, args, { env: { ...process.env, PATH: path }, stdio: 'ignore' });
}

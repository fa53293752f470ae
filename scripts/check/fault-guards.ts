/**
 * Breaks the guard of each fault on purpose, one guard at a time and in a copy of the repository, and sees whether the tests
 * of its faults go red. What went red is recorded in `test/broken-guards.json`, out of which `npm run faults` says so.
 *
 * `npx tsx scripts/check/fault-guards.ts`         tries the faults whose record is missing or of another guard
 * `npx tsx scripts/check/fault-guards.ts server`  tries again all whose guard or test lies where the path contains this
 *
 * Tests of the built site need a site of their own, which is built in the copy, and built anew with each broken guard.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SITE_STEPS } from '../build/build-steps.js';
import { runSteps } from '../run-steps.js';
import { BROKEN_GUARDS, readBrokenGuards } from './broken-guards.js';
import { type Guard, type GuardedFault, guardedFaults } from './guard-table.js';
import { type RanTest, readTests, REPORTS } from './test-reports.js';

// the server of the tests makes the checks when it is asked for them
process.env['CHECKS'] ??= 'on-demand';

const only = process.argv[2];
const record = readBrokenGuards();
const recordFile = resolve(BROKEN_GUARDS);
const wanted = guardedFaults().filter(({ guard, fault, hash }) =>
  only === undefined
    ? record[fault.fault] !== hash
    : guard.file.includes(only) || fault.file.includes(only) || fault.fault.includes(only),
);

const copy = copyRepository();
process.chdir(copy);
let unseen = 0;
try {
  if (wanted.some((each) => needsSite(each) || runsInBrowsers(each))) await buildSite();
  const red = redOnes(wanted);
  for (const each of red) console.log(`RED      without any broken guard: ${nameOf(each)}`);
  unseen += red.length;
  const green = wanted.filter((each) => !red.includes(each));
  for (const guard of new Set(green.map((each) => each.guard))) {
    const tried = green.filter((each) => each.guard === guard);
    const noticed = await whileBroken(guard, async () => {
      if (tried.some(needsSite)) await buildSite();
      return redOnes(tried);
    });
    for (const each of tried) {
      const isSeen = noticed.includes(each);
      console.log(`${isSeen ? 'noticed' : 'UNSEEN '}  ${guard.file}: ${nameOf(each)}`);
      if (isSeen) record[nameOf(each)] = each.hash;
      else unseen++;
    }
    const known = new Set(guardedFaults().map(nameOf));
    const sorted = Object.entries(record)
      .filter(([name]) => known.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
} finally {
  process.chdir('/');
  rmSync(copy, { recursive: true });
}
console.log(`${wanted.length} faults tried, ${unseen} of them not noticed`);
process.exitCode = unseen > 0 ? 1 : 0;

/** Whether a test looks at the built site; all others run on the sources. */
function needsSite({ fault }: GuardedFault): boolean {
  return /^test\/(e2e|faults)\//.test(fault.file);
}

function runsInBrowsers({ fault }: GuardedFault): boolean {
  return fault.file.startsWith('test/browser/');
}

/** Builds what the tests look at; compressed copies are not in it. */
async function buildSite(): Promise<void> {
  const steps = SITE_STEPS.filter(({ name }) => name !== 'compress');
  const built = await runSteps(steps, 2);
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

/** Does something while a guard is broken, and mends it again. */
async function whileBroken<T>({ file, was, broken }: Guard, act: () => Promise<T>): Promise<T> {
  const text = readFileSync(file, 'utf8');
  if (text.split(was).length !== 2) throw new Error(`${file}: does not hold once: ${was}`);
  writeFileSync(
    file,
    text.replace(was, () => broken),
  );
  try {
    return await act();
  } finally {
    writeFileSync(file, text);
  }
}

/** The faults of which at least one test is red; each has a test that ran. */
function redOnes(tried: readonly GuardedFault[]): GuardedFault[] {
  const ran = runTests(tried);
  return tried.filter(({ fault: { fault, file, test } }) => {
    const own = ran.filter(
      (each) => each.file === file && each.name.includes(test) && each.status !== 'skipped',
    );
    if (own.length === 0) throw new Error(`no test of “${fault}” ran: does ${file} load at all?`);
    return own.some(({ status }) => status === 'failed');
  });
}

/** Runs the tests of these faults: in one engine, but for those of `test/browser`, whose runner knows only all three. */
function runTests(tried: readonly GuardedFault[]): RanTest[] {
  const inSite = tried.filter(needsSite);
  const inBrowsers = tried.filter(runsInBrowsers);
  const inNode = tried.filter((each) => !inSite.includes(each) && !inBrowsers.includes(each));
  return [
    ...(inNode.length > 0 ? runVitest('unit', inNode) : []),
    ...(inSite.length > 0 ? runVitest('e2e', inSite) : []),
    ...(inBrowsers.length > 0 ? runInBrowsers(inBrowsers) : []),
  ];
}

function runVitest(step: 'unit' | 'e2e', tried: readonly GuardedFault[]): RanTest[] {
  const names = tried.map(({ fault }) => fault.test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
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

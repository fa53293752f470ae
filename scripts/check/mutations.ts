/**
 * Makes small faults in the code on purpose, one at a time and in memory only, and sees whether the unit tests notice.
 *
 * `npx tsx scripts/check/mutations.ts`             tries the sample of every room that has changed since docs/mutations.md was
 *                                                  written, or whose tests have, and writes that page; of the other rooms it
 *                                                  keeps what it says
 * `npx tsx scripts/check/mutations.ts core/life`   only those in files whose path contains this; writes nothing
 *
 * The sample is drawn with a fixed seed; `SEED=1 npx tsx …` draws another, and writes nothing. A fault that nothing notices gets a test, or
 * stands in `SAME_MEANING` with the reason why nobody could tell the difference.
 */
import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVitest, type TestModule } from 'vitest/node';
import { drawSample, findMutations, type Mutation } from './find-mutations.js';

const PAGE = 'docs/mutations.md';
const USUAL_SEED = 19;
const SEED = Number(process.env['SEED'] ?? USUAL_SEED);
/** Milliseconds; a fault that makes a loop endless is noticed by this. */
const DEADLINE = 180_000;

/**
 * The code that decides, and the tests that must notice: those asked first are quick, the others are asked when they see
 * nothing. Tests of speed are left out, because a busy machine would make them notice what is not there.
 */
const ROOMS = [
  {
    name: 'src/core',
    size: 30,
    tests: [
      ['test/core/'],
      ['test/golden/', 'test/words/', 'test/library/check', 'test/views/', 'test/app/pages/'],
    ],
  },
  {
    name: 'src/paste',
    size: 30,
    tests: [
      ['test/paste/cases.test.ts', 'test/paste/machine/', 'test/paste/prose/'],
      ['test/paste/', 'test/app/pages/paste'],
    ],
  },
  {
    name: 'src/world/snapshot',
    size: 24,
    tests: [['test/world/snapshot/'], ['test/world/', 'test/library/']],
  },
] as const;
const SPEED = /hostile/;

/** Faults that change nothing that anybody could see, as the document describes them; each with its reason. */
const SAME_MEANING: Readonly<Record<string, string>> = {
  'src/core/band-set.ts: 30 → 31 in const BITS = 30;':
    'a word of 31 bits works as well; 30 keep it a small integer, which is faster',
  'src/core/scan-list.ts: !demand.some((band) => kept.lte.includes(band)) → demand.some((band) => kept.lte.includes(band)) in if (demands.some((demand) => !demand.some((band) => kept.lte.includes(band)))) continue;':
    'a list that is passed over is tried in the next round, and what it would have taught is learnt then',
  'src/core/scan-list.ts: some → every in if (demands.some((demand) => !demand.some((band) => kept.lte.includes(band)))) continue;':
    'a list that is passed over is tried in the next round, and what it would have taught is learnt then',
  'src/core/cover.ts: < → <= in if (countBits(open) < countBits(least)) least = open;':
    'of two rests of the same size, either is a least one',
  'src/paste/prose/cut-grids.ts: false → true in let isApart = false;':
    'above the first line there is no table that could end',
  'src/paste/unwrap.ts: 65_536 → 65537 in export const MAX_LENGTH = 65_536;':
    'one letter more of a text that is too long',
  'src/world/snapshot/evidence-snapshot.ts: 1 → 2 in return read ? [id, publisher, grade, url, date, 1] : [id, publisher, grade, url, date];':
    'the sixth place says by being there that a source was read',
};

/** What the page says of a room. */
interface Measured {
  /** Its row of the table, with the commit at which it was measured. */
  readonly row: string;
  /** The lines about faults that nothing noticed. */
  readonly unseen: readonly string[];
}

/** The test file that noticed a fault, or how else it was noticed; undefined where nothing did. */
type Noticed = string | undefined;

if (process.argv[2] === '--try') await tryWhatIsSent();
else await tryAll(process.argv[2]);

/** In a process of its own, which can be ended: gets mutations, and sends back what noticed them. */
async function tryWhatIsSent(): Promise<void> {
  let mutation: Mutation | undefined;
  let noticed: Noticed;
  /** Only what ended in this run: the state that vitest keeps remembers the runs before. */
  const reporter = {
    onTestModuleEnd: (module: TestModule) => {
      if (module.state() === 'failed') noticed ??= relative('test', module.moduleId);
    },
  };
  const vitest = await createVitest(
    'test',
    { watch: false, reporters: [reporter], bail: 1, maxWorkers: 1, testTimeout: DEADLINE },
    {
      plugins: [
        {
          name: 'one-fault',
          enforce: 'pre',
          transform: (code, id) =>
            mutation && id.split('?')[0] === resolve(mutation.file)
              ? code.slice(0, mutation.from) + mutation.written + code.slice(mutation.to)
              : undefined,
        },
      ],
    },
  );
  process.on('message', (sent: Mutation) => {
    void (async () => {
      if (mutation) vitest.invalidateFile(resolve(mutation.file));
      mutation = sent;
      vitest.invalidateFile(resolve(sent.file));
      const { tests } = ROOMS.find(({ name }) => name === sent.room)!;
      const mirrored = sent.file.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts');
      noticed = undefined;
      for (const filters of [[mirrored], ...tests]) {
        const specifications = (await vitest.globTestSpecifications([...filters])).filter(
          ({ moduleId }) => !SPEED.test(moduleId),
        );
        if (specifications.length === 0) continue;
        const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
        if (unhandledErrors.length > 0) noticed ??= 'an error outside of tests';
        if (noticed) break;
      }
      process.send!({ noticed });
    })();
  });
  process.send!('ready');
}

async function startTrying(): Promise<ChildProcess> {
  const child = fork(import.meta.filename, ['--try'], { detached: true });
  await once(child, 'message');
  return child;
}

async function tryAll(only: string | undefined): Promise<void> {
  const isRecord = only === undefined && SEED === USUAL_SEED;
  if (isRecord && execFileSync('git', ['status', '--porcelain', '--', 'src', 'test']).length > 0)
    throw new Error('commit first: the page names the commit at which a room was measured');
  const page: Measured[] = [];
  let [tried, unexplained] = [0, 0];
  let child = await startTrying();
  for (const { name, size } of ROOMS) {
    const before = isRecord ? readMeasured(name) : undefined;
    if (before) {
      console.log(`unchanged ${name}`);
      page.push(before);
      continue;
    }
    const all = findMutations(name);
    const sample = drawSample(all, size, SEED).filter(({ file }) => file.includes(only ?? ''));
    // without any fault all tests must pass: the first mutation writes what is there
    if (sample[0]) {
      const noticed = await tryOne({ ...sample[0], written: sample[0].was });
      if (noticed) throw new Error(`${name} is red without any fault: ${noticed}`);
    }
    const unseen: Mutation[] = [];
    for (const mutation of sample) {
      const noticed = await tryOne(mutation);
      if (!noticed) unseen.push(mutation);
      console.log(
        `${noticed ? 'noticed ' : 'UNSEEN  '} ${describe(mutation)} (line ${mutation.line})  ${noticed ?? ''}`,
      );
    }
    tried += sample.length;
    unexplained += unseen.filter((mutation) => !SAME_MEANING[describe(mutation)]).length;
    const row = [`\`${name}\``, all.length, sample.length, sample.length - unseen.length, readCommit()];
    page.push({ row: `| ${row.join(' | ')} |`, unseen: unseen.map(explain) });
  }
  stop(child);
  console.log(`${tried} faults tried, ${unexplained} that nothing noticed and that have no reason`);
  if (isRecord) writeFileSync(PAGE, document(page));
  process.exitCode = unexplained > 0 ? 1 : 0;

  async function tryOne(mutation: Mutation): Promise<Noticed> {
    child.send(mutation);
    const deadline = new AbortController();
    const late = wait(DEADLINE, 'no end', { signal: deadline.signal }).catch(() => 'no end');
    const answered = once(child, 'message').then(([message]) => (message as { noticed?: string }).noticed);
    const noticed = await Promise.race([answered, late]);
    deadline.abort();
    if (noticed === 'no end') {
      stop(child);
      child = await startTrying();
    }
    return noticed;
  }
}

/** Ends a process and the workers that it has started. */
function stop(child: ChildProcess): void {
  process.kill(-child.pid!, 'SIGKILL');
}

/** By its line of code and not by its number, which moves with every change above it. */
function describe({ file, code, was, written }: Mutation): string {
  return `${file}: ${was} → ${written} in ${code}`.replace(/\s+/g, ' ');
}

function explain(mutation: Mutation): string {
  return `- \`${describe(mutation)}\`: ${SAME_MEANING[describe(mutation)] ?? 'not explained yet'}`;
}

function readCommit(): string {
  return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
}

/** What the page says of a room, if neither the room nor its tests have changed since. */
function readMeasured(name: string): Measured | undefined {
  const lines = readFileSync(PAGE, 'utf8').split('\n');
  const row = lines.find((line) => line.startsWith(`| \`${name}\` |`));
  const commit = /\| ([\da-f]{8,}) \|$/.exec(row ?? '')?.[1];
  if (!row || !commit) return undefined;
  const paths = [name, name.replace('src', 'test')];
  const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', ...paths]);
  if (status !== 0) return undefined; // also where the commit is not known here
  return { row, unseen: lines.filter((line) => line.startsWith(`- \`${name}/`)) };
}

function document(page: readonly Measured[]): string {
  return `# Small faults, and whether the tests notice

This page is written by \`npx tsx scripts/check/mutations.ts\`. It makes small faults in the code on purpose, one at a time
(another operator, number or condition, a call left out), and runs the unit tests until one is red. The faults are a sample
that is drawn with the seed ${USUAL_SEED}, about as many of each kind. A room is measured anew when it or its tests have
changed; the last column names the commit at which it was.

| Room | Places for a fault | Tried | Noticed | Commit |
| --- | --- | --- | --- | --- |
${page.map(({ row }) => row).join('\n')}

## What nothing noticed

${page.flatMap(({ unseen }) => unseen).join('\n') || 'Nothing.'}
`;
}

/** What the benchmarks leave behind for `docs/numbers.md`, and the document that is made of it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Benchmark, type DeclaredRow, NUMBERS, type RowName } from './number-rows.js';

const FOLDER = '.cache/bench';

/** One number that was measured, beside another one of the same run. */
interface Measured {
  /** Ours, with its unit. */
  readonly ours: string;
  /** The other number. */
  readonly theirs: string;
  /** How many times as good ours is: above 1 where ours is the better one. */
  readonly ratio: number;
}

/** What one run of a benchmark came to. */
interface Run {
  readonly rows: Readonly<Record<string, Measured>>;
  /** Why it ended early; absent where it ended well. */
  readonly error?: string;
}

/** A row whose figure is not reached, or that was not measured. */
interface Shortfall {
  readonly command: string;
  readonly row: DeclaredRow;
  readonly why: string;
  /** Whether its reason is given in `number-rows.ts`. */
  readonly explained: boolean;
}

/** Forgets the last run of a benchmark. */
export function forgetRun(benchmark: Benchmark): void {
  rmSync(`${FOLDER}/${benchmark}.json`, { force: true });
}

/** Keeps a row as soon as it is measured, so that what a benchmark measured before it failed is not lost. */
export function reportRow<B extends Benchmark>(benchmark: B, name: RowName<B>, measured: Measured): void {
  const run = readRun(benchmark);
  writeRun(benchmark, { ...run, rows: { ...run.rows, [name]: measured } });
}

/** Keeps why a benchmark ended early. */
export function reportError(benchmark: Benchmark, error: string): void {
  writeRun(benchmark, { ...readRun(benchmark), error });
}

function readRun(benchmark: Benchmark): Run {
  try {
    return JSON.parse(readFileSync(`${FOLDER}/${benchmark}.json`, 'utf8')) as Run;
  } catch {
    return { rows: {} };
  }
}

function writeRun(benchmark: Benchmark, run: Run): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${benchmark}.json`, JSON.stringify(run, null, 2));
}

const declaredRows = (benchmark: Benchmark): [string, DeclaredRow][] => Object.entries(NUMBERS[benchmark]);

/** Every row of a benchmark's last run that falls short, or that was not measured. */
export function findShortfalls(benchmark: Benchmark): Shortfall[] {
  const { rows, error } = readRun(benchmark);
  return declaredRows(benchmark).flatMap(([name, row]) => {
    const measured = rows[name];
    const fallsShort = measured && measured.ratio < (row.atLeast ?? 1);
    if (measured && !fallsShort) return [];
    const figure = row.atLeast === undefined ? '' : `, ${row.atLeast} was asked for`;
    const found = measured
      ? `${measured.ratio.toFixed(2)}${figure}`
      : `not measured${error ? ` (${error})` : ''}`;
    const explained = row.reason !== undefined || (measured !== undefined && row.atLeast === undefined);
    return [
      {
        command: commandOf(benchmark),
        row,
        why: `${found}${row.reason ? `: ${row.reason}` : ''}`,
        explained,
      },
    ];
  });
}

const commandOf = (benchmark: Benchmark) => `npm run bench -- ${benchmark}`;

/** The document, from the last run of every benchmark. */
export function writeNumbersDocument(): string {
  const benchmarks = Object.keys(NUMBERS) as Benchmark[];
  const rows = benchmarks.flatMap((benchmark) => {
    const run = readRun(benchmark);
    return declaredRows(benchmark).map(([name, { what, beside, atLeast }]) => {
      const { ours, theirs, ratio } = run.rows[name] ?? { ours: '·', theirs: '·', ratio: undefined };
      const cells = [what, ours, beside, theirs, ratio?.toFixed(2) ?? '·', atLeast ?? '·'];
      return `| ${[...cells, `\`${commandOf(benchmark)}\``].join(' | ')} |`;
    });
  });
  const short = benchmarks
    .flatMap(findShortfalls)
    .map(({ command, row, why }) => `- ${row.what}, beside ${row.beside} (\`${command}\`): ${why}.`);
  return `# Numbers

This page is written by \`npm run bench -- --write\`, on what \`npm run build\` has built. Times depend on the machine and on
what else it does, so each one stands beside another of the same run, and only the ratio of the two says something: above 1,
ours is the better one. “Asked” is the least ratio that was asked for; where it is missing, the row is for information.
Sizes are exact, have a ceiling in \`test/size-ledger.json\`, and are printed by \`npm run size\`.

Measured with Node ${process.versions.node} on ${availableParallelism()} cores.

| What | Ours | Beside | Theirs | Ratio | Asked | Command |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

## Below the figure, below 1, or not measured

${short.join('\n') || 'Nothing.'}
`;
}

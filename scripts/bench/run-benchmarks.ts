/**
 * Runs every benchmark of the project, one after the other, on what is built. `npm run bench -- verdict` runs one, and
 * `--write` writes docs/numbers.md of the last run of each, whatever they came to: what falls short stands there with its
 * reason. Ends with 1 where something falls short for no reason that `number-rows.ts` gives.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type Benchmark, NUMBERS } from './number-rows.js';
import { findShortfalls, forgetRun, writeNumbersDocument, reportError } from './report.js';

/** Milliseconds for one benchmark; one that hangs must not keep the others from running. */
const LONGEST = 400_000;

const names = Object.keys(NUMBERS) as Benchmark[];
const writes = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((name) => name !== '--write');
const unknown = wanted.filter((name) => !(name in NUMBERS));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
const benchmarks = wanted.length > 0 ? names.filter((name) => wanted.includes(name)) : names;
const started = performance.now();
for (const name of benchmarks) {
  const from = performance.now();
  console.log(`\n== ${name}`);
  forgetRun(name);
  const error = await runOne(name);
  if (error) reportError(name, error);
  console.log(`== ${name}: ${seconds(from)} s`);
}
console.log(`\nall in ${seconds(started)} s`);
const shortfalls = benchmarks.flatMap(findShortfalls);
for (const { row, why, explained } of shortfalls)
  console.log(`${explained ? 'short:' : 'SHORT:'} ${row.what}, beside ${row.beside}: ${why}`);
if (writes) writeFileSync('docs/numbers.md', writeNumbersDocument());
process.exitCode = shortfalls.every(({ explained }) => explained) ? 0 : 1;

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}

/** @returns what it said last where it ended badly */
async function runOne(name: Benchmark): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', `scripts/bench/${name}.ts`], {
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: LONGEST,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    said += text;
  });
  // not `close`: what a benchmark has started may hold its output for longer
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code === 0) return undefined;
  if (signal) return `it took longer than ${LONGEST / 1000} s`;
  // an error that nobody caught is followed by its stack and the version of Node
  const lines = said.split('\n').filter((line) => line.trim() && !/^\s+at |^Node\.js v/.test(line));
  const thrown = lines.find((line) => /^\w*Error: /.test(line)) ?? lines.at(-1);
  return thrown?.replace(/^\w*Error: /, '').slice(0, 200) ?? `it ended with ${code}`;
}

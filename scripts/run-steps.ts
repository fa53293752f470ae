/**
 * Runs commands that depend on each other: each as soon as what it needs has passed, and no more at once than the machine
 * has hands for. Says from the first second on what is running, and prefixes each line of output with the step that wrote it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Step {
  readonly name: string;
  /** A program of `node_modules/.bin` or of the system, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Names of the steps that must have passed before this one starts. */
  readonly needs?: readonly string[];
  /** How many of the hands it keeps busy; 1 unless said otherwise. */
  readonly hands?: number;
  readonly env?: Readonly<Record<string, string>>;
}

interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  /** From start to end; 0 where the step was not started. */
  readonly seconds: number;
}

/** A step that says nothing and does not end is stuck: it is ended after this many milliseconds, and has failed. */
const LONGEST = 30 * 60_000;

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(end));
/** While steps run, these end the process, and so the steps; a server that starts behind them has its own ways to end. */
const SIGNALS = [
  ['SIGINT', () => process.exit(130)],
  ['SIGTERM', () => process.exit(143)],
] as const;

/**
 * Runs the steps; those listed first go first where several could start.
 * @param hands how many steps may run at once
 * @returns the results in the order of the list; a step whose needs failed has failed too
 */
export async function runSteps(steps: readonly Step[], hands: number): Promise<StepResult[]> {
  for (const [signal, leave] of SIGNALS) process.on(signal, leave);
  const width = Math.max(...steps.map(({ name }) => name.length));
  const results = new Map<string, StepResult>();
  const started = new Set<string>();
  let free = hands;
  await new Promise<void>((done) => {
    const startMore = () => {
      for (const step of steps) {
        const { name, needs = [] } = step;
        if (started.has(name)) continue;
        const say = (line: string) => console.log(`${name.padEnd(width)} | ${line}`);
        const failed = needs.filter((need) => results.get(need)?.passed === false);
        if (failed.length > 0) {
          started.add(name);
          say(`not run, because ${failed.join(' and ')} failed`);
          results.set(name, { name, passed: false, seconds: 0 });
          return startMore(); // what needs this one cannot run either
        }
        const busy = Math.min(step.hands ?? 1, hands);
        if (busy > free || needs.some((need) => !results.has(need))) continue;
        started.add(name);
        free -= busy;
        void runStep(step, say).then((result) => {
          free += busy;
          results.set(name, result);
          startMore();
        });
      }
      if (results.size === steps.length) done();
    };
    startMore();
  });
  for (const [signal, leave] of SIGNALS) process.off(signal, leave);
  return steps.map(({ name }) => results.get(name)!);
}

async function runStep({ name, command, env }: Step, say: (line: string) => void): Promise<StepResult> {
  const [program, ...args] = command;
  const from = performance.now();
  say('started');
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that what it started can be ended with it
    env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}`, ...env },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', say);
  const late = setTimeout(() => {
    say(`has not ended after ${LONGEST / 60_000} minutes, so it is stopped`);
    end(child);
  }, LONGEST);
  const reason = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `ended with ${code ?? signal}`));
  });
  clearTimeout(late);
  running.delete(child);
  const seconds = (performance.now() - from) / 1000;
  say(reason ? `FAILED after ${seconds.toFixed(1)} s: ${reason}` : `done in ${seconds.toFixed(1)} s`);
  return { name, passed: reason === undefined, seconds };
}

/** Ends a step with everything that it started. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended by itself in the meantime
  }
}

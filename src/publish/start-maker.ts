import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MakerAnswer, MakerRequest, PathsByPart } from './maker-process.js';
import type { Content } from './published-files.js';

/** Makes files of the site in a process of its own, so that a server goes on answering meanwhile. */
export interface Maker {
  /** The paths of all files. */
  list(): Promise<PathsByPart>;
  /** The file at a path; `undefined` where there turns out to be no such file. */
  make(path: string): Promise<Content | undefined>;
  /** From now on the process does not keep this one from ending, not even while it makes something. */
  unref(): void;
  /** Ends the process, and fails what it was asked for and has not answered. */
  end(): void;
}

/** A promise that somebody waits for. */
interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Starts a process that makes what this project publishes, as `readProject` reads it. What is wrong with the data fails
 * everything that is asked for. The process ends with this one.
 * @param dir the folder of the built site; it is looked at when a file is made from it
 */
export function startMaker(dir: string): Maker {
  const script = fileURLToPath(import.meta.url).replace('start-maker', 'maker-process');
  const child = fork(script, [dir], { serialization: 'advanced' });
  process.once('exit', () => child.kill('SIGKILL'));
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | undefined;
  child.on('message', ({ id, result, error }: MakerAnswer) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (error === undefined) resolve(result);
    else reject(error);
  });
  child.once('exit', (code, signal) => {
    ended = new Error(`the process that makes files has ended with ${code ?? signal}`);
    for (const { reject } of waiting.values()) reject(ended);
  });
  const ask = (path?: string) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended);
      waiting.set(++last, { resolve, reject });
      child.send({ id: last, ...(path !== undefined && { path }) } satisfies MakerRequest);
    });
  return {
    list: () => ask() as ReturnType<Maker['list']>,
    make: (path) => ask(path) as ReturnType<Maker['make']>,
    unref() {
      child.unref();
      child.channel?.unref();
    },
    end: () => void child.kill('SIGKILL'),
  };
}

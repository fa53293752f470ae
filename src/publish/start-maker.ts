import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MakerAnswer, MakerRequest, PathsByPart } from './maker-process.js';
import type { Content } from './published-files.js';

/** Makes files of the site in a process of its own, so that a server goes on answering meanwhile. */
export interface Maker {
  /** The paths of all files. */
  list(): Promise<PathsByPart>;
  /** The file at a path; `undefined` where it turns out that there is none. */
  make(path: string): Promise<Content | undefined>;
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
 * everything that is asked for. The process ends with this one, and does not keep it from ending.
 * @param dir the folder of the built site; it is looked at when a file is made from it
 */
export function startMaker(dir: string): Maker {
  const script = fileURLToPath(import.meta.url).replace('start-maker', 'maker-process');
  const process = fork(script, [dir], { serialization: 'advanced' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | undefined;
  process.on('message', ({ id, result, error }: MakerAnswer) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (waiting.size === 0) letGo();
    if (error === undefined) resolve(result);
    else reject(error);
  });
  process.once('exit', (code, signal) => {
    ended = new Error(`the process that makes files has ended with ${code ?? signal}`);
    for (const { reject } of waiting.values()) reject(ended);
  });
  const letGo = () => {
    process.unref();
    process.channel?.unref();
  };
  const ask = (path?: string) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended);
      process.ref();
      process.channel?.ref();
      waiting.set(++last, { resolve, reject });
      process.send({ id: last, ...(path !== undefined && { path }) } satisfies MakerRequest);
    });
  letGo();
  return {
    list: () => ask() as ReturnType<Maker['list']>,
    make: (path) => ask(path) as ReturnType<Maker['make']>,
    end: () => void process.kill('SIGKILL'),
  };
}

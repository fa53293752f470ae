/** A process that makes files of the site for the one that started it: see `startMaker`. Its argument is the site's folder. */
import type { SiteParts } from './list-files.js';
import { makeOnce } from './make-once.js';
import type { Content } from './published-files.js';
import { readProject } from './read-project.js';

/** The paths of all files of the site, by part. */
export type PathsByPart = Readonly<Record<keyof SiteParts, readonly string[]>>;

/** What the process is asked for: the file at a path, or without one the paths of the site by part. */
export interface MakerRequest {
  readonly id: number;
  readonly path?: string;
}

export interface MakerAnswer {
  readonly id: number;
  readonly result?: PathsByPart | Content | undefined;
  readonly error?: unknown;
}

// it ends with the process that started it, which may still be answering when both are told to end
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

const reading = readProject(process.env);
reading.catch(() => undefined); // a failure is told to everyone who asks for a file, below
const list = makeOnce(async () => {
  const { pages, pictures, downloads } = (await reading)(process.argv[2]!);
  return {
    paths: { pages: pages.paths, pictures: pictures.paths, downloads: downloads.paths },
    makers: new Map(
      [pages, pictures, downloads].flatMap((files) => files.paths.map((path) => [path, files] as const)),
    ),
  };
});

process.on('message', ({ id, path }: MakerRequest) => {
  const answer = list().then(({ paths, makers }): MakerAnswer['result'] =>
    path === undefined ? paths : makers.get(path)!.make(path),
  );
  answer.then(
    (result) => send({ id, result }),
    (error: unknown) => send({ id, error }),
  );
});

function send(answer: MakerAnswer): void {
  process.send!(answer);
}

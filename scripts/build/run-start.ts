/**
 * `npm start`: builds the app and the script tags into `.site/`, which leaves alone what a build wrote to `dist/`, and serves
 * them. Everything that is made of the data is made when somebody asks for it, in processes beside the server, with the
 * bytes that a build would write.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { startMaker } from '../../src/publish/start-maker.js';
import { runServer } from '../../src/server/run-server.js';
import { runSteps } from '../run-steps.js';
import { APP_STEPS } from './build-steps.js';
import { setEnvironment } from './set-environment.js';

const DIR = '.site';

setEnvironment(DIR, 'on-demand');
rmSync(DIR, { recursive: true, force: true });
mkdirSync(DIR);
const maker = startMaker(DIR);
const [{ pages, pictures, downloads }, built] = await Promise.all([
  maker.list().catch((error: unknown) => {
    console.error(`The data cannot be published: ${(error as Error).message}`);
    process.exit(1);
  }),
  runSteps(APP_STEPS, 2),
]);
if (built.some(({ passed }) => !passed)) process.exit(1);
// with a page it reads the frame of all pages, so that nothing that happens to the folder later changes what is served
const [headers] = await Promise.all(['_headers', '404.html'].map((path) => maker.make(path)));
writeFileSync(`${DIR}/_headers`, headers!);

// the downloads take seconds, in which nobody should have to wait for a page
const slowMaker = startMaker(DIR);
const slow = new Set(downloads);
const server = await runServer({
  dir: DIR,
  maker: {
    paths: [...pages, ...pictures, ...downloads],
    make: (path) => (slow.has(path) ? slowMaker : maker).make(path),
  },
});
for (const each of [maker, slowMaker]) each.unref();
void server?.prepare(downloads).then(() => slowMaker.end(), console.error);

/**
 * `npm run dev`: the app and the script tags straight from their sources, with the published data. A change in `src/app`,
 * `src/elements` or what they import reloads the page at once; a change of the data, or of the code that publishes it,
 * reloads it when it is published. `PORT` changes the port, which is 5173.
 */
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sirv from 'sirv';
import { createServer, type Plugin } from 'vite';
import { runSteps } from '../run-steps.js';
import { SITE_STEPS } from './build-steps.js';

/** What is built once and served from `dist/`: everything else comes from the sources. */
const BUILT = /^\/(?:v1(?:\/|$)|embed\/.|(?:zh\/)?api(?:\/|$))/;
/** `/embed/v1/band-check.js`, in any of its folders. */
const SCRIPT_TAG = /^\/embed\/(?:v?[\d.]+\/)?band-check(-all|-cache)?\.js$/;
const ENTRIES: Readonly<Record<string, string>> = {
  '': 'src/embed/check-script.ts',
  '-all': 'src/embed/all-script.ts',
  '-cache': 'src/embed/cache-script.ts',
};

/** Which steps make a changed file anew. What none of them makes, Vite reloads by itself. */
const MADE_BY: readonly (readonly [pattern: RegExp, step: string])[] = [
  [/^data\/|^src\/(?:core|schema|world|words|views|dataset|publish)\//, 'publish'],
  [/^data\/|^src\/(?:schema|publish)\//, 'downloads'],
  [/^src\/elements\/.*demo/, 'embed'],
];

if (!existsSync('dist/v1/snapshot.json')) {
  console.log('The data is published once, which takes half a minute.');
  const results = await runSteps(SITE_STEPS, 2);
  if (results.some(({ passed }) => !passed)) process.exit(1);
}
const server = await createServer({
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true, fs: { allow: [resolve('.')] } },
  define: { EMBED_API: JSON.stringify('') }, // every script tag knows its own address here
  plugins: [builtFiles(), withoutPolicy()],
});
await server.listen();
server.printUrls();
server.watcher.add(['data', 'src'].map((folder) => resolve(folder)));

const changed = new Set<string>();
let making = false;
server.watcher.on('all', (_, file) => {
  const path = relative('.', file);
  for (const [pattern, step] of MADE_BY) if (pattern.test(path)) changed.add(step);
  if (changed.size > 0 && !making) void makeChanged();
});

/** Makes what has changed anew, one run at a time, and reloads the pages. */
async function makeChanged(): Promise<void> {
  making = true;
  while (changed.size > 0) {
    await setTimeout(200); // an editor or Git writes several files at once
    const steps = SITE_STEPS.filter(({ name }) => changed.has(name));
    changed.clear();
    await runSteps(
      steps.map((step) => ({ ...step, needs: [] })),
      2,
    );
    server.ws.send({ type: 'full-reload' });
  }
  making = false;
}

/** The pages without the policy of the published ones, which would forbid what Vite puts into them. */
function withoutPolicy(): Plugin {
  return {
    name: 'without-policy',
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}

/** The published files as they are on disk now, and in place of the built script tags their sources. */
function builtFiles(): Plugin {
  const serve = sirv('dist', { dev: true });
  return {
    name: 'built-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/\?.*/, '');
        const script = SCRIPT_TAG.exec(path);
        if (script) {
          const entry = resolve(ENTRIES[script[1] ?? '']!);
          response.setHeader('content-type', 'text/javascript');
          response.setHeader('access-control-allow-origin', '*');
          response.end(`import('/@vite/client').then(() => import(${JSON.stringify(`/@fs${entry}`)}));`);
        } else if (path === '/sw.js') {
          response.statusCode = 404; // a worker would answer from its own copies of the app
          response.end();
        } else if (BUILT.test(path)) {
          serve(request, response, () => {
            response.statusCode = 404;
            response.setHeader('content-type', 'application/problem+json');
            response.end(readFileSync('dist/v1/404.json'));
          });
        } else next();
      });
    },
  };
}

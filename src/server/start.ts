/** Serves a built site, `dist/` or the folder that is named. */
import { runServer } from './run-server.js';

await runServer({ dir: process.argv[2] ?? 'dist' });

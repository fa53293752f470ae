/**
 * The steps of `npm run build` that write everything that is made of the data: `run-publish.ts pages` writes the API and the
 * pages, for which the app must be built, `run-publish.ts pictures downloads` the rest.
 */
import { DatasetError } from '../dataset/lint-problem.js';
import type { SiteParts } from './list-files.js';
import { Output } from './output.js';
import { PublishError } from './publish-error.js';
import { publish } from './publish.js';
import { readProject } from './read-project.js';

const started = performance.now();
const parts = process.argv.slice(2) as (keyof SiteParts)[];
try {
  const dir = process.env['OUT_DIR'] ?? 'dist';
  const output = new Output(dir, parts[0]);
  const listFiles = await readProject(process.env);
  const files = listFiles(dir);
  await publish(Object.fromEntries(parts.map((part) => [part, files[part]])), output, progress);
  progress(
    `published ${output.files} files, ${(output.bytes / 1e6).toFixed(1)} MB, ` +
      `in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
} catch (error) {
  if (!(error instanceof PublishError || error instanceof DatasetError || error instanceof TypeError))
    throw error;
  console.error(`\nnothing was published: ${error.message}`);
  process.exitCode = 1;
}

/** One line that is written over on a terminal, and only its last state in a log. */
function progress(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
  else if (line.endsWith('\n')) process.stdout.write(line);
}

import { setImmediate } from 'node:timers/promises';
import type { SiteParts } from './list-files.js';
import type { Output } from './output.js';

/**
 * Makes all files of some parts of the site, and puts them in their place.
 * @param log called with a line of progress now and then
 * @throws PublishError for a file that must not be published; nothing is published then
 */
export async function publish(
  parts: Partial<SiteParts>,
  output: Output,
  log: (line: string) => void,
): Promise<void> {
  const todo = Object.values(parts).flatMap((files) => files.paths.map((path) => ({ files, path })));
  const started = performance.now();
  try {
    for (const [at, { files, path }] of todo.entries()) {
      const content = files.make(path);
      if (content !== undefined) output.write(path, content);
      await setImmediate(); // lets go of the memory that a picture was drawn in, which a loop without pauses keeps
      if (at % 100 > 0) continue;
      const perSecond = at / ((performance.now() - started) / 1000);
      log(`${at} of ${todo.length} files, ${Math.round(perSecond)} a second`);
    }
    output.publish();
  } catch (error) {
    output.discard();
    throw error;
  }
}

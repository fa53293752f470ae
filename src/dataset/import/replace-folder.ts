import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatasetFiles } from '../file-kinds.js';

/**
 * Gives `dir` exactly these files. They are written beside it (`DIR.new`) and put in its place by renaming, so that
 * a crash leaves the old folder whole; in the moment between the two renames it is `DIR.old`, and `recoverFolder`
 * brings it back.
 */
export async function replaceFolder(dir: string, files: DatasetFiles): Promise<void> {
  const [fresh, old] = [`${dir}.new`, `${dir}.old`];
  await rm(fresh, { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), text);
  }
  await rm(old, { recursive: true, force: true });
  if (existsSync(dir)) await rename(dir, old);
  await rename(fresh, dir);
  await rm(old, { recursive: true, force: true });
}

/** Mends what a crash in the middle of `replaceFolder` left behind. */
export async function recoverFolder(dir: string): Promise<void> {
  const [fresh, old] = [`${dir}.new`, `${dir}.old`];
  if (!existsSync(dir) && existsSync(old)) await rename(old, dir);
  await rm(fresh, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
}

import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatasetError } from '../lint-problem.js';
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

/**
 * Takes the lock of a folder (`DIR.lock`), so that only one program writes it at a time; the result gives it back.
 * @throws DatasetError where another program has it
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  const lock = `${dir}.lock`;
  try {
    const file = await open(lock, 'wx');
    await file.writeFile(`${process.pid}\n`);
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const right = 'wait until it is done; if none is running, remove this file';
    throw new DatasetError([{ file: lock, at: null, wrong: 'another import is at work', right }]);
  }
  return () => rm(lock, { force: true });
}

/** Mends what a crash in the middle of `replaceFolder` left behind. */
export async function recoverFolder(dir: string): Promise<void> {
  const [fresh, old] = [`${dir}.new`, `${dir}.old`];
  if (!existsSync(dir) && existsSync(old)) await rename(old, dir);
  await rm(fresh, { recursive: true, force: true });
  await rm(old, { recursive: true, force: true });
}

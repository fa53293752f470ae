import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recoverFolder, replaceFolder } from '../../../src/dataset/import/replace-folder.js';

async function folder(): Promise<string> {
  const dir = join(await mkdtemp(join(tmpdir(), 'band-check-folder-')), 'data');
  await mkdir(dir);
  await writeFile(join(dir, 'old.json'), 'old');
  return dir;
}

it('gives the folder exactly the files', async () => {
  const dir = await folder();
  await replaceFolder(dir, new Map([['a/b/new.json', 'new']]));
  expect((await readdir(dir, { recursive: true })).sort()).toEqual(['a', 'a/b', 'a/b/new.json']);
  expect(await readFile(join(dir, 'a/b/new.json'), 'utf8')).toBe('new');
});

it('leaves the folder as it was where a file cannot be written', async () => {
  const dir = await folder();
  const files = new Map([
    ['a', 'a file'],
    ['a/b', 'a file in a file'],
  ]);
  await expect(replaceFolder(dir, files)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await readdir(dir)).toEqual(['old.json']);
  await recoverFolder(dir);
  expect(await readdir(join(dir, '..'))).toEqual(['data']);
});

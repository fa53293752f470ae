import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from './published-files.js';

/**
 * The files of one build. They are written beside the site and take its place only when all of them are there, so that
 * a build that fails leaves what was published before.
 */
export class Output {
  /** Number and bytes of the files so far. */
  files = 0;
  bytes = 0;
  private readonly staging: string;
  private readonly folders = new Set<string>();
  private readonly paths = new Set<string>();

  /** @param dir the folder of the built site */
  constructor(readonly dir: string) {
    this.staging = join(dir, '.publishing');
    this.discard();
  }

  /** Writes a file; `path` is relative to the site. */
  write(path: string, content: Content): void {
    this.paths.add(path);
    const file = join(this.staging, path);
    const folder = dirname(file);
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.folders.add(folder);
    }
    writeFileSync(file, content);
    this.files++;
    this.bytes += typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
  }

  /** Puts everything in its place. `v1` is replaced as a whole, any other file takes the place of its namesake. */
  publish(): void {
    rmSync(join(this.dir, 'v1'), { recursive: true, force: true });
    for (const path of this.paths) {
      if (path.startsWith('v1/')) continue;
      mkdirSync(dirname(join(this.dir, path)), { recursive: true });
      renameSync(join(this.staging, path), join(this.dir, path));
    }
    renameSync(join(this.staging, 'v1'), join(this.dir, 'v1'));
    this.discard();
  }

  /** Removes what was written and not published. */
  discard(): void {
    rmSync(this.staging, { recursive: true, force: true });
  }
}

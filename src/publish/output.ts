import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Content } from './published-files.js';

/**
 * The files of one step of a build. They are written beside the site and take their places only when all of them are
 * there, so that a step that fails leaves what was published before.
 */
export class Output {
  /** Number and bytes of the files so far. */
  files = 0;
  bytes = 0;
  private readonly staging: string;
  private readonly folders = new Set<string>();
  private readonly paths = new Set<string>();

  /**
   * @param dir the folder of the built site
   * @param name of the step, where several write at the same time
   */
  constructor(
    private readonly dir: string,
    name = 'site',
  ) {
    this.staging = join(dir, `.publishing-${name}`);
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

  /** Puts every file in the place of its namesake. */
  publish(): void {
    for (const folder of this.folders)
      mkdirSync(join(this.dir, relative(this.staging, folder)), { recursive: true });
    for (const path of this.paths) renameSync(join(this.staging, path), join(this.dir, path));
    this.discard();
  }

  /** Removes what was written and not published. */
  discard(): void {
    rmSync(this.staging, { recursive: true, force: true });
  }
}

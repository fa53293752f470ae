import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { jsonPath } from '../dataset/lint-problem.js';

/** A file that must not be published: which, where in it, what is wrong. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}

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

  /**
   * Writes a value as compact JSON and returns the text.
   * @throws PublishError if the value does not fit the schema
   */
  json(path: string, schema: z.ZodType, value: unknown): string {
    const result = schema.safeParse(value);
    if (!result.success) {
      const issues = result.error.issues
        .slice(0, 5)
        .map((issue) => `${jsonPath(issue.path) ?? 'the whole'}: ${issue.message}`);
      throw new PublishError(`${path} does not fit its schema: ${issues.join('; ')}`);
    }
    const text = JSON.stringify(value) + '\n';
    this.write(path, text);
    return text;
  }

  /** Writes a file; `path` is relative to the site. */
  write(path: string, content: string | Uint8Array): void {
    if (this.paths.has(path)) throw new PublishError(`${path} is written twice`);
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

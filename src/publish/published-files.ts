import type { z } from 'zod';
import { PublishError } from './publish-error.js';
import { writeJson } from './write-json.js';

/** What stands in a file: text, which is UTF-8, or bytes. */
export type Content = string | Uint8Array;

/** Makes a file; `undefined` where it turns out that there is nothing to publish, such as a calendar without an entry. */
type MakeContent = () => Content | undefined;

/**
 * Every file that the site publishes, and how each is made. None is made before somebody asks for it: a build asks for all
 * of them, our server for those that it is asked for. So both have the same bytes.
 */
export class PublishedFiles {
  private readonly makers = new Map<string, MakeContent>();

  /** The paths of all files, relative to the site, in the order in which they were added. */
  get paths(): readonly string[] {
    return [...this.makers.keys()];
  }

  /** @throws PublishError if there is a file at that path already */
  add(path: string, make: MakeContent): void {
    if (this.makers.has(path)) throw new PublishError(`${path} is published twice`);
    this.makers.set(path, make);
  }

  /** Adds a file of compact JSON; making it throws a `PublishError` if the value does not fit the schema. */
  addJson(path: string, schema: z.ZodType, make: () => unknown): void {
    this.add(path, () => writeJson(path, schema, make()));
  }

  /** @throws PublishError if the file must not be published; RangeError if none has this path */
  make(path: string): Content | undefined {
    const make = this.makers.get(path);
    if (!make) throw new RangeError(`${path} is no file of the site`);
    return make();
  }
}

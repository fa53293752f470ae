/** The check files of the API that the build has not written, made when they are asked for. */
import { matchPath } from '../../words/page-paths.js';
import { checkText } from '../../world/published/check-resource.js';
import type { World } from '../../world/world.js';
import type { SiteFiles } from './site-files.js';

/** What a check is made from. */
export interface CheckData {
  readonly world: World;
  /** Origin of the site that the check leads to, `https://example.org`. */
  readonly origin: string;
}

/** Answers a text as if it were a file of the site at this path; `write` makes it, where it is not kept from before. */
export type ServeText = (path: string, write: () => string, request: Request) => Response | Promise<Response>;

/**
 * The files of a site, and every check of its devices and countries, whether it was written or not. Both have the same
 * bytes, because both are made by `checkText`.
 */
export function withChecks(
  files: SiteFiles,
  data: () => Promise<CheckData>,
  answerText: ServeText,
): SiteFiles {
  return {
    answer(path, request) {
      const params = matchPath('/v1/check/{id}/{cc}.json', path);
      if (!params) return files.answer(path, request);
      const file = files.answer(path, request);
      return file instanceof Promise ? file.then((found) => found ?? make(params)) : (file ?? make(params));

      async function make(check: Readonly<Record<string, string>>): Promise<Response | undefined> {
        const { world, origin } = await data();
        const device = world.devices.get(check['id']!);
        const country = world.countries.get(check['cc']!);
        return device && country && answerText(path, () => checkText(device, country, origin), request);
      }
    },
  };
}

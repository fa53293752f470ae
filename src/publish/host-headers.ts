import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../schema/published-manifests.js';
import type { DownloadFacts } from './downloads.js';
import { PublishError } from './publish-error.js';

/** Cloudflare reads no more rules than this. */
const MOST_RULES = 100;

/** Media types that hosts give by themselves, by the ending of the name. */
const KNOWN_MEDIA_TYPES = ['application/json', 'text/csv'];

/**
 * The text of `_headers`: the rules of `public/_headers`, then one for each file that is named by its content or its version
 * and one for each download of a media type that hosts do not know. A rule for a folder would also make its 404s immutable.
 * @param dir the folder of the built site, with what the app's build put in its `assets` and the script tags in `embed`
 */
export function writeHostHeaders(
  dir: string,
  snapshot: Snapshot,
  { mediaTypes }: Pick<DownloadFacts, 'mediaTypes'>,
): string {
  const names = (folder: string) => {
    const path = join(dir, folder);
    return existsSync(path) ? readdirSync(path).sort() : [];
  };
  const versions = names('embed').filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const hashed = [
    ...[snapshot.world, snapshot.evidence].map(({ url }) => `/v1/${url}`),
    ...['assets', ...versions.map((version) => `embed/${version}`)].flatMap((folder) =>
      names(folder).map((name) => `/${folder}/${name}`),
    ),
  ];
  const rules = [
    readFileSync('public/_headers', 'utf8').trimEnd(),
    '\n# Named by their content or version, or with a media type that hosts do not know.',
    ...hashed.map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable`),
    ...[...mediaTypes]
      .filter(([, type]) => !KNOWN_MEDIA_TYPES.includes(type))
      .map(([path, type]) => `/v1/downloads/${path}\n  Content-Type: ${type}`),
  ];
  const text = `${rules.join('\n')}\n`;
  const count = text.match(/^\//gm)!.length;
  if (count > MOST_RULES) throw new PublishError(`_headers has ${count} rules; hosts read ${MOST_RULES}`);
  return text;
}

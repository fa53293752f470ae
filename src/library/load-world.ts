import { PATIENCE } from '../client/fetch-json.js';
import { fetchManifest, fetchSnapshotFile } from '../client/fetch-snapshot.js';
import { hashBytes } from '../client/hash-bytes.js';
import { decodeWorld } from '../world/snapshot/world-snapshot.js';
import type { World } from '../world/world.js';
import { InputError, showValue } from './input-error.js';

export interface LoadOptions {
  /** Where the data is published: the address of a folder such as `https://example.org/v1/`. */
  readonly src?: string;
}

/**
 * Loads all countries and devices: those that came with this package, which needs no network, or the newest that a site
 * publishes. Nothing is kept between calls: keep the world, and load it again when you want newer data.
 * @throws InputError for a `src` that is no address
 * @throws DataError with a `code` (`unreachable`, `timeout`, `refused`, `not-found`, `not-json`, `damaged`,
 *   `other-format`) where the site could not answer
 * @throws SnapshotError where the site is of another release than this package
 */
export async function loadWorld({ src }: LoadOptions = {}): Promise<World> {
  if (src === undefined) return decodeWorld((await import('./world-file.js')).default);
  const manifestUrl = addressOf(src);
  const { manifest } = await fetchManifest(manifestUrl, PATIENCE);
  const digest = (globalThis.crypto?.subtle as SubtleCrypto | undefined) && hashBytes;
  const file = await fetchSnapshotFile(manifestUrl, manifest.world, digest, {});
  return decodeWorld(new TextDecoder().decode(file));
}

/** The address of the small file that names the newest data. */
function addressOf(src: string): string {
  try {
    const base = new URL(src, (globalThis.location as Location | undefined)?.href);
    if (!base.pathname.endsWith('/')) base.pathname += '/';
    return new URL('snapshot.json', base).href;
  } catch {
    throw new InputError({ code: 'not-an-address', given: showValue(src) });
  }
}

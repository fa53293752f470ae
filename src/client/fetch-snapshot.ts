import {
  readSnapshotManifest,
  type SnapshotFile,
  type SnapshotManifest,
} from '../world/published/read-snapshot-manifest.js';
import type { DataFault } from '../world/data-fault.js';
import { DataError } from './data-error.js';
import { fetchBytes, type FetchOptions, parseJson } from './fetch-json.js';

/** What a bad copy in a cache on the way looks like. */
const CACHED_FAULTS: readonly DataFault[] = ['not-json', 'damaged'];

/** Asks which snapshot is the newest. Always asks the server; the browser makes the question conditional by itself. */
export async function fetchManifest(
  url: string,
  patience: number,
): Promise<{ manifest: SnapshotManifest; headers: Headers }> {
  const { bytes, headers } = await fetchBytes(url, { cache: 'no-cache', patience });
  const json = parseJson(bytes);
  try {
    return { manifest: readSnapshotManifest(json), headers };
  } catch (cause) {
    throw new DataError('other-format', url, { cause });
  }
}

/**
 * Fetches one file of a snapshot and checks it, in this order: status, content type, length, hash.
 * @param manifestUrl address of the manifest
 * @param digest SHA-256 in hex, or undefined where the browser cannot compute one (a page without https)
 */
export async function fetchSnapshotFile(
  manifestUrl: string,
  file: SnapshotFile,
  digest: ((bytes: Uint8Array<ArrayBuffer>) => Promise<string>) | undefined,
  options: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(file.url, manifestUrl).href;
  const attempt = async (options: FetchOptions) => {
    const { bytes } = await fetchBytes(url, options);
    if (bytes.byteLength !== file.bytes) {
      throw new DataError('damaged', `${url} has ${bytes.byteLength} bytes instead of ${file.bytes}`);
    }
    if (digest && (await digest(bytes)) !== file.sha256) throw new DataError('damaged', `${url} was altered`);
    return bytes;
  };
  try {
    return await attempt(options);
  } catch (error) {
    // The address never changes its content, so a bad copy in a cache would stay for ever: pass the caches by, once.
    if (error instanceof DataError && CACHED_FAULTS.includes(error.code))
      return attempt({ ...options, cache: 'reload' });
    throw error;
  }
}

import { serverTimeOf } from './served-time.js';
import { readSnapshotManifest, type SnapshotFile, type SnapshotManifest } from './snapshot-manifest.js';

/**
 * Why the facts could not be fetched: `unreachable` no connection · `slow` no byte for too long · `status` another answer than
 * 200 · `not-json` something else than JSON, as a hotel's login page · `truncated` too few or too many bytes ·
 * `damaged` not the announced hash · `foreign` not a snapshot of the format that this program reads.
 */
export type FetchFault = 'unreachable' | 'slow' | 'status' | 'not-json' | 'truncated' | 'damaged' | 'foreign';

const CACHED_FAULTS: ReadonlySet<FetchFault> = new Set(['not-json', 'truncated', 'damaged']);

/** Fetching a snapshot failed. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(
    readonly code: FetchFault,
    readonly url: string,
    detail: string | number = '',
    cause?: unknown,
  ) {
    super(`${url}: ${code} ${detail}`.trim(), { cause });
  }
}

/** Asks which snapshot is the newest. Always asks the server; the browser makes the question conditional by itself. */
export async function fetchManifest(
  url: string,
  patience: number,
): Promise<{ manifest: SnapshotManifest; server: number | undefined }> {
  const { bytes, headers } = await fetchBytes(url, { cache: 'no-cache' }, patience);
  let manifest: SnapshotManifest | undefined;
  try {
    manifest = readSnapshotManifest(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new FetchError('truncated', url, 'no whole JSON', cause);
  }
  if (!manifest) throw new FetchError('foreign', url, 'no snapshot manifest');
  return { manifest, server: serverTimeOf(headers) };
}

/**
 * Fetches one file of a snapshot and checks it, in this order: status, content type, length, hash.
 * @param base address of the manifest
 * @param digest SHA-256 in hex, or undefined where the browser cannot compute one (a page without https)
 */
export async function fetchFile(
  base: string,
  file: SnapshotFile,
  patience: number,
  digest: ((bytes: Uint8Array<ArrayBuffer>) => Promise<string>) | undefined,
  progress: (loaded: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(file.url, base).href;
  const attempt = async (init: RequestInit) => {
    const { bytes } = await fetchBytes(url, init, patience, progress);
    if (bytes.byteLength !== file.bytes) {
      throw new FetchError('truncated', url, `${bytes.byteLength} bytes instead of ${file.bytes}`);
    }
    if (digest && (await digest(bytes)) !== file.sha256) throw new FetchError('damaged', url);
    return bytes;
  };
  try {
    return await attempt({});
  } catch (error) {
    // The address never changes its content, so a bad copy in a cache would stay for ever: pass the caches by, once.
    if (error instanceof FetchError && CACHED_FAULTS.has(error.code)) return attempt({ cache: 'reload' });
    throw error;
  }
}

/** The body of a good JSON answer. Gives up when no byte has come for `patience` milliseconds. */
async function fetchBytes(
  url: string,
  init: RequestInit,
  patience: number,
  progress: (loaded: number) => void = () => undefined,
) {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(url, { ...init, signal: stop.signal, credentials: 'same-origin' });
    if (response.status !== 200) throw new FetchError('status', url, response.status);
    const type = response.headers.get('content-type') ?? '';
    if (!/^application\/(\S+\+)?json\b/i.test(type)) throw new FetchError('not-json', url, type);
    const pieces: Uint8Array[] = [];
    let length = 0;
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      pieces.push(piece.value);
      progress((length += piece.value.byteLength));
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), patience);
    }
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.byteLength;
    }
    return { bytes, headers: response.headers };
  } catch (cause) {
    if (cause instanceof FetchError) throw cause;
    throw new FetchError(stop.signal.aborted ? 'slow' : 'unreachable', url, '', cause);
  } finally {
    clearTimeout(timer);
  }
}

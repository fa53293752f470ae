/** JSON over HTTP: the one place that fetches, waits and names what went wrong. */
import { type IndexCountry, readIndexCountries } from '../world/published/read-index.js';
import { DataError, readOrDamaged, type Unknown } from './data-error.js';

/** Longest wait for the next byte of a file, in milliseconds. */
export const PATIENCE = 15_000;

export interface FetchOptions {
  readonly cache?: RequestCache;
  /** Longest wait for the next byte, in milliseconds. */
  readonly patience?: number;
  /** Is told how many bytes have come. */
  readonly progress?: ((loaded: number) => void) | undefined;
}

/** Requests under way and answers had, by address: any number of users of a file share one request. */
const requests = new Map<string, Promise<unknown>>();

/** Names of all countries of the API at a base address. Rejects with a `DataError`. */
export function fetchCountries(base: string): Promise<readonly IndexCountry[]> {
  return fetchApiFile(base + 'index.json', readIndexCountries);
}

/**
 * A file of the API as `read` reads it. A failed request is forgotten, so that asking again tries again.
 * Rejects with a `DataError`; anything that `read` throws means that the file is damaged.
 */
export function fetchApiFile<T>(url: string, read: (json: unknown) => T): Promise<T> {
  let request = requests.get(url) as Promise<T> | undefined;
  if (!request) {
    request = fetchBytes(url).then(({ bytes }) => readOrDamaged(parseJson(bytes), read));
    requests.set(url, request);
    request.catch(() => requests.delete(url));
  }
  return request;
}

/** Parses what was fetched; rejects what is cut short. */
export function parseJson(bytes: Uint8Array): unknown {
  return readOrDamaged(bytes, () => JSON.parse(new TextDecoder().decode(bytes)) as unknown);
}

/**
 * The body of a good JSON answer. Gives up when no byte has come for `patience` milliseconds.
 * Rejects with a `DataError`.
 */
export async function fetchBytes(
  url: string,
  { cache = 'default', patience = PATIENCE, progress }: FetchOptions = {},
): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Headers }> {
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), patience);
  const wait = (loaded: number) => {
    progress?.(loaded);
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(), patience);
  };
  try {
    // With the credentials that every fetch has, or a preload of the page would not serve; another origin gets none.
    const response = await fetch(url, { cache, signal: stop.signal });
    const { status, headers } = response;
    if (status === 404)
      throw new DataError('not-found', url, { unknown: readUnknown(await readBody(response, wait)) });
    if (status !== 200) throw new DataError('refused', `${url} has status ${status}`);
    const type = headers.get('content-type') ?? '';
    if (!/^application\/(\S+\+)?json\b/i.test(type)) throw new DataError('not-json', `${url} is ${type}`);
    return { bytes: await readBody(response, wait), headers };
  } catch (cause) {
    if (cause instanceof DataError) throw cause;
    throw new DataError(stop.signal.aborted ? 'timeout' : 'unreachable', `${url} ${String(cause)}`, {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function readBody(
  response: Response,
  progress: (loaded: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    progress((length += piece.value.byteLength));
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** What the problem body of a 404 (src/schema/problem.ts) names; a static host's own 404 page has none. */
function readUnknown(body: Uint8Array): Unknown | undefined {
  try {
    const { errors } = parseJson(body) as { errors: [Unknown] };
    const { parameter, value, near } = errors[0];
    return { parameter, value: String(value), near: near.filter(({ name }) => typeof name === 'string') };
  } catch {
    return undefined;
  }
}

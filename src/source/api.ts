/** The published JSON over HTTP. */
import { PublishedError, readCountry, readDevice, readIndex } from '../world/read-published.js';
import { type Kept, type Source, SourceError } from './source.js';

/** Longest wait for one file, in milliseconds. */
const TIMEOUT = 15_000;

/** Requests under way and answers had, by address: any number of users of a file share one request. */
const requests = new Map<string, Promise<unknown>>();

/**
 * The API at a base address that ends in `/v1/`.
 * A failed request is forgotten, so that asking again tries again.
 */
export function apiSource(base: string, timeout = TIMEOUT): Source {
  const get = <T>(path: string, read: (json: unknown) => T): Promise<Kept<T>> => {
    const url = new URL(path, base).href;
    let request = requests.get(url);
    if (!request) {
      request = fetchJson(url, timeout).then((json) => ({ value: readAs(url, json, read), keptFrom: null }));
      requests.set(url, request);
      request.catch(() => requests.delete(url));
    }
    return request as Promise<Kept<T>>;
  };
  return {
    country: (cc) => get(`countries/${encodeURIComponent(cc)}.json`, readCountry),
    device: (id) => get(`models/${encodeURIComponent(id)}.json`, readDevice),
    index: () => get('index.json', readIndex),
  };
}

/** Fetches JSON; rejects with a `SourceError` that tells what went wrong. */
async function fetchJson(url: string, timeout: number): Promise<unknown> {
  let text: string;
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeout) });
    if (response.status === 404) throw new SourceError('not-found', url, 'not found');
    if (!response.ok) throw new SourceError('refused', url, 'the server answered ' + response.status);
    const type = response.headers.get('content-type') ?? '';
    if (!/\bjson\b/i.test(type))
      throw new SourceError('not-json', url, `expected JSON, got ${type || 'no type'}`);
    text = await response.text();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const code = (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable';
    throw new SourceError(code, url, String(error), { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError('damaged', url, 'cut off or damaged', { cause: error });
  }
}

function readAs<T>(url: string, json: unknown, read: (json: unknown) => T): T {
  try {
    return read(json);
  } catch (error) {
    if (!(error instanceof PublishedError)) throw error;
    throw new SourceError('damaged', url, error.message, { cause: error });
  }
}

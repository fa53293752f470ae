/** The published JSON over HTTP. */
import { PublishedError, readCountry, readDevice } from '../world/read-published.js';
import { type Kept, type NearMatch, type Source, SourceError } from './source.js';

/** Longest wait for one file, in milliseconds. */
const TIMEOUT = 15_000;

/** Requests under way and answers had, by address: any number of users of a file share one request. */
const requests = new Map<string, Promise<unknown>>();

/**
 * The API at a base address that ends in `/v1/`.
 * A failed request is forgotten, so that asking again tries again.
 */
export function apiSource(base: string, timeout = TIMEOUT): Source {
  const get = <T>(path: string, id: string, read: (json: unknown) => T): Promise<Kept<T>> => {
    const url = `${base}${path}/${encodeURIComponent(id)}.json`;
    let request = requests.get(url);
    if (!request) {
      request = fetchJson(url, timeout).then((json) => ({ value: readAs(json, read), keptFrom: null }));
      requests.set(url, request);
      request.catch(() => requests.delete(url));
    }
    return request as Promise<Kept<T>>;
  };
  return {
    country: (cc) => get('countries', cc, readCountry),
    device: (id) => get('models', id, readDevice),
  };
}

/** Reads facts, and tells those that are damaged from a fault of the program. */
export function readAs<T>(json: unknown, read: (json: unknown) => T): T {
  try {
    return read(json);
  } catch (error) {
    if (error instanceof PublishedError) throw new SourceError('damaged', error.message);
    throw error;
  }
}

async function fetchJson(url: string, timeout: number): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeout) });
    text = await response.text();
  } catch (error) {
    throw new SourceError(
      (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable',
      String(error),
    );
  }
  if (response.status === 404) throw new SourceError('not-found', url, nearIn(text));
  if (!response.ok) throw new SourceError('refused', 'status ' + response.status);
  if (!/json/.test(response.headers.get('content-type') ?? '')) throw new SourceError('not-json', url);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError('damaged', String(error));
  }
}

/** The near matches in the problem body of a 404 (src/schema/problem.ts); a static host's own 404 page has none. */
function nearIn(text: string): NearMatch[] {
  try {
    const { near } = (JSON.parse(text) as { errors: { near: NearMatch[] }[] }).errors[0]!;
    return near.filter(({ value, name }) => typeof value === 'string' && typeof name === 'string');
  } catch {
    return [];
  }
}

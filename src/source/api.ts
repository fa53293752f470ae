/** The published JSON over HTTP. */
import { type IndexCountry, readIndexCountries } from '../world/read-index.js';
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
  const file = (folder: string, id: string) => `${base}${folder}/${encodeURIComponent(id)}.json`;
  return {
    country: (cc) => get(file('countries', cc), timeout, readCountry),
    device: (id) => get(file('models', id), timeout, readDevice),
  };
}

/**
 * Names of all countries of the API at a base address.
 * Rejects with a `SourceError`.
 */
export async function apiCountries(base: string, timeout = TIMEOUT): Promise<readonly IndexCountry[]> {
  return (await get(base + 'index.json', timeout, readIndexCountries)).value;
}

function get<T>(url: string, timeout: number, read: (json: unknown) => T): Promise<Kept<T>> {
  let request = requests.get(url);
  if (!request) {
    request = fetchJson(url, timeout).then((json) => ({ value: readAs(json, read), keptFrom: null }));
    requests.set(url, request);
    request.catch(() => requests.delete(url));
  }
  return request as Promise<Kept<T>>;
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

/** The published JSON over HTTP. */
import { type IndexCountry, readIndexCountries } from '../world/read-index.js';
import { readCountry, readDevice } from '../world/read-published.js';
import { type Kept, type NearMatch, type Source, SourceError } from './source.js';

/** Longest wait for one file, in milliseconds. */
const TIMEOUT = 15_000;

/** Requests under way and answers had, by address: any number of users of a file share one request. */
const requests = new Map<string, Promise<unknown>>();

/** The API at a base address that ends in `/v1/`. */
export function apiSource(base: string): Source {
  const file = async <T>(folder: string, id: string, read: (json: unknown) => T): Promise<Kept<T>> => ({
    value: await apiFile(`${base}${folder}/${encodeURIComponent(id)}.json`, read),
    keptFrom: null,
  });
  return {
    country: (cc) => file('countries', cc, readCountry),
    device: (id) => file('models', id, readDevice),
  };
}

/**
 * Names of all countries of the API at a base address.
 * Rejects with a `SourceError`.
 */
export function apiCountries(base: string): Promise<readonly IndexCountry[]> {
  return apiFile(base + 'index.json', readIndexCountries);
}

/**
 * A JSON file as `read` reads it. A failed request is forgotten, so that asking again tries again.
 * Rejects with a `SourceError`; anything that `read` throws means that the file is damaged.
 */
export function apiFile<T>(url: string, read: (json: unknown) => T): Promise<T> {
  let request = requests.get(url) as Promise<T> | undefined;
  if (!request) {
    request = fetchJson(url).then((json) => readAs(json, read));
    requests.set(url, request);
    request.catch(() => requests.delete(url));
  }
  return request;
}

/** Reads facts; those that cannot be read are damaged. */
export function readAs<I, T>(input: I, read: (input: I) => T): T {
  try {
    return read(input);
  } catch (error) {
    throw new SourceError('damaged', String(error));
  }
}

async function fetchJson(url: string): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    // with the credentials of every fetch, or a preload of the page would not serve; another origin gets none
    response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
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
  return readAs(text, (text) => JSON.parse(text) as unknown);
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

/** The published JSON over HTTP. */
import { type IndexCountry, readIndexCountries } from '../world/published/read-index.js';
import { type CountryCheck, readCheck } from '../world/published/read-check.js';
import { SourceError, type Unknown } from './data-source.js';

/** Longest wait for one file, in milliseconds. */
const TIMEOUT = 15_000;

/** Requests under way and answers had, by address: any number of users of a file share one request. */
const requests = new Map<string, Promise<unknown>>();

/**
 * The published answer for one device in one country.
 * @param base address of the API, ending in `/v1/`
 * @param asOf the day of asking, `YYYY-MM-DD`
 * Rejects with a `SourceError`.
 */
export function apiCheck(base: string, device: string, cc: string, asOf: string): Promise<CountryCheck> {
  return apiFile(`${base}check/${[device, cc].map(encodeURIComponent).join('/')}.json`, (json) =>
    readCheck(json, asOf),
  );
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
  if (response.status === 404) throw new SourceError('not-found', url, unknownIn(text));
  if (!response.ok) throw new SourceError('refused', 'status ' + response.status);
  if (!/json/.test(response.headers.get('content-type') ?? '')) throw new SourceError('not-json', url);
  return readAs(text, (text) => JSON.parse(text) as unknown);
}

/** What the problem body of a 404 (src/schema/problem.ts) names; a static host's own 404 page has none. */
function unknownIn(text: string): Unknown | undefined {
  try {
    const { parameter, value, near } = (JSON.parse(text) as { errors: [Unknown] }).errors[0];
    return { parameter, value: String(value), near: near.filter(({ name }) => typeof name === 'string') };
  } catch {
    return undefined;
  }
}

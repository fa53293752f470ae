import { type Kept, type Source, SourceError } from '../../source/source.js';
import { nearMatches } from '../../world/near-matches.js';
import type { PublishedCountry } from '../../world/read-published.js';
import type { LocalName, WorldDevice } from '../../world/world.js';

/** A known thing whose name is near to the one that was asked for. */
export interface Near {
  readonly id: string;
  readonly name: string | LocalName;
}

/** What was asked for: had, not known (with what is near), or not to be had. */
export type Asked<T> =
  | ({ readonly state: 'ready' } & Kept<T>)
  | { readonly state: 'unknown'; readonly asked: string; readonly near: readonly Near[] }
  | { readonly state: 'failed'; readonly error: SourceError };

/** Asks for a device by its id. */
export function askDevice(source: Source, asked: string): Promise<Asked<WorldDevice>> {
  return ask(asked, /^[a-z0-9]+(-[a-z0-9]+)*$/, source.device, async () => {
    const { devices } = (await source.index()).value;
    return nearMatches(asked, devices, ({ id, name }) => [id, name]);
  });
}

/** Asks for a country by its code. */
export function askCountry(source: Source, asked: string): Promise<Asked<PublishedCountry>> {
  return ask(asked, /^[a-z]{2}$/, source.country, async () => {
    const { countries } = (await source.index()).value;
    const near = nearMatches(asked, countries, ({ cc, name }) => [cc, name.en, name.zh]);
    return near.map(({ cc, name }) => ({ id: cc, name }));
  });
}

async function ask<T>(
  asked: string,
  form: RegExp,
  get: (id: string) => Promise<Kept<T>>,
  near: () => Promise<readonly Near[]>,
): Promise<Asked<T>> {
  try {
    const id = asked.toLowerCase();
    if (form.test(id)) return { state: 'ready', ...(await get(id)) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.code !== 'not-found') return { state: 'failed', error };
  }
  try {
    return { state: 'unknown', asked, near: await near() };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    // without the index there is only no suggestion; that the thing is unknown stays true
    return { state: 'unknown', asked, near: [] };
  }
}

import type { Kept, NearMatch, SourceError } from '../../source/source.js';

/** What was asked for: had, not known (with what is near), or not to be had. */
export type Asked<T> =
  | ({ readonly state: 'ready' } & Kept<T>)
  | { readonly state: 'unknown'; readonly asked: string; readonly near: readonly NearMatch[] }
  | {
      readonly state: 'failed';
      readonly asked: string;
      readonly code: Exclude<SourceError['code'], 'not-found'>;
    };

/** Asks a source for one thing. Never rejects: each thing that is shown fails on its own. */
export async function ask<T>(asked: string, get: (id: string) => Promise<Kept<T>>): Promise<Asked<T>> {
  try {
    return { state: 'ready', ...(await get(asked)) };
  } catch (error) {
    // a source of the page's own may fail with anything
    const { code = 'damaged', near = [] } = error as Partial<SourceError>;
    return code === 'not-found' ? { state: 'unknown', asked, near } : { state: 'failed', asked, code };
  }
}

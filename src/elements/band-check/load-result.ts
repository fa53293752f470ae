import type { DataError, Unknown } from '../../client/data-error.js';
import type { Loaded } from '../../client/data-source.js';
import type { FailureCode } from '../../words/check.js';

/** Where one question stands: answered, about something unknown (with what is near), unreadable bands, or no data. */
export type LoadResult<T> =
  | ({ readonly state: 'ready' } & Loaded<T>)
  | ({ readonly state: 'unknown' } & Partial<Unknown> & Pick<Unknown, 'value'>)
  | { readonly state: 'incomplete' }
  | { readonly state: 'failed'; readonly name: string; readonly code: FailureCode };

/** The bands that were written cannot be read. */
export class UnreadableBands extends Error {
  override readonly name = 'UnreadableBands';
}

/**
 * Waits for an answer. Never rejects, so that each country on show fails alone.
 * @param name what the answer is about, as a failure names it
 */
export async function waitForResult<T>(name: string, answer: Promise<Loaded<T>>): Promise<LoadResult<T>> {
  try {
    return { state: 'ready', ...(await answer) };
  } catch (error) {
    if (error instanceof UnreadableBands) return { state: 'incomplete' };
    // a source of the page's own may fail without a code
    const { code = 'unreachable', unknown } = error as Partial<Pick<DataError, 'code' | 'unknown'>>;
    return code === 'not-found'
      ? { state: 'unknown', ...(unknown ?? { value: name }) }
      : { state: 'failed', name, code };
  }
}

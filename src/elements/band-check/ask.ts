import type { DataError, Unknown } from '../../client/data-error.js';
import type { Loaded } from '../../client/data-source.js';
import type { FailureCode } from '../../words/check.js';
import type { UnreadableBands } from './engine.js';

/** What was asked for: had, not known (with what is near), asked with bands that cannot be read, or not to be had. */
export type Asked<T> =
  | ({ readonly state: 'ready' } & Loaded<T>)
  | ({ readonly state: 'unknown' } & Partial<Unknown> & Pick<Unknown, 'value'>)
  | { readonly state: 'incomplete' }
  | {
      readonly state: 'failed';
      readonly asked: string;
      readonly code: FailureCode;
    };

/** Waits for what was asked for. Never rejects: each thing that is shown fails on its own. */
export async function ask<T>(asked: string, answer: Promise<Loaded<T>>): Promise<Asked<T>> {
  try {
    return { state: 'ready', ...(await answer) };
  } catch (error) {
    // what has no code is a script that did not come, or a source of the page's own
    const { code = 'unreachable', unknown } = error as Partial<
      Pick<DataError, 'unknown'> & { code: (DataError | UnreadableBands)['code'] }
    >;
    if (code === 'not-found') return { state: 'unknown', ...(unknown ?? { value: asked }) };
    return code === 'unreadable' ? { state: 'incomplete' } : { state: 'failed', asked, code };
  }
}

/** Importing this file defines `<band-check>` unless the name is taken. */
import type { DataSource } from '../../client/data-source.js';
import { register } from '../shared/register.js';
import { BandCheck, type CheckFailure, type CheckResult } from './band-check.element.js';

BandCheck.cachedSource = loadCachedSource;
register('band-check', BandCheck);

export { setBandCheckApi } from '../shared/api-base.js';
export { BandCheck };
export type { CheckFailure, CheckResult, CheckState } from './band-check.element.js';

/** The events of `<band-check>`, for `addEventListener`. */
export interface BandCheckEvents {
  'band-check-result': CustomEvent<CheckResult>;
  'band-check-failed': CustomEvent<CheckFailure>;
}

/** Loads what `cache` needs, IndexedDB and the reader of a whole world, only for an element that has it. */
function loadCachedSource(api: DataSource, base: string): DataSource {
  const source = import('../../client/cached-data-source.js').then(
    ({ shareCachedDataSource }) => shareCachedDataSource(api, base),
    () => api, // an answer is worth more than a copy of it
  );
  return {
    country: async (cc) => (await source).country(cc),
    device: async (id) => (await source).device(id),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'band-check': BandCheck;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the interface of the DOM
  interface HTMLElementEventMap extends BandCheckEvents {}
}

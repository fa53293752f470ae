/** Importing this file defines `<band-check>` unless the name is taken. */
import { shareCachedDataSource } from '../../client/cached-data-source.js';
import { register } from '../shared/register.js';
import { BandCheck, type CheckFailure, type CheckResult } from './band-check.element.js';

BandCheck.cachedSource = shareCachedDataSource;
register('band-check', BandCheck);

export { BandCheck };
export type { CheckFailure, CheckResult, CheckState } from './band-check.element.js';

/** The events of `<band-check>`, for `addEventListener`. */
export interface BandCheckEvents {
  'band-check-result': CustomEvent<CheckResult>;
  'band-check-failed': CustomEvent<CheckFailure>;
}

declare global {
  interface HTMLElementTagNameMap {
    'band-check': BandCheck;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into the interface of the DOM
  interface HTMLElementEventMap extends BandCheckEvents {}
}

/** Importing this file defines `<band-check>`, unless the name is taken. */
import { cachedSource } from '../../source/cached-source.js';
import { register } from '../shared/register.js';
import { BandCheck } from './band-check.element.js';

BandCheck.cachedSource = cachedSource;
register('band-check', BandCheck);

export { BandCheck };
export type { CheckFailure, CheckResult, CheckState } from './band-check.element.js';

declare global {
  interface HTMLElementTagNameMap {
    'band-check': BandCheck;
  }
}

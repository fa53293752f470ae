/** Importing this file defines `<band-check>` in both languages, unless the name is taken. */
import { sharedCachedSource } from '../../source/cached-source.js';
import { CHECK_ZH } from '../../words/check.js';
import { register } from '../shared/register.js';
import { bringWords } from '../shared/words.js';
import { BandCheck } from './band-check.element.js';

BandCheck.cachedSource = sharedCachedSource;
bringWords('band-check', 'zh', CHECK_ZH);
register('band-check', BandCheck);

export { BandCheck };
export type { CheckFailure, CheckResult, CheckState } from './band-check.element.js';

declare global {
  interface HTMLElementTagNameMap {
    'band-check': BandCheck;
  }
}

/** Importing this file defines `<band-check>`, unless the name is taken. */
import { register } from '../shared/register.js';
import { BandCheck } from './band-check.element.js';

register('band-check', BandCheck);

export { BandCheck };

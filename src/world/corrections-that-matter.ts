import type { Judgement } from '../core/verdict.js';
import type { WorldCorrection } from './world.js';

/** The corrections of a network that speak of what decides there beside the LTE bands. */
export function correctionsThatMatter(
  corrections: readonly WorldCorrection[] = [],
  { services }: Pick<Judgement, 'services'>,
): readonly WorldCorrection[] {
  return corrections.filter(({ field }) => services.some(({ service }) => service === field));
}

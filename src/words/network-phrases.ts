/**
 * What is said of one network's judgement besides the verdict itself, alike in the app and in the elements. Phrases for
 * `sentence`.
 */
import type { Judgement } from '../core/verdict.js';
import type { VerdictWords } from './verdict.js';

/** Why the verdict is what it is, or which bands a good device does without; that a verdict has a single source is told by its basis. */
export function whyPhrases(words: VerdictWords, { verdict, reasons, missing }: Judgement): string[] {
  const why = reasons.map((reason) => words.reason(reason));
  return verdict === 'good' ? [words.good(missing.lte), ...why] : why;
}

/** What decides beside the LTE bands: 5G for a 5G device, LTE-M and NB-IoT for a device that has nothing else. */
export function servicePhrases(words: VerdictWords, { nr, missing, services }: Judgement): string[] {
  const phrases = services.map((stated) => words.status(stated.service, stated));
  return nr === null ? phrases : [words.fiveG(nr, missing.nr), ...phrases];
}

/** What to beware of; that only bands were researched is said once for the whole country. */
export function cautionPhrases(words: VerdictWords, { cautions }: Judgement): string[] {
  return cautions.filter(({ code }) => code !== 'depth-bands-only').map((caution) => words.caution(caution));
}

/** What to beware of beside what the lanes say: they name every service that ends. */
export function sideCautionPhrases(words: VerdictWords, { cautions }: Judgement): string[] {
  return cautions
    .filter(({ code }) => code === 'relies-on-superset' || code === 'receive-only-band-ignored')
    .map((caution) => words.caution(caution));
}

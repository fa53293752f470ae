/**
 * What is said of one network's judgement besides the verdict itself, alike in the app and in the elements. Phrases for
 * `sentence`.
 */
import { bandNumber, LTE_COVERAGE } from '../core/band.js';
import type { Judgement } from '../core/verdict.js';
import type { VerdictWords } from './verdict-words.js';

/**
 * Why the verdict is what it is, or which bands a good device does without. A limit names every band that is missing,
 * low bands before the rest. That a verdict has a single source is told by its basis.
 */
export function whyPhrases(words: VerdictWords, { verdict, reasons, missing }: Judgement): string[] {
  const why = reasons.map((reason) => words.reason(reason));
  if (verdict === 'good') return [words.good(missing.lte), ...why];
  if (verdict === 'no') return why;
  const named = reasons.flatMap((reason) => ('bands' in reason ? reason.bands : []));
  const isLow = (name: string) => Number(LTE_COVERAGE.includes(bandNumber('lte', name)!));
  const unnamed = missing.lte.filter((name) => !named.includes(name)).sort((a, b) => isLow(b) - isLow(a));
  return unnamed.length > 0 ? [...why, words.missing(unnamed, named.length > 0)] : why;
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

/**
 * What is said of one network's judgement besides the verdict itself, alike in the app and in the elements. Phrases for
 * `sentence`.
 */
import type { Judgement } from '../core/verdict.js';
import type { VerdictPhrases } from './verdict-phrases.js';

/** Why the verdict is what it is, or what a good device lacks without harm; single sources are told by the basis. */
export function whyPhrases(phrases: VerdictPhrases, { verdict, reasons, missing }: Judgement): string[] {
  const why = reasons.map(phrases.reason);
  return verdict === 'good' ? [phrases.good(missing.lte), ...why] : why;
}

/** What decides beside the LTE bands: 5G for a 5G device, LTE-M and NB-IoT for a device that has nothing else. */
export function servicePhrases(phrases: VerdictPhrases, { nr, missing, services }: Judgement): string[] {
  const said = services.map((stated) => phrases.status(stated.service, stated));
  return nr === null ? said : [phrases.fiveG(nr, missing.nr), ...said];
}

/** What to beware of; that only bands were researched is said once for the whole country. */
export function cautionPhrases(phrases: VerdictPhrases, { cautions }: Judgement): string[] {
  return cautions.filter(({ code }) => code !== 'depth-bands-only').map(phrases.caution);
}

/**
 * What is said of one network's judgement besides the verdict itself, alike in the app and in the elements. Phrases for
 * `sentence`.
 */
import type { NetworkFacts, Radio } from '../core/facts.js';
import type { Judgement } from '../core/verdict.js';
import type { VerdictPhrases } from './verdict-phrases.js';

/** Why the verdict is what it is, or what a good device lacks without harm; single sources are told by the basis. */
export function whyPhrases(phrases: VerdictPhrases, { verdict, reasons, unsupported }: Judgement): string[] {
  const why = reasons.filter(({ code }) => code !== 'single-source-only').map(phrases.reason);
  return verdict === 'good' ? [phrases.good(unsupported.lte), ...why] : why;
}

/** What decides beside the LTE bands: 5G for a 5G device, LTE-M and NB-IoT for a device that has nothing else. */
export function servicePhrases(
  phrases: VerdictPhrases,
  radio: Radio,
  { status }: NetworkFacts,
  { nr, unsupported }: Judgement,
): string[] {
  const said = (service: keyof typeof status) => phrases.status(service, status[service]);
  if (radio === 'lpwa') return [said('ltem'), said('nbiot')];
  if (nr === undefined) return [];
  const fiveG = phrases.fiveG(nr, unsupported.nr);
  if (nr === 'not-offered') return [fiveG];
  return [fiveG, said('sa'), ...(radio === 'redcap' ? [said('redcap')] : [])];
}

/** What to beware of; that only bands were researched is said once for the whole country. */
export function cautionPhrases(phrases: VerdictPhrases, { cautions }: Judgement): string[] {
  return cautions.filter(({ code }) => code !== 'depth-bands-only').map(phrases.caution);
}

import { phaseOf } from '../../core/life.js';
import { isEnding, type Service, type StatedService } from '../../core/service.js';
import type { EvidenceCorrection } from '../../world/snapshot/evidence.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import type { ToolQuestion } from './tool-question.js';

/**
 * The state of a service in words; where its announced day has passed, or we know it better than the publisher, or
 * likely so, that is said with it.
 */
export function stateSaid(
  network: string,
  { service, ...status }: StatedService,
  question: Pick<ToolQuestion, 'lang' | 'words' | 'site' | 'asOf'>,
): string {
  const { lang, words, asOf } = question;
  const isOverdue = isEnding(status) && phaseOf(status, asOf) === 'overdue';
  const said = VERDICT_WORDS[lang].status(service, status) + (isOverdue ? words.overdue : '');
  const correction = correctionOf(network, service, question);
  if (!correction) return said;
  return correction.outcome === 'applied'
    ? said + words.corrected(correction.from)
    : said + words.likely(String(correction.to));
}

/** What is laid over the publisher's state of a service: applied, or shown beside it. */
export function correctionOf(
  network: string,
  service: Service,
  { site: { evidence } }: Pick<ToolQuestion, 'site'>,
): EvidenceCorrection | undefined {
  return evidence.corrections
    .get(network)
    ?.find(({ field, outcome }) => field === service && (outcome === 'applied' || outcome === 'beside'));
}

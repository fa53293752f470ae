import { phaseOf } from '../../core/life.js';
import { isEnding, type Service, type ServiceState, type StatedService } from '../../core/service.js';
import type { EvidenceCorrection } from '../../world/snapshot/evidence.js';
import { networkName } from '../../words/network-name.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import type { WorldNetwork } from '../../world/world.js';
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
  const said = VERDICT_WORDS[lang].status(service, status) + (isOverdue(status, asOf) ? words.overdue : '');
  const correction = correctionOf(network, service, question);
  if (!correction) return said;
  return correction.outcome === 'applied'
    ? said + words.corrected(correction.from)
    : said + words.likely(String(correction.to));
}

/** The states of services on networks in words, each once with the names of the networks that it holds for. */
export function sayStates(
  networks: readonly WorldNetwork[],
  services: readonly Service[],
  question: ToolQuestion,
): string {
  const groups = new Map<string, string[]>();
  for (const network of networks)
    for (const service of services) {
      const said = stateSaid(network.id, { service, ...network.status[service] }, question);
      const name = networkName(network, question.lang);
      const mark = question.marked.has(network.id) ? question.words.askedAbout : '';
      groups.set(said, [...(groups.get(said) ?? []), name + mark]);
    }
  return [...groups]
    .map(([said, names]) => question.words.onNetworks(said, names, networks.length))
    .join(question.lang === 'en' ? '; ' : '；');
}

/** Whether the end of a service was announced for a day that has passed, and no source confirms it. */
export function isOverdue(status: ServiceState, asOf: string): boolean {
  return isEnding(status) && phaseOf(status, asOf) === 'overdue';
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

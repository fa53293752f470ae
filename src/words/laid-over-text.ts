import type { EvidenceCorrection, EvidenceSource } from '../world/snapshot/evidence.js';
import { correctionText } from './correction-text.js';
import { DATA_WORDS } from './data.js';
import type { Lang } from './lang.js';

/** What a correction of the evidence says, and what became of it where it is no longer one. */
export function laidOverText(
  correction: EvidenceCorrection,
  sources: ReadonlyMap<string, EvidenceSource>,
  lang: Lang,
): string {
  const { outcome, source } = correction;
  const said = correctionText({ ...correction, source: sources.get(source)! }, lang);
  return [said, DATA_WORDS[lang].outcomes[outcome]].filter(Boolean).join(' ');
}

/** A judgement in its published form. */
import type { ServiceState } from '../../core/service.js';
import { type Judgement, lackingBands } from '../../core/verdict.js';
import type { CheckCorrection, NetworkVerdict } from '../../schema/published-check.js';
import { correctionsThatMatter } from '../corrections-that-matter.js';
import type { WorldCorrection, WorldNetwork } from '../world.js';

export function networkVerdict(
  network: Pick<WorldNetwork, 'id' | 'name' | 'corrections'>,
  judgement: Judgement,
): NetworkVerdict {
  const { verdict, basis, confirmed, missing, nr, reasons, cautions, services } = judgement;
  const lacking = lackingBands(judgement);
  return {
    id: network.id,
    name: network.name,
    verdict,
    basis,
    confirmed,
    lte_bands_lacking: [...lacking.lte],
    nr_bands_lacking: [...lacking.nr],
    optional_bands_lacking:
      verdict === 'good' ? { lte: [...missing.lte], nr: [...missing.nr] } : { lte: [], nr: [] },
    nr: nr && { state: nr },
    reasons: reasons as NetworkVerdict['reasons'],
    cautions: cautions.map((caution) =>
      'state' in caution ? stated(caution) : caution,
    ) as NetworkVerdict['cautions'],
    services: services.map(stated),
    ...publishedCorrections(correctionsThatMatter(network.corrections, judgement)),
  };
}

/** Corrections in their published form: left out where there is none. */
export function publishedCorrections(corrections: readonly WorldCorrection[] = []): {
  corrections?: CheckCorrection[];
} {
  return corrections.length > 0 ? { corrections: corrections as CheckCorrection[] } : {};
}

/** A state with the published name of its date's note. */
function stated<T extends ServiceState>({ dateNote, ...state }: T) {
  return { ...state, ...(dateNote && { date_note: dateNote }) };
}

/** A judgement in its published form. */
import type { ServiceState } from '../../core/service.js';
import { type Judgement, lackingBands } from '../../core/verdict.js';
import type { NetworkVerdict } from '../../schema/published.js';

export function networkVerdict(network: { id: string; name: string }, judgement: Judgement): NetworkVerdict {
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
  };
}

/** A state with the published name of its date's note. */
function stated<T extends ServiceState>({ dateNote, ...state }: T) {
  return { ...state, ...(dateNote && { date_note: dateNote }) };
}

/** A judgement in its published form. */
import type { ServiceState } from '../core/facts.js';
import type { Judgement } from '../core/verdict.js';
import type { NetworkVerdict } from './published.js';

export function networkVerdict(network: { id: string; name: string }, judgement: Judgement): NetworkVerdict {
  const { verdict, basis, confirmed, lacking, unsupported, nr, reasons, cautions, services } = judgement;
  return {
    id: network.id,
    name: network.name,
    verdict,
    basis,
    confirmed,
    lte_bands_lacking: [...lacking.lte],
    nr_bands_lacking: [...lacking.nr],
    optional_bands_lacking:
      verdict === 'good' ? { lte: [...unsupported.lte], nr: [...unsupported.nr] } : { lte: [], nr: [] },
    nr: nr === undefined ? null : { state: nr },
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

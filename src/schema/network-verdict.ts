/** A judgement in its published form. */
import { bandName, bandNames } from '../core/band.js';
import type { Caution, Reason } from '../core/reason.js';
import type { Judgement } from '../core/verdict.js';
import type { NetworkVerdict } from './published.js';

export function networkVerdict(network: { id: string; name: string }, judgement: Judgement): NetworkVerdict {
  const { lacking, unsupported, nr } = judgement;
  const optional = judgement.verdict === 'good' ? unsupported : { lte: [], nr: [] };
  return {
    id: network.id,
    name: network.name,
    verdict: judgement.verdict,
    basis: judgement.basis,
    confirmed: judgement.confirmed,
    lte_bands_lacking: bandNames('lte', lacking.lte),
    nr_bands_lacking: bandNames('nr', lacking.nr),
    optional_bands_lacking: {
      lte: bandNames('lte', optional.lte),
      nr: bandNames('nr', optional.nr),
    },
    nr: nr === undefined ? null : { state: nr },
    reasons: judgement.reasons.map(publishedReason),
    cautions: judgement.cautions.map(publishedCaution),
  };
}

function publishedReason(reason: Reason): NetworkVerdict['reasons'][number] {
  if ('bands' in reason) return { code: reason.code, bands: bandNames('lte', reason.bands) };
  // two decimals are enough to read; rounding down never turns a failed share into a passed one
  if ('share' in reason) return { code: reason.code, share: Math.floor(reason.share * 100) / 100 };
  return { code: reason.code };
}

function publishedCaution(caution: Caution): NetworkVerdict['cautions'][number] {
  switch (caution.code) {
    case 'relies-on-superset':
      return {
        code: caution.code,
        pairs: caution.pairs.map(({ rat, band, through }) => ({
          band: bandName(rat, band),
          through: bandName(rat, through),
        })),
      };
    case 'network-ends':
    case 'planned-date-passed': {
      const { code, service, state, date, dateNote } = caution;
      return { code, service, state, date, ...(dateNote && { date_note: dateNote }) };
    }
    case 'receive-only-band-ignored':
      return { code: caution.code, bands: bandNames('lte', caution.bands) };
    case 'depth-bands-only':
      return { code: caution.code };
  }
}

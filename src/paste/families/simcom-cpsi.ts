import {
  type AtFamily,
  found,
  type FoundBand,
  isBand,
  NOTHING,
  type PlmnRead,
  ratOf,
  type Reading,
} from '../reading.js';
import { type Technology } from '../read-result.js';

/** SIMCom `+CPSI: LTE,Online,505-02,…,EUTRAN-BAND3,1800,…`; the number after the band is the channel. */
export const simcomCpsi: AtFamily = {
  keys: ['+CPSI'],
  read(call): Reading | undefined {
    if (call.form !== 'answer') return NOTHING;
    const mode = call.fields[0]?.text.toUpperCase() ?? '';
    const bands: FoundBand[] = [];
    const plmns: PlmnRead[] = [];
    for (const field of call.fields) {
      const band = /^(EUTRAN|NR5G)[-_]BAND(\d{1,3})$/i.exec(field.text);
      const plmn = /^(\d{3})-(\d{2,3})$/.exec(field.text);
      if (plmn) plmns.push({ plmn: plmn[1]! + plmn[2]!, offset: field.offset, length: field.length });
      if (!band) continue;
      const technology: Technology = /NR/i.test(band[1]!)
        ? mode.includes('NSA')
          ? 'nr-nsa'
          : 'nr-sa'
        : mode.includes('NB')
          ? 'nb-iot'
          : mode.includes('CAT-M')
            ? 'lte-m'
            : 'lte';
      if (isBand(ratOf(technology), Number(band[2]))) bands.push(found(technology, Number(band[2]), field));
    }
    return { sets: bands.length > 0 ? [{ kind: 'serving', bands }] : [], plmns };
  },
};

import { type AtFamily, found, NOTHING } from '../reading.js';
import { type Technology } from '../read-result.js';

/**
 * Answers that name the cell in use, by command: the access technology, and behind it the band and, elsewhere, the PLMN.
 *
 * - Quectel `+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300`, `+QCAINFO: "PCC",…,"LTE BAND 1"`, and SIMCom
 *   `+CPSI: LTE,Online,505-02,…,EUTRAN-BAND3,1800,…` name the band.
 * - Quectel `+QENG: …,"LTE","FDD",<MCC>,<MNC>,<cell>,<PCI>,<EARFCN>,<band>`, `"NR5G-SA",<duplex>,<MCC>,<MNC>,<cell>,<PCI>,
 *   <TAC>,<ARFCN>,<band>`, `"NR5G-NSA",<MCC>,<MNC>,<PCI>,<RSRP>,<SINR>,<RSRQ>,<ARFCN>,<band>` go by position.
 * - Nordic `%XMONITOR: <status>,"<name>","<short>","<PLMN>","<TAC>",<AcT>,<band>`; AcT 9 is NB-IoT, 7 LTE-M.
 */
const NAMED = /((?:e-?utran|lte|nr5g)[-_ ]band ?)(\d{1,3})\b/g;
const POSITIONS: Readonly<Record<string, readonly RegExp[]>> = {
  '+qeng': [
    /"(lte|cat-\w+|emtc|nb-?iot)","[ft]dd",\d+,\d+,(?:[^,]*,){3}(\d{1,3}),/g,
    /"(nr5g-sa)","[ft]dd",\d+,\d+,(?:[^,]*,){4}(\d{1,3}),/g,
    /"(nr5g-nsa)",\d+,\d+,(?:[^,]*,){5}(\d{1,3}),/g,
  ],
  '%xmonitor': [/,([79]),(\d{1,3}),/g],
};
const PLMN = /"(\d{5,6})"|\b(\d{3})-(\d{2,3}),|,(\d{3}),(\d{2,3}),/;

/** Answers of the modem only; cells beside the one in use are left out. */
export const servingCell: AtFamily = {
  keys: '+qnwinfo +qcainfo +cpsi +qeng %xmonitor',
  read({ key, form, args, at }) {
    if (form !== ':' || args.includes('neighbour')) return NOTHING;
    const bands = (POSITIONS[key] ?? [NAMED]).flatMap((pattern) =>
      [...args.matchAll(pattern)].flatMap((match) => {
        const [run, name, band] = match as unknown as [string, string, string];
        // A named band stands with its technology, and the first field says it more precisely.
        const length = pattern === NAMED ? run.length : band.length;
        const offset = at + match.index + (pattern === NAMED ? 0 : run.lastIndexOf(band));
        const technology = technologyOf(name, pattern === NAMED ? args.slice(0, 14) : name);
        return found(technology, Number(band), { offset, length });
      }),
    );
    const plmn = key === '+qcainfo' ? undefined : PLMN.exec(args)?.slice(1).join('');
    return { ...NOTHING, plmn, ...(bands.length > 0 && { kind: 'serving', bands }) };
  },
};

function technologyOf(name: string, act: string): Technology {
  if (name.startsWith('nr')) return act.includes('nsa') ? 'nr-nsa' : /nr5g.sa/.test(act) ? 'nr-sa' : 'nr';
  if (/emtc|cat-m|^7/.test(act)) return 'lte-m';
  return /nb|^9/.test(act) ? 'nb-iot' : 'lte';
}

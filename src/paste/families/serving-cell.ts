import { type AtFamily, found, NOTHING, technologyOf } from '../reading.js';

/**
 * Answers that name the cell in use: the access technology, the band and the PLMN.
 *
 * - Quectel `+QNWINFO: "FDD LTE","26202","LTE BAND 3",1300`, `+QCAINFO: "PCC",…,"LTE BAND 1"`, and SIMCom
 *   `+CPSI: LTE,Online,505-02,…,EUTRAN-BAND3,1800,…` name the band.
 * - Quectel `+QENG: …,"LTE","FDD",<MCC>,<MNC>,<cell>,<PCI>,<EARFCN>,<band>`, `"NR5G-SA",<duplex>,<MCC>,<MNC>,<cell>,<PCI>,
 *   <TAC>,<ARFCN>,<band>`, `"NR5G-NSA",<MCC>,<MNC>,<PCI>,<RSRP>,<SINR>,<RSRQ>,<ARFCN>,<band>` go by position.
 * - Nordic `%XMONITOR: <status>,"<name>","<short>","<PLMN>","<TAC>",<AcT>,<band>`; AcT 9 is NB-IoT, 7 LTE-M.
 */
export const servingCell: AtFamily = {
  keys: '+qnwinfo +qcainfo +cpsi +qeng %xmonitor',
  read({ key, form, fields }) {
    const texts = fields.map(({ text }) => text);
    let act = texts[0] ?? '';
    let band = fields.find(({ text }) => text.includes('band'));
    let plmn = texts.find((text) => /^\d{3}-?\d{2,3}$/.test(text))?.replace('-', '');
    if (key === '+qcainfo') plmn = undefined;
    if (key === '%xmonitor') {
      act = texts[5] === '9' ? 'nb-iot' : 'cat-m';
      band = fields[6];
    }
    if (key === '+qeng') {
      let at = texts.findIndex((text) => /^(?:lte|cat-|emtc|nb|nr5g-)/.test(text));
      // Cells of older radios and those beside the one in use are left out.
      if (at < 0 || act.startsWith('neighbour')) return NOTHING;
      act = texts[at]!;
      if (/^[ft]dd$/.test(texts[at + 1] ?? '')) at++;
      plmn = texts[at + 1] + (texts[at + 2] ?? '').padStart(2, '0');
      band = fields[at + (act === 'nr5g-nsa' ? 8 : act === 'nr5g-sa' ? 7 : 6)];
    }
    const bands =
      band && form === ':'
        ? found(technologyOf(band.text + act), +(/\d{1,3}$/.exec(band.text) ?? 0), band)
        : [];
    return { ...NOTHING, plmn, ...(bands[0] && { kind: 'serving', bands }) };
  },
};

import { type Example, family, hexMask, olderMask } from './family.js';

/**
 * Quectel `+QCFG: "band",<GW>,<LTE>[,<TD-SCDMA>]`, and on BG9x/BG77 `<GSM>,<eMTC>,<NB-IoT>`: a third field wider than
 * any TD-SCDMA mask or the module's name before tells the two apart.
 */
export const quectelQcfg = family({
  answers: String.raw`\+qcfg[:=] *"band ?"${olderMask('quectel')}(?:${hexMask(1, 'lteM')}(?:(?<=\bbg[79]\d[^]{0,400})|(?=, ?(?:0x)?(?:[4-9a-f]|[\da-f]{2})[\da-f]))${hexMask(1, 'nbIot')}|${hexMask(1)})`,
});

export const examples: readonly Example[] = [
  {
    text: '+QCFG: "band",0x93,0x80000,0x0',
    kind: 'enabled',
    lte: [20],
    gsm: [900, 1800],
    umts: [1, 8],
  },
  {
    text: '+QCFG: "band",0x5,0x80004,0x80080',
    kind: 'enabled',
    lteM: [3, 20],
    nbIot: [8, 20],
    gsm: [850, 900],
  },
  { text: '+QCFG: "nwscanseq",0403010205', kind: 'none' },
];

/**
 * Quectel `+QCFG: "band",<GW>,<LTE>[,<TD-SCDMA>]`, and on BG9x/BG77 `<GSM>,<eMTC>,<NB-IoT>`: a third field wider than
 * any TD-SCDMA mask or the module's name before tells the two apart. The first field is a look-up of 2G/3G bands.
 */
export const quectelQcfg =
  /\+qcfg[:=] *"band ?" F(?: X1_emtc(?:(?<=\bbg[79]\d[^]{0,400})|(?=, ?(?:0x)?(?:[4-9a-f]|[\da-f]{2})[\da-f])) X1_nb| X1)/;

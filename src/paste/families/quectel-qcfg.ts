/**
 * Quectel `+QCFG: "band",<GW>,<LTE>[,<TD-SCDMA>]`, and on BG9x/BG77 `<GSM>,<eMTC>,<NB-IoT>`: a third field wider than
 * any TD-SCDMA mask tells the two apart. The first field is a look-up of 2G/3G bands.
 */
export const quectelQcfg = /\+qcfg[:=] ?"band ?" F(?: X1_emtc(?=,(?:0x)?[\da-f]{3}) X1_nb| X1)/;

/** Nordic `%XMONITOR: <status>,"<name>","<short>","<PLMN>","<TAC>",<AcT>,<band>`; AcT 9 is NB-IoT, 7 LTE-M. */
export const nordicXmonitor =
  /%xmonitor F F F,"(?<P>\d+)" F,(?:9,(?<serving_nb>\d+)|\d,(?<serving_emtc>\d+))/;

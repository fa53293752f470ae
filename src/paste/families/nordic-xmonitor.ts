/** Nordic `%XMONITOR: <status>,"<name>","<short>","<PLMN>","<TAC>",<AcT>,<band>`; AcT 9 is NB-IoT, 7 LTE-M. */
export const nordicXmonitor =
  /%xmonitor F F F\W+(?<P>\d+)\W+\w+\W+(?:9\W+(?<serving_nb>\d+)|\d\W+(?<serving_emtc>\d+))/;

/** Nordic `%XMONITOR: <status>,"<name>","<short>","<PLMN>","<TAC>",<AcT>,<band>`; AcT 9 is NB-IoT, 7 LTE-M. */
export const nordicXmonitor =
  /%xmonitor: ?.,"[^"]*","[^"]*","(?<P>\d+)","\w*",(?:9,(?<serving_n>\d+)|\d,(?<serving_m>\d+))/;

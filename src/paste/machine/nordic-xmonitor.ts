import { any, type Example, family } from './family.js';

/** Nordic `%XMONITOR: <status>,"<name>","<short>","<PLMN>","<TAC>",<AcT>,<band>`; AcT 9 is NB-IoT, 7 LTE-M. */
export const nordicXmonitor = family({
  answers: String.raw`%xmonitor${any}${any}${any}\W+(?<plmn>\d+)\W+\w+\W+(?:9\W+(?<serving_nbIot>\d+)|\d\W+(?<serving_lteM>\d+))`,
});

export const examples: readonly Example[] = [
  { text: '%XMONITOR: 1,"Op","Op","26201","00B7",7,20,"01A2B3C4",101,6400', kind: 'serving', lteM: [20] },
];

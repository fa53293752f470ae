import { type Example, family } from './family.js';

/**
 * SIMCom `+CPSI: LTE,Online,<MCC>-<MNC>,…,EUTRAN-BAND3,<EARFCN>,…`, on NR `NR5G_BAND78`; tools keep the name of the band:
 * `"band": "EUTRAN-BAND3"`, and logs leave out the name of the answer.
 */
export const simcomCpsi = family({
  answers: String.raw`(?:\+cpsi: *|(?=lte[^,\n]{0,12},online,))(?:(?<serving_older>wcdma)|gsm(?:,[^,\n]*){4},\d+ \w+ (?<serving_gsm>\d+)|gsm|.{1,40}?(?<plmn>\d{3}-\d+).{1,60}?band(?<serving>\d+)|nr5g_nsa,(?:\d+,)?nr5g_band(?<serving_nr>\d+))|"eutran-band(?<serving_lte>\d+)"`,
});

export const examples: readonly Example[] = [
  {
    text: '+CPSI: LTE,Online,262-02,0x5AE0,187214780,257,EUTRAN-BAND3,1850,5,5,-94,-850,-545,15\n+CPSI: NR5G_NSA,250,NR5G_BAND78,627264',
    kind: 'serving',
    lte: [3],
    nr: [78],
  },
  {
    text: '+CPSI: LTE NB-IOT,Online,262-01,0x2AFA,51716400,177,EUTRAN-BAND20,6254,0,0,-10,-63,-54,15',
    kind: 'serving',
    nbIot: [20],
  },
  {
    text: "'LTE CAT-M1,Online,262-01,0x2AFA,51716400,177,EUTRAN-BAND8,3674,2,2,-10'",
    kind: 'serving',
    lteM: [8],
  },
  { text: '+CPSI: LTE,Online,262-XX,0x5AE0,XXXX,257,EUTRAN-BAND3,1850,5,5,-94', kind: 'serving', lte: [3] },
  { text: '+CPSI: GSM,Online,262-02,0x2b4e,20417,48 EGSM 900,-71,0,0-0', kind: 'serving', gsm: [900] },
  { text: '"accessTechnology": "4G",\n"band": "EUTRAN-BAND3",', kind: 'serving', lte: [3] },
];

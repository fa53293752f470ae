import { any, bandList, type Example, family } from './family.js';

/**
 * Sequans `+SQNBANDSEL: <mode>,<operator>,"1,2,3"`: mode 0 is LTE-M, 1 NB-IoT. `AT!="addscanfreq band=20 …"` adds a band
 * to those that are searched.
 */
export const sequansSqnbandsel = family({
  answers: String.raw`\+sqnbandsel(?:[:=] ?1${any}${bandList('nbIot')}|${any}${any}${bandList('lteM')})|addscanfreq band=(?<enabled>\d+)`,
});

export const examples: readonly Example[] = [
  {
    text: '+SQNBANDSEL: 0,"standard","2,4,12"\n+SQNBANDSEL: 1,"standard","12"',
    kind: 'enabled',
    lteM: [2, 4, 12],
    nbIot: [12],
  },
  { text: 'AT!="addscanfreq band=20 dl-earfcn=6400"', kind: 'enabled', lte: [20] },
];

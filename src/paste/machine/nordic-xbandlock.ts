import { any, bitString, type Example, family } from './family.js';

/** Bits in a session that chose one radio by `%XSYSTEMMODE=<LTE-M>,<NB-IoT>,…`. */
const bitsBehind = (mode: string, technology: string) =>
  `(?<=%xsystemmode=${mode}[^%]{0,200}%xbandlock.{0,5})${bitString(1, technology)}`;

/**
 * Nordic `%XBANDLOCK=<op>,"<bits>"`, and the same bits in a project's configuration; the rightmost bit is B1. Source code
 * may have a placeholder in their place.
 */
export const nordicXbandlock = family({
  answers: String.raw`(?:config_lte_lock_band_mask(?==)|%xbandlock(?!=\d,\W{0,4}%))(?:=(?<unrestricted>0)|(?:${any})?(?:${bitsBehind('1,0', 'lteM')}|${bitsBehind('0,1', 'nbIot')}|${bitString(1)}))`,
});

export const examples: readonly Example[] = [
  { text: 'AT%XBANDLOCK=2,"10000000000000000100"', kind: 'enabled', lte: [3, 20] },
  { text: '%XBANDLOCK: "10000000000000000100"', kind: 'enabled', lte: [3, 20] },
  {
    text: 'AT%XSYSTEMMODE=1,0,1,0\nAT%XBANDLOCK=1,"10000000000000000100"',
    kind: 'enabled',
    lteM: [3, 20],
  },
  { text: 'CONFIG_LTE_LOCK_BAND_MASK="10000000000000000100"', kind: 'enabled', lte: [3, 20] },
];

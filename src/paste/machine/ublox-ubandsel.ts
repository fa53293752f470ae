import { type Example, family } from './family.js';

/**
 * u-blox `+UBANDSEL: 850,1700,1900`: frequencies in MHz that 2G, 3G and 4G share. Bands are inferred, and doubtful
 * where no frequency of LTE alone tells that it has LTE. Modules without LTE are no family of ours.
 */
export const ubloxUbandsel = family({
  answers: String.raw`\+ubandsel(?<!(?:sara-?[ug]|lisa|leon)[^]{0,400})[:=](?=[( ]*\d)(?:(?=.{0,60}\b(?:1?7|26)00)(?<mhz>[\d,( ]+)|(?<mhz_doubtful>[\d,( ]+))`,
});

export const examples: readonly Example[] = [
  { text: '+UBANDSEL: 800,1800,2600', kind: 'enabled', lte: [3, 7, 20] },
];

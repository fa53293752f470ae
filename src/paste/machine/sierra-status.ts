import { type Example, family } from './family.js';

/**
 * Sierra `AT!GSTATUS?`: `LTE band: B2  LTE bw: 10 MHz`, `LTE Scell band:B12`, `NR5G band: n78`, `WCDMA band: WCDMA 900`
 * among states and channels; `AT!GETBAND?`: `!GETBAND: LTE B2`.
 */
export const sierraStatus = family({
  answers: String.raw`\b(?:lte(?: s\w+|(?= band:.{0,60} bw))|nr5g)\s{1,20}band: *[bn]?(?<serving>\d+)|^ *wcdma (?<serving_umts>band): |^ *!getband: .{0,9}lte b(?<serving_lte>\d+)`,
});

export const examples: readonly Example[] = [
  { text: 'LTE band: B2  LTE bw: 10 MHz', kind: 'serving', lte: [2] },
  { text: 'LTE CA state: ACTIVE LTE Scell\n   band:B7 LTE Scell bw:20 MHz', kind: 'serving', lte: [7] },
  { text: '!GETBAND: LTE B7', kind: 'serving', lte: [7] },
];

import { type Example, family } from './family.js';

/**
 * What a phone's hidden page and messages of 3GPP TS 36.331 and 38.331 say: `freq_band_ind 66`, `freqBandIndicatorNR: 78` is
 * the cell's band, `bandEUTRA 3` and `bandNR 78` are what the device can do.
 */
export const fieldTest = family({
  answers: String.raw`\bfreq[_ ]?band[_ ]?ind(?:icator)?(?:nr|-\w+)?\W+(?<serving>\d+)|\bband(?:eutra(?:-\w+)?\W+(?<supported_lte>\d+)|nr(?:-\w+)?\W+n?(?<supported_nr>\d+))`,
});

export const examples: readonly Example[] = [
  { text: 'freq_band_ind  66\ndl_freq  66786', kind: 'serving', lte: [66] },
  { text: 'freqBandIndicatorNR: 78', kind: 'serving', nr: [78] },
  {
    text: 'supportedBandListEUTRA {\n  { bandEUTRA 3, halfDuplex FALSE },\n  { bandEUTRA 20, halfDuplex FALSE } }\n{ bandNR 78 }\n{ bandNR n28 }',
    kind: 'supported',
    lte: [3, 20],
    nr: [28, 78],
  },
];

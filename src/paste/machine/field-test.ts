import { type Example, family } from './family.js';

/**
 * What a phone's hidden page and messages of 3GPP TS 36.331 and 38.331 say: `freq_band_ind 66`, `freqBandIndicatorNR: 78` or
 * `Band:3 BW:20MHz` is the cell's band, `bandEUTRA 3` and `bandNR 78` are what the device can do;
 * 64 stands for a band that only `bandEUTRA-v9e0` can name.
 */
export const fieldTest = family({
  answers: String.raw`\bfreq[_ ]?band[_ ]?ind(?:icator)?(?:nr|-\w+)?\W+(?<serving>\d+)|(?<!\bnr\w*:?[\t ]{1,4})\bband: ?(?<serving_lte>\d+),?[\t ]{1,3}(?:bw|earfcn): ?\d|\bnr\w*:?[_\t ]{1,4}band: ?n?(?<serving_nr>\d+),?[\t ]{1,3}(?:bw|(?:nr[_-])?arfcn)|\bband(?:eutra(?:-\w+)?\W+(?<supported_lte>(?!64\b)\d+)|nr(?:-\w+)?\W+n?(?<supported_nr>\d+))`,
});

export const examples: readonly Example[] = [
  { text: 'freq_band_ind  66\ndl_freq  66786', kind: 'serving', lte: [66] },
  {
    text: 'Band:3 BW:20MHz\nSCC1 Band:5 BW:10MHz\nNR Band:n78 ARFCN:643334',
    kind: 'serving',
    lte: [3, 5],
    nr: [78],
  },
  { text: 'Band:3 BW:20MHz\nNR5G: Band:1 BW:15MHz ARFCN:431000', kind: 'serving', lte: [3], nr: [1] },
  { text: 'bandEUTRA: 2\nbandEUTRA: 64\nbandEUTRA-v9e0: 66', kind: 'supported', lte: [2, 66] },
  { text: 'freqBandIndicatorNR: 78', kind: 'serving', nr: [78] },
  {
    text: 'supportedBandListEUTRA {\n  { bandEUTRA 3, halfDuplex FALSE },\n  { bandEUTRA 20, halfDuplex FALSE } }\n{ bandNR 78 }\n{ bandNR n28 }',
    kind: 'supported',
    lte: [3, 20],
    nr: [28, 78],
  },
];

import { type Example, family } from './family.js';

/** A phone's hidden page of its cell: `freq_band_ind 66`, `Freq Band Indicator: 3`. */
export const fieldTest = family({
  answers: String.raw`\bfreq[_ ]band[_ ]ind(?:icator)?\W+(?<serving>\d+)`,
});

export const examples: readonly Example[] = [
  { text: 'freq_band_ind  66\ndl_freq  66786', kind: 'serving', lte: [66] },
];

import { type Example, family } from './family.js';

/**
 * `qmicli --dms-get-band-capabilities`, `--nas-get-rf-band-info`, `--nas-get-system-selection-preference`, …. As
 * capabilities it prints `LTE bands` (64 bits) and, later, `LTE bands (extended)`, which holds all of them, but no NR.
 */
export const qmicli = family({
  answers: String.raw`\b(?:lte|nr5g.{0,4}) band(?:(?<capability>s)(?<withoutNr>.{0,13})| preference.{0,11}): ?'(?<list>[^':)]+)|(?:active band class: ?'|\(e-utra band )(?<serving>[^':)]+)`,
});

export const examples: readonly Example[] = [
  { text: "LTE bands: '1, 3, 20'", kind: 'supported', lte: [1, 3, 20] },
  { text: "Active Band Class: 'eutran-3'", kind: 'serving', lte: [3] },
];

import { type Example, family } from './family.js';

/**
 * `qmicli --dms-get-band-capabilities`, `--nas-get-rf-band-info`, `--nas-get-system-selection-preference`, …. As
 * capabilities it prints `LTE bands` (64 bits) and, later, `LTE bands (extended)`, which holds all of them, but no NR.
 * `Bands` names those of 2G and 3G. Its log of messages numbers the bands of the extended list: `[0] = '2' [1] = '4'`. Cells
 * on other frequencies are not in use.
 */
export const qmicli = family({
  answers: String.raw`\b(?:lte|nr5g.{0,4}) band(?:(?<capability>s)(?<withoutNr>[^',]{0,13})| preference.{0,11}):? ?'(?<list>[bn]?\d[^':)]*)|active band class: ?'nr5g-(?:band-)?(?<serving_nr>\d+)|(?:active band class: ?'|channel number: \W?\d+\W? \((?<!interfrequency[^]{0,999})e-utra band )(?<serving>[^':)]+)|\[\d{1,2}\] = '(?<supported>\d{1,3})'(?<=lte band capability"[^{}]{0,600}\{[^{}]{0,1500})|\b(?:gsm-(?:dcs-|pcs-)?(?<list_gsm>\d+)|wcdma-(?:dcs-|pcs-)?(?<list_umts>\d+)(?!-japan))[-a-z]*(?=[-a-z\d, ]{0,300}')`,
});

export const examples: readonly Example[] = [
  {
    text: "Bands: 'gsm-dcs-1800, gsm-900-extended, wcdma-2100'\nLTE bands: '1, 3, 20'",
    kind: 'supported',
    lte: [1, 3, 20],
    gsm: [900, 1800],
    umts: [1],
  },
  { text: "Bands 'wcdma-2100', LTE bands '1, 3, 5, 8'", kind: 'supported', lte: [1, 3, 5, 8], umts: [1] },
  { text: "Active Band Class: 'eutran-3'", kind: 'serving', lte: [3] },
  { text: "Radio Interface: '5gnr'\nActive Band Class: 'nr5g-78'", kind: 'serving', nr: [78] },
  {
    text: "EUTRA Absolute RF Channel Number: '6300' (E-UTRA band 20: 800)\nInterfrequency LTE Info\nEUTRA Absolute RF Channel Number: '1300' (E-UTRA band 3: 1800+)",
    kind: 'serving',
    lte: [20],
  },
  {
    text: "type = \"Extended LTE Band Capability\" (0x12)\ntranslated = { [0] = '2' [1] = '66' [2] = '71' }",
    kind: 'supported',
    lte: [2, 66, 71],
  },
];

/**
 * `qmicli --dms-get-band-capabilities`, `--nas-get-rf-band-info`, `--nas-get-system-selection-preference`, …. As
 * capabilities it prints `LTE bands` (64 bits) and, later, `LTE bands (extended)`, which holds all of them, but no NR.
 */
export const qmicli =
  /\b(?:lte|nr5g(?: n?sa)?) band(?:s(?<Q>.{0,13}): '(?<supported>[^':)]{1,1500})| preference: '(?<enabled>[^':)]{1,1500}))|(?:active band class: '|\(e-utra band )(?<serving>[^':)]{1,1500})/;

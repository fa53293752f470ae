/**
 * `qmicli --dms-get-band-capabilities`, `--nas-get-rf-band-info`, `--nas-get-system-selection-preference`, …. As
 * capabilities it prints `LTE bands` (64 bits) and, later, `LTE bands (extended)`, which holds all of them, but no NR.
 */
export const qmicli =
  /\b(?:lte|nr5g.{0,4}) band(?:(?<C>s)(?<Q>.{0,13})| preference.{0,11}): ?'(?<L>[^':)]+)|(?:active band class: ?'|\(e-utra band )(?<serving>[^':)]+)/;

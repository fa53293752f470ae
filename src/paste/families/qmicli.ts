import { listFamily, type TextFamily } from '../reading.js';

const LISTS = listFamily(
  /(?:\b(?:lte|nr5g(?: n?sa)?) band(?:s(?: \(extended\))?| preference): '|active band class: '|\(e-utra band )([^':)]{1,1500})/dg,
  (run) => (/^[(a]/.test(run) ? 'serving' : run.includes('preference') ? 'enabled' : 'supported'),
);

/**
 * `qmicli --dms-get-band-capabilities`, `--nas-get-rf-band-info`, `--nas-get-system-selection-preference`, …. As
 * capabilities it prints `LTE bands` (64 bits) and, later, `LTE bands (extended)`, which holds all of them, but no NR.
 */
export const qmicli: TextFamily = {
  ...LISTS,
  read: (matches, paste) =>
    LISTS.read(matches, paste)!.map((set) =>
      set.kind === 'supported' && !matches.some(([run]) => run.startsWith('nr'))
        ? { ...set, notes: ['nr-not-listed'] }
        : set,
    ),
};

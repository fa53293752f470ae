import { type FoundSet, listed, type TextFamily } from '../reading.js';

/** `qmicli --dms-get-band-capabilities`, `--nas-get-rf-band-info`, `--nas-get-system-selection-preference`, … */
export const qmicli: TextFamily = {
  pattern:
    /(?:\b(lte|nr5g(?: n?sa)?) )?\b(bands?|band preference|active band class)(?: \(extended\))?: '([^']{0,1500})|\(e-utra band (\d{1,3})/g,
  read(matches) {
    const sets = matches.map((match): FoundSet => {
      const { 0: run, 1: radio = '', 2: what = '', 3: list = match[4]!, index } = match;
      const serving = what === '' || what.startsWith('active');
      const nr = radio.startsWith('nr') || list.startsWith('n');
      const technology = nr
        ? radio.includes('nsa')
          ? 'nr-nsa'
          : radio.includes('sa')
            ? 'nr-sa'
            : 'nr'
        : 'lte';
      // Lists without a radio are of 2G and 3G.
      const bands = radio || serving ? listed(technology, list, index + run.length - list.length) : [];
      const kind = serving ? 'serving' : what.endsWith('preference') ? 'enabled' : 'supported';
      // `bands (extended)`, which comes later, holds all that `bands` (64 bits) holds.
      return { kind, bands, slot: serving ? run : radio + what };
    });
    const supported = sets.flatMap(({ kind, bands }) => (kind === 'supported' ? bands : []));
    const old = supported.length > 0 && !supported.some(({ rat }) => rat === 'nr');
    return old ? [...sets, { kind: 'none', bands: [], notes: ['nr-not-listed'] }] : sets;
  },
};

import { listed, type TextFamily } from '../reading.js';

/**
 * ModemManager `mmcli -m N` (also `-K` and `-J`) and the argument of `--set-current-bands`: `eutran-3` is LTE, `ngran-78`
 * NR, `utran-1` UMTS. The set that a band belongs to is the nearest `supported` or `current` before it.
 */
export const mmcli: TextFamily = {
  // The answer of qmicli's --nas-get-rf-band-info names the band in use the same way.
  pattern: /\b(supported|current)\b|(?<!class: ')\b(?:(eut)|ut|(ng))ran-(\d{1,3})\b/g,
  read(matches) {
    let current = false;
    if (!matches.some((match) => match[4])) return undefined;
    return matches.flatMap(({ 0: run, 1: word, 2: lte, 3: nr, index }) => {
      if (word) current = word === 'current';
      const bands = lte || nr ? listed(nr ? 'nr' : 'lte', run, index, /.*-(\d+)/g) : [];
      const name = current ? 'current' : 'supported';
      return { kind: current ? 'enabled' : 'supported', name, bands };
    });
  },
};

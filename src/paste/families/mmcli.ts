import { listed, type TextFamily } from '../reading.js';

/**
 * ModemManager `mmcli -m N` (also `-K` and `-J`) and the argument of `--set-current-bands`: `eutran-3` is LTE, `ngran-78`
 * NR, `utran-1` UMTS. The set that a band belongs to is the nearest `supported` or `current` before it.
 */
export const mmcli: TextFamily = {
  // The answer of qmicli's --nas-get-rf-band-info names the band in use the same way.
  pattern: /\b(?:supported|current)\b|(?<!class: ')\b(?:(eut)|ut|(ng))ran-\d{1,3}\b/g,
  read(matches) {
    let name = 'supported';
    if (!matches.some(([run]) => run.includes('-'))) return undefined;
    return matches.flatMap(({ 0: run, 1: lte, 2: nr, index }) => {
      if (!run.includes('-')) name = run;
      const bands = lte || nr ? listed(nr ? 'nr' : 'lte', run, index, /.*-(\d+)/g) : [];
      return { kind: name === 'current' ? 'enabled' : 'supported', name, bands };
    });
  },
};

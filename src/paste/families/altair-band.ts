import { lines, within } from '../line.js';
import { found, isBand, type Paste, type Reading, type TextFamily } from '../reading.js';

/** Altair `AT%GETCFG="BAND"`, answered by `Bands:  4,13`. */
export const altairBand: TextFamily = {
  read(paste: Paste): Reading | undefined {
    if (!/%[GS]ETCFG="BAND/.test(paste.upper)) return undefined;
    for (const line of lines(paste.upper)) {
      const row = /^ {0,8}BANDS: {0,8}(?=[\d, ]{1,200}$)/.exec(line.text);
      if (row === null) continue;
      const bands = [...line.text.slice(row[0].length).matchAll(/\d{1,3}/g)].flatMap((match) => {
        const span = within(line, row[0].length + match.index, match[0].length);
        return isBand('lte', Number(match[0])) ? [found('lte', Number(match[0]), span)] : [];
      });
      return { sets: [{ kind: 'enabled', bands }], claimed: [line] };
    }
    return undefined;
  },
};

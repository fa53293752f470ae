import { listed, type TextFamily } from '../reading.js';

/** Altair `AT%GETCFG="BAND"`, answered by `Bands:  4,13`. */
export const altairBand: TextFamily = {
  pattern: /%[gs]etcfg="band[^\n]*\s+bands:([\d, ]{1,200})$/gm,
  read: (matches) =>
    matches.map((match) => ({
      kind: 'enabled',
      bands: listed('lte', match[1]!, match.index + match[0].length - match[1]!.length),
    })),
};

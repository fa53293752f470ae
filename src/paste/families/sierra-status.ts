import { listed, type TextFamily } from '../reading.js';

/** Sierra `AT!GSTATUS?`: `LTE band: B2`, `LTE Scell band:B12`, `NR5G band: n78` among states and channels. */
export const sierraStatus: TextFamily = {
  pattern: /^.*(?:chan|bw|ps state|band):.*$/gm,
  read(matches, { low }) {
    if (!/rx chan|lte bw|ps state|gstatus/.test(low)) return undefined;
    return matches.map(({ 0: line, index }) => ({
      kind: 'serving',
      bands: [
        ...listed('lte', line, index, /lte[a-z\d ]{0,9} ?band: {0,16}b?(\d+)/g),
        ...listed('nr', line, index, /nr5g[a-z\d ]{0,9} ?band: {0,16}n?(\d+)/g),
      ],
    }));
  },
};

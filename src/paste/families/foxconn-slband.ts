import { leftOut, listed, type TextFamily } from '../reading.js';

/**
 * Foxconn T99W175, Thales MV31, Telit LN9xx: `LTE,Enable Bands :1,2,` and `^SLBAND: LTE,Enabled,1,2`. Numbers have no
 * prefix, only the label of the row says what they are; rows of disabled bands are left out.
 */
export const foxconnSlband: TextFamily = {
  pattern:
    /\b(wcdma|lte|nr5g(?:[_-]n?sa)?)(?:, ?(en|dis)abled?(?: bands ?:|,)|(?<=slband: ?\w{3,8}),)([\d, ]{0,999})/g,
  read: (matches) =>
    matches.map((match) => {
      const [run, label, state, list] = match as unknown as [string, string, string | undefined, string];
      const technology = label.startsWith('lte') ? 'lte' : label.includes('nsa') ? 'nr-nsa' : 'nr';
      const offset = match.index + run.length - list.length;
      const bands = listed(label === 'wcdma' ? 'lte' : technology, list, offset);
      const reason = state === 'dis' ? 'disabled' : label === 'wcdma' ? 'umts' : undefined;
      if (reason === undefined) return { kind: 'enabled', bands };
      const left = bands.length > 0 ? [leftOut(reason, { offset, length: list.length }, bands.length)] : [];
      return { kind: 'enabled', bands: [], ignored: left };
    }),
};

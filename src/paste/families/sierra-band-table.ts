import { LTE_EXTENSION, maskBands, type MaskBands, masksSet } from '../mask.js';
import { type FoundSet, type TextFamily } from '../reading.js';

/**
 * Sierra and Netgear answers to `AT!BAND=?` and `AT!BAND?`: rows `00, All bands, <GW mask> <L mask> <…>`. Row 00 of the
 * long table is the capability; the single row of the short one is what is set. The legend below is not read.
 */
export const sierraBandTable: TextFamily = {
  pattern: /^.*(?:band mask|\b[\da-f]{16}\b).*$/gm,
  read(matches, { low }) {
    if (!/band mask|!band/.test(low)) return undefined;
    let columns = [0, 1];
    const rows = matches.flatMap(({ 0: line, index }): { all: boolean; set: FoundSet }[] => {
      if (line.includes('band mask')) columns = columnsOf(line);
      const row = /^\W*(\d[\da-f]), *"?([^",\d][^",]{0,60}?)"?,? +[\da-f]{16}/.exec(line);
      if (row === null) return [];
      const masks = [...line.matchAll(/\b[\da-f]{16}\b/g)].flatMap((mask, i): MaskBands[] =>
        columns[i] ? [maskBands(mask[0], 16, { offset: index + mask.index, length: 16 }, columns[i])] : [],
      );
      return [
        { all: row[1] === '00', set: masksSet({ kind: 'supported', name: row[2]!, bands: [] }, masks) },
      ];
    });
    const one = rows.find(({ all }) => all) ?? rows[0];
    if (one && (rows.length === 1 || one.all)) {
      return [{ ...one.set, name: undefined, kind: rows.length > 1 ? 'supported' : 'enabled' }];
    }
    return one && rows.map(({ set }) => set);
  },
};

/** `GW Band Mask`, `L Band Mask`, `TDS Band Mask`, `L ext Band Mask`; newer tables number `L Band Mask 1`, `2`, … */
function columnsOf(heading: string): number[] {
  return [...heading.matchAll(/(\bl|\blte|\bl +ext)? *band mask(?: (2))?/g)].map(({ 1: name, 2: second }) =>
    name === undefined ? 0 : second !== undefined || name.endsWith('ext') ? LTE_EXTENSION : 1,
  );
}

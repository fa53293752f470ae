import { joined, LTE_EXTENSION, maskBands } from '../mask.js';
import { type FoundSet, type TextFamily } from '../reading.js';

/**
 * Sierra and Netgear answers to `AT!BAND=?` and `AT!BAND?`: rows `00, All bands, <GW mask> <L mask> <…>`. Row 00 of the
 * long table is the capability; the single row of the short one is what is set. The legend below is not read.
 */
export const sierraBandTable: TextFamily = {
  pattern: /^.*band mask.*$|^[^\w\n]*(?:\d[\da-f], .*)?\b[\da-f]{16}\b.*$/gm,
  read(matches) {
    /** Band of bit 0 by column, 0 for other radios. */
    let columns = [0, 1];
    const rows = matches.flatMap(({ 0: line, index }): FoundSet[] => {
      // Newer tables number `L Band Mask 1` and `2`, others have an `L ext Band Mask`.
      const heads = [...line.matchAll(/(\bl|\blte|\bl +ext)? *band mask(?: (2))?/g)];
      if (heads[0])
        columns = heads.map(([, name, second]) =>
          !name ? 0 : second || name.endsWith('t') ? LTE_EXTENSION : 1,
        );
      const row = /^\W*(\d[\da-f]), *"?([^",\d][^",]{0,60}?)"?,? +[\da-f]{16}/.exec(line);
      const masks = [...line.matchAll(/\b[\da-f]{16}\b/g)].flatMap((mask, i) =>
        columns[i] ? maskBands(mask[0], 16, { offset: index + mask.index, length: 16 }, columns[i]) : [],
      );
      return row ? [joined({ kind: 'supported', name: row[2], slot: row[1]!, bands: [] }, masks)] : [];
    });
    const all = rows.find(({ slot }) => slot === '00');
    if (all || rows.length === 1)
      return [{ ...(all ?? rows[0]!), name: undefined, kind: rows.length > 1 ? 'supported' : 'enabled' }];
    return [];
  },
};

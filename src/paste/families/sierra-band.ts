import { lines, within } from '../line.js';
import { hexMask, LTE_EXTENSION, maskBands, maskReading, maskWord, type MaskWord } from '../mask.js';
import {
  type AtFamily,
  type FoundSet,
  kindOf,
  NOTHING,
  type Paste,
  type Reading,
  type TextFamily,
} from '../reading.js';
import { type NoteCode, type Span } from '../read-result.js';

/** Sierra `AT!BAND=10,"name",<GW>,<LTE>[,<LTE from B65>]`, bare hexadecimal. */
export const sierraBandCommand: AtFamily = {
  keys: ['!BAND'],
  read(call): Reading | undefined {
    const [, , , lte, extension] = call.fields;
    if (call.form !== 'set' || lte === undefined) return NOTHING;
    return maskReading(kindOf(call), call.key, true, [
      maskWord(lte, hexMask),
      maskWord(extension, hexMask, { first: LTE_EXTENSION }),
    ]);
  },
};

/** What a column of masks holds: bit 0 of LTE columns, nothing for the rest. */
type Column = number | undefined;

/** Columns of tables without a heading: GSM/WCDMA, LTE. */
const USUAL: readonly Column[] = [undefined, 1];

/**
 * Sierra and Netgear answers to `AT!BAND=?` and `AT!BAND?`: rows `00, All bands, <GW mask> <L mask> <…>`. Row 00 of the
 * long table is the capability; the single row of the short one is what is set. The legend below is not read.
 */
export const sierraBandTable: TextFamily = {
  read(paste: Paste): Reading | undefined {
    if (!paste.upper.includes('BAND MASK') && !paste.upper.includes('!BAND')) return undefined;
    const rows: { index: number; name: string; words: MaskWord[] }[] = [];
    const claimed: Span[] = [];
    let columns = USUAL;
    for (const line of lines(paste.upper)) {
      if (line.text.includes('BAND MASK')) columns = columnsOf(line.text);
      const masks = [...line.text.matchAll(/\b[\dA-F]{16}\b/g)];
      if (masks.length === 0 && !line.text.includes('BAND MASK')) continue;
      claimed.push(line);
      const row = /^\W*(\d[\dA-F]), *"?([^",\d][^",]*?)"?,? +[\dA-F]{16}/.exec(line.text.slice(0, 120));
      if (row === null || masks.length < 2) continue;
      const words = masks.flatMap((match, i) => {
        const first = columns[i];
        if (first === undefined) return [];
        const span = within(line, match.index, match[0].length);
        return maskWord({ text: match[0], quoted: false, ...span }, hexMask, { first }) ?? [];
      });
      rows.push({ index: parseInt(row[1]!, 16), name: row[2]!, words });
    }
    if (rows.length === 0) return undefined;
    const all = rows.length > 1 ? rows.filter(({ index }) => index === 0) : rows;
    const notes = new Set<NoteCode>();
    const sets = (all.length > 0 ? all : rows).map(({ name, words }): FoundSet => {
      const read = maskBands(words);
      read.notes.forEach((note) => notes.add(note));
      const kind = rows.length > 1 ? 'supported' : 'enabled';
      return { kind, bands: read.bands, ...(all.length > 1 || all.length === 0 ? { name } : {}) };
    });
    return { sets, notes: [...notes], claimed };
  },
};

/** `GW Band Mask`, `L Band Mask`, `TDS Band Mask`, `L ext Band Mask`; newer tables number `L Band Mask 1`, `2`, … */
function columnsOf(heading: string): Column[] {
  const names = heading.split('BAND MASK');
  return names.slice(0, -1).map((name, i) => {
    const number = Number(/^ *(\d)\b/.exec(names[i + 1]!)?.[1] ?? 1);
    if (/\bL +EXT *$/.test(name)) return LTE_EXTENSION;
    return /\bL *$|\bLTE *$/.test(name) ? 1 + (number - 1) * 64 : undefined;
  });
}

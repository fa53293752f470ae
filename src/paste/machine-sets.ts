import { atCalls } from './at-call.js';
import { AT_FAMILIES, TEXT_FAMILIES } from './families.js';
import { type FoundSet, type Paste } from './reading.js';
import { type Span } from './read-result.js';

/** Families by their commands. */
const BY_KEY = new Map(AT_FAMILIES.flatMap((family) => family.keys.split(' ').map((key) => [key, family])));
/** Modules of Quectel, Telit and u-blox whose answers have other fields, or fields in another number system. */
const MODEL = /\b(?:bg77|bg9\d|l[mn]9\d\d|m?l?e[39]10\w?|ml865|sara-?[rug]\d|lisa|leon|lara|toby)/;

/**
 * What is read out of the answers of machines, which comes before prose: from where they begin to the end of their line,
 * nobody reads them as text, so that `rest` has them blank.
 */
export function machineSets(low: string): { sets: FoundSet[]; rest: string } {
  const model = MODEL.exec(low)?.[0] ?? '';
  const paste: Paste = { low, calls: atCalls(low, (key) => BY_KEY.has(key)), model };
  const sets: FoundSet[] = [];
  const claimed: Span[] = [];
  for (const { pattern, read } of TEXT_FAMILIES) {
    const matches = [...low.matchAll(pattern)];
    const own = matches[0] && read(matches, paste);
    if (!own) continue;
    sets.push(...own);
    claimed.push(...matches.map(({ 0: { length }, index }) => ({ offset: index, length })));
  }
  for (const call of paste.calls) {
    const own = BY_KEY.get(call.key)!.read(call, paste);
    if (!own) continue;
    sets.push(own);
    claimed.push(call);
  }
  const rest: string[] = [];
  let done = 0;
  for (const { offset, length } of claimed.sort((a, b) => a.offset - b.offset)) {
    if (offset + length <= done) continue;
    const start = Math.max(offset, done);
    const lineBreak = low.indexOf('\n', offset + length - 1);
    const end = lineBreak < 0 ? low.length : lineBreak;
    rest.push(low.slice(done, start), '\n'.padEnd(end - start));
    done = end;
  }
  return { sets, rest: rest.join('') + low.slice(done) };
}

import { laidOut } from './layout.js';
import { type List, readProse } from './prose.js';
import { type FoundSet } from './reading.js';
import { type ReadKind } from './read-result.js';
import { type Token, tokenise } from './tokens.js';

/** What the text holds beside machine answers, which are blank in `low`: one set, or one a product or region. */
export function proseSets(text: string, low: string, region: string): FoundSet[] {
  const tokens = laidOut(tokenise(text, low), text);
  const { lists, ignored, notes } = readProse(tokens, text, region);
  // Two names make variants only if both have bands of one radio: a name before the LTE list and another before the NR
  // list are one device.
  const rivals = (['lte', 'nr'] as const).some((rat) => {
    const own = lists.filter(({ name, bands }) => name && bands.some((band) => band.rat === rat));
    return own.some(({ name }) => name !== own[0]!.name);
  });
  const kind = kindAt(
    tokens,
    lists.find(({ bands }) => bands.length > 0),
  );
  return [
    ...lists.map(({ name, bands }) => ({ kind, name: (rivals && name) || undefined, bands })),
    { kind: 'none', bands: [], ignored, notes: [...notes] },
  ];
}

/** How many tokens around the first list the words of a sentence are looked for. */
const AROUND = 20;

/** What a network uses is not what a device can do: "Verizon uses bands 2, 4, 13". */
function kindAt(tokens: readonly Token[], list: List | undefined): ReadKind {
  if (!list) return 'none';
  const types = (from: number, to: number) => tokens.slice(Math.max(from, 0), to).map(({ type }) => type);
  const around = types(list.at - AROUND, list.at + AROUND);
  return types(list.at - AROUND, list.at).includes('operator') &&
    around.includes('use') &&
    !around.some((type) => /^(?:device|support|qualifier)$/.test(type))
    ? 'operator'
    : 'supported';
}

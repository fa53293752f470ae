import { laidOut } from './layout.js';
import { readProse } from './prose.js';
import { type FoundBand, type FoundSet } from './reading.js';
import { type ReadKind } from './read-result.js';
import { tokenise } from './tokens.js';

/** What the text holds beside machine answers, which are blank in `low`: one set, or one a product or region. */
export function proseSets(text: string, low: string, region: string): FoundSet[] {
  const { lists, ignored, notes } = readProse(laidOut(tokenise(text, low), text), text, region);
  // Two names make variants only if both have bands of one radio: a name before the LTE list and another before the NR
  // list are one device.
  const rivals = (['lte', 'nr'] as const).some((rat) => {
    const own = lists.filter(({ name, bands }) => name && bands.some((band) => band.rat === rat));
    return own.some(({ name }) => name !== own[0]!.name);
  });
  const kind = kindBefore(low, lists.flatMap(({ bands }) => bands)[0]);
  return [
    ...lists.map(({ name, bands }) => ({ kind, name: (rivals && name) || undefined, bands })),
    { kind: 'none', bands: [], ignored, notes: [...notes] },
  ];
}

const OPERATOR =
  /verizon|at&t|t-mobile|telstra|vodafone|orange|telekom|movistar|rogers|docomo|softbank|\bjio\b|\boperator|\bcarrier|[電电]信|移动|联通|[運运][營营]商|越南|台灣/;
const USES = /\buses?\b|operates|deploy|nutzt|utili[zs]|走|使用|采用|覆[蓋盖]/;
const DEVICE = /module|modem|router|phone|device|support|compatible|支持|支援/;
/** How far around the first band the words of a sentence are looked for. */
const AROUND = 80;

/** What a network uses is not what a device can do: "Verizon uses bands 2, 4, 13". */
function kindBefore(low: string, first: FoundBand | undefined): ReadKind {
  if (first === undefined) return 'none';
  const before = low.slice(Math.max(0, first.offset - AROUND), first.offset);
  const around = before + low.slice(first.offset, first.offset + AROUND);
  return OPERATOR.test(before) && USES.test(around) && !DEVICE.test(around) ? 'operator' : 'supported';
}

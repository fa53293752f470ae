import { tokensOf } from './layout.js';
import { readProse } from './prose.js';
import { type FoundBand, type FoundSet } from './reading.js';
import { type ReadKind } from './read-result.js';

/** What the text holds beside machine answers, which are blank in `low`: one set, or one a product or region. */
export function proseSets(text: string, low: string, region: string): FoundSet[] {
  const { lists, ignored, notes } = readProse(tokensOf(text, low), text, region);
  const groups = new Map<string | undefined, FoundBand[]>();
  for (const { name, bands } of lists) {
    const group = groups.get(name);
    if (group) group.push(...bands);
    else groups.set(name, [...bands]);
  }
  // Two names make variants only if both have bands of one radio: a name before the LTE list and another before the NR
  // list are one device.
  const rivals = (['lte', 'nr'] as const).some(
    (rat) =>
      [...groups].filter(([name, bands]) => name !== undefined && bands.some((band) => band.rat === rat))
        .length > 1,
  );
  const bands = [...groups.values()].flat();
  const kind = kindBefore(low, bands[0]);
  const rest: FoundSet = { kind: 'none', bands: [], ignored, notes: [...notes] };
  return rivals
    ? [...[...groups].map(([name, own]) => ({ kind, name, bands: own })), rest]
    : [{ ...rest, kind, bands }];
}

const OPERATOR =
  /verizon|at&t|t-mobile|telstra|optus|vodafone|orange|telekom|movistar|telcel|claro|rogers|telus|docomo|softbank|kddi|\bjio\b|airtel|\boperator|\bcarrier|[電电]信|移动|联通|[運运][營营]商|越南|台灣/;
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

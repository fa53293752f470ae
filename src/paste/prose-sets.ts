import { readProse } from './prose.js';
import { type FoundBand, type FoundSet, type Paste, type Reading } from './reading.js';
import { type ReadKind, type Span } from './read-result.js';
import { layoutOf, type Section } from './sections.js';
import { tokenise } from './tokens.js';

/** Longest command prompt or time stamp before an AT command. */
const MAX_PROMPT = 60;

/** What the text holds beside machine answers: one set, or one a product or region. */
export function proseSets(paste: Paste, claimed: readonly Span[], region: string): Reading {
  const { text, upper } = paste;
  const tokens = tokenise(text, upper, wholeLines(upper, claimed));
  const { sections, cells } = layoutOf(text, upper);
  const { bands, ignored, notes } = readProse(tokens, text, region, cells);
  return { sets: setsOf(bands, sections, kindBefore(upper, bands[0])), ignored, notes: [...notes] };
}

const OPERATOR =
  /VERIZON|AT&T|T-MOBILE|TELSTRA|OPTUS|VODAFONE|ORANGE|TELEKOM|TELEF[OÓ]NICA|MOVISTAR|TELCEL|CLARO|ROGERS|TELUS|DOCOMO|SOFTBANK|KDDI|RAKUTEN|\bJIO\b|AIRTEL|SINGTEL|\bOPERATOR|\bCARRIER|[電电]信|移动|联通|[運运][營营]商|越南|台灣/;
const USES = /\bUSES?\b|OPERATES|DEPLOY|NUTZT|UTILI[ZS]|走|使用|采用|覆[蓋盖]/;
const DEVICE = /MODULE|MODEM|ROUTER|PHONE|DEVICE|SUPPORT|COMPATIBLE|支持|支援/;
/** How far around the first band the words of a sentence are looked for. */
const AROUND = 80;

/** What a network uses is not what a device can do: "Verizon uses bands 2, 4, 13". */
function kindBefore(upper: string, first: FoundBand | undefined): ReadKind {
  if (first === undefined) return 'supported';
  const before = upper.slice(Math.max(0, first.offset - AROUND), first.offset);
  const around = before + upper.slice(first.offset, first.offset + AROUND);
  return OPERATOR.test(before) && USES.test(around) && !DEVICE.test(around) ? 'operator' : 'supported';
}

/**
 * Bands under their names. Two names make variants only if both have bands of one radio: a name before the LTE list
 * and another before the NR list are one device.
 */
function setsOf(bands: readonly FoundBand[], sections: readonly Section[], kind: ReadKind): FoundSet[] {
  if (bands.length === 0) return [];
  const groups = new Map<string | undefined, FoundBand[]>();
  let at = -1;
  for (const band of bands) {
    while (at + 1 < sections.length && sections[at + 1]!.offset <= band.offset) at++;
    const name = sections[at]?.name;
    const group = groups.get(name);
    if (group) group.push(band);
    else groups.set(name, [band]);
  }
  const rival = (['lte', 'nr'] as const).some(
    (rat) =>
      [...groups].filter(([name, members]) => name !== undefined && members.some((band) => band.rat === rat))
        .length > 1,
  );
  if (!rival) return [{ kind, bands }];
  return [...groups].map(([name, members]) =>
    name === undefined ? { kind, bands: members } : { kind, name, bands: members },
  );
}

/** Claims with the prompt before and the rest of the line behind, sorted and apart. */
function wholeLines(upper: string, claimed: readonly Span[]): Span[] {
  const runs = [...claimed].sort((a, b) => a.offset - b.offset);
  const whole: Span[] = [];
  let end = 0;
  for (const run of runs) {
    if (run.offset + run.length <= end) continue;
    const before = Math.max(end, run.offset - MAX_PROMPT);
    const lineBreak = upper.slice(before, run.offset).lastIndexOf('\n');
    const prompt = lineBreak >= 0 || before === end;
    const offset = prompt ? before + lineBreak + 1 : run.offset;
    const lineEnd = upper.indexOf('\n', Math.max(run.offset, run.offset + run.length - 1));
    const stop = lineEnd < 0 ? upper.length : lineEnd;
    whole.push({ offset, length: stop - offset });
    end = stop;
  }
  return whole;
}

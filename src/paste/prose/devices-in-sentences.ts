/**
 * Sentences that tell several devices apart by common words: `The phone is on B3, the router on B20`, `Modem 1 is locked to
 * B3, modem 2 to B7`, `The old router had B3 and B20, the new one has B28, too`. Products with names of their own are found as
 * subjects of sentences; common words are not, because nearly every text speaks of some phone or router.
 */
import { LISTS } from './candidates.js';
import { type LaidToken, NO_OWNER, type Owner, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';
import { SUFFIXES } from './write-names.js';

/** What people call a phone by. */
const PHONES = 'pixel|galaxy|redmi|moto|xiaomi|samsung|oneplus|nokia';
/** Words for a device; those of one line are the same thing, as the modem is in the router. */
const NOUNS = [
  'smartphones?|i?phones?|handset|mobile|handy|t[eé]l[eé]phone|móvil|celular|tel[eé]fon\\p{L}{0,3}|telefoon|telemóvel|puhelin|' +
    'телефон\\p{L}{0,2}|смартфон',
  'router(?:n|ul)?|routeur|modem[ai]?|módem|wwan|gateway|hotspot|mifi|dongle|stick|box|cpe|puck|reititin|роутер|модем',
  'tablet|ipad|tableta|tablette|планшет',
  'watch|uhr|montre|reloj|orologio|relógio|zegarek|часы',
  'laptop|notebook|portátil|ноутбук',
].map((nouns) => `(?:${nouns})(?!\\p{L})`);
const IS_NOUN = new RegExp(NOUNS.map((noun) => `(?<!\\p{L})${noun}`).join('|'), 'giu');
/** The same of scripts that put no blanks between words, in the same order. */
const NOUNS_OF_ASIA = [
  '手机|スマホ|휴대폰|폰',
  '路由器|CPE|ルーター|공유기|라우터',
  '平板|タブレット|태블릿',
];
/** What stands before a noun and is no part of a name. */
const NO_MODIFIER =
  '(?:an?|the|same|m[iy]|your|h?is|her|its|our|their|this|that|both|every|each|and|but|while|in|with|for|of|if|any|s|at|to|d(?:er|ie|as|en|em)|' +
  'al|aber|im|am|auf|bei|[mds]?eine?[nmrs]?|unser\\p{L}?|und|l[ae]s?|l|[mst](?:on|a|es)|notre|votre|et|mais|sur|avec|un[ae]?|el|los|[st]u|y|e[nl]|con|' +
  'pero|il|lo|i|gli|mi[oa]|e|su[oa]|os?|as|meu|minha|n[ao]|w|z|mój|ale|mijn|de|het|een|mi[nt]t?|och|men|on|в|на|и|а|но|мой|у|же)(?!\\p{L})';
/** Of another one of them, in place of its noun. */
const OTHER_ONE = [
  'the (?!one)\\p{L}+ one|(?:the )?one (?:in|on|at|from|by) (?:the |my )?\\p{L}+|(?:the )?(?:other|second|old|new)(?= ?(?:to|on|has|had|:))|mine',
  '(?:de[rnm]|die|das|beim?) (?:(?:neu|alt|ander|zweit|erst)e[rnms]?|(?:im|unterm|in der|auf dem) \\p{Lu}\\p{L}+)|meine[rs]',
  'l[ae] (?:nouve(?:au|lle)|second|vieux)|l’(?:autre|ancien)|cel(?:ui|le) (?:du|de la|de) \\p{L}+|le mien',
  '(?:e?l|la|al) (?:otro|nuev[oa]|viej[oa]|segund[oa]|(?:nuov|vecchi|second)[oa]|del? (?:la )?\\p{L}+)|quell[oa] (?:d[ie]l? )?\\p{L}+|il (?:nuovo|vecchio|secondo|mio)',
  'o (?:novo|velho|outro|segundo|antigo|d[aeo] \\p{L}+|meu)',
  'nowy|stary|drugi|новый|старый|второй|другой|(?:de|het) (?:nieuwe|oude|andere|tweede)|den (?:nya|gamla|andra)',
].join('|');
/** `Pixel 8 Pro`, `Redmi Note 9` */
const MODEL = `(?: (?:note|${SUFFIXES})(?!\\p{L}))?`;
/** In characters, from the name to the list. */
const LONGEST_VERB = 48;
const LONGEST_LEAD = 120;
const ENDS = `(?!\\p{L})[^.;!?\\n]{0,${LONGEST_VERB}}$`;
/** One for each kind of device: a name and what is said of it, up to the list. */
const NAMED = NOUNS.map(
  (noun, i) =>
    new RegExp(
      `(?<![\\p{L}(])((?:(?!${NO_MODIFIER})\\p{L}[\\p{L}'’]* )?(?:${i === 0 ? `${noun}|${PHONES}` : noun})${MODEL}(?: ?(?:\\d{1,3}[a-z]?|[A-D])(?![\\p{L}\\d]))?${MODEL}(?: (?:im|d[aeo]l?|di) (?:mi[oa] )?\\p{L}{3,})?)${ENDS}` +
        (NOUNS_OF_ASIA[i] ? `|((?:${NOUNS_OF_ASIA[i]})[ -]?\\d?)[^。，、.;!?\\n]{0,${LONGEST_VERB}}$` : ''),
      'iu',
    ),
);
/** Most texts have none of these words. */
const HAS_NOUN = new RegExp(`${IS_NOUN.source}|${NOUNS_OF_ASIA.join('|')}|${PHONES}`, 'iu');
const IS_OTHER_ONE = new RegExp(`(?<!\\p{L})(${OTHER_ONE})${ENDS}`, 'iu');
/** What has names of its own, or is said of networks. */
const IS_NAMED = pattern('<code carrier owner operator>');
/** Names of bands, or several numbers. */
const IS_BANDS = pattern('[{band nrBand}]|<number>[^{number}]+<number>');
/** `The phone has B1, B3 and B20. I locked the router to B20.` */
const SAYS_SUPPORT = pattern('<support has>');
const SAYS_MOMENT = pattern('<serving locked>');
const SAYS_BAND = pattern('<bandWord>\\W?$');

/** What a list is said of. */
interface Said {
  /** Place of its name among the tokens, and their number. */
  readonly at: number;
  readonly length: number;
  readonly name: string;
  /** Its kind, and what tells it from others of that. */
  readonly key: string;
  readonly isOther: boolean;
  /** The letters before the list. */
  readonly lead: string;
}

/** A line and what it says of devices, nothing unless each of its lists is said of one. */
interface Line {
  readonly to: number;
  readonly said: readonly Said[];
}

/** The tokens, with owners before what is said of each device of a line that speaks of several, or of lines with one each. */
export function nameDevices(tokens: readonly LaidToken[], text: string): readonly LaidToken[] {
  const letters = lettersOf(tokens);
  if (IS_NAMED.test(letters) || !HAS_NOUN.test(text)) return tokens;
  const owners = new Map<number, Owner>();
  const named = new Set<number>();
  for (const lines of stretchesOf(tokens, letters, text)) {
    const said = lines.flatMap((line) => line.said);
    if (!areTold(said)) continue;
    for (const { at, length, name } of said) {
      owners.set(at, { name, isCarrier: false, isDevice: true });
      for (let i = 0; i < length; i++) named.add(at + i);
    }
    owners.set(lines.at(-1)!.to, NO_OWNER);
  }
  return tokens.flatMap((token, i) => {
    const owner = owners.get(i);
    return [...(owner ? [ownerToken(owner)] : []), ...(named.has(i) ? [] : [token])];
  });
}

/** Neighbouring lines that say something of devices. */
function stretchesOf(tokens: readonly LaidToken[], letters: string, text: string): Line[][] {
  const stretches: Line[][] = [];
  let isNext = false;
  for (const { index: from, 0: line } of letters.matchAll(/.+/g)) {
    const to = from + line.length;
    const said = devicesOf(tokens, letters, from, to, text);
    if (said[0] && isNext) stretches.at(-1)!.push({ to, said });
    else if (said[0]) stretches.push([{ to, said }]);
    isNext = said[0] !== undefined;
  }
  return stretches;
}

function devicesOf(
  tokens: readonly LaidToken[],
  letters: string,
  from: number,
  to: number,
  text: string,
): Said[] {
  const said: Said[] = [];
  let end = from;
  for (const { index, 0: run } of letters.slice(from, to).matchAll(LISTS)) {
    const at = from + index;
    if (!IS_BANDS.test(run) && !SAYS_BAND.test(letters.slice(end, at))) continue;
    const own = deviceBefore(tokens, end, at, text);
    end = at + run.length;
    if (own) said.push(own);
    // Whose the first list is nobody says.
    else if (!said[0]) return [];
  }
  return said;
}

/** Whether these are several devices, and not only another one of something, nor what one has and another is on. */
const areTold = (said: readonly Said[]) => {
  const ofMoment = said.filter(({ lead }) => SAYS_MOMENT.test(lead));
  const hasSupport = said.some((each) => SAYS_SUPPORT.test(each.lead) && !ofMoment.includes(each));
  return (
    !(hasSupport && ofMoment[0]) &&
    said.some(({ isOther }) => !isOther) &&
    said.some(({ key, isOther }, i) => said.some((other, k) => k < i && (isOther || other.key !== key)))
  );
};

/** The last device that is named between two places, and nothing but what is said of it behind its name. */
function deviceBefore(tokens: readonly Token[], from: number, to: number, text: string): Said | undefined {
  if (from === to) return undefined;
  const end = endOf(tokens[to - 1]!);
  const begin = Math.max(tokens[from]!.offset, end - LONGEST_LEAD);
  const lead = text.slice(begin, end).replaceAll("'", '’');
  let last: { readonly name: string; readonly offset: number; readonly kind: number } | undefined;
  for (const [kind, names] of [...NAMED, IS_OTHER_ONE].entries()) {
    const match = names.exec(lead);
    const name = match?.[1] ?? match?.[2];
    const offset = begin + (match?.index ?? 0);
    if (name && offset >= (last?.offset ?? 0)) last = { name, offset, kind };
  }
  if (!last) return undefined;
  const { name, kind, offset } = last;
  const own = tokens.slice(from, to);
  const at = own.findIndex((token) => endOf(token) > offset);
  const behind = own.findIndex((token) => token.offset >= offset + name.length);
  return {
    at: from + at,
    length: (behind < 0 ? own.length : behind) - at,
    name,
    key: kind + name.toLowerCase().replace(IS_NOUN, ''),
    isOther: kind === NOUNS.length,
    lead: lettersOf(own),
  };
}

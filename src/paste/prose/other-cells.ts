/**
 * Cells that a text names beside the one in use: those of a time before, `Yesterday n78, today B3`, `It fell from n78 to B20`,
 * and those that are only heard, `serving B8, neighbours B20 and B3`. A device is on none of them now.
 */
import { LISTS } from './candidates.js';
import { type LaidToken } from './laid-token.js';
import { letterOf, pattern } from './pattern.js';
import { asSpent, endOf, lettersOf } from './tokenise.js';

/** What is said of a list: `before` now, on a day (`dated`), `now`, or that its cells are only `heard`. */
type Time = 'before' | 'dated' | 'now' | 'heard';
/** The words for it, in front of a band or behind it; those of scripts without blanks are parts of longer ones. */
const WORDS: readonly { readonly time: Time; readonly words: string; readonly ofAsia: string }[] = [
  {
    time: 'before',
    words: [
      '(?<!as )before(?: that)?(?:,? it)?(?: was)?|previously|earlier|used to(?: \\p{L}+)?',
      'vorher|davor|früher|eben noch|eerst|voorheen|was(?= (?:enkel|alleen))|förut|tidigare|tidligere|før|for \\p{L}+ \\p{L}+ siden|aiemmin',
      'antes(?! de)|iban?(?= a)|prima(?! di)|avant(?! (?:l[ea’]|de|que))|auparavant|înainte|wcześniej|przedtem|předtím|dříve|predtým|раньше|ранее|до этого|до обеда|раніше|преди|ranije|prije|előtte|korábban|πριν',
      '(?:az )?önce(?:den)?|tadi|sebelumnya|trước đó|lúc nãy|قبل|قبلا|pehle|पहले',
    ].join('|'),
    ofAsia: 'เมื่อกี้|ก่อนหน้า|之前|原[来來](?!的)|以前|刚才|剛才|さっき|直後は|아까|전에는',
  },
  {
    time: 'dated',
    words: [
      'yesterday|last (?:night|week)|gestern|gisteren|igår|i går|eilen|ayer|anoche|ontem|ieri|hier (?:soir|matin|encore|j’avais|c’était)|wczoraj|včera|вчера|вчора|juče|jučer|tegnap|χθες',
      'dün|td malem|kemarin|semalam|hôm qua|أمس|امس|امبارح|دیروز|دیشب',
    ].join('|'),
    ofAsia: 'เมื่อวาน|昨天|昨晚|上周|昨日|어제',
  },
  {
    time: 'now',
    words: [
      'now|after(?= ?:)|today|currently|at the moment|jetzt?|heute|nun|nu|vandaag|nå|i ?dag|nyt|tänään|ahora|hoy|agora|hoje|hj|ora|adesso|oggi|maintenant|là|aujourd’hui|(?:nachher|danach|después|depois|dopo|après)(?= ?:)',
      'teraz|dziś|dzisiaj|teď|dnes|сейчас|сегодня|теперь|зараз|сьогодні|тепер|сега|днес|most (?:már|csak)|ma már|ma|τώρα|σήμερα',
      'şimdi|şu an|bugün|artık|sekarang|skrg|giờ|bây giờ|hôm nay|الآن|الان|اليوم|دلوقتي|امروز|ab|abhi|aaj|अब|अभी',
    ].join('|'),
    ofAsia: 'ตอนนี้|วันนี้|跳到|掉到|变成|變成|改成|现在|現在|今天|目前|当前|今は|今日|지금|오늘|현재',
  },
  {
    time: 'heard',
    words: [
      'neighbou?rs?(?: (?:are|cells?))?|(?:can|could) (?:also )?(?:hear|see)|nachbar(?:n|zellen)?|buurcel\\p{L}*|grann?ar|nabo(?:er|celler)|naapuri\\p{L}*',
      'vecin[oa]s|vizinh[oa]s|(?:celle )?vicine|voisines|sąsie\\p{L}*|soused\\p{L}*|сосед\\p{L}*|сусід\\p{L}*|szomszéd\\p{L}*|komşu\\p{L}*|tetangga',
    ].join('|'),
    ofAsia: '邻区|邻小区|鄰區|隣接|인접',
  },
];
/** `since yesterday` is said of now. */
const ENDS_IN_SINCE = /(?<!\p{L})(?:since|as of|until|seit|sinds|sedan|siden|desde|depuis|da|od|со|з|с) $/iu;
/** In characters, between such a word and the bands. */
const LONGEST_GAP = 32;
const ENDS_SENTENCE = /[.;!?\n]/;
/** One group for each of them. */
const ANYWHERE = new RegExp(
  WORDS.map(({ words, ofAsia }) => `((?<!\\p{L})(?:${words})(?![\\p{L}’])|${ofAsia})`).join('|'),
  'gu',
);
/** Behind a band, up to the end of its clause. */
const BEHIND = WORDS.map(({ time, words, ofAsia }) => ({
  time,
  said:
    time === 'heard'
      ? new RegExp(`^[^,.;!?\\n]{0,30}(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')
      : new RegExp(
          `^(?:[ (]|(?:was|is|only|still|nur|noch|solo|tylko|jen) )*(?:(?:${words})(?!\\p{L})|${ofAsia})(?= ?(?:[,.;!?)\\n]|$))`,
          'u',
        ),
}));

/** What still belongs to the list before: `B3 before, the new one …` */
const OF_LIST_BEFORE = new RegExp(
  `^ ?(?:${WORDS.flatMap(({ time, words, ofAsia }) => (time === 'heard' ? [] : [words, ofAsia])).join('|')})(?= ?[,;)])`,
  'u',
);

/** What is said of the time of a list: last before it, or else behind it. */
function timeOf({ lead: whole, behind }: Told): Time | undefined {
  const lead = whole.replace(OF_LIST_BEFORE, '');
  const last = [...lead.matchAll(ANYWHERE)].at(-1);
  const gap = last ? lead.slice(last.index + last[0].length) : '';
  if (last && gap.length <= LONGEST_GAP && !ENDS_SENTENCE.test(gap))
    return ENDS_IN_SINCE.test(lead.slice(0, last.index))
      ? 'now'
      : WORDS[last.slice(1).findIndex(Boolean)]!.time;
  return BEHIND.find(({ said }) => said.test(behind))?.time;
}

/** `from n78 to B20` */
const ENDS_IN_FROM =
  /(?<!\p{L}|band[aes]?s? |rang(?:e|ing) |lte |[45]g |nr )(?:from|off|von|vom|van|från|fra|de|del|de la|do|da|dal|dalla|du|ze?|со?|із?|з|από|от|sa|dari|từ|من|از|จาก)(?: \p{L}{1,5})?(?: (?:lte|[45]g|nr|\dca))?[ (-]{0,2}$|从$/u;
const ENDS_IN_TO =
  /(?<!\p{L})(?:to|onto|auf|zu|nach|naar|till|til|al?|ao|pro|pra|para(?: [oa])?|alla?|à(?: la)?|au|sur|na|на|в|σε|στο|στη|ke|sang|xuống|lên|về|إلى|الى|على|به|رو|ไป|เป็น|มา|ลง)(?: \p{L}{1,8})?(?: (?:lte|[45]g|nr))? ?$|[到在]$/u;
const IS_ARROW = /^[^\p{L}\d]{0,4}(?:→|->|=>|➜|⇒)[^\p{L}\d]{0,4}(?:\p{L}+ ){0,3}$/u;
/** A device that goes to and fro is on both. */
const GOES_TO_AND_FRO =
  /(?<!\p{L})(?:constantly|keeps?|always|every|back and forth|dauernd|ständig|immer|hin und her|und zurück|nachts|jede\p{L}|steeds|telkens|siempre|constantemente|cada|sempre|continuamente|ogni|toujours|sans arrêt|chaque|ciągle|cały czas|pořád|neustále|постоянно|вс[её] время|кажд\p{L}+|постійно|sürekli|terus|bolak-balik|liên tục)(?!\p{L})|反复|来回|來回|いつも|頻繁|자꾸|계속/iu;
/** Of languages that say it behind: `n78'den B20'ye`. */
const BEGINS_WITH_FROM =
  /^(?:['’]?[dt][ea]n|['’]?[dt][ea]yd\p{L}+|:?(?:l[lt]a|st[aä]|lt[aä])|-?r[óő]l|から|에서)(?!\p{L})/u;
const BEGINS_WITH_TO = /^(?:['’]?y?[ea]|:?(?:lle|hen|een)|-?r[ae]|に|へ|으?로)(?!\p{L})/u;
/** In characters, between what says so and a list. */
const LONGEST_LEAD = 60;
const LONGEST_MOVE = 24;
const ENDS_CLAUSE = /[,.;!?\n](?!\d)/;
/** What is said of more than a moment, and of what somebody does. */
const IS_OF_MORE = pattern('<support locked deployment needs adds change ensures use>');
/** `They send on n28 now, before only on B20`: on both. */
const IS_OF_NETWORK = pattern('<use adds deployment support>');
const ENDS_IN_HAS = pattern('<has>(?:[^\\w\\n]|<filler and>)*$');
/** `cubre de la B1 a la B5` */
const IS_RANGE = pattern('<has>\\w');
const IS_BANDS = pattern('[{band nrBand}]');
/** The ends of what looks like a range: `n78 to B20`, `n78 → B3` */
const PARTS = pattern('[^→{to}]*<item>', 'g');
const ENDS_IN_WORD = pattern('<bandWord>$');
const IS_ITEM = pattern('<item>');
const SERVING = letterOf('serving');
const MOST_ON = 6;
/** In characters: what is longer, or has more lists, is no talk of one device. */
const LONGEST_TALK = 1200;
const MOST_LISTS = 12;

/** A list of bands, and what stands between it and the one before. */
interface Told {
  readonly at: number;
  readonly to: number;
  readonly lead: string;
  readonly letters: string;
  readonly behind: string;
  readonly items: number;
  /** Its bands have their letters. */
  readonly isNamed: boolean;
}

/** The tokens, with such bands as spent, and a word for "serving" before the others of a moment. */
export function withoutOtherCells(tokens: readonly LaidToken[], text: string): readonly LaidToken[] {
  if (text.length > LONGEST_TALK) return tokens;
  const all = listsOf(tokens, text);
  if (all.length < 2 || all.length > MOST_LISTS) return tokens;
  const others = othersOf(all, text);
  if (!others.size || others.size === all.length) return tokens;
  const isOfOther = (i: number) => [...others].some(({ at, to }) => at <= i && i < to);
  const ofNow = all.filter((list) => !others.has(list) && isOfMoment(list) && isOnNow(list));
  const begins = new Set(ofNow.map(({ at }) => at));
  return tokens.flatMap((token, i) => {
    if (IS_ITEM.test(token.letter) && isOfOther(i)) return [asSpent(token)];
    return begins.has(i)
      ? [{ kind: 'serving' as const, letter: SERVING, value: 0, offset: token.offset, length: 0 }, token]
      : [token];
  });
}

/** The lists of cells that a device has left or only hears. */
function othersOf(all: readonly Told[], text: string): ReadonlySet<Told> {
  const lists = all.filter(isOfMoment);
  const left = lists.filter((list, i) => isLeft(list, lists[i + 1]));
  const others = new Set(left[0] && GOES_TO_AND_FRO.test(text) ? [] : left);
  const times = new Map(lists.map((list) => [list, others.has(list) ? undefined : timeOf(list)]));
  const hasNow = [...times.values()].includes('now');
  for (const [list, time] of times) {
    const before = all[all.indexOf(list) - 1];
    const isBehindCell = before && !others.has(before) && !IS_OF_NETWORK.test(before.letters);
    if (
      (hasNow && (time === 'before' || time === 'dated')) ||
      (time === 'before' && isBehindCell) ||
      (time === 'heard' && before)
    )
      others.add(list);
  }
  return others;
}

/** `Now it comes with B1, B3 and B7` is said of what it has. */
const isOnNow = ({ isNamed, letters }: Told) => isNamed && !ENDS_IN_HAS.test(letters);
const isOfMoment = ({ letters, items }: Told) => items <= MOST_ON && !IS_OF_MORE.test(letters);

function listsOf(tokens: readonly LaidToken[], text: string): Told[] {
  const letters = lettersOf(tokens);
  const lists: Told[] = [];
  let end = 0;
  for (const { index, 0: run } of letters.matchAll(LISTS))
    for (const { index: from, 0: part } of run.matchAll(PARTS)) {
      const at = index + from;
      if (run[0] === 'f' || !(IS_BANDS.test(part) || ENDS_IN_WORD.test(letters.slice(end, at)))) continue;
      const to = at + part.length;
      const begin = tokens[at]!.offset;
      const close = endOf(tokens[to - 1]!);
      lists.push({
        at,
        to,
        lead: text
          .slice(Math.max(end > 0 ? endOf(tokens[end - 1]!) : 0, begin - LONGEST_LEAD), begin)
          .toLowerCase()
          .replaceAll("'", '’'),
        letters: letters.slice(end, at),
        behind: text.slice(close, close + LONGEST_LEAD).toLowerCase(),
        items: part.match(/[bn0]/g)!.length,
        isNamed: IS_BANDS.test(part[0]!),
      });
      end = to;
    }
  return lists;
}

/** Whether a device went from one list to the next: `from n78 to B20`. */
function isLeft({ lead, letters }: Told, next: Told | undefined): boolean {
  if (!next || ENDS_CLAUSE.test(next.lead) || IS_RANGE.test(letters)) return false;
  return (
    (next.lead.length <= LONGEST_MOVE && ENDS_IN_FROM.test(lead) && ENDS_IN_TO.test(next.lead)) ||
    IS_ARROW.test(next.lead) ||
    (BEGINS_WITH_FROM.test(next.lead) && BEGINS_WITH_TO.test(next.behind))
  );
}

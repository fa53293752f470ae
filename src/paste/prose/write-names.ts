/**
 * The letters of tokens as names are read in them, where the case of a word counts. A word without a capital letter is a
 * verb or the like, unless a mark makes it the head of what follows. With a capital any word may be part of a name: `Tiny
 * Plus`, `Sora 6 Max`, `Vega S`, `Port 1`, `the Nova 5G supports`.
 */
import { type Kind, letterOf, pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';

/** Kinds of words that may be part of a name. */
const SOFT: ReadonlySet<Kind> = new Set(['and', 'filler', 'unit', 'more', 'place', 'to', 'use', 'variant']);
/** A capital letter, or one of a script that has none. */
export const NAMES_SOMETHING = /\p{Lu}|\p{sc=Han}|\p{sc=Katakana}|\p{sc=Hangul}|ー/u;
const TOPIC_WORDS =
  'abdeckung about adc aggregation aio and antennas? author bandwidths? capacidad capacity capacité carrier certifications? characteristics? conducted cobertura connectivity consumption couverture coverage ' +
  'codes? current data datasheet date descriptions? design details electrical faq features? form factors? frequenc(?:y|ies) general guide gpio hardware history i2c ' +
  'how information interfaces? intermedia introduction issue items? kapazität keep key layer ma main manual modes? modules? network notes? of operating ordering output overview parameters? pcm ' +
  'performance power products? q questions? answers? radio receiv(?:e[rd]?|ing) remarks? request requirements? revision rf sensitivity spec(?:ification)?s? standards ' +
  'sdio (?:u|\\(u\\))?sim speed spi summary support tables? technical transmi(?:t|ssion|tter|tting) t[iy]pes? uart usage usb ' +
  'values? variants? versions? working technische daten datenblatt caract[eé]r[ií]sti(?:que|ca)s t[eé]cni(?:que|ca)s ' +
  'especificaciones especificações allgemeines generalidades generalità généralités ' +
  'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche ' +
  'january february march april june july august september october november december sommer herbst winter frühling frühjahr (?:19|20)\\d\\d ' +
  'fabricant fabricante fabrikant hersteller herstellers manufacturer mast funkmast producent produttore výrobce ' +
  'achtung attention atención attenzione atenção caution chipsatz chipset hinweis important nota uwaga warning wichtig внимание';
/** What a datasheet has headings of, in place of a name: `RF Output Power`, `Key features`. */
export const IS_TOPIC = new RegExp(
  `^(?:\\d+(?:\\.\\d+)* +)?(?:(?:${TOPIC_WORDS.replaceAll(' ', '|')})(?: (?:x\\d|\\d\\.\\d))?(?:[ &/,-]+|$))+$`,
  'i',
);
/** Behind the name of a product, what makes it another: `iPhone 13 mini`. */
export const SUFFIXES = 'air|fe|flip|fold|lite|max|mini|neo|play|plus|pro|se|ultra';
const IS_SUFFIX = new RegExp(`^(?:${SUFFIXES})$`, 'i');
/** In a name of a list: `Bands (5G)` */
const RADIO = /(?<![\p{L}\d-])(?:[2-5]G|LTE|NR)(?![\p{L}\d-])/gu;
/** A name without the radios in it. */
export const withoutRadios = (name: string): string => name.replace(RADIO, '');
const FIRST_WORD = /^\p{L}{2,}/u;
/** `KX-4G`, `EC25`: letters and digits together. */
export const HAS_CODE = /(?=[\p{L}\d-]*\p{L})(?=[\p{L}\d-]*\d)[\p{L}\d-]{3}/u;
/** Whether each name is that of another product: `KX-4G` and `EC25`, `Nova Lite` and `Nova Max`, but not `Bands (5G)`. */
export function areProducts(names: readonly string[]): boolean {
  const own = names.map(withoutRadios);
  const families = new Set(own.map((name) => FIRST_WORD.exec(name)?.[0]));
  const areOfOneFamily = families.size === 1 && !families.has(undefined);
  return (areOfOneFamily || own.every((name) => HAS_CODE.test(name))) && new Set(own).size === own.length;
}
/** Beside it, what carriers name are versions of a product. */
export const IS_UNLOCKED = /^(?:factory )?unlocked$|^sim[- ]free$/i;
/** The number of a chapter: `3.4 Smartfren`. */
export const CHAPTER = /^\d+(?:\.\d+)+\.?[ -]+/;
const SHORT_REGION = 4;
/** A line of six words or more without a small letter: its capitals say nothing. */
const IN_CAPITALS = /^(?!.*\p{Ll}).*?(?:(?<!\p{L})\p{Lu}{2,}[^\p{Lu}\n]+){6}.*$/gmu;
/** `Only 140 MHz`, `Secondary 1` */
const IS_REMARK = /^(?:Prim\p{L}+|Se[ck][ou]nd\p{L}+|Only|Also|On|In|With|For|Nur|Solo|Seulement)$/u;
/** `The router` is no name. */
const ARTICLE = /^(?:A|O|The|This|Der|Die|Das|Le|La|Les|El|Los|Il|Het|De)$/;
const IS_WORD = /^\p{L}+$/u;
const WORD = letterOf('word');
const IS_OPERATOR = `${letterOf('operator')}:`;
const SAID = letterOf('said');
const REGION = letterOf('region');

/** A name that heads its line, as in `Nova One: GSM bands: 900 MHz`, and how what is said of a radio begins. */
export const HEAD_OF_LINE =
  '^[^\\w\\n]*(?:<word code region carrier variant number and>-?|[\\u3040-\\u30ff]){1,8}';
export const BEGINS_RADIO = '<filler bandWord>{0,3}<label>';

/** `(2022)` */
const REMARK = '(?: ?\\([^()\\n]{1,12}\\))?';
/**
 * What follows a name has a label of its own, `Nova 5G: LTE B1`, or is of LTE: `Nova 5G: B1`, `Nova 5G (2022): B1`,
 * `**Nova 5G**: B1`, `Nova 5G (B1)`.
 */
const GOES_TO_LABEL = pattern(
  `^${REMARK}(?:[^\\w/]{1,3}(?:<bandWord>[^\\w\\n]?)?<label>|[^\\w\\n]?:[^\\w\\n]*<band>|[(]<band>)|^"[,;]?"?<band>|^<lte nr>|^\\)`,
);
/** `Nova 4G (2022): bands 1, 3`: of LTE, whether 4G belongs to the name or not. */
const GOES_TO_BANDS = pattern(`^${REMARK}[^\\w\\n]?:<bandWord><number>`);
const GOES_TO_BANDS_OF_LTE =
  '(?:<support has>(?:<label bandWord>{0,2}<band>|<lte><bandWord><number>)|[^\\w\\n]?[:(|]\\W?<band>)';
/** `Nova 4G6:`, `Nova 4G12 Pro has B1` */
const GOES_ON_AS_NAME = pattern(`^<number><word and>?${REMARK}(?:[^\\w\\n]?[:(]|${GOES_TO_BANDS_OF_LTE})`);
/** `5G CPE Pro: B1`, where the name begins with the radio. */
const GOES_ON_AS_DEVICE = pattern(`^<device><word>(?:<word number>)?${REMARK}${GOES_TO_BANDS_OF_LTE}`);
const LONGEST_MARKS = 24;

/** `5G version`, `GSM model`, `2022 model` */
const isMadeOf = (kind: Kind, own: string) =>
  /^(?:lte|nr|gsm|umts|cdma)$/.test(kind) || (kind === 'frequency' && /^20\d\d$/.test(own));

/** `Cat 4 version`, `CAT-1版本`: how many tokens its category has, 0 where none is named. */
function lengthOfCategory(tokens: readonly Token[], i: number): number {
  if (tokens[i]!.kind !== 'category') return 0;
  const number = tokens[i + 1]?.kind === 'mark' ? i + 2 : i + 1;
  return tokens[number]?.kind === 'number' && tokens[number + 1]?.kind === 'variant' ? number + 1 - i : 0;
}

export function writeNames(tokens: readonly Token[], original: string): string {
  const text = original.replace(IN_CAPITALS, (sentence) => sentence.toLowerCase());
  const spent = lettersOf(tokens);
  let letters = '';
  // The last two letters; a slice of the growing string would copy it each time.
  let before = '';
  let endOfCategory = 0;
  for (const [i, { kind, offset, length }] of tokens.entries()) {
    const next = tokens[i + 1];
    const own = text.slice(offset, offset + length);
    let letter = spent[i]!;
    endOfCategory = Math.max(endOfCategory, i + lengthOfCategory(tokens, i));
    if (i < endOfCategory) letter = kind === 'mark' ? '-' : WORD;
    else if (/[ d]/.test(letter)) {
      // spent
    } else if (next?.kind === 'variant' && isMadeOf(kind, own)) letter = WORD;
    else if (IS_SUFFIX.test(own) && /[ws]0?$/.test(before) && tokens[i - 1]!.kind !== 'mark') letter = WORD;
    else if (kind === 'country') letter = REGION;
    else if (kind === 'word' || (kind === 'region' && length < SHORT_REGION)) {
      const isHead =
        /[:=|"]/.test(next?.letter ?? '') ||
        // `der MC7304 deckt Bänder ab (LTE B1)`
        (next?.letter === '(' && !/\w$/.test(before)) ||
        // the whole line, or all but marks
        ((next?.letter ?? '\n') === '\n' && !/\w$/.test(before)) ||
        // `nova 9:`, `"nova 9"`
        (/[\n["']$|^$/.test(before) &&
          next?.kind === 'number' &&
          /^[:|("'\n)-]$/.test(tokens[i + 2]?.letter ?? '')) ||
        // A key: `'usa': {`
        (next?.letter === "'" && /[:=]/.test(tokens[i + 2]?.letter ?? '')) ||
        next?.kind === 'variant' ||
        // `the old router`
        (next?.kind === 'device' && tokens[i - 1]?.kind === 'filler' && IS_WORD.test(own)) ||
        (before.endsWith('\n') && /^(?:lte|nr)$/.test(next?.kind ?? ''));
      if (!isHead && !NAMES_SOMETHING.test(own)) letter = SAID;
    } else if (SOFT.has(kind) && /^\p{Lu}(?:\p{Ll}|$)/u.test(own)) {
      const goesOn = /[wg0]$/.test(before) || (/variant|device/.test(next?.kind ?? '') && !ARTICLE.test(own));
      // `Plus: B1`, `-E: B1`, `Plus` or `### Plus` in a line of its own, `"Plus": {`, and `Plus uses B1`
      const isHead =
        (/[\n|]-?$/.test(before) && next?.letter === ':') ||
        (/[#\n•]$|^\n-$/.test(before) && next?.letter === '\n') ||
        (/["'*]$/.test(before) && next?.letter === before.at(-1)) ||
        // `[Plus]`, `【Plus】`, `**Plus:**`, `• Plus:`, `Operator: Plus`
        (/[[【*•]$/.test(before) && /[\]】:]/.test(next?.letter ?? '')) ||
        before === IS_OPERATOR ||
        (kind !== 'filler' && /[\n.]$|^$/.test(before) && /^(?:use|support)$/.test(next?.kind ?? ''));
      const isNumbered = next?.kind === 'number' && !IS_REMARK.test(own) && /[^\w ,]$|^$/.test(before);
      if (goesOn || isHead || isNumbered) letter = WORD;
    } else if (/^(?:lte|nr)$/.test(kind)) {
      const isBeforeName =
        (next?.kind === 'word' && /\p{Lu}/u.test(text[next.offset]!)) ||
        (next?.kind === 'and' && IS_SUFFIX.test(text.slice(next.offset, endOf(next))));
      const behind = spent.slice(i + 1, i + 1 + LONGEST_MARKS);
      const isLabelled = GOES_TO_LABEL.test(behind) || (kind === 'lte' && GOES_TO_BANDS.test(behind));
      const isGlued = next?.offset === offset + length && GOES_ON_AS_NAME.test(behind);
      // `対応周波数 4G (FDD-LTE)` is no name.
      const isBehindName = /[ws]0?$/.test(before) && tokens[i - 1]!.kind !== 'mark';
      const isInName =
        isBeforeName || isLabelled || isGlued || /^(?:support|use|has)$/.test(next?.kind ?? '');
      if (isBehindName ? isInName : GOES_ON_AS_DEVICE.test(behind) && !/\w$/.test(before)) letter = WORD;
    } else if (kind === 'mark' && NAMES_SOMETHING.test(own)) letter = WORD;
    letters += letter;
    before = (before + letter).slice(-2);
  }
  return letters;
}

import { blank, withTabs } from './columns.js';
import { type Span } from './read-result.js';
import { BLANK_SIGNS, inPaste, unwrap } from './unwrap.js';

/** The text without the accidents of PDF, HTML, chat and terminals; every UTF-16 unit stands where it stood. */
export interface NormalText {
  /** In the case of the original. */
  readonly text: string;
  /** The same in lower case. */
  readonly low: string;
}

/** The normal text of a paste, without what it came in. */
export interface NormalPaste extends NormalText {
  /** What stands somewhere in the normal text, as it stands in the paste. */
  inPaste<Spanned extends Span>(spanned: Spanned): Spanned;
}

/** Takes a text out of what it came in, and normalises it. */
export function normalisePaste(paste: string): NormalPaste {
  const unwrapped = unwrap(paste);
  return { ...normalise(unwrapped.text), inPaste: (spanned) => inPaste(spanned, unwrapped) };
}

/** Characters that mean the same, behind the one that they become, as of a class of regular expressions. */
const ALIKE = [
  ` ①-⑳${BLANK_SIGNS}`,
  "'‘’",
  '"“”„«»',
  '-‐-―−',
  '~〜',
  ',、・،',
  '.。۔।',
  ';؛',
  '?؟',
  '|│',
  '\n\u2028\u2029\u0085\v\f',
  'x×',
  'Iİ', // the one letter whose lower case is longer
].map((alike) => [new RegExp(`[${alike.slice(1)}]`, 'g'), alike[0]!] as const);

/**
 * A command within a string of source code, as in `send("AT+X=1,2", 1000)` and `"AT+X=""a"",1"`: what follows the closing
 * quote belongs to the call, and doubled quotes are quotes of the command.
 */
const COMMAND_IN_CODE =
  /(?<=")((?:at)?[+^%!$#*][a-z]\w{0,30} ?[:=](?:[^"\\\n]|\\+["\w]|""){0,400})"(?=[ ,);\]}\n])/gi;

/** A property of a product as schema.org writes it: `{"@type": "PropertyValue", "name": "LTE bands", "value": "1, 3"}` */
const PROPERTY = /\{[^{}]{0,200}"@type": ?"PropertyValue"[^{}]{0,600}\}/g;
/** The same as a key with its value: `{"LTE bands":"1, 3"}` */
const asEntry = (property: string): string =>
  property
    .replace(/^\{[^]*?"name": ?(?=")/, (before) => '{'.padEnd(before.length))
    .replace(/(?<=^\{ *"[^"\n]*")[^]*?"value": ?(?=")/, (between) => ':'.padEnd(between.length));

/** A command within a sentence ends with its bracket: `LTE-M (AT+CNMP=38) on bands 3 and 20`. */
const COMMAND_IN_SENTENCE = /(?<=[(`])(at[+^%!$#*][a-z][^()`\n]{0,100})[)`]/gi;

/** What heads a list of its own: neither a band nor a sentence. */
const LABEL = String.raw`^([ \t]*(?:[-*•] )?(?![bn]\d{1,3}\b)(?:[2-5]g|[^\s\d:,;|/"=.?!-])(?:[^\n\t:,;|/"=.?!]|\.(?=[^\n]{0,30}\))){0,30})`;
/** Begins such a list: `LTE B1`, `bands 1`, `B3`, `1, 3` */
const LIST = String.raw`(?:(?:lte|4g|5g|nr|[ft]dd)\b(?!:)|(?:bands? ?\(?|バンド|[bn])\d|\d{1,2}(?:, ?| |\/)\d{1,2}\b)[^\n\t|]*$`;
/** The dash of a label that bands follow: `EU version - B1, B3`, `PCC - band 3`. */
const DASH_OF_LABEL = new RegExp(`${LABEL} -(?= ${LIST})`, 'gim');

/** What may stand between a band and its frequency in MHz. */
const BESIDE = String.raw`(?:\)? ?|, )`;
const BAND_AND_MHZ =
  String.raw`\(?\bb?(?:71#600|(?:1[2347]|2[89])#700|(?:18|19|20|27)#8[05]0|(?:5|26)#850|8#900|(?:11|21|32)#1500|(?:4|66)#(?:1700|2100)(?:/2100)?|3#1800|(?:2|25|39)#1900|1#2100|[34]0#2300|(?:7|38|41)#2[56]00|4[238]#3[567]00)(?!\d)(?: ?mhz)?`.replaceAll(
    '#',
    BESIDE,
  );
/** Several bands with their frequencies behind them and no marks between: `1 2100, 3 1800`, `(28)700, (b5)850`. */
const BANDS_AND_MHZ = new RegExp(`${BAND_AND_MHZ}(?:[,;/] ?${BAND_AND_MHZ})+`, 'gi');

/** What a mail program writes below a text is no word about bands: `Sent from my phone`. */
const SENT_FROM =
  /^[ \t>*_-]*(?:sent (?:from|via|with) |get outlook |gesendet (?:von|mit) |von meine[mr] .{2,30} gesendet|envoyé (?:de|depuis|avec) |enviado (?:desde|do|de|con|com) |inviato (?:da|dal|con) |wysłan[eo] z |отправлено (?:с|из) |verzonden (?:vanaf|met) |skickat från |发自我的|發自我的|寄自我的|.{1,20}から送信)[^\n]{0,60}$/gim;

/** A sentence that only says what the one before speaks of: `Five bands are in use. These are B1, B3 …` */
const SAYS_WHICH =
  /\.(?= (?:these are|they are|those are|il s['’]agit d|ce sont|es sind|das sind|es handelt sich um|se trata d|son (?:las?|estas)|si tratta d|sono (?:le|la)|são (?:as?|elas)|to (?:są|jest)|это )[^\n.]{0,40}(?::|\b[bn]?\d))/gi;

/** Its lines begin with a star. */
const BLOCK_COMMENT = /\/\*(?:(?!\/\*)[^]){0,4000}?\*\//g;

/** It begins with a pipe, and the pipe that ends it stands some lines below. */
const BROKEN_ROW =
  /^ {0,9}\|[^\n]{0,999}[^|\s] *\n(?:(?! *\|)[^\n]{0,999}[^|\s] *\n){0,20}(?! *\|)[^\n]{0,999}\| *$/gm;

/** A row whose cells end with a pipe and a line break: `| 1900 MHz |`, and in the lines below `2 |` and `LTE |`. */
const ROW_IN_LINES = /^\|[^|\n]{1,99}\| ?\n(?:(?![|-])[^|\n]{1,999}\| ?(?:\n|$)){2,20}/gm;

/** References of an article: `in 2016.[52]`, `3G/4G[61]` */
const REFERENCE = /(?<=[\p{Ll}\d.,;)%"\]G])\[\d{1,3}\](?=[\s.,;:)|[]|\p{Lu}|$)/gu;

/** The same text goes on in the next string of source code: `'…,5035,'`, and below it `'12,2,…'`. */
const STRINGS_IN_A_ROW = /,(['"]) {0,9}\n[ \t]{0,40}\1/g;
/** A command in a comment of source code, and the same one that is not. */
const COMMENTED_COMMAND = /^[ \t]*(?:\/\/|#).*?["'](?:at)?[+^%!$](\w{1,30})=.*$/gim;
const COMMAND = /^(?![ \t]*(?:\/\/|#)).*?["'](?:at)?[+^%!$](\w{1,30})=/gim;

/** Without commands that somebody has made a comment, beside the one that is sent. */
function withoutComments(text: string): string {
  const sent = new Set([...text.matchAll(COMMAND)].map(([, command]) => command!.toLowerCase()));
  return sent.size === 0
    ? text
    : text.replace(COMMENTED_COMMAND, (line, command: string) =>
        sent.has(command.toLowerCase()) ? blank(line) : line,
      );
}

/** Behind the mark that ends a row, or the head of the table. */
const WIKI_ROW = /(?<=^(?:\|-| {9}).*\n)[|!](?![-}|]).*(?:\n[|!](?![-}|]).*){1,20}(?=\n\|[-}])/gm;

/** A row above the mark that ends it. */
const WIKI_LINE = /^\|(?![-}]).*\|\|.*(?=\n\|[-}]|$)/gm;

/**
 * Tables of a wiki as rows with pipes. How they look says nothing: `{| class="wikitable"`, `| rowspan="2" | 4G bands`; nor do sources and
 * the pages that links lead to, `[[Elisa (company)|Elisa]]`.
 */
function withoutWikiMarks(text: string): string {
  return (
    text
      .replace(
        /^\{\|.*$|(?<=(?:^[|!]|\|\||!!) ?)(?:[a-z]{2,9}=(?:"[^"\n]{0,80}"|\d+) ?){1,4}\|(?!\|)/gm,
        blank,
      )
      .replace(
        /(?:\[\[(?:[^[\]|\n]{0,80}\|)?|\{\{(?:flag|nowrap)\|)([^[\]{}|\n]{1,80})(?:\]\]|\}\})/g,
        (link, shown: string) => (shown + '  ').padStart(link.length),
      )
      .replace(/\{\{(?:ci|cn|efn|sfn|r[eé]f)[^{}\n]{0,200}\}\}/gi, blank)
      // The caption of a table stands above its head.
      .replace(/^\|\+/gm, blank)
      // `{{Yes|Active}}`
      .replace(/\{\{(yes|no|partial|planned)(?:\|[^{}\n]{0,80})?\}\}/gi, (template, mark: string) =>
        mark.padEnd(template.length),
      )
      .replace(/\{\{\w[^{}\n]{0,300}\}\}/g, (template) => template.replaceAll('|', ','))
      .replace(/^!.*!!.*$/gm, (heads) => heads.replace(/^!/, '|').replaceAll('!!', '||'))
      // The cells of a row of a wiki may stand in a line each.
      .replace(WIKI_ROW, (row) => row.replace(/\n[|!](?=.)/g, '||').replace(/^!/, '|'))
      .replace(WIKI_LINE, (row) => row.replaceAll('||', ' |'))
  );
}

/** The zeros of Arabic, Persian, Devanagari, Bengali and Thai, behind each of which stand its other digits. */
const ZEROS = ['٠', '۰', '०', '০', '๐'];
const DIGITS = /[٠-٩۰-۹०-९০-৯๐-๙]/g;

/**
 * Full-width forms become ASCII, quotes straight, every dash `-`, every exotic space a space. Longer sequences (`<br>`, `&amp;`, a literal `\n`) become one character, padded by spaces.
 */
export function normalise(original: string): NormalText {
  let text = withoutWikiMarks(withTabs(withoutComments(original.replace(PROPERTY, asEntry))))
    .replace(SENT_FROM, blank)
    .replace(SAYS_WHICH, ',')
    .replace(BLOCK_COMMENT, (comment) => comment.replace(/^[ \t]*\*(?!\/)/gm, blank))
    .replace(STRINGS_IN_A_ROW, (joint) => ','.padStart(joint.length))
    .replace(COMMAND_IN_CODE, (_, command: string) => command.replaceAll('""', ' "') + ';')
    .replace(COMMAND_IN_SENTENCE, '$1\n')
    // In a line with a wide gap, a gap of two blanks is one between columns, too.
    .replace(/^.*\S {3,}\S.*$/gm, (line) => line.replace(/(?<=[^\s:|,]) {2}(?=[^\s:|])/g, '\t '))
    // Columns that are lined up with blanks, but no comment that is set in; the first of the head may be empty.
    .replace(
      /(?<=[^\s:|])(?<!,|^[ \t]{0,20}(?:\/\/|#|\*)) {3,}(?=[^\s:|])|^ {4,}(?=[^\s{[(]\S*(?: \S+){0,9} {3,}\S)/gm,
      (gap) => '\t'.padEnd(gap.length),
    )
    // Places that are written with full stops, which end no sentence: `U.S. model`
    .replace(/(?<![\p{L}.])([UE])\.([SKU])\.(?:A\.)?(?= [\p{L}\d(:-]|[):,-])/gu, (place) =>
      place.replaceAll('.', '').padEnd(place.length),
    )
    // Boxes of a list of tasks, and before the bands of a list of settings: `[x] B3 [ ] B7`.
    .replace(
      /(?<=^[ \t]{0,40}[-*+] )\[[ x]\](?= )|\[[ x]\](?= ?(?:band |lte |nr |5g |4g )?[bn]?\d)/gim,
      (box) => (box === '[ ]' ? ' ☐ ' : ' ☑ '),
    )
    // The region behind a list: `1,3,7,66-EU`.
    .replace(/-(?<=\d, ?\d{1,2}-)(?=\p{Lu}{2,6}(?:["'\n]|$))/gu, '(')
    // A list that goes on in the next line, which is set in.
    .replace(/(?<=\d, ?\n)\t+(?=[bn]?\d)/gi, blank)
    // Network codes of a carrier: `mnc = listOf("50", "51")`
    .replace(/(?<=\bmncs?["']? ?[:=] {0,9}(?:\w{0,12}\(|\[))[\d"', ]{4,200}(?=[\])])/gi, blank)
    // Numbers of the points of a list.
    .replace(/^ {0,9}\d{1,2}[.)] (?=[^\d\s])/gm, (number) => '•'.padEnd(number.length))
    // Members of an enumeration that say their band twice: `B4 = 4,`
    .replace(/(?<=\b[bn](\d{1,3})) ?= ?\1(?=[,;\n])/gi, blank)
    // How wide the cell on a band is, in the status of a router: `B3(@20.0MHz)`.
    .replace(/(?<=[bn]\d{1,3} ?)\(@\d{1,3}\n?(?:\.\d+)? ?mhz\)/gi, blank)
    // Marks between thousands: `LTE auf 800, 1.800 und 2.600 MHz`.
    .replace(/(?<![\d.,])([1-3])\.(\d[05]0)(?![\d.,]\d)(?=[^\n;]{0,40}? ?m[hг])/gi, ' $1$2')
    // Only the bands are kept.
    .replace(BANDS_AND_MHZ, (run) =>
      run.replace(/\(?\b(b?\d\d?)\)?,? ?\d{3,4}(?:\/2100)?(?!\d)(?: ?mhz)?/gi, (each, band: string) =>
        band.padEnd(each.length),
      ),
    )
    .replace(ROW_IN_LINES, (row) => row.replace(/\| ?\n(?!\||$)/g, (joint) => '|'.padEnd(joint.length)))
    .replace(REFERENCE, blank)
    // A row of a Markdown table whose cells go on in the next lines is no row: each cell is a paragraph.
    .replace(BROKEN_ROW, (row) => row.replaceAll('|', '\n'))
    // Tags of forums: `[b]Orange[/b]`, `[*]`.
    .replace(
      /\[(?:\/?(?:b|i|u|s|url|quote|list|size|color|code|center|table|t[rdh])(?:=[^\]\n]{0,100})?|\*)\]/gi,
      (tag) => (tag === '[*]' ? '•' : '').padEnd(tag.length),
    )
    // Pictures such as flags, of two units or more, are one mark each.
    .replace(/(?:[\ud800-\udbff][\udc00-\udfff])+/g, (picture) => '•'.repeat(picture.length))
    .replace(/[\uff01-\uff5e]+/g, (run) => run.normalize('NFKC'))
    // Cyrillic letters that look alike: of pages against copying, `850 МНz`, `GSМ`, and of keyboards, `В3, В7`.
    .replace(/[МM][НH]z/g, 'MHz')
    .replace(/(?<=GS)М/g, 'M')
    .replace(/(?<![\p{L}\d])В(?=\d{1,2}(?!\d))/gu, 'B')
    // Bands of which one lies in the other: `B18(26)`
    .replace(/(?<=B(?:(?:5|18)(?=\(26)|4(?=\(66)|2(?=\(25)|12(?=\(17)|38(?=\(41)))\((\d\d)\)/g, '/$1 ')
    // Arabic writes "and" and the number behind it as one word: `1 و3 و20`
    .replace(/(?<=^|\s)و(?=[bn]?\d)/gim, ',')
    // A question without its mark: `B34 有吗`
    .replace(/[吗嗎](?=\s|$)/g, '?')
    .replace(DIGITS, (digit) =>
      String(digit.charCodeAt(0) - ZEROS.findLast((zero) => zero <= digit)!.charCodeAt(0)),
    );
  for (const [from, to] of ALIKE) text = text.replace(from, to);
  text = text.replace(DASH_OF_LABEL, '$1 :');
  return { text, low: text.toLowerCase() };
}

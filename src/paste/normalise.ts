/** The text without the accidents of PDF, HTML, chat and terminals; every UTF-16 unit stands where it stood. */
export interface NormalText {
  /** In the case of the original. */
  readonly text: string;
  /** The same in lower case. */
  readonly low: string;
}

/** Single characters, `from` to `to` by position. */
const ALIKE = new Map<string, string>();
for (const [to, from] of [
  [' ', '\u00a0\u00ad\u200b\u200c\u200d\u200e\u200f\u2009\u202f\u2060\u3000\ufeff\ufe0f\r®™©'],
  ["'", '‘’‚′`'],
  ['"', '“”„″«»'],
  ['-', '‐‑‒–—―−'],
  ['~', '〜∼'],
  [',', '、､'],
  ['.', '。｡'],
  ['(', '【〔'],
  [')', '】〕'],
  [';', '·•∙⋅・●▪◦‣■○'],
  ['/', '⁄∕'],
  ['|', '│┃║'],
  ['\n', '\u2028\u2029\u0085\u000b\u000c'],
  ['x', '×'],
  ['*', '¹²³⁰⁴⁵⁶⁷⁸⁹'],
  ['I', 'İ'], // the one letter whose lower case is longer
] as const) {
  for (const char of from) ALIKE.set(char, to);
}

const PLAIN = /[\r<&\\\u0080-\u{10ffff}]/u;
const ODD = new RegExp(
  `</?(?!lteband|name|value)[a-z][^<>]{0,200}>|&#?\\w{2,8};|\\\\(?:u[\\da-f]{4}|[nrt])?|([\\uff01-\\uff5e${[...ALIKE.keys()].join('')}])\\1*`,
  'gi',
);

/** Tags and entities that stand for a character; any other is a space. */
const NAMED = [
  [/^<\/?(?:br|p|li|tr|div|[uo]l|h\d|dt|table)\b/, '\n'],
  [/^<\/?(?:t[dh]|dd)\b/, '|'],
  [/^&amp/, '&'],
  [/^&quot/, '"'],
  [/^&sol/, '/'],
  [/^&colon/, ':'],
] as const;

/**
 * Full-width forms become ASCII, quotes straight, every dash `-`, every exotic space a space, bullets `;`, footnote
 * digits `*`. Longer sequences (`<br>`, `&amp;`, a literal `\n`) become one character, padded by spaces.
 */
export function normalise(original: string): NormalText {
  const text = PLAIN.test(original)
    ? original
        // A break within a row of a Markdown table does not end the row.
        .replace(/^ *\|.*$/gm, (row) => row.replace(/<br ?\/?>/gi, (tag) => ' '.repeat(tag.length)))
        .replace(ODD, (odd: string, char?: string) =>
          char ? alike(char).repeat(odd.length) : alike(odd).padEnd(odd.length),
        )
    : original;
  return { text, low: text.toLowerCase() };
}

function alike(odd: string): string {
  const code = /^(?:&#(?<decimal>\d+)|(?:&#x|\\u)(?<hex>[\da-f]{1,4}))/i.exec(odd)?.groups;
  const char = code
    ? String.fromCharCode(code['hex'] ? parseInt(code['hex'], 16) : Number(code['decimal']))
    : odd;
  if (char >= '\uff01' && char <= '\uff5e') return String.fromCharCode(char.charCodeAt(0) - 0xfee0);
  if (char === '\\n' || char === '\\r') return '\n';
  return (
    ALIKE.get(char) ??
    NAMED.find(([name]) => name.test(char.toLowerCase()))?.[1] ??
    (char.length > 1 || char === '\\' ? ' ' : char)
  );
}

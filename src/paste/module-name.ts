import { type Span } from './read-result.js';

/** A module's name as the text writes it. */
export interface ModuleName extends Span {
  readonly name: string;
}

/**
 * Families of modules by the first letters of their names. Longest name that is looked at: 24.
 * Only the beginning of a text is searched: an identification stands near the top of a dump.
 */
const NAME =
  /(?<![A-Z\d])(?:(?:BG|EC|EG|EM|EP|AG|RM|RG|RX|SC|UC|UG|BC|MC)\d{2,4}[A-Z]{0,4}(?:-[A-Z0-9]{1,5}){0,2}|SIM ?[78]\d{3}[A-Z]{0,3}(?:-[A-Z0-9]{1,3})?|A76\d{2}[A-Z]{0,3}|(?:LE|ME|LN|LM|FN|FE|HE|NE|UE)\d{3}[A-Z]?\d?(?:-[A-Z0-9]{1,4})?|(?:SARA|LARA|TOBY|LISA|LENA|LEON|LEXI)-?[A-Z]\d{1,4}[A-Z0-9]{0,3}(?:-\d{2}[A-Z])?|NRF9[1-9]\d{2}|(?:L8|FM|FG|NL|MA)\d{2,3}(?:-[A-Z0-9]{2,4})?|T99W\d{3}|MV3[12](?:-W)?|EXS\d{2}|PLS\d{1,2}|TX\d{2}|ALAS\d[A-Z]?|ELS\d{2}|CLM9\d{2}|ME909[A-Z]?|E3372[A-Z]?|MC7\d{3}|WP7\d{3}|AIR7\d{2}[A-Z]{0,2}|N?58-[A-Z]{2})\b/;

const SEARCHED = 20_000;

/** The first module name in a text. */
export function moduleIn(text: string, upper: string): ModuleName | undefined {
  const match = NAME.exec(upper.slice(0, SEARCHED));
  if (match === null) return undefined;
  const { index } = match;
  const { length } = match[0];
  return { name: text.slice(index, index + length), offset: index, length };
}

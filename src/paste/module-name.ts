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
  /(?<![a-z\d])(?:(?:[bersu][cgmx]|ep|ag|mc)\d{2,4}[a-z]{0,4}(?:-[a-z\d]{1,5}){0,2}|sim ?[78]\d{3}[a-z]{0,3}(?:-[a-z\d]{1,3})?|a76\d{2}[a-z]{0,3}|(?:[mlhnu]e|l[nm]|f[ne])\d{3}[a-z]?\d?(?:-[a-z\d]{1,4})?|(?:sara|lara|toby|lisa|le(?:na|on|xi))-?[a-z]\d{1,4}[a-z\d]{0,3}(?:-\d{2}[a-z])?|nrf9[1-9]\d{2}|(?:l8|f[mg]|nl|ma)\d{2,3}(?:-[a-z\d]{2,4})?|t99w\d{3}|mv3[12](?:-w)?|(?:exs|pls|tx|els)\d{1,2}|alas\d[a-z]?|clm9\d{2}|me909[a-z]?|e3372[a-z]?|[mw][cp]7\d{3}|air7\d{2}[a-z]{0,2})\b/i;

const SEARCHED = 20_000;

/** The first module name in a text. */
export function moduleIn(text: string): ModuleName | undefined {
  const match = NAME.exec(text.slice(0, SEARCHED));
  return match ? { name: match[0], offset: match.index, length: match[0].length } : undefined;
}

/** A line that is a module's name, or ends with it behind a colon: what `ATI` answers, `Hardware | model: EM7455`. */
const LINE = new RegExp(`(?:^\\W*|[:(] *'?)(${NAME.source})\\W*$`, 'i');

/** A comment of source code, or a heading, that names one: `// Config of the SIM7000`, `/** Quectel EC25-E, on the bench *\/`. */
const COMMENT = new RegExp(`^[ \\t]*(?:\\/\\/|\\/\\*+|#+|--|;)[ \\t].{0,80}?(${NAME.source})`, 'i');

/** The modules that answer one after the other in a text, each from its offset on; none where there is only one. */
export function modulesIn(text: string): ModuleName[] {
  const modules: ModuleName[] = [];
  let offset = 0;
  for (const line of text.slice(0, SEARCHED).split('\n')) {
    const name = (LINE.exec(line) ?? COMMENT.exec(line))?.[1];
    if (name && name !== modules.at(-1)?.name) modules.push({ name, offset, length: line.length });
    offset += line.length + 1;
  }
  return modules.length > 1 ? modules : [];
}

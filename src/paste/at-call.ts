/**
 * AT commands and their answers as they stand in terminals, logs, code and forum posts, with or without echo, `OK`,
 * prompts and time stamps. Only structure is read here; what the fields mean is the families' matter.
 */
import { type Span } from './read-result.js';

/** A field of a command: its text without quotes, or a group in parentheses. */
export interface AtField extends Span {
  readonly text: string;
  readonly quoted: boolean;
  /** Fields of a group; `undefined` for a plain field. */
  readonly group?: readonly AtField[];
}

/** One command or answer. */
export interface AtCall extends Span {
  /** Upper case with its sign, as `+QCFG`. */
  readonly key: string;
  /** `answer` `+X: …`, `set` `+X=…`, `test` `+X=?`, `read` `+X?`. */
  readonly form: 'answer' | 'set' | 'test' | 'read';
  readonly fields: readonly AtField[];
  /** An answer to the test form, as far as the text before it shows. */
  readonly tested: boolean;
}

const SIGNS = new Set([...'+^#%!*$@'].map((sign) => sign.charCodeAt(0)));
const MAX_NAME = 20;
/** More than any session holds. */
const MAX_CALLS = 4096;
const MAX_FIELDS = 1024;
const MAX_DEPTH = 4;
/** Line breaks that one call may be wrapped at. */
const MAX_WRAPS = 8;

/** Every call whose key is in `keys`, in the order of the text. Linear: reading goes on where a call ended. */
export function atCalls(text: string, upper: string, keys: ReadonlySet<string>): AtCall[] {
  const calls: AtCall[] = [];
  const tested = new Set<string>();
  for (let i = 0; i < upper.length && calls.length < MAX_CALLS; i++) {
    if (!isSign(upper.charCodeAt(i)) || !isLetter(upper.charCodeAt(i + 1))) continue;
    const start = i;
    const end = nameEnd(upper, i + 1);
    const key = upper.slice(i, end);
    i = end - 1;
    if (!keys.has(key)) continue;
    let at = end;
    while (upper[at] === ' ') at++;
    const sign = upper[at];
    if (sign === '?') {
      tested.delete(key);
      calls.push({ key, form: 'read', fields: [], tested: false, offset: start, length: at + 1 - start });
      i = at;
    } else if (sign === '=' && upper[at + 1] === '?') {
      tested.add(key);
      calls.push({ key, form: 'test', fields: [], tested: true, offset: start, length: at + 2 - start });
      i = at + 1;
    } else if (sign === '=' || sign === ':') {
      const form = sign === '=' ? 'set' : 'answer';
      if (form === 'set') tested.delete(key);
      const reader = new FieldReader(text, upper, at + 1);
      const fields = reader.fields(0);
      const length = reader.at - start;
      calls.push({ key, form, fields, tested: form === 'answer' && tested.has(key), offset: start, length });
      i = Math.max(i, reader.at - 1);
    }
  }
  return calls;
}

class FieldReader {
  private count = 0;
  private wraps = 0;
  constructor(
    private readonly text: string,
    private readonly upper: string,
    public at: number,
  ) {}

  /** Fields up to the end of the answer, or of the group at `depth`. A line break after a comma, or inside quotes or parentheses, is a wrap. */
  fields(depth: number): AtField[] {
    const fields: AtField[] = [];
    let wanted = true; // a field is due: at the start and after a comma
    while (this.at < this.text.length && this.count < MAX_FIELDS) {
      const code = this.text.charCodeAt(this.at);
      if (code === 32 || code === 9) this.at++;
      else if (code === 10) {
        const next = this.nextLine();
        if (!(depth > 0 || (wanted && fields.length > 0)) || this.startsAnew(next)) break;
        if (++this.wraps > MAX_WRAPS) break;
        this.at = next;
      } else if (code === 44 /* , */) {
        if (wanted) fields.push(this.field(this.at, this.at, false));
        wanted = true;
        this.at++;
      } else if (code === 41 /* ) */) {
        if (depth === 0) break;
        this.at++;
        return fields;
      } else {
        // Text after a closed field without a comma ends the call, as in `(1,2,3) OK`.
        if (!wanted) break;
        if (code === 40 && depth < MAX_DEPTH) {
          const start = this.at++;
          this.count++;
          const group = this.fields(depth + 1);
          fields.push({
            text: this.text.slice(start, this.at),
            quoted: false,
            group,
            offset: start,
            length: this.at - start,
          });
        } else if (code === 34) fields.push(this.quotedField());
        else if (isSign(code) && isLetter(this.text.charCodeAt(this.at + 1))) break;
        else fields.push(this.bareField());
        wanted = false;
      }
    }
    return fields;
  }

  private field(start: number, end: number, quoted: boolean): AtField {
    this.count++;
    return { text: this.text.slice(start, end).trim(), quoted, offset: start, length: end - start };
  }

  private quotedField(): AtField {
    const start = this.at + 1;
    let end = start;
    while (end < this.text.length && this.text[end] !== '"' && this.text[end] !== '\n') end++;
    this.at = this.text[end] === '"' ? end + 1 : end;
    return this.field(start, end, true);
  }

  private bareField(): AtField {
    const start = this.at;
    let end = start;
    for (; end < this.text.length; end++) {
      const code = this.text.charCodeAt(end);
      if (BARE_END.has(code) || (code === 32 && this.startsAnew(end + 1))) break;
    }
    this.at = Math.max(end, start + 1);
    return this.field(start, this.at, false);
  }

  private nextLine(): number {
    let next = this.at + 1;
    while (this.upper[next] === ' ' || this.upper[next] === '\n' || this.upper[next] === '\t') next++;
    return next;
  }

  /** Whether a new command, answer or result code begins at `next`. */
  private startsAnew(next: number): boolean {
    return (
      next >= this.upper.length ||
      (isSign(this.upper.charCodeAt(next)) && isLetter(this.upper.charCodeAt(next + 1))) ||
      ['OK', 'AT', 'ERROR'].some((word) => this.upper.startsWith(word, next))
    );
  }
}

/** `,` newline tab `(` `)` `"` `'` `|` `;` */
const BARE_END = new Set([44, 10, 9, 40, 41, 34, 39, 124, 59]);

function isSign(code: number): boolean {
  return SIGNS.has(code);
}

function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function nameEnd(upper: string, start: number): number {
  let end = start;
  while (end < start + MAX_NAME) {
    const code = upper.charCodeAt(end);
    if (!((code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95)) break;
    end++;
  }
  return end;
}

/**
 * AT commands and their answers as they stand in terminals, logs, code and forum posts, with or without echo, `OK`,
 * prompts and time stamps. Only structure is read here; what the fields mean is the families' matter.
 */
import { type Span } from './read-result.js';

/** A field of a command without its quotes, or a group with its parentheses. */
export interface AtField extends Span {
  readonly text: string;
}

/** One command or answer. */
export interface AtCall extends Span {
  /** Lower case with its sign, as `+qcfg`. */
  readonly key: string;
  /** `:` is an answer, `=` sets, `=?` asks what may be set, `?` what is. */
  readonly form: string;
  /** All fields as they stand. */
  readonly args: string;
  /** Where they stand. */
  readonly at: number;
  readonly fields: readonly AtField[];
  /** Answers the test form, as far as the text before or a list in parentheses shows. */
  readonly tested: boolean;
}

const CALL = /([+^#%!*$@][a-z]\w{0,19}) ?(\?|=\?|[=:])/g;
/** Quoted text, a group that may hold groups, or anything up to a comma; then the comma, where a line may be wrapped. */
const FIELD =
  /[ \t]*(?:"([^"\n]{0,999})"?|(\((?:[^()]|\([^()]{0,999}\)){0,999}\)?)|([^\n\t,()"'|;]{0,999}?)(?= ok\b| [+^#%!*$@][a-z]|[ \t]*(?:[\n\t,()"'|;]|$)))[ \t]*(,(?:\s*\n(?![+^#%!*$@][a-z]|at)[ \t]*)?)?/y;

/** Every call whose key `isKey`, in the order of the text. */
export function atCalls(low: string, isKey: (key: string) => boolean): AtCall[] {
  const calls: AtCall[] = [];
  const tested = new Set<string>();
  CALL.lastIndex = 0;
  for (let match; (match = CALL.exec(low));) {
    const [, key = '', form = ''] = match;
    if (!isKey(key)) continue;
    const at = CALL.lastIndex;
    const fields: AtField[] = [];
    if (!form.includes('?')) {
      FIELD.lastIndex = at;
      for (let field; (field = FIELD.exec(low));) {
        const text = (field[1] ?? field[2] ?? field[3] ?? '').trim();
        fields.push({ text, offset: low.indexOf(text, field.index), length: text.length });
        if (!field[4]) break;
      }
      CALL.lastIndex = Math.max(at, FIELD.lastIndex);
    }
    if (form !== ':') tested[form === '=?' ? 'add' : 'delete'](key);
    const args = low.slice(at, CALL.lastIndex);
    calls.push({
      key,
      form,
      args,
      at,
      fields,
      tested: tested.has(key) || args.includes('('),
      offset: match.index,
      length: CALL.lastIndex - match.index,
    });
  }
  return calls;
}

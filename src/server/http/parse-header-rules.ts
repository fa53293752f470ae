/**
 * The rules of a `_headers` file, as Cloudflare and Netlify read it, so that the Node server answers with the very same
 * headers (https://developers.cloudflare.com/workers/static-assets/headers/).
 */
export interface HeaderRule {
  readonly path: RegExp;
  /** Name and value in order; a value of `null` takes the header away that an earlier rule set. */
  readonly headers: readonly (readonly [name: string, value: string | null])[];
}

/** @throws SyntaxError naming the line that is neither a path, a header, a comment nor empty */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: RegExp; headers: [string, string | null][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    const header = /^(?:!\s*([\w-]+)|([\w-]+):\s*(.+))$/.exec(content);
    if (/^\S/.test(line) && content.startsWith('/')) rules.push({ path: pathPattern(content), headers: [] });
    else if (/^\s/.test(line) && header && rules.length > 0) {
      rules.at(-1)!.headers.push(header[1] ? [header[1], null] : [header[2]!, header[3]!]);
    } else throw new SyntaxError(`_headers line ${index + 1}: expected a /path or an indented "Name: value"`);
  }
  return rules;
}

/** The headers of a path: later rules join values to those of earlier ones with a comma, as the hosts do. */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!rule.path.test(path)) continue;
    for (const [name, value] of rule.headers) {
      if (value === null) headers.delete(name);
      else headers.append(name, value);
    }
  }
  return headers;
}

/** `*` stands for anything, `:name` for one part of the path. */
function pathPattern(path: string): RegExp {
  const pattern = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}

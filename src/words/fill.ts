/**
 * Fills a template: `{name}` becomes its value, `{name:one|other}` becomes `one` where the value is 1 or true and
 * `other` where it is anything else (`{count} {count:source|sources}`). What stands in a value is never filled again.
 */
export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(
    /\{(\w+)(?::([^|]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, other?: string) =>
      String(one === undefined ? values[name] : Number(values[name]) === 1 ? one : other),
  );
}

/** Words as a list: `join(['A', 'B', 'C'], ', ', ' and ')` is `A, B and C`. */
export function join(words: readonly string[], comma: string, and: string): string {
  return words.length < 2 ? words.join('') : words.slice(0, -1).join(comma) + and + words.at(-1)!;
}

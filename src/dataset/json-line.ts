/**
 * The line, from 1, on which the value at a path of a JSON text begins; of a path that leads nowhere, the line where it
 * is left. `undefined` where the text is no JSON at all.
 * @param path as `jsonPath` writes it: `networks[2].lte[0].band`, `["a-b"].url`
 */
export function lineOfPath(text: string, path: string): number | undefined {
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g)];
  const keys = Array.from(
    path.matchAll(/\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|([^.[\]]+)/g),
    ([, place, quoted, name]) =>
      place === undefined ? (name ?? (JSON.parse(`"${quoted}"`) as string)) : Number(place),
  );
  let at = 0;
  for (const key of keys) {
    const next = childOf(at, key);
    if (next === undefined) break;
    at = next;
  }
  const offset = tokens[at]?.index;
  return offset === undefined ? undefined : text.slice(0, offset).split('\n').length;

  /** Where the value of a key, or the item of a list, begins among the tokens. */
  function childOf(start: number, key: string | number): number | undefined {
    const isList = tokens[start]?.[0] === '[';
    let place = 0;
    for (let i = start + 1; i < tokens.length; i = endOf(i) + 1) {
      if (tokens[i]![0] === ']' || tokens[i]![0] === '}') return undefined;
      if (tokens[i]![0] === ',') continue;
      if (isList) {
        if (place++ === key) return i;
      } else {
        if (tokens[i]![0] === JSON.stringify(key)) return i + 2;
        i += 2;
      }
    }
    return undefined;
  }

  /** The last token of the value that begins at a token. */
  function endOf(start: number): number {
    let depth = 0;
    for (let i = start; i < tokens.length; i++) {
      if (/^[{[]$/.test(tokens[i]![0])) depth++;
      else if (/^[}\]]$/.test(tokens[i]![0])) depth--;
      if (depth <= 0) return i;
    }
    return tokens.length;
  }
}

/**
 * Adds the names of products and regions that a text's layout gives to the bands below or beside them: headings above
 * lists, names before lists, rows and columns of tables. Merging what stands under different names would make a device
 * that does not exist.
 */
import { type Token } from './tokens.js';

/** In tokens. */
const MAX_NAME = 6;
/**
 * A product's code, regions, or `Model A` that a clause or cell begins with, before a list, a verb, a label or the end:
 * `- EC25-E (Europe): `, `The RG1 supports`, `| RG1-EU | Europe |`.
 */
const NAME =
  /(?:^|[.;,:|]|(?<=[A-Z])\()[^\w|]{0,4}o?(?:w(?=s)|g(?=[sr]))?(g[u0]|s(?:[^|:A-Zbnv]{0,8}[0rsw](?=g?\W*\|)|r{0,6})|(?<!(?:\||r,)\W{0,3})r{1,6}|r{1,6}(?=\W?g?:)|(?<=\|)\w[^|]{0,8}(?=g\|))g?[^\w:|,-]{0,4}(?:[([][^)\]]{0,12}[)\]])?(?=[:=|\-A-Zbnvoy]|$|(?<=^\W{0,4}[sr]{1,6}),)/dg;

export const typesOf = (tokens: readonly Token[]): string => tokens.map(({ type }) => type).join('');

/** The text of some tokens as a name. */
export function nameOf(tokens: readonly Token[], text: string): string {
  const last = tokens.at(-1);
  return last ? text.slice(tokens[0]!.offset, last.offset + last.length) : '';
}

/** The tokens with names, and with the heads of columns before their cells. */
export function laidOut(tokens: readonly Token[], text: string): Token[] {
  const out: Token[][] = [];
  const mark = (type: string, name = '') => ({ type, value: 0, name, offset: 0, length: 0 });
  /** Cells of the head of the table, and the first of the row before. */
  let head: (readonly Token[])[] | undefined;
  let first: Token[] = [];
  for (const { 0: types, index } of typesOf(tokens).matchAll(/.+/g)) {
    if (!/\w/.test(types)) continue;
    let line = tokens.slice(index, index + types.length);
    const separator = /\|(?=.*\|)|\t/.exec(types)?.[0];
    if (separator) {
      let at = index;
      const cells = types.split(separator).map((cell) => tokens.slice(at, (at += cell.length + 1) - 1));
      if (separator === '|' && !cells[0]![0]) cells.shift();
      const columns = (head ??= /[bn0f]/.test(types) ? [] : cells);
      first = cells[0]![0] ? cells[0]! : first;
      cells[0] = first;
      const labelled = /[A-Z]/.test(typesOf(first));
      line = cells.flatMap((cell, i) => {
        const column = columns[i] ?? [];
        const above = typesOf(column);
        return [
          ...(!i && /g/.test(above) ? [mark('@', nameOf(cell.slice(0, MAX_NAME), text))] : []),
          ...(/[bn0]/.test(typesOf(cell)) && (/[A-Z]/.test(above) ? !labelled : /[vsr]/.test(above))
            ? [...column, mark(':')]
            : []),
          ...cell,
          mark('|'),
        ];
      });
    } else head = undefined;
    for (const { indices } of typesOf(line).matchAll(NAME)) {
      const [from, to] = indices![1]!;
      line[from] = { ...line[from]!, type: '@', name: nameOf(line.slice(from, to), text) };
    }
    out.push([...line, mark('\n')]);
  }
  return out.flat();
}

/**
 * Finds out of which product, region, carrier or column the bands of a text are: headings above lists, names before or
 * behind lists, rows and columns of tables. Merging what stands under different names would make a device that does not
 * exist. Nothing else tells variants apart.
 */
import { type LaidToken, type Owner, ownerToken } from './laid-token.js';
import { nameParallelHeads } from './name-parallel-heads.js';
import { pattern } from './pattern.js';
import { endOf, lettersOf, type Token } from './tokenise.js';

/** In tokens. */
const LONGEST_NAME = 6;

/** Where a name may begin: at the start of a line or cell, behind a mark that ends a clause, behind "and" or a label. */
const BEGIN =
  '(?:^|[.;,:|/?!]|<and>|(?<=<band nrBand>)(?=<carrier>)|(?<=<label>|<label><bandWord>)\\()[^\\w|]{0,4}<filler>?';
/** A word that may stand before the name: "Modem EC25-E", "Modèle R300-FR", "in Germany Telekom". */
const PREFIX =
  '(?:<number><unit>|<label>{1,3}(?=<code>[^\\w]?$)|<word device>(?:<frequency number>-?)?(?=<code>)|<variant>(?:[:"]{0,2}|<filler>)(?=<code region word>)|(?:<word>?<region>|<word>)(?=<carrier>)|<word variant>?<filler>(?=<number>-<number>:))?';
const NAMES = [
  '<variant carrier device><unit number and>', // Model A, variant 2, carrier B
  '(?<=<variant>)<word region>(?:-?<word code region>){0,3}(?=[:(])', // Version Amérique du Nord:
  '<code>(?:[^|:{label band nrBand bandWord}]{0,8}<number region code word>(?=<variant>?\\W*\\|)|<number>(?=\\*)|<word device>{1,2}(?=[:-])|(?=,<label>)|<region>{0,6})', // EC25-E, RUT241 0*****
  '(?<!(?:\\||<region>,)\\W{0,3})<region>{1,6}<device>?', // Latin America, EU modem
  '(?<!<carrier>[,/])<carrier>(?:[/&+]<carrier>(?![/&+,]))?<region word>{0,2}', // T-Mobile US, TPG/Vodafone
  '[\\u3040-\\u30ff\\u4e00-\\u9fff]{1,6}(?=<variant>[^\\w\\n]?<label support bandWord>)', // 国行版
  '<word><region>{1,2}(?=[^\\w\\n]?[:=(])', // Kit EU
  '(?<=\\|)\\w[^|]{0,8}(?=<variant>[|:])', // any words before "version" in a cell
  '<number>-<number>(?=:)', // Part no. 010-01:
].join('|');
/** What may stand between a name and what it names: "version", a remark in brackets. */
const REST = '<variant>?[^\\w:|,-]{0,4}(?:[([]([^)\\]]{0,12})[)\\]])?';
/** What the name names: a colon or the like, a label, a band, a verb; or the end of the line. */
const FOLLOW =
  '(?=<word>?<use>|[:=|\\-{label band nrBand bandWord filler use support}]|$|(?<=^\\W{0,4}<code region>{1,6}),|[\'"]?,[\'"]?<label>)';
/** A name before its bands, in a line. */
const NAME = pattern(`${BEGIN}${PREFIX}(${NAMES})${REST}${FOLLOW}`, 'dg');
/** Anywhere in a sentence: "if you buy the American edition you get B2", "one outdoor unit OD-10 with LTE B1". */
const VERSION = pattern(
  '(<region>{1,3})-?<variant>(?:\\([^()]{0,6}\\))?(?=<word filler support use>{0,3}<label item bandWord>)|(<code>)(?:\\([^()]{0,6}\\))?(?=[()]?<word>?<filler support use more>{0,2}[:(]?<label>)|(<word><number><word>?)(?=\\(<label>)',
  'dg',
);
/** `"name": "X1 Pro"`, `[Frequency 1]`. */
const QUOTED_NAME = pattern('"?<variant>"?:"([^"\\n{label}]{1,6})"|^\\[(<word filler variant>0)\\]', 'dg');
/** A name behind its bands: `B1/B3 (EU version)`, `1, 3, 20 - A2643`. */
const NAME_BEHIND = pattern(
  '^(?:[^\\w\\n.@]|<label word>){0,6}?/?[(-]<variant>?(<code region>(?:<code region>|,(?=<code region>))*)(?=<variant>?[)\\n|]|<variant>?$)',
  'd',
);
/** In a table of marks: the cell of the band, a cell with or without it. */
const ROW_OF_BAND = pattern('^<label>?<bandWord>?<item>$');
const MARK = /^[^\w\n]?$|^[wxu]$/;
const HAS_BAND = /^[✓✔●•○〇√☑✅*+Y×]$|^[wu]$/;
/** What tells that the cells below belong to it. */
const HEAD_OF_PRODUCT = pattern('<variant carrier>');
const HEAD = pattern('<bandWord code region carrier>|\\w.*<variant>\\W*$');
const LABEL = pattern('<label>');
/** Of a row of one radio whose cells hold a list each, the heads are names: `Standard`, `Plus`. */
const NAME_OF_COLUMN = pattern(
  '^[^{label bandWord support locked serving}]*<word code region carrier frequency and>[^{label bandWord support locked serving}]*$',
);
const LIST = pattern('<band nrBand>|<item>[,/ ]{1,2}<item>');
const MAY_NAME = pattern('<variant code region carrier device>|^[\\[{word filler}]');
const CARRIER = pattern('<carrier>');
/** The code of a network in brackets: `(520-04)`. */
const NETWORK_CODE = pattern('^\\(<frequency number>-<number>\\)');
const MENTIONED = pattern('^$|^\\(<item>');
const PRODUCT = pattern('<variant code>');
const CATEGORY = pattern('<category>[^\\w\\n]?<number>', 'g');
const ITEM = pattern('<band nrBand number>');
const SAYS_BANDS = pattern('<item>|<label>.*<frequency>');
const ITEM_OR_FREQUENCY = pattern('<item frequency>');

/** The text of some tokens as a name. */
function nameOf(tokens: readonly Token[], text: string): string {
  const last = tokens.at(-1);
  return last ? text.slice(tokens[0]!.offset, endOf(last)) : '';
}

/** The owner whose name stands right behind a list. */
export function readOwnerBehind(
  behind: string,
  tokens: readonly LaidToken[],
  next: number,
  text: string,
): Owner | undefined {
  const place = NAME_BEHIND.exec(behind)?.indices?.[1];
  return place && { name: nameOf(tokens.slice(next + place[0], next + place[1]), text), isCarrier: false };
}

/** What stands in quotes is one cell. */
const unquoted = (line: string) => line.replace(/"[^"]*"/g, '');
const mark = (letter: string): LaidToken => ({ kind: 'mark', letter, value: 0, offset: 0, length: 0 });
/** A row's separator: pipes, at least two; a tab; or a sign that the next line has as often. */
function separatorOf(line: string, next: string): string | undefined {
  if (/\|.*\|/.test(line)) return '|';
  if (line.includes('\t')) return '\t';
  for (const sign of [';', ',']) {
    const count = unquoted(line).split(sign).length;
    if (count > 2 && !ITEM_OR_FREQUENCY.test(line) && unquoted(next).split(sign).length === count)
      return sign;
  }
  return undefined;
}

const holdsList = (cell: readonly Token[]) => LIST.test(lettersOf(cell));

/** All tokens, with owners where they begin, and with the heads of columns before their cells. */
export function layOut(tokens: readonly Token[], text: string): LaidToken[] {
  const laid: LaidToken[] = [];
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.letter === '\n') lines.push([]);
    else lines.at(-1)!.push(token);
  }
  /** Cells of the head of the table, and the first of the row before. */
  let head: (readonly Token[])[] | undefined;
  let first: readonly Token[] = [];
  /** `;` or `,` where a head without bands has told that they separate columns. */
  let sign: string | undefined;
  for (const [i, tokensOfLine] of lines.entries()) {
    const letters = lettersOf(tokensOfLine);
    if (!/\w/.test(letters)) continue;
    const separator =
      sign && letters.includes(sign) ? sign : separatorOf(letters, lettersOf(lines[i + 1] ?? []));
    sign = separator && /[;,]/.test(separator) ? separator : undefined;
    let line: LaidToken[] = tokensOfLine;
    if (separator) {
      const cells = splitAt(tokensOfLine, separator);
      if (separator === '|' && !cells[0]![0]) cells.shift();
      const isHead = !head && !SAYS_BANDS.test(letters.replace(CATEGORY, ''));
      const columns = (head ??= isHead ? cells : []);
      first = cells[0]?.[0] ? cells[0] : first;
      cells[0] = [...first];
      const isOfColumns = LABEL.test(lettersOf(first)) && cells.filter(holdsList).length > 1;
      line =
        readMarks(cells, columns, text) ??
        cells.flatMap((cell, column) =>
          layOutCell(cell, columns[column] ?? [], isHead ? -1 : column, first, isOfColumns, text),
        );
    } else head = undefined;
    for (const [from, owner] of ownersIn(line, text, separator ? tokensOfLine : undefined))
      line[from] = ownerToken(owner);
    laid.push(...line, mark('\n'));
  }
  return tellApart(knowCarriers(nameParallelHeads(laid, (name) => nameOf(name, text))));
}

/** A name between those of two carriers is one, too: `ドコモ: … au: … ソフトバンク: …`. */
function knowCarriers(laid: readonly LaidToken[]): LaidToken[] {
  const owners = laid.flatMap(({ owner }) => owner ?? []);
  const between = new Set(
    owners.filter((_, i) => owners[i - 1]?.isCarrier === true && owners[i + 1]?.isCarrier === true),
  );
  return laid.map((token) =>
    token.owner && between.has(token.owner) ? ownerToken({ ...token.owner, isCarrier: true }) : token,
  );
}

/** Owners of one name with other remarks are others: `NX30 (EU)` and `NX30 (US)`. */
function tellApart(laid: readonly LaidToken[]): LaidToken[] {
  const remarks = new Map<string, Set<string>>();
  for (const { owner } of laid)
    if (owner) remarks.set(owner.name, (remarks.get(owner.name) ?? new Set()).add(owner.remark ?? ''));
  return laid.map((token) => {
    const { owner } = token;
    if (!owner?.remark || remarks.get(owner.name)!.size === 1) return token;
    return ownerToken({ ...owner, name: `${owner.name} (${owner.remark})` });
  });
}

/** The rows of a table whose cells only mark which column has the band of the row. */
function readMarks(
  cells: readonly (readonly Token[])[],
  columns: readonly (readonly Token[])[],
  text: string,
): LaidToken[] | undefined {
  const at = cells.findIndex((cell) => ROW_OF_BAND.test(lettersOf(cell)));
  const marks = cells.slice(at + 1);
  if (columns.length < 3 || at < 0 || !marks[1] || !marks.every((cell) => MARK.test(lettersOf(cell))))
    return undefined;
  const isCarrier = columns.some((head) => CARRIER.test(lettersOf(head)));
  return marks.flatMap((cell, i) => {
    const head = columns[at + 1 + i];
    return head?.[0] && HAS_BAND.test(lettersOf(cell))
      ? [
          ownerToken({ name: nameOf(head, text), isCarrier }),
          ...columns[at]!,
          mark(':'),
          ...cells[at]!,
          mark('|'),
        ]
      : [];
  });
}

function splitAt(tokens: readonly Token[], separator: string): Token[][] {
  const cells: Token[][] = [[]];
  let isQuoted = false;
  for (const token of tokens) {
    if (token.letter === '"') isQuoted = !isQuoted && separator !== '|';
    if (token.letter === separator && !isQuoted) cells.push([]);
    else cells.at(-1)!.push(token);
  }
  return cells;
}

/** A cell with the head of its column before it, where the head says what the cell's bands belong to. */
function layOutCell(
  cell: readonly Token[],
  head: readonly Token[],
  column: number,
  first: readonly Token[],
  isOfColumns: boolean,
  text: string,
): LaidToken[] {
  const above = lettersOf(head);
  const letters = lettersOf(cell);
  const out: LaidToken[] = [];
  if (column === 0 && HEAD_OF_PRODUCT.test(above) && cell[0])
    out.push(ownerToken({ name: nameOf(cell.slice(0, LONGEST_NAME), text), isCarrier: CARRIER.test(above) }));
  const saysMore = LABEL.test(above) ? !LABEL.test(lettersOf(first)) : HEAD.test(above);
  if (isOfColumns && NAME_OF_COLUMN.test(above))
    out.push(ownerToken({ name: nameOf(head, text), isCarrier: CARRIER.test(above) }), mark(':'));
  else if (ITEM.test(letters) && saysMore) out.push(...head, mark(':'));
  return [...out, ...cell, mark('|')];
}

/**
 * Where names stand in a line, and whose. In a row that begins with a product, regions and carriers in other cells name
 * nothing new; heads of columns, which are not among the row's own tokens, do.
 */
function ownersIn(
  line: readonly LaidToken[],
  text: string,
  row: readonly Token[] | undefined,
): [at: number, owner: Owner][] {
  const letters = lettersOf(line);
  const owners: [number, Owner][] = [];
  if (!MAY_NAME.test(letters)) return owners;
  const beginsWithProduct = row && /^\W*(?:@|[^|]{0,4}s)/.test(letters);
  const own = new Set<LaidToken>(row);
  for (const names of [VERSION, NAME, QUOTED_NAME])
    for (const { indices } of letters.matchAll(names)) {
      const [from, to] = indices![1] ?? indices![2] ?? indices![3]!;
      const remark = names === NAME ? indices![2] : undefined;
      const named = letters.slice(from, to + 2);
      if (beginsWithProduct && letters.slice(0, from).includes('|') && own.has(line[from]!)) continue;
      const isCarrier = (CARRIER.test(named) && !PRODUCT.test(named)) || NETWORK_CODE.test(letters.slice(to));
      // A carrier at the end of a line, or with a band in brackets, is only mentioned.
      if (isCarrier && MENTIONED.test(letters.slice(to)) && /\w/.test(letters.slice(0, from))) continue;
      owners.push([
        from,
        {
          name: nameOf(line.slice(from, to), text),
          isCarrier,
          ...(remark && { remark: nameOf(line.slice(...remark), text) }),
        },
      ]);
    }
  return owners;
}

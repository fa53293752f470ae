/**
 * Reads the data of programs and files of settings as nodes with entries: JSON, YAML, TOML, INI, objects of source code, and
 * lines such as `Model: KX1`. It takes the text as it comes: a part that was cut out of a file, a bracket that nothing
 * closes and sentences between the lines do no harm. Linear in the length of the text.
 */

/** From one place of the text up to another, which is behind it. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** `model: 'KX1'` */
export interface DataEntry {
  readonly key: string;
  /** Where the key stands. */
  readonly at: number;
  /** Without quotes. */
  readonly value: Extent;
}

/** What holds entries: `"KX1": { … }`, `- model: KX1` with the lines below it, `[KX1]`, `Phone(name = "KX1")`. */
export interface DataNode {
  /** Where its own key stands, without quotes. */
  readonly key: Extent | undefined;
  readonly from: number;
  /** Behind it. */
  to: number;
  /** How many nodes it stands in. */
  readonly depth: number;
  /** Its entries are lines, so that one key may stand in several of them. */
  readonly isOfLines: boolean;
  /** Those that say something by themselves. */
  readonly entries: DataEntry[];
}

const PIECE = new RegExp(
  [
    // the head of a section
    '(?<head>(?<=(?:^|\\n)[ \\t]{0,20})\\[{1,2}["\'\\p{L}][^[\\]\\n,]{1,60}\\]{1,2}(?=[ \\t]*(?:\\n|$)))',
    // inches have no string behind them, nor has an apostrophe
    '(?<string>(?<![\\d\\\\])"(?:[^"\\\\\\n]|\\\\.)*"?|(?<![\\p{L}\\d)\\]])\'(?:[^\'\\\\\\n]|\\\\.)*\'?)',
    '(?<line>\\n\\s*(?<item>- )?)',
    // `Maker: Nova   Model: KX1`; from the end of what stands before, so that a long gap is looked at once
    '(?<gap>(?<=\\S)(?:\\t| {3})[ \\t]*(?=\\p{L}[^\\n\\t:：]{0,30}[:：] ))',
    // `<model>KX1</model>`
    '<(?<tag>[a-z][\\w-]{0,30})>',
    '(?<end></[a-z][\\w-]{0,30}>)',
    '(?<open>[{[(])',
    '(?<close>[}\\])])',
    '(?<sign>=>|[:：=](?![/=])|(?<=["\'] )to(?= \\w))',
    '(?<comma>[,;])',
    '(?<word>[^\\s"{}[\\](),;:：=<]+|[:=<])',
  ].join('|'),
  'giu',
);
const BEGINNING = /^\s*(?<item>- )?/;
const CLOSED_BY: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
const LONGEST_KEY = 32;
/** Looked for from the first of several, so that a long run of them is gone through once. */
const QUOTES = /^["'*_`< ]+|(?<!["'*_` /])["'*_` /]*>$|(?<!["'*_` ])["'*_` ]+$/g;
/** What may stand between a key and the bracket that its entries stand in: `Phone(`, `&Phone{`. */
const IS_TYPE = /^(?:new )?[&\w.<>%]*$/;

interface OpenNode extends DataNode {
  /** The bracket that closes it, or how far its line is set in. */
  readonly end: string | number;
  /** It is one of several in a list of lines. */
  readonly isItem: boolean;
  /** How many nodes there were before it. */
  readonly before: number;
}

interface OpenEntry {
  readonly key: Extent;
  /** How far the line of the key is set in. */
  readonly indent: number;
  value: Extent | undefined;
  /** A string is the whole value. */
  isWhole: boolean;
}

export interface DataRead {
  /** In the order of the text, an outer one before those in it. */
  readonly nodes: readonly DataNode[];
  /** All keys, also of what holds other entries. */
  readonly keys: readonly { readonly key: string; readonly at: number }[];
}

export function readData(text: string): DataRead {
  const reader = new DataReader(text);
  const { 0: blanks, groups: first } = BEGINNING.exec(text)!;
  reader.beginLine(blanks, 0, first?.['item'] !== undefined);
  for (const { 0: run, index, groups } of text.matchAll(PIECE))
    if (index >= blanks.length) reader.take(run, index, groups!);
  return reader.end();
}

class DataReader {
  readonly #text: string;
  readonly #nodes: DataNode[] = [];
  readonly #keys: { readonly key: string; readonly at: number }[] = [];
  readonly #open: OpenNode[] = [];
  /** What has been read since the last mark, where it may be a key. */
  #chunk: Extent | undefined;
  #mayBeKey = true;
  #entry: OpenEntry | undefined;
  #indent = 0;
  /** How many brackets of each kind are open, and how many hold no entries, which are closed first. */
  readonly #brackets: Record<string, { open: number; plain: number }> = {
    '}': { open: 0, plain: 0 },
    ']': { open: 0, plain: 0 },
    ')': { open: 0, plain: 0 },
  };

  constructor(text: string) {
    this.#text = text;
    this.#push(undefined, 0, '');
  }

  take(run: string, at: number, groups: Readonly<Record<string, string | undefined>>): void {
    const extent = { from: at, to: at + run.length };
    if (groups['head'] && this.#isOfLines) this.#beginSection(extent);
    else if (groups['line']) this.beginLine(run, at, groups['item'] !== undefined);
    else if (groups['gap']) this.#endField();
    else if (groups['open'] ?? groups['head']) this.#openBracket(run[0]!, at);
    else if (groups['close']) this.#closeBracket(run, at);
    else if (groups['tag']) this.#beginTag(groups['tag'], at);
    else if (groups['end']) this.#endEntry();
    else if (groups['comma']) this.#endValue();
    else if (groups['sign'] && this.#chunk && !this.#entry) this.#beginEntry(at);
    else this.#add(extent, groups['string'] !== undefined);
  }

  end(): DataRead {
    this.#close(0, this.#text.length);
    this.#nodes.sort((one, other) => one.from - other.from || one.depth - other.depth);
    return { nodes: this.#nodes, keys: this.#keys };
  }

  get #top(): OpenNode {
    return this.#open.at(-1)!;
  }

  get #isOfLines(): boolean {
    return this.#top.isOfLines;
  }

  #push(key: Extent | undefined, from: number, end: string | number, isItem = false): void {
    const isOfLines = typeof end === 'number' || end === '';
    const node = {
      key,
      from,
      to: from,
      depth: this.#open.length,
      isOfLines,
      entries: [],
      end,
      isItem,
      before: this.#nodes.length,
    };
    this.#open.push(node);
  }

  /** Closes all nodes from one on. */
  #close(depth: number, to: number): void {
    this.#endEntry();
    while (this.#open.length > depth) {
      const node = this.#open.pop()!;
      node.to = to;
      if (node.end in this.#brackets) this.#brackets[node.end]!.open--;
      // Each line of a list of Markdown is an item.
      const isLine = node.isItem && node.entries.length === 1 && this.#nodes.length === node.before;
      if (isLine) this.#top.entries.push(...node.entries);
      else this.#nodes.push(node);
    }
    [this.#chunk, this.#mayBeKey] = [undefined, false];
  }

  /** `[KX1]`, `[[device]]`, `[devices.kx1]` */
  #beginSection({ from, to }: Extent): void {
    this.#close(1, from);
    const run = this.#text.slice(from, to);
    const name = /(?:"[^"]*"|[^."]+)\]+$/.exec(run);
    const isNamed = name !== null && !run.startsWith('[[');
    const key = { from: from + (name?.index ?? 0), to };
    this.#push(isNamed ? trimmed(this.#text, key, /^["'[]+|["'\]]+$/g) : undefined, from, -1);
  }

  beginLine(run: string, at: number, isItem: boolean): void {
    const { length } = run.slice(run.lastIndexOf('\n') + 1);
    const indent = isItem ? length - 2 : length;
    const begins = at + run.length;
    if (this.#isOfLines) {
      const entry = this.#entry;
      const holdsMore = entry && !entry.value;
      if (!holdsMore) this.#endEntry();
      const ends = this.#open.findIndex(
        ({ end, isItem: isOther }, depth) =>
          depth > 0 && typeof end === 'number' && (indent < end || (indent === end && (isOther || !isItem))),
      );
      if (ends > 0) this.#close(ends, at);
      const goesOn =
        holdsMore && this.#entry && (indent > entry.indent || (isItem && indent === entry.indent));
      this.#entry = undefined;
      if (goesOn) this.#push(entry.key, entry.key.from, entry.indent);
      if (isItem) this.#push(undefined, begins - 2, indent, true);
      for (const count of Object.values(this.#brackets)) count.plain = 0;
    } else if (this.#entry?.value) this.#endEntry();
    this.#indent = length;
    [this.#chunk, this.#mayBeKey] = [undefined, true];
  }

  #openBracket(bracket: string, at: number): void {
    const end = CLOSED_BY[bracket]!;
    const entry = this.#entry;
    const isAttached = /\S/.test(this.#text[at - 1] ?? ' ');
    const said = entry?.value ?? this.#chunk;
    const isOfType = said !== undefined && isAttached && IS_TYPE.test(this.#text.slice(said.from, said.to));
    // `Model: KX1 (EU)` and `Bands (1, 3)` hold no entries.
    const mayHoldNone = entry?.value !== undefined || (bracket === '(' && !entry);
    if (mayHoldNone && !isOfType) {
      this.#brackets[end]!.plain++;
      this.#add({ from: at, to: at + 1 }, false);
      return;
    }
    this.#brackets[end]!.open++;
    this.#entry = undefined;
    this.#push(entry?.key, entry?.key.from ?? this.#chunk?.from ?? at, end);
    [this.#chunk, this.#mayBeKey] = [undefined, true];
  }

  #closeBracket(bracket: string, at: number): void {
    const count = this.#brackets[bracket]!;
    if (count.plain > 0) {
      count.plain--;
      this.#add({ from: at, to: at + 1 }, false);
    } else if (count.open > 0)
      this.#close(
        this.#open.findLastIndex(({ end }) => end === bracket),
        at + 1,
      );
  }

  /** Behind a comma in brackets another entry follows; in a line the value goes on. */
  #endValue(): void {
    if (!this.#isOfLines) this.#expectKey();
  }

  /** Behind a gap in a line, another key may follow, once the one before has a value. */
  #endField(): void {
    if (this.#isOfLines && this.#entry?.value) this.#expectKey();
  }

  #expectKey(): void {
    this.#endEntry();
    [this.#chunk, this.#mayBeKey] = [undefined, true];
  }

  #beginEntry(at: number): void {
    const key = trimmed(this.#text, this.#chunk!, QUOTES);
    this.#chunk = undefined;
    this.#mayBeKey = false;
    if (key.to === key.from || at - key.from > LONGEST_KEY) return;
    this.#keys.push({ key: this.#text.slice(key.from, key.to), at: key.from });
    this.#entry = { key, indent: this.#indent, value: undefined, isWhole: false };
  }

  #beginTag({ length }: string, at: number): void {
    if (this.#entry?.value) return;
    this.#chunk = { from: at + 1, to: at + 1 + length };
    this.#beginEntry(at + length);
  }

  #endEntry(): void {
    const { key, value } = this.#entry ?? {};
    this.#entry = undefined;
    if (!key || !value) return;
    const own = trimmed(this.#text, value, QUOTES);
    this.#top.entries.push({ key: this.#text.slice(key.from, key.to), at: key.from, value: own });
  }

  #add({ from, to }: Extent, isString: boolean): void {
    const entry = this.#entry;
    if (entry) {
      if (!entry.isWhole) entry.value = { from: entry.value?.from ?? from, to };
      entry.isWhole ||= isString && entry.value!.from === from && !this.#isOfLines;
    } else if (this.#mayBeKey) this.#chunk = { from: this.#chunk?.from ?? from, to };
  }
}

/** The same place without some signs at its ends. */
function trimmed(text: string, { from, to }: Extent, signs: RegExp): Extent {
  const run = text.slice(from, to);
  const own = run.replace(signs, '');
  const first = from + (own ? run.indexOf(own) : 0);
  return { from: first, to: first + own.length };
}

/**
 * Finds whose bands the records of a file or a program list: `{ model: 'KX1', lte: [1, 3] }`, `"KX1": { … }`, and lines such as
 * `Model: KX1` above `LTE: B1`. What names a record is told by its place: a key that all have and that says something else in
 * each of them, or what the record itself is called.
 */
import { type LaidToken, NO_OWNER, type Owner, ownerToken } from './laid-token.js';
import { areOfCarrier, lengthOfName, type NamedThing, thatTellApart, withoutPlmn } from './name-sections.js';
import { letterOf, pattern } from './pattern.js';
import { type DataEntry, type DataNode, type DataRead, type Extent, readData } from './read-data.js';
import { endOf, firstFrom, lettersOf } from './tokenise.js';

/** A record, whatever its name is. */
interface Unnamed extends Extent {
  readonly node: DataNode;
  /** The one of the node's entries that may name it, where the node has several records. */
  readonly line?: DataEntry;
  /** Its beginning was not copied, nor its name. */
  readonly isCut?: boolean;
}

interface NamedRecord extends NamedThing {
  readonly record: Extent;
  /** The name, with its key and its marks. */
  readonly spent: Extent;
}

/** Bands behind a key. */
interface ListOfData {
  readonly key: string;
  readonly at: number;
  /** They are called bands, or there are several. */
  readonly isSure: boolean;
}

/** Keys of names; the first one that says something else in each record counts. */
const KEYS_OF_NAMES = [
  '(?:(?:product|model|device|variant|modem|phone|module|display)[ _-]?)?name|名称|nombre|nome?',
  '(?:(?:device|product|phone)[ _-]?)?model(?:[ _-]?(?:number|no|code))?|modelo|modell|型号|机型|型番|модель',
  'title|product|device|variant|module|产品',
  '(?:part|order|ordering|product|article)[ _-]?(?:number|no|code)|sku',
  '(?:(?:product|device|model)[ _-]?)?id',
  '(?:carrier|operator|network|provider)(?:[ _-]?name)?|运营商',
];
const NAMES = KEYS_OF_NAMES.map((keys) => new RegExp(`^(?:${keys})$`, 'i'));
/** Its value is a carrier, whether the reader knows it or not. */
const IS_KEY_OF_CARRIER = /^(?:carrier|operator|provider)|^运营商$/i;
/** Most texts have neither brackets nor lines with such keys. */
const MAY_BE_DATA = new RegExp(
  `[{}]|\\($|=>|^[ \\t]*\\[|[:：] *\\n|<\\/?\\w|(?:^|\\t)[^\\p{L}\\n]{0,6}(?:\\w{1,24}\\()?(?:${KEYS_OF_NAMES.join('|')})[^\\p{L}\\n]{0,4}[:：=]`,
  'imu',
);
const NO_LETTERS = /[^\p{L}]/gu;
const LONGEST_NAME = 48;
/** `120 g`, `2.4 GHz`, an address, a date: what names nothing. */
const IS_NO_NAME = /^[\d.,:/ -]*(?:\d ?\p{L}{1,4})?$|:\/\/|^\d{4}-\d\d-|^(?:true|false|null|none|yes|no)$/iu;
/** `"name": "LTE bands"` names an attribute. */
const IS_ATTRIBUTE = pattern('<bandWord>|^(?:<label filler>|\\W)+$|<band nrBand>');
const IS_ITEM = pattern('<item>');
const HAS_BANDS = pattern('<band nrBand>');
const HAS_NUMBER = pattern('<number>');
const HAS_NUMBERS = pattern('<number>[^{number}]+<number>');
const SPEAKS_OF_RADIO = pattern('<label bandWord>');
/** What says nothing of radio in a sentence. */
const IS_KEY_OF_RADIO = /^(?:cat[ _-]?)?(?:nb|m)1?$/i;
/** How many entries of an object may be asked for a name. */
const MOST_ASKED = 6;
/** Records deeper in other data are not told apart. */
const MOST_DEPTH = 12;

/** The tokens with an owner where each record begins; undefined where no records are told apart. */
export function nameRecords(tokens: readonly LaidToken[], text: string): readonly LaidToken[] | undefined {
  if (!MAY_BE_DATA.test(text)) return undefined;
  const { nodes, keys } = readData(text);
  const lists = listsOf(tokens, keys, text);
  if (lists.filter(({ isSure }) => isSure).length < 2) return undefined;
  const told = groupsOf(nodes, text).map((records) => thatTellApart(nameAll(records, lists, tokens, text)));
  const most = told.reduce((best, each) => (each.length > best.length ? each : best), []);
  return most[0] && placeOwners(tokens, most);
}

/** The lists of bands behind keys. */
const listsOf = (tokens: readonly LaidToken[], keys: DataRead['keys'], text: string): ListOfData[] =>
  keys.flatMap(({ key, at }, i) => {
    const to = keys[i + 1]?.at ?? text.length;
    const own = lettersOf(within(tokens, { from: at, to }, ({ offset }) => offset));
    const isOfRadio = SPEAKS_OF_RADIO.test(own) || IS_KEY_OF_RADIO.test(key);
    const isSure = HAS_BANDS.test(own) || (isOfRadio && HAS_NUMBERS.test(own));
    return isSure || (isOfRadio && HAS_NUMBER.test(own))
      ? { key: key.replace(NO_LETTERS, '').toLowerCase(), at, isSure }
      : [];
  });

/** Records that may be of one kind: the nodes of one depth, and the parts of a node of lines that begin with one key. */
function groupsOf(nodes: readonly DataNode[], text: string): Unnamed[][] {
  const byDepth: Unnamed[][] = [];
  const ofLines: Unnamed[][] = [];
  for (const node of nodes) {
    const { from, to, depth, isOfLines, entries } = node;
    if (depth <= MOST_DEPTH) (byDepth[depth] ??= []).push({ from, to, node });
    for (const key of isOfLines ? NAMES : []) {
      const lines = entries.filter((entry) => key.test(entry.key));
      if (lines.length > 1)
        ofLines.push(lines.map((line, i) => ({ from: line.at, to: lines[i + 1]?.at ?? to, node, line })));
    }
  }
  const cut = findCut(nodes, text);
  if (cut) byDepth[cut.node.depth + 1]!.unshift(cut);
  return [...Object.values(byDepth), ...ofLines];
}

/** The record that ends before another begins, and whose own beginning was not copied: a bracket closes that none has opened. */
function findCut([whole, ...nodes]: readonly DataNode[], text: string): Unnamed | undefined {
  const next = nodes.find(({ depth, entries }) => depth === whole!.depth + 1 && entries[0]);
  if (!next || !CLOSES.test(text.slice(whole!.from, next.from))) return undefined;
  const entries = whole!.entries.filter(({ at }) => at < next.from);
  return { from: whole!.from, to: next.from, node: { ...whole!, entries }, isCut: true };
}
const CLOSES = /^[^{}]*\}/;

/** A record that has bands behind some keys. */
interface Listed {
  readonly record: Unnamed;
  readonly lists: readonly ListOfData[];
}

/** Where a record has its name, and all that says it: key, marks and name. */
type Way = (
  record: Unnamed,
) => { readonly name: Extent; readonly spent: Extent; readonly isCarrier?: boolean } | undefined;

/** Those of some records that have bands, with their names. */
function nameAll(
  records: readonly Unnamed[],
  lists: readonly ListOfData[],
  tokens: readonly LaidToken[],
  text: string,
): NamedRecord[] {
  const all = records.flatMap((record) => {
    const own = within(lists, { ...record, from: record.from + 1 }, ({ at }) => at);
    return own[0] ? { record, lists: own } : [];
  });
  for (const way of waysToName(all, text)) {
    const named = all.flatMap((listed) =>
      listed.record.isCut ? nameless(listed) : nameRecord(listed, way, tokens, text),
    );
    const names = new Set(named.map(({ name }) => name));
    if (names.size < 2 || 2 * named.length <= all.length) continue;
    const keys = named.flatMap((each) => [...each.keys]);
    // Where two are of one form, all are: `EC25: { lte: … }, EC21: { lte: … }, RM500: { nr: … }`.
    const forms = new Set(all.map(({ record: { node } }) => node.entries.map(({ key }) => key).join()));
    const areAlike = new Set(keys).size < keys.length || forms.size < all.length;
    return areAlike ? named.map((each) => ({ ...each, keys: new Set(keys) })) : [];
  }
  return [];
}

/** What may name records, the surest first: a key of names, what they are called, and a key that is another in each. */
function waysToName(all: readonly Listed[], text: string): Way[] {
  const byEntry =
    (find: (record: Unnamed) => DataEntry | undefined): Way =>
    (record) => {
      const entry = find(record);
      return (
        entry && {
          name: entry.value,
          spent: withMarks({ from: entry.at, to: entry.value.to }, text),
          isCarrier: IS_KEY_OF_CARRIER.test(entry.key),
        }
      );
    };
  if (all[0]?.record.line) return [byEntry(({ line }) => line)];
  const byKey = (isKey: (key: string) => boolean) =>
    byEntry(({ node }) => node.entries.find(({ key }) => isKey(key)));
  const byOwnKey: Way = ({ node }) => node.key && { name: node.key, spent: withMarks(node.key, text) };
  return [
    ...NAMES.map((key) => byKey((own) => key.test(own))),
    byOwnKey,
    ...keysThatTellApart(all, text).map((key) => byKey((own) => own === key)),
  ];
}

/** The keys before the first list of all records in brackets that say something else in each of them. */
function keysThatTellApart(all: readonly Listed[], text: string): string[] {
  const [first] = all;
  if (!first || first.record.node.isOfLines) return [];
  return first.record.node.entries
    .filter(({ at }) => at < first.lists[0]!.at)
    .slice(0, MOST_ASKED)
    .map(({ key }) => key)
    .filter((key) => {
      const values = all.map(({ record }) => record.node.entries.find((entry) => entry.key === key)?.value);
      const said = values.map((value) => value && text.slice(value.from, value.to));
      return !said.includes(undefined) && new Set(said).size === said.length;
    });
}

/** The record with its name, if that is one. */
function nameRecord(listed: Listed, way: Way, tokens: readonly LaidToken[], text: string): NamedRecord | [] {
  const found = way(listed.record);
  if (!found) return [];
  const { name: at, spent, isCarrier = false } = found;
  const own = within(tokens, at, ({ offset }) => offset);
  const letters = lettersOf(own);
  const length = lengthOfName(letters);
  const written = text.slice(at.from, length < own.length ? endOf(own[length - 1]!) : at.to);
  const name = withoutPlmn(written);
  if (name.length > LONGEST_NAME || IS_NO_NAME.test(name) || IS_ATTRIBUTE.test(letters)) return [];
  const keys = new Set(listed.lists.map(({ key }) => key));
  return {
    name,
    isCarrier: isCarrier || name !== written || areOfCarrier(letters),
    letters,
    isOfBands: true,
    keys,
    record: listed.record,
    spent,
  };
}

/** The first record, of whose name nothing is known. */
const nameless = ({ record, lists }: Listed): NamedRecord => ({
  name: '#1',
  isCarrier: false,
  letters: CODE,
  isOfBands: true,
  keys: new Set(lists.map(({ key }) => key)),
  record,
  spent: { from: record.from, to: record.from },
});
const CODE = letterOf('code');

const MARKS_BEFORE = /["'`*]{0,4}$/;
const MARKS_BEHIND = /^["'`*\]]{0,4}[,;]?/;

/** The place of a name, together with the marks around it. */
function withMarks({ from, to }: Extent, text: string): Extent {
  const before = MARKS_BEFORE.exec(text.slice(Math.max(0, from - 4), from))![0];
  const behind = MARKS_BEHIND.exec(text.slice(to, to + 5))![0];
  return { from: from - before.length, to: to + behind.length };
}

/** Those that stand between two places of the text. */
const within = <Thing>(
  things: readonly Thing[],
  { from, to }: Extent,
  placeOf: (thing: Thing) => number,
): readonly Thing[] => things.slice(firstFrom(things, from, placeOf), firstFrom(things, to, placeOf));

/** The tokens with an owner where each record begins and none behind it, and without the names. */
function placeOwners(tokens: readonly LaidToken[], records: readonly NamedRecord[]): LaidToken[] {
  const placed: LaidToken[] = [];
  let next = 0;
  let end = Infinity;
  const place = (owner: Owner, offset: number) =>
    placed.push({ ...ownerToken(owner), offset, beginsSection: true });
  for (const token of tokens) {
    const { offset } = token;
    const begun = records[next];
    if (begun && offset >= Math.min(begun.record.from, begun.spent.from)) {
      place({ name: begun.name, isCarrier: begun.isCarrier }, offset);
      end = begun.record.to;
      next++;
    }
    // Where no bands follow, the end says nothing.
    if (offset >= end && IS_ITEM.test(token.letter)) {
      place(NO_OWNER, offset);
      end = Infinity;
    }
    const { spent } = records[next - 1] ?? {};
    if (!spent || offset < spent.from || offset >= spent.to) placed.push(token);
  }
  return placed;
}

/**
 * Finds what each list of bands is said of: a product, region, carrier or version, in a heading, the cells of a table or a
 * sentence. What stands between the list before and a list is its lead; the names in it may be its subject, and a list
 * without one belongs to the subject before. Where a lead holds names of several kinds, those count that tell most lists
 * apart: in a table of order codes with a column "Region", the codes. Nothing else tells variants apart.
 */
import { LISTS } from './candidates.js';
import { type LaidToken, type Owner, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { endOf } from './tokenise.js';
import { writeNames } from './write-names.js';

const NAMING = 'word code region carrier variant device';
/** A name: words that name something, with the numbers and letters that belong to them, and a remark in brackets. */
const NAMES = pattern(
  `(?:<owner>|(<${NAMING}>(?:[-/&+' ]?<${NAMING} number frequency unit>|<and>(?=<code carrier>)|<filler>(?=<number>-)|\\*(?=<number>)){0,8}|(?<=^[^\\w\\n]*)<number frequency>-<number frequency>(?=:)))(?:\\(([^()\\n]{1,12})\\))?`,
  'dg',
);
/** What stands between a head and its list: verbs, labels, marks that announce, what is said between commas. */
const IS_HEAD = pattern(
  '^(?:[^\\w.;!?\\n]|<filler><word region>|<filler label bandWord support use adds to mhz frequency locked>|<category>[^\\w\\n]?<number>?|,[^,.;\\n]{1,8}(?=,)){0,24}$',
);
/** A heading: names and labels without a verb, or what ends with a colon. */
const IS_TITLE = pattern(
  `^(?:[^\\w\\n]|<${NAMING} label filler category bandWord and number unit frequency spent>){1,24}\\n?$|:\\n$`,
);
/** Around the name of a region or product. */
const VERSION = pattern('^<variant>\\W*(?=<region code>)|(?<=<region>)\\W*<variant>$', 'g');
/** Words such as `modem` and `version` name nothing alone. */
const IS_NO_NAME = pattern('^<device variant>+$');
const IS_IN = /^(?:in|en|em|im)$/;
const SAYS_RADIO = pattern('<lte nr lteM nbIot>');
/** In tokens. */
const LONGEST_LEAD = 80;
/** More than any text has that a person compares. */
const MOST_LISTS = 200;
const MOST_GROUPS = 60;
/** So many bands in both lists, and so large a part of the shorter, make two names rivals. */
const SHARED = 2;
const SHARED_PART = 0.5;
/** Kinds of names by their letters: codes, versions, carriers, regions, and any other words. */
const KINDS = 'sgprw';
/** Words with a capital letter or a digit, or of scripts that have none. */
const NAME_WORDS = /(?:[\p{Lu}\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\d][^\s]*(?:[ ,]+(?=[\p{Lu}\d]))?)+/gu;
const WORDS = /\p{L}{2,}/gu;

/** A name in the lead of a list. */
interface Name {
  /** Place among the tokens. */
  readonly at: number;
  readonly name: string;
  readonly remark: string;
  readonly kind: string;
  /** In the row or sentence of the list, in no heading. */
  readonly isNear: boolean;
  /** In its sentence. */
  readonly isSaid: boolean;
  /** Nothing but what announces the list stands between. */
  readonly isHead: boolean;
  /** Letters of its line up to the list, without the name. */
  readonly shape: string;
  /** The list comes on top of what the subject before has. */
  readonly adds: boolean;
}

/** What belongs to one name. */
interface Group {
  readonly subject: Name;
  /** Name of what has the bands, too. */
  readonly base: string | undefined;
  readonly places: number[];
  readonly bands: Set<string>;
}

/** The tokens, with owners in place of the names that lists belong to. `spent` are their letters without spent numbers. */
export function findSubjects(tokens: readonly LaidToken[], spent: string, text: string): LaidToken[] {
  const letters = writeNames(tokens, spent, text);
  const textOf = (from: number, to: number) => text.slice(tokens[from]!.offset, endOf(tokens[to - 1]!));

  /** The names between a list and the list before. */
  function readLead(from: number, to: number): Name[] {
    let start = from;
    return letters
      .slice(from, to)
      .split(/(?<=[\n.;!?])/)
      .flatMap((segment, i, segments) => {
        const at = start;
        start += segment.length;
        const isOwn = i === segments.length - 1;
        // What follows a list in its line is said of that list.
        if (!isOwn && ((i === 0 && from > 0) || !IS_TITLE.test(segment))) return [];
        return [...segment.matchAll(NAMES)].flatMap(({ index, 0: whole, indices }) => {
          const [open, close] = indices![2] ?? [0, 0];
          const named = segment.slice(index, indices![1]?.[1] ?? index + 1);
          const own = named.replace(VERSION, '') || named;
          const first = at + index + named.indexOf(own);
          const { owner } = tokens[first]!;
          const kind = owner
            ? owner.isCarrier
              ? 'p'
              : 's'
            : ([...KINDS].find((each) => own.includes(each)) ?? 'w');
          const behind = segment.slice(index + whole.length);
          // `Digicel in Jamaica` is Digicel; a word right behind a list is said of its last band.
          if (
            (kind === 'w' && first > from && IS_IN.test(textOf(first - 1, first))) ||
            (kind === 'w' && first === from && from > 0 && !/^\w/.test(behind)) ||
            IS_NO_NAME.test(own)
          )
            return [];
          const written = owner?.name ?? textOf(first, first + own.length);
          const isSaid = isOwn && !behind.includes('|');
          return {
            at: first,
            // In a sentence, the words with a capital letter.
            name: (kind === 'w' && /^[^:=(|\n]/.test(behind) && written.match(NAME_WORDS)?.at(-1)) || written,
            remark: close && textOf(at + open, at + close),
            kind,
            isNear: isOwn,
            isSaid,
            isHead: !isSaid || IS_HEAD.test(behind),
            shape: isSaid && (letters[at - 1] ?? '\n') === '\n' ? segment.slice(0, index) + '@' + behind : '',
            adds: isOwn && behind.includes('Q'),
          } as Name;
        });
      });
  }

  const leads: { readonly bands: readonly string[]; readonly names: readonly Name[] }[] = [];
  let end = 0;
  for (const { 0: run, index } of letters.matchAll(LISTS)) {
    // A single number, or two with a dash or stars, is mostly a part of a name.
    const isList = /[bn]|^0[^*]*0(?<!^0-0)$/.test(run) || /v\W?$/.test(letters.slice(index - 2, index));
    if (run[0] === 'f' || !isList || leads.length > MOST_LISTS) continue;
    const names = readLead(Math.max(end, index - LONGEST_LEAD), index);
    end = index + run.length;
    const items = tokens.slice(index, end).filter(({ value }) => value);
    leads.push({ names, bands: items.map(({ letter, value }) => (letter === 'n' ? 'n' : '') + value) });
  }
  const groups = groupBySubject(leads).slice(0, MOST_GROUPS);
  const owners = new Map<number, Owner>();
  for (const group of groups) {
    const { subject, base, places } = group;
    const { name, remark, kind } = subject;
    const rivals = groups.filter((other) => other !== group && areRivals(group, other));
    // A carrier is known by its name alone.
    if (!rivals[0] && !(kind === 'p' && subject.isHead && subject.isSaid)) continue;
    const isShared = rivals.some((other) => other.subject.name === name);
    const owner: Owner = {
      name: isShared && remark ? `${name} (${remark})` : name,
      isCarrier: [group, ...rivals].some((each) => each.subject.kind === 'p'),
      ...(base !== undefined && { base }),
    };
    for (const place of places) owners.set(place, owner);
  }
  return tokens.map((token, i) => {
    const owner = owners.get(i);
    return owner ? ownerToken(owner) : token;
  });
}

/** Lists by their subject, which is of the kind that tells most lists apart. */
function groupBySubject(
  leads: readonly { readonly bands: readonly string[]; readonly names: readonly Name[] }[],
): Group[] {
  const told = new Map(
    [...KINDS].map((kind) => {
      const named = leads
        .map(({ names }) => names.filter((name) => name.kind === kind))
        .filter(([name]) => name);
      const distinct = new Set(named.flat().map(({ name }) => name.toLowerCase()));
      return [kind, Math.min(named.length, distinct.size)];
    }),
  );
  const worth = ({ kind, isHead, isNear }: Name) =>
    4 * told.get(kind)! + (isHead ? 2 : 0) + (kind === 'w' ? 0 : 1) + (isNear ? 0.5 : 0);
  const groups = new Map<string, Group>();
  let group: Group | undefined;
  for (const { bands, names } of leads) {
    const best = Math.max(...names.map(worth));
    // Of a row the first, of a sentence the last.
    const subject = names[names.at(-1)?.isSaid ? 'findLast' : 'find']((name) => worth(name) === best);
    if (subject) {
      const key = (subject.name + subject.remark).toLowerCase();
      const base = subject.adds ? group?.subject.name : undefined;
      group = groups.get(key) ?? { subject, base, places: [], bands: new Set() };
      group.places.push(subject.at);
      groups.set(key, group);
    }
    for (const band of bands) group?.bands.add(band);
  }
  return [...groups.values()];
}

/** Whether two groups of lists cannot be parts of one. */
function areRivals(one: Group, other: Group): boolean {
  const [x, y] = [one.subject, other.subject];
  const words: readonly string[] = y.name.toLowerCase().match(WORDS) ?? [];
  const areAlike =
    one.base !== undefined ||
    other.base !== undefined ||
    // Names of one kind, or with a word in common.
    (x.kind !== 'w' && y.kind !== 'w' && (x.kind === y.kind || (x.isHead && y.isHead))) ||
    (x.name.toLowerCase().match(WORDS) ?? []).some((word) => words.includes(word)) ||
    // Lines that are written alike.
    (x.shape !== '' && x.shape === y.shape && (SAYS_RADIO.test(x.shape) || /p/.test(x.kind + y.kind)));
  return [false, true].some((isNr) => {
    const [a, b] = [one, other].map(({ bands }) =>
      [...bands].filter((band) => band.startsWith('n') === isNr),
    );
    const shared = a!.filter((band) => b!.includes(band)).length;
    const shortest = Math.min(a!.length, b!.length);
    return shortest > 0 && (areAlike || (shared >= SHARED && shared >= SHARED_PART * shortest));
  });
}

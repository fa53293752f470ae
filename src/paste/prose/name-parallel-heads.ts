/**
 * Names that no vocabulary knows, told by what stands beside them: where several heads have much the same bands behind or
 * below them, each names a product, region or carrier of its own. Heads whose lists share nothing, such as `Low: B5, B8`
 * and `Mid: B1, B3`, are parts of one list.
 */
import { type LaidToken, type Owner, ownerToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { lettersOf } from './tokenise.js';

/** What a head is never made of: it says something about the bands, or names nothing. */
const NO_NAME =
  'label band nrBand frequency bandWord use support locked serving signal not category place more mhz trade';
/** Words of scripts without spaces are marks. */
const LETTER = '[\\w\\u3040-\\ud7af]';
/** At the start of a line or sentence, or a known name, before bands: `Free : B1`, `TPG/Vodafone: 4G`. */
const HEAD_BEFORE = pattern(
  `(?:@<variant>?|(?:^|[.;!?\\n])[^\\w\\n@\\u3040-\\ud7af]{0,3}((?:(?=${LETTER})[^0{${NO_NAME}}]|[ /&+']){1,6}))(?:\\([^()\\n]{0,12}\\))?(?:[^\\w\\n]{1,3}(?=<filler>?<label item bandWord>)|(?=<use support>))`,
  'dg',
);
/** A line of its own, or a known name at the start of one: `NOVA 5`. */
const HEAD_ABOVE = pattern(
  `(?<=^|\\n)[^\\w\\n@]{0,3}(?:@|((?:(?=${LETTER})[^{${NO_NAME}}]|[ /&+'-]){1,6})[^\\w\\n]{0,2}(?=\\n))`,
  'dg',
);
/** Below it, lines that begin with a radio. */
const LINE_OF_RADIO = pattern('(?<=\\n)\\W{0,4}<label>[^\\n]*', 'g');
/** Only such words name something. */
const NAMING = pattern('<word code region carrier device variant and>|[\\u3040-\\ud7af]');
/** More heads than any text has that a person compares. */
const MOST_HEADS = 60;
/** So many bands in both lists, and so large a part of the shorter, make two heads rivals. */
const SHARED = 2;
const SHARED_PART = 0.5;

interface Head {
  readonly at: number;
  readonly name: string;
  readonly owner: Owner | undefined;
  readonly bands: ReadonlySet<string>;
}

/** The tokens, with owners in place of heads that have rivals. `nameOf` writes some tokens as a name. */
export function nameParallelHeads(
  tokens: readonly LaidToken[],
  nameOf: (tokens: readonly LaidToken[]) => string,
): LaidToken[] {
  const letters = lettersOf(tokens);
  const bandsIn = (from: number, to: number) =>
    tokens.slice(from, to).flatMap(({ letter, value }) => (/[bn0]/.test(letter) ? letter + value : []));
  const readHeads = (heads: RegExp, bandsOf: (from: number, to: number) => string[]) => {
    const found = [...letters.matchAll(heads)].slice(0, MOST_HEADS).flatMap((match) => {
      const [at, to] = match.indices![1] ?? [match.index + match[0].indexOf('@'), 0];
      const { owner } = tokens[at]!;
      const name = owner?.name ?? nameOf(tokens.slice(at, to));
      return owner || NAMING.test(letters.slice(at, to)) ? [{ at, name, owner, match }] : [];
    });
    const unique = found.filter(
      ({ name, owner }) => owner ?? found.filter((other) => other.name === name).length === 1,
    );
    return unique.map(({ match, ...head }, i): Head => {
      const from = match.index + match[0].length;
      return { ...head, bands: new Set(bandsOf(from, unique[i + 1]?.match.index ?? letters.length)) };
    });
  };
  const before = readHeads(HEAD_BEFORE, (from, to) => {
    const line = letters.indexOf('\n', from);
    return bandsIn(from, line < 0 ? to : Math.min(line, to));
  });
  const above = readHeads(HEAD_ABOVE, (from, to) =>
    [...letters.slice(from, to).matchAll(LINE_OF_RADIO)].flatMap(({ index, 0: line }) =>
      bandsIn(from + index, from + index + line.length),
    ),
  );
  const owners = new Map<number, Owner>();
  for (const heads of [before, above])
    for (const { at, name, owner, bands } of heads) {
      const rivals = heads.filter((head) => head.at !== at && areRivals(head.bands, bands));
      if (!owner && rivals[0])
        owners.set(at, { name, isCarrier: rivals.some((rival) => rival.owner?.isCarrier) });
    }
  return tokens.map((token, i) => {
    const owner = owners.get(i);
    return owner ? ownerToken(owner) : token;
  });
}

function areRivals(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((band) => other.has(band)).length;
  return shared >= SHARED && shared >= SHARED_PART * Math.min(one.size, other.size);
}

/**
 * Lists that are said to be those of the name before: `X30: B1, B3, B20. X20: same minus B20`, `SFR: B3 + B7. Bouygues: pareil`.
 * The tokens of the list before stand there again, without the bands that are taken away.
 */
import { pattern } from './pattern.js';
import { endOf, firstFrom, lettersOf, type Token } from './tokenise.js';

/** Behind a name, and before what is taken away or added, or the end of the sentence. */
const SAME = [
  'the same|same(?: here| bands| again)?|identical|ditto|idem|igual(?:es)?|lo mismo|o mesmo|iguais|uguale|lo stesso|pareil(?:le)?s?|la même chose|identiques?',
  'gleich|identisch|dasselbe|hetzelfde|samma|samme|то же(?: самое)?|те же|такие же|те саме|ті самі|to samo|te same|totéž|to samé|stejné|aynı(?:sı)?|sama',
].join('|');
const SAME_OF_ASIA = '同上|一样|一樣|相同|同じ|동일';
const MINUS =
  '(?:but |pero |mas |ma |mais |aber |maar |men |но |але |ale |tylko |jen )?(?:minus|without|less|except|no|sin|sem|senza|sans|moins|ohne|zonder|utan|uden|uten|bez|без|минус|мінус|кроме|крім|hariç|tanpa)';
const SAYS_SAME = new RegExp(
  `(?:${SAME})(?!\\p{L})(?=,? ?(?:[.;!)\\n]|$|[+&]|plus|${MINUS}))|(?:${SAME_OF_ASIA})(?=[，。,.;\\n]|$)`,
  'gu',
);
const IS_TAKEN_AWAY_FROM = new RegExp(`^,? ?${MINUS}(?!\\p{L})`, 'u');
/** Right before it, a name has ended. */
const IS_BEHIND_NAME =
  /(?:[:：,–—=(] ?|\n|- |频段|頻段|バンドは?|밴드는? ?)(?:it(?:['’]s| is) |c['’]est |es |é |è |is |ist |het |to )?$/u;
const LONGEST_BEFORE = 10;
/** From the first band of a sentence to the last, with the labels around them. */
const BANDS = pattern('(?:<label>|<bandWord>)*<item>(?:[^]*<item>)?(?:<filler>{0,2}<label>+)?');
const ITEMS = pattern('<item>');
/** What may stand in such a stretch: no name of another, and no denial. */
const IS_OF_ANOTHER = pattern('<not carrier code>');
const ENDS_SENTENCE = /[.;!?\n](?!\d)/g;

/** The tokens, with the lists before in place of the words that say that they are the same. */
export function repeatLists(tokens: readonly Token[], low: string): readonly Token[] {
  const said = [...low.matchAll(SAYS_SAME)].filter(({ index, 0: word }) => {
    const before = low.slice(Math.max(0, index - LONGEST_BEFORE), index);
    const isBehindWord = before.endsWith(' ') && IS_TAKEN_AWAY_FROM.test(low.slice(index + word.length));
    return IS_BEHIND_NAME.test(before) || isBehindWord;
  });
  return said.reduce((all, match) => repeated(all, low, match.index, match[0]), tokens);
}

function repeated(tokens: readonly Token[], low: string, offset: number, word: string): readonly Token[] {
  const end = offset + word.length;
  const at = firstFrom(tokens, offset, (token) => token.offset);
  const source = sentenceBefore(tokens, low, offset);
  const rest = low.slice(end);
  const own = source && BANDS.exec(lettersOf(source));
  if (!own || IS_OF_ANOTHER.test(own[0])) return tokens;
  const close = end + rest.search(/[.;!?\n]|$/);
  const gone = IS_TAKEN_AWAY_FROM.test(rest)
    ? tokens.filter((token) => token.offset >= end && endOf(token) <= close && ITEMS.test(token.letter))
    : [];
  const isGone = (token: Token) =>
    gone.some(
      ({ kind, value }) => value === token.value && (kind === 'nrBand') === (token.kind === 'nrBand'),
    );
  const copies = source.slice(own.index, own.index + own[0].length).filter((token) => !isGone(token));
  const last = gone.at(-1);
  const next = firstFrom(tokens, last ? endOf(last) : end, (token) => token.offset);
  return [...tokens.slice(0, at), ...copies, ...tokens.slice(next)];
}

/** The tokens of the last sentence or line with bands, before that of a place. */
function sentenceBefore(tokens: readonly Token[], low: string, offset: number): readonly Token[] | undefined {
  const ends = [...low.slice(0, offset).matchAll(ENDS_SENTENCE)].map(({ index }) => index);
  const to = ends.at(-1);
  if (to === undefined) return undefined;
  const from = ends.at(-2) ?? -1;
  return tokens.slice(
    firstFrom(tokens, from + 1, (token) => token.offset),
    firstFrom(tokens, to, (token) => token.offset),
  );
}

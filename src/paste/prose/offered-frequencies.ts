/**
 * Frequencies that are said of cellular radio in a text that names no band, and that no rule reads. Which bands are meant is
 * a guess, so that they are only offered.
 */
import { bandsOfMhz, nrBandOfMhz } from '../mhz.js';
import { found, type FoundBand } from '../reading.js';
import { type Span } from '../read-result.js';
import { type CandidateList, isLte, isNr, namesBand } from './candidates.js';
import { type Clause } from './clauses.js';
import { type LaidToken } from './laid-token.js';
import { pattern } from './pattern.js';
import { type ListOutcome } from './rules.js';
import { endOf, lettersOf } from './tokenise.js';

const IN_MHZ = pattern('^[^\\w.;\\n]?<mhz>');
/** What frequencies of cellular radio are spoken of with; those of processors are not. */
const SAYS_CELLULAR = pattern('<lte nr bandWord carrier operator mhz>');
const GHZ = /^(?:ghz|ггц)$/;
/** Before the unit: `3.5`, `2,1 and 2,6`, `3,4–3,8`. */
const NUMBERS_BEFORE =
  /(?<![\d.,])\d{1,2}(?:[.,]\d{1,3})?(?:(?:\s?[-–/,]\s?|\s\p{L}{1,4}\s)\d{1,2}(?:[.,]\d{1,3})?){0,5}\s?$/u;
const LONGEST_RUN = 48;
/** Above the frequencies of LTE, what is neither said of LTE nor of 5G is 5G. */
const NR_FROM = 3300;

/** What the stages have made of a text. */
interface Stages {
  readonly tokens: readonly LaidToken[];
  readonly clauses: readonly Clause[];
  readonly decisions: readonly { readonly list: CandidateList; readonly outcome: ListOutcome }[];
}

/** A frequency in MHz, and where it stands. */
interface Frequency extends Span {
  readonly mhz: number;
}

/**
 * The bands that frequencies which nobody has read may mean, marked as doubtful; none where the text names bands.
 * @param read what the lists of the text were read as
 */
export function offerFrequencies(
  { tokens, clauses, decisions }: Stages,
  read: readonly FoundBand[],
  low: string,
  region: string,
): FoundBand[] {
  const letters = lettersOf(tokens);
  if (namesBand(letters) || read.some(({ marks }) => !marks.includes('inferred'))) return [];
  const known = new Set(read.map(({ rat, band }) => rat + band));
  const inMhz = decisions.flatMap(({ list: { first, run, behind, labels, tokens }, outcome }) =>
    first === 'f' && outcome === 'drop' && !run.includes('-') && IN_MHZ.test(behind)
      ? tokens.flatMap((token) => (token.letter === 'f' ? { ...token, labels, mhz: token.value } : []))
      : [],
  );
  const inGhz = clauses.flatMap(({ labels, from, to }) =>
    tokens
      .slice(from, to)
      .flatMap((token, i) =>
        GHZ.test(low.slice(token.offset, endOf(token))) && SAYS_CELLULAR.test(sentenceAt(letters, from + i))
          ? numbersBefore(low, token).map((frequency) => ({ ...frequency, labels }))
          : [],
      ),
  );
  return [...inMhz, ...inGhz].flatMap(({ mhz, labels, ...span }) => {
    const [saysLte, saysNr] = [isLte(labels), isNr(labels)];
    if (labels && !saysLte && !saysNr) return [];
    const rat = (saysLte === saysNr ? mhz >= NR_FROM : saysNr) ? 'nr' : 'lte';
    const band = rat === 'nr' ? nrBandOfMhz(mhz) : bandsOfMhz([mhz], region)[0]!;
    return known.has(rat + band) ? [] : found(rat, band, span, ['inferred', 'doubtful']);
  });
}

/** The letters of the sentence or line around a token. */
function sentenceAt(letters: string, at: number): string {
  const from = Math.max(0, at - LONGEST_RUN);
  const before = letters.slice(from, at);
  return (
    before.slice(before.search(/[^.;!?\n]*$/)) + /^[^.;!?\n]*/.exec(letters.slice(at, at + LONGEST_RUN))![0]
  );
}

/** The frequencies before a unit of GHz. */
function numbersBefore(low: string, unit: Span): Frequency[] {
  const from = Math.max(0, unit.offset - LONGEST_RUN);
  const match = NUMBERS_BEFORE.exec(low.slice(from, unit.offset));
  if (!match) return [];
  return [...match[0].matchAll(/[\d.,]*\d/g)].map(({ 0: number, index }) => ({
    mhz: Math.round(1000 * +number.replace(',', '.')),
    offset: from + match.index + index,
    length: number.length,
  }));
}

import type { CheckWords } from '../../words/check.js';
import type { Lang } from '../../words/lang.js';
import type { VerdictWords } from '../../words/verdict-words.js';
import type { CheckedCountry } from './check-countries.js';
import type { LoadResult } from './load-result.js';

/** How much is shown: the summary alone, a row a network, or the rows with their evidence open. */
export type Detail = 'summary' | 'networks' | 'evidence';

/** What is missing or cannot be read, so that nothing can be checked; `choice` is that of a `<band-countries>`. */
export type MissingAttribute = 'device' | 'country' | 'choice' | 'day' | 'api';

/** Everything that the view of a check needs; the element has it. */
export interface CheckModel {
  /** One result a device and country; `undefined` before the first answer. */
  readonly results: readonly LoadResult<CheckedCountry>[] | undefined;
  readonly missing: MissingAttribute | undefined;
  readonly device: string | undefined;
  readonly bands: string | undefined;
  readonly language: Lang;
  readonly detail: Detail | undefined;
  /** Whether the answer is a table of countries and devices. */
  readonly isTable: boolean;
  /** The cells of the table that are open, by country and column: `de 0`. */
  readonly opened: ReadonlySet<string>;
  /** Whether the bands and sources are drawn: once somebody has opened a row, or all along with `detail="evidence"`. */
  readonly showsEvidence: boolean;
  /** The API; the pages for people lie beside it. */
  readonly api: { readonly base: string } | undefined;
  retry(): void;
  showEvidence(): void;
  toggle(cc: string, column: number): void;
  replace(what: 'device' | 'country', wrong: string, id: string): void;
}

/** A check with the words of its language. */
export interface View {
  readonly check: CheckModel;
  readonly words: CheckWords;
  readonly verdictWords: VerdictWords;
}

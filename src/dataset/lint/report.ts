import type { ContradictionFact } from '../../schema/facts.js';
import type { LintProblem } from '../lint-problem.js';

/** What the reader of an import should know of one line, although it is no reason to refuse it. */
export interface Note {
  /**
   * `normalised` written otherwise in our form · `warning` two places of the open data disagree, the first-named one
   * was kept · `unused` nothing in our form comes from the line.
   */
  readonly kind: 'normalised' | 'warning' | 'unused';
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What an import found while it read. */
export class Report {
  readonly problems: LintProblem[] = [];
  readonly notes: Note[] = [];
  readonly contradictions: ContradictionFact[] = [];

  problem(file: string, at: number | string | null, wrong: string, right: string): void {
    this.problems.push({ file, at, wrong, right });
  }

  /** Two files disagree; `text` says so in a line. */
  contradiction(fact: ContradictionFact, text: string): void {
    this.contradictions.push(fact);
    this.note('warning', fact.file, fact.line, text);
  }

  note(kind: Note['kind'], file: string, line: number, text: string): void {
    this.notes.push({ kind, file, line, text });
  }
}

import { type Candidate, INPUT_WORDS, type InputProblem } from '../words/input-problems.js';

/** What was asked cannot be answered as it is; the message says what is wrong and what would be right. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Stable code of what is wrong, such as `unknown-device`. */
  readonly code: InputProblem['code'];
  /** What may have been meant, best first; empty where nothing is similar. */
  readonly candidates: readonly Candidate[];

  constructor(readonly problem: InputProblem) {
    super(INPUT_WORDS.en(problem));
    this.code = problem.code;
    this.candidates = 'candidates' in problem ? problem.candidates : [];
  }
}

/** A value as a message shows it: short, on one line, and never a failure of its own. */
export function showValue(value: unknown): string {
  const text =
    typeof value === 'string' || (typeof value === 'object' && value !== null)
      ? jsonOf(value)
      : typeof value === 'function'
        ? 'a function'
        : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return Object.prototype.toString.call(value); // a circle, or a number that is too big for JSON
  }
}

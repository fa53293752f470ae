/**
 * The answer to the question that was asked last. It is worked out in steps, after what the person pressed is on the screen;
 * the page goes on between them, and the work on an older question is given up.
 */
import { takeSteps } from '../../client/take-steps.js';
import type { Steps } from '../../core/steps.js';
import { AfterPaint } from './after-paint.js';

export class LatestAnswer<T> {
  #question: string | undefined;
  #answer: T | undefined;
  #isWorking = false;
  #work = new AbortController();
  readonly #start = new AfterPaint();

  /** @param onAnswer is called whenever an answer is there */
  constructor(private readonly onAnswer: () => void) {}

  /** The last answer that was finished; while `isWorking`, that of an older question. */
  get answer(): T | undefined {
    return this.#answer;
  }

  get isWorking(): boolean {
    return this.#isWorking;
  }

  /** Works on a question, if it is another one than the last. */
  ask(question: string, work: () => Steps<T>): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#isWorking = true;
    this.#work.abort();
    const { signal } = (this.#work = new AbortController());
    this.#start.run(() => void this.#finish(work(), signal));
  }

  async #finish(steps: Steps<T>, signal: AbortSignal): Promise<void> {
    try {
      this.#answer = await takeSteps(steps, signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (signal.aborted) return; // a newer question came between the last step and now
    this.#isWorking = false;
    this.onAnswer();
  }
}

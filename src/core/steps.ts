/**
 * Work in small steps. Whoever runs it may do something else between two of them, so that a page which reads a whole
 * snapshot, or plans for all countries, stays quick to answer.
 */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Takes all steps at once. */
export function finishSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

import type { Steps } from '../core/steps.js';

/** Longest time for which the page is held before it may draw and answer, in milliseconds. */
const HOLD = 5;

/**
 * Takes the steps of some work, and lets the page do what it has to whenever that held it for some milliseconds.
 * @param signal gives the work up between two steps; the promise is then rejected with the signal's reason
 */
export async function takeSteps<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T> {
  for (let since = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < HOLD) continue;
    await nextTask();
    signal?.throwIfAborted();
    since = performance.now();
  }
}

/** A message, because a timer of a page that nobody looks at is put off for a second. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

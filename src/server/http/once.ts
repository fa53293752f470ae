/** Runs an asynchronous job once and shares its result; a failed run is not kept, the next caller tries again. */
export function once<T>(job: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= job().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/** Does some work after the next frame is on the screen, so that what a person pressed or typed is seen first. */
export class AfterPaint {
  #frame = 0;
  #task: ReturnType<typeof setTimeout> | undefined;

  /** Takes the place of earlier work that has not begun yet. */
  run(work: () => void): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#task);
    this.#frame = requestAnimationFrame(() => (this.#task = setTimeout(work)));
  }
}

import type { AppState } from './app-state.js';
import { Part } from './part.js';

/** A part that is drawn again whenever the state of the app changes. */
export abstract class AppPart extends Part {
  /** Set by whoever draws it, before it is connected. */
  app!: AppState;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.app.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.app.removeEventListener('change', this.#redraw);
  }
}

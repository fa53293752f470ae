import type { PropertyValues } from 'lit';
import type { AppState } from './app-state.js';
import { Part } from './part.js';

/**
 * A part that is drawn again whenever the state of the app changes. One that takes long is drawn in stages, each in a task of
 * its own, so that none holds up a phone.
 */
export abstract class AppPart extends Part {
  /** Set by whoever draws it, before it is connected. */
  app!: AppState;

  /** How much is to be drawn: 0 is the beginning. */
  protected stage = 0;
  /** The last stage, in which everything is drawn. */
  protected readonly lastStage: number = 0;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.app.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.app.removeEventListener('change', this.#redraw);
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    if (this.stage === this.lastStage || this.app.data.status !== 'ready') return;
    this.stage++;
    this.requestUpdate();
  }

  /** Waits until everything is drawn, because the way back to a place far down needs the whole height of the page. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isDone = await super.getUpdateComplete();
    for (let more = this.lastStage; !isDone && more > 0; more--) isDone = await super.getUpdateComplete();
    return isDone;
  }
}

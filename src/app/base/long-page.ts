import type { PropertyValues } from 'lit';
import { Page } from './app-page.js';

/** A page that takes long to draw: its beginning is drawn first, and more in tasks of their own, so that none holds up a phone. */
export abstract class LongPage extends Page {
  /** How much of the page is to be drawn: 0 is its beginning. */
  protected stage = 0;
  /** The stage that is the whole page. */
  protected readonly lastStage: number = 1;

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    if (this.stage === this.lastStage || this.app.data.status !== 'ready') return;
    this.stage++;
    this.requestUpdate();
  }

  /** To its end: who comes back to a place far down needs the whole height of the page. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let isDone = await super.getUpdateComplete();
    for (let more = this.lastStage; !isDone && more > 0; more--) isDone = await super.getUpdateComplete();
    return isDone;
  }
}

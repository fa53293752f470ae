import { LitElement } from 'lit';

/**
 * What every part of the app has in common. It draws into the document itself, not into a shadow root: one stylesheet
 * serves the app, the static pages and print, and labels, anchors and ids work across parts. Each redraw is a
 * task of its own, so that no key and no press waits for several redraws.
 */
export abstract class Part extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.hasUpdated) await new Promise((resolve) => setTimeout(resolve));
    super.scheduleUpdate();
  }
}

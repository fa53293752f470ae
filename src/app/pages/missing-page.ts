/** An address that names no page. */
import type { TemplateResult } from 'lit';
import { Page } from '../base/app-page.js';

export class MissingPage extends Page {
  protected override draw(): TemplateResult {
    return this.drawMissing();
  }
}
customElements.define('bc-missing-page', MissingPage);

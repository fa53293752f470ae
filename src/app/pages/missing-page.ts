/** An address that names no page. */
import type { TemplateResult } from 'lit';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';

export class MissingPage extends Page {
  protected override draw(data: AppData): TemplateResult {
    return this.drawMissing(data);
  }
}
customElements.define('bc-missing-page', MissingPage);

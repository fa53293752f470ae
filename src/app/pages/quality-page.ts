/** `/data/quality`: what is known about the data itself, and where a person can help. */
import { html, type TemplateResult } from 'lit';
import { qualityView } from '../../views/quality-view.js';
import { PAGES } from '../../words/pages.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import '../parts/share-panel.js';

export class QualityPage extends Page {
  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app, words } = this;
    return html`<h1 tabindex="-1">${PAGES[app.lang].quality.title({})}</h1>
      ${
        evidence
          ? qualityView(world, evidence, app.today, this.reader)
          : html`<p class="loading" role="status">${words.loading}</p>`
      }
      <div class="toolbar"><bc-share .app=${app}></bc-share></div>`;
  }
}
customElements.define('bc-quality-page', QualityPage);

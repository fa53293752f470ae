/** `/about`: how a verdict comes about, what the words mean, whose data this is. */
import { html, type TemplateResult } from 'lit';
import { CREDIT } from '../../core/credit.js';
import { OUTCOMES } from '../../core/tally.js';
import { RULE_VERSION } from '../../core/verdict.js';
import { ABOUT_WORDS } from '../../words/about.js';
import { MEANINGS } from '../../words/meanings.js';
import { Page } from '../base/app-page.js';
import '../parts/share-panel.js';
import { verdictMark } from '../../views/verdict-badge.js';

export class AboutPage extends Page {
  protected override draw(): TemplateResult {
    const { app, words, verdictWords } = this;
    const about = ABOUT_WORDS[app.lang];
    return html`
      <h1 tabindex="-1">${about.heading}</h1>
      <p class="lead">${about.lead}</p>
      <div class="toolbar"><bc-share .app=${app}></bc-share></div>
      <section class="prose">
        <h2>${about.verdictsHeading}</h2>
        <dl class="meanings">
          ${OUTCOMES.map(
            (outcome) =>
              html`<dt id=${outcome}>${verdictMark(outcome, verdictWords.verdict[outcome])}</dt>
                <dd>${MEANINGS[app.lang].verdict[outcome]}</dd>`,
          )}
        </dl>
        <h2 id="words">${about.glossaryHeading}</h2>
        <dl class="meanings">
          ${about.glossary.map(
            ([term, meaning]) =>
              html`<dt><b>${term}</b></dt>
                <dd>${meaning}</dd>`,
          )}
        </dl>
        <h2>${about.ruleHeading(RULE_VERSION)}</h2>
        <ol>
          ${about.rule.map((step) => html`<li>${step}</li>`)}
        </ol>
        <h2>${about.evidenceHeading}</h2>
        ${about.evidenceText.map((paragraph) => html`<p>${paragraph}</p>`)}
        <ul>
          ${Object.entries(words.grades).map(([grade, meaning]) => html`<li><b>${grade}</b> ${meaning}</li>`)}
        </ul>
        <h2>${about.creditHeading}</h2>
        <p>
          ${words.factsBy} <a href=${CREDIT.url} rel="external">${CREDIT.name}</a>,
          <a href=${CREDIT.licenseUrl} rel="license external">CC BY 4.0</a>. ${words.notPublisher}
        </p>
        <p>${about.codeLicence}</p>
        <h2>${about.privacyHeading}</h2>
        <p>${about.privacyText} <a href=${app.href('/data')}>${words.dataHeading}</a></p>
      </section>
    `;
  }
}
customElements.define('bc-about-page', AboutPage);

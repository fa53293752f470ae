/** One country's answer: the conclusion in a sentence, then a line a network. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Device } from '../../core/verdict.js';
import { APP_WORDS } from '../../words/app.js';
import { VERDICT_WORDS } from '../../words/verdict.js';
import type { WorldCountry } from '../../world/world.js';
import { answerFor, namesByVerdict } from '../answer.js';
import type { AppState } from '../app-state.js';
import { icon } from './icon.js';
import { networkLine } from './network-answer.js';
import { verdictShape } from './verdict-mark.js';

/** @param report path of the full report; a pasted band list has none */
export function countryAnswer(
  app: AppState,
  device: Device,
  name: string,
  country: WorldCountry,
  report?: string,
): TemplateResult {
  const words = APP_WORDS[app.lang];
  const verdictWords = VERDICT_WORDS[app.lang];
  const answer = answerFor(device, country, app.today);
  return html`<section class="answer ${answer.overall}">
    <h2 class="conclusion">
      ${verdictShape(answer.overall)}
      <span
        ><span class="where">${verdictWords.deviceIn(name, country.name[app.lang])}</span>
        ${verdictWords.summary(namesByVerdict(answer))}</span
      >
    </h2>
    <ul class="network-lines">
      ${answer.networks.map((each) => networkLine(each, app, verdictWords, device))}
    </ul>
    ${report ? html`<p><a class="button" href=${app.href(report)}>${words.fullReport}${icon('forward')}</a></p>` : nothing}
  </section>`;
}

/**
 * What the start page shows somebody who has asked nothing yet: a real answer, questions that the box understands, and what
 * ends soon. It comes after the page, which can be used without it.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { distanceBetween } from '../../core/date.js';
import { networkRow } from '../../views/network-row.js';
import { READERS } from '../../views/reader.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { ANSWER_WORDS } from '../../words/answer.js';
import { distanceIn } from '../../words/lists-and-dates.js';
import { networkInCountry } from '../../words/network-name.js';
import { pathOf } from '../../words/page-paths.js';
import { START_WORDS } from '../../words/start-page.js';
import type { AppData } from '../base/app-data.js';
import { AppPart } from '../base/app-part.js';
import { judgeCountry } from '../base/judge-country.js';
import { addressOf } from '../pages/check-question.js';
import { EXAMPLE_CHECK, startQuestions } from '../pages/start-questions.js';
import { nextSwitchOffs } from '../pages/switch-off-list.js';
import { sayChecks } from './check-answer.js';
import '../styles/start.css';

/** On a phone the answer is said in words, and its networks are a press away. */
const WIDE = '(width >= 44rem)';
/** So many ends are named; the page of switch-offs has all. */
const MOST_ENDINGS = 4;

export class StartPart extends AppPart {
  /** The lists are drawn in a task of their own, so that neither holds up a phone. */
  protected override readonly lastStage = 1;
  readonly #wide = matchMedia(WIDE);
  readonly #fit = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#wide.addEventListener('change', this.#fit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wide.removeEventListener('change', this.#fit);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { data, saved } = this.app;
    if (data.status !== 'ready') return nothing;
    const isNew = saved.recent.length + saved.favourites.length === 0;
    return html`<div class=${isNew ? 'start both' : 'start'}>
      ${isNew ? this.#example(data.data) : nothing}
      <div>${this.stage > 0 ? html`${this.#asks(data.data)} ${this.#endings(data.data)}` : nothing}</div>
    </div>`;
  }

  #example({ world, evidence }: AppData): TemplateResult | typeof nothing {
    const { lang, today } = this.app;
    const device = world.devices.get(EXAMPLE_CHECK.device);
    const country = world.countries.get(EXAMPLE_CHECK.cc);
    if (!device || !country) return nothing;
    const words = START_WORDS[lang];
    const answer = judgeCountry(device, country, today);
    const { headline, why } = sayChecks(device, [answer], lang);
    const [before, between, after] = ANSWER_WORDS[lang].question;
    const path = addressOf({ device: device.id, countries: [country.cc] });
    return html`<section class="start-example">
      <h2>${words.example}</h2>
      <p class="start-question">
        ${before}<b>${device.name}</b>${between}<b>${ANSWER_WORDS[lang].place(country.name)}</b>${after}
      </p>
      <p class="conclusion">${verdictShape(answer.overall)}<span>${headline}</span></p>
      <p class="why">${why}</p>
      ${
        this.#wide.matches
          ? html`<div class="network-rows">
              ${answer.networks.map(({ network, judgement }) =>
                networkRow({ network, device, judgement, asOf: today }, evidence, READERS[lang]),
              )}
            </div>`
          : nothing
      }
      <p class="actions"><a class="button" href=${this.app.href(path)}>${words.openExample}</a></p>
    </section>`;
  }

  #asks({ world }: AppData): TemplateResult {
    const words = START_WORDS[this.app.lang];
    return html`<section>
      <h2>${words.asks}</h2>
      <ul class="rows">
        ${startQuestions(world).map(
          ({ typed, shows, path }) =>
            html`<li>
              <a href=${this.app.href(path)}>${typed[this.app.lang]}</a>
              <span class="muted">${words.ask[shows]}</span>
            </li>`,
        )}
      </ul>
    </section>`;
  }

  /** The next ends of services that have a day. */
  #endings({ world }: AppData): TemplateResult | typeof nothing {
    const { lang, today } = this.app;
    const words = START_WORDS[lang];
    const { href, verdictWords } = READERS[lang];
    const next = nextSwitchOffs([...world.countries.values()], today, MOST_ENDINGS);
    if (next.length === 0) return nothing;
    return html`<section>
      <h2>${words.ending}</h2>
      <ul class="rows">
        ${next.map(
          ({ service, network, country, status, lastDay }) =>
            html`<li>
              <a href=${href('network', { id: network.id })}>${networkInCountry(network, country, lang)}</a>
              <span class="muted"
                >${verdictWords.status(service, status)}${verdictWords.comma}${distanceIn(lang, distanceBetween(today, lastDay))}</span
              >
            </li>`,
        )}
      </ul>
      <p class="actions">
        <a class="button" href=${this.app.href(pathOf('switchOffs'))}>${words.allEndings}</a>
      </p>
    </section>`;
  }
}
customElements.define('bc-start', StartPart);

/** `/check/{id}/{cc}`: the whole answer for one device in one country, fit to print. */
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { pathOf } from '../../words/page-paths.js';
import type { PageNames } from '../../words/pages.js';
import type { AppData } from '../base/app-data.js';
import { checkedOn } from '../base/age.js';
import { Page } from '../base/app-page.js';
import { judgeCountry, type NetworkVerdict } from '../base/judge-country.js';
import { bandKey } from '../../views/band-key.js';
import { favouriteButton } from '../parts/favourite-button.js';
import { networkReport } from '../parts/network-answer.js';
import '../parts/share-panel.js';
import { sourceList } from '../../views/source-list.js';
import { verdictShape } from '../../views/verdict-badge.js';
import { wholeName } from '../parts/whole-name.js';
import { betterDevices } from './better-devices.js';

export class ReportPage extends Page {
  override names({ world }: AppData): PageNames | undefined {
    const device = world.devices.get(this.params['id']!);
    const country = world.countries.get(this.params['cc']!);
    return device && country && { device: device.name, country: this.local(country.name) };
  }

  #isRecent = false;

  /** Makes this check the most recent one: once an arrival, or two tabs would take turns for ever. */
  protected override updated(): void {
    const { data } = this.app;
    if (this.#isRecent || data.status !== 'ready' || !this.names(data.data)) return;
    this.#isRecent = true;
    this.app.saved.addRecent(`${this.params['id']}/${this.params['cc']}`);
  }

  protected override draw(data: AppData): TemplateResult {
    const { app, words, verdictWords } = this;
    const { world } = data;
    const device = world.devices.get(this.params['id']!)!;
    const country = world.countries.get(this.params['cc']!)!;
    const answer = judgeCountry(device, country, app.today);
    const path = pathOf('report', { id: device.id, cc: country.cc });
    const check = `${device.id}/${country.cc}`;
    return html`
      <div class="answer ${answer.overall}">
        <p class="trail">
          <a href=${app.href(pathOf('device', { id: device.id }))}>${device.name}</a> ·
          <a href=${app.href(pathOf('country', { cc: country.cc }))}>${this.local(country.name)}</a>
        </p>
        <h1 tabindex="-1">
          ${wholeName(verdictWords.deviceIn(device.name, this.local(country.name)), device.name)}
        </h1>
        <p class="conclusion">
          ${verdictShape(answer.overall)}<span>${verdictWords.summary(answer.names)}</span>
        </p>
      </div>
      <div class="toolbar">${favouriteButton(app, path)}<bc-share .app=${app}></bc-share></div>
      <section>
        <h2>${words.byNetwork}</h2>
        ${bandKey(words, true)}
        ${answer.networks.map((each) =>
          networkReport(each, app, device, words, verdictWords, this.#evidence(each, data)),
        )}
        ${country.depth === 'bands' ? html`<p class="muted">${words.depthBands}</p>` : nothing}
      </section>
      ${this.#better(data)}
      <section class="note-section">
        <h2><label for="note">${words.note}</label></h2>
        <textarea
          id="note"
          rows="3"
          maxlength="20000"
          placeholder=${words.noteHint}
          .value=${this.#isTyping ? noChange : (app.saved.notes.get(check) ?? '')}
          @input=${(event: Event) => app.saved.setNote(check, (event.target as HTMLTextAreaElement).value)}
          @blur=${() => this.requestUpdate()}
        ></textarea>
        <p class="printed note">${app.saved.notes.get(check) ?? nothing}</p>
        ${app.saved.fault ? html`<p class="muted">${words.notKept}</p>` : nothing}
      </section>
      <p class="muted">
        ${checkedOn(app, country.checked)}
        <a href=${`/v1/check/${device.id}/${country.cc}.json`}>${words.asJson}</a>
      </p>
      <p class="printed muted">
        ${words.printedOn(verdictWords.date(app.today))} ${location.origin}${location.pathname}
      </p>
    `;
  }

  /** Somebody is in the note: what another tab has written there waits until they leave it. */
  get #isTyping(): boolean {
    return document.activeElement?.id === 'note';
  }

  #evidence({ network }: NetworkVerdict, { evidence }: AppData): TemplateResult {
    if (!evidence) return html`<p class="muted">${this.words.loading}</p>`;
    const ids = [...(evidence.networks.get(network.id)?.bands.values() ?? [])].flat();
    return sourceList(ids, evidence.sources, this.words);
  }

  /** Devices that work on more networks of this country. */
  #better({ world }: AppData): TemplateResult | typeof nothing {
    const { app, words } = this;
    const own = world.devices.get(this.params['id']!)!;
    const country = world.countries.get(this.params['cc']!)!;
    const better = betterDevices(world, own, country, app.today);
    if (better.length === 0) return nothing;
    return html`<section class="no-print">
      <h2>${words.betterHere}</h2>
      <ul class="rows">
        ${better.map(
          ({ device, verdicts: { counts } }) =>
            html`<li>
              <a href=${app.href(pathOf('report', { id: device.id, cc: country.cc }))}>${device.name}</a>
              <span class="muted">${words.worksOn(counts.good, country.networks.length)}</span>
            </li>`,
        )}
      </ul>
    </section>`;
  }
}
customElements.define('bc-report-page', ReportPage);

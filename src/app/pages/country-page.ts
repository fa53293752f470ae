/** `/countries/{cc}`: the networks of a country with their bands and states, and the devices that work there. */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageNames } from '../../words/pages.js';
import { answerFor } from '../base/answer.js';
import type { AppData } from '../base/app-data.js';
import { checkedOn } from '../base/age.js';
import { compareNames } from '../base/by-name.js';
import { Page } from '../base/app-page.js';
import { answerTable } from '../../views/answer-table.js';
import { bandKey } from '../../views/band-key.js';
import { favouriteButton } from '../parts/favourite-button.js';
import { networkFacts } from '../../views/network-facts.js';
import '../parts/share-panel.js';
import { pathOf } from '../base/router.js';

export class CountryPage extends Page {
  override names({ world }: AppData): PageNames | undefined {
    const country = world.countries.get(this.params['cc']!);
    return country && { country: this.local(country.name) };
  }

  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app, words, verdictWords } = this;
    const country = world.countries.get(this.params['cc']!)!;
    const devices = [...world.devices.values()]
      .map((device) => ({ device, answer: answerFor(device, country, app.today) }))
      .sort(
        (a, b) =>
          b.answer.counts.good - a.answer.counts.good ||
          b.answer.counts.limited - a.answer.counts.limited ||
          compareNames('en')(a.device.name, b.device.name),
      );
    return html`
      <p class="trail"><a href=${app.href('/countries')}>${words.countriesHeading}</a></p>
      <h1 tabindex="-1">${this.local(country.name)}</h1>
      <p class="lead">${checkedOn(app, country.checked, words.thereAreNetworks(country.networks.length))}</p>
      <div class="toolbar">
        ${favouriteButton(app, pathOf('country', { cc: country.cc }))}<bc-share .app=${app}></bc-share>
      </div>
      <section>
        <h2>${words.networks}</h2>
        ${bandKey(words, false)}
        ${country.networks.map(
          (network) =>
            html`<article class="network-report">
              <header class="line-head">
                <h3><a href=${app.href(pathOf('network', { id: network.id }))}>${network.name}</a></h3>
                ${
                  network.group && network.group !== network.name
                    ? html`<span class="muted">${network.group}</span>`
                    : nothing
                }
              </header>
              ${networkFacts(network, evidence, words, verdictWords)}
            </article>`,
        )}
      </section>
      <section>
        <h2>${words.devicesHere}</h2>
        ${answerTable(
          words,
          words.device,
          devices.map(({ device, answer }) => ({
            name: device.name,
            href: app.href(pathOf('report', { id: device.id, cc: country.cc })),
            answer,
          })),
        )}
        <p class="muted"><a href=${`/v1/countries/${country.cc}.json`}>${words.asJson}</a></p>
      </section>
    `;
  }
}
customElements.define('bc-country-page', CountryPage);

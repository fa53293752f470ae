/** `/networks/{id}`: one network, its bands each with sources, its services, and the devices that work on it. */
import { html, nothing, type TemplateResult } from 'lit';
import { bandName, type Rat } from '../../core/band.js';
import type { NetworkBand } from '../../core/network.js';
import { judge } from '../../core/verdict.js';
import type { PageNames } from '../../words/pages.js';
import type { Evidence, NetworkEvidence } from '../../world/snapshot/world-snapshot.js';
import { SAID_VERDICTS, saidVerdict } from '../../words/verdict.js';
import { type AppData, findNetwork } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { favouriteButton } from '../parts/favourite-button.js';
import { networkFacts } from '../../views/network-facts.js';
import { bandKey } from '../../views/band-key.js';
import '../parts/share-panel.js';
import { sourceList } from '../../views/sources.js';
import { verdictMark } from '../../views/verdict-badge.js';
import { pathOf } from '../base/router.js';

export class NetworkPage extends Page {
  override names({ world }: AppData): PageNames | undefined {
    const found = findNetwork(world, this.params['id']!);
    return found && { network: found.network.name, country: this.local(found.country.name) };
  }

  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app, words, verdictWords } = this;
    const { network, country } = findNetwork(world, this.params['id']!)!;
    const proof = evidence?.networks.get(network.id);
    const devices = [...world.devices.values()].map((device) => ({
      device,
      said: saidVerdict(judge(device, network, app.today)),
    }));
    return html`
      <p class="trail">
        <a href=${app.href('/countries')}>${words.countriesHeading}</a> ·
        <a href=${app.href(pathOf('country', { cc: country.cc }))}>${this.local(country.name)}</a>
      </p>
      <h1 tabindex="-1">${network.name}</h1>
      ${network.group && network.group !== network.name ? html`<p class="lead">${network.group}</p>` : nothing}
      <div class="toolbar">
        ${favouriteButton(app, pathOf('network', { id: network.id }))}<bc-share .app=${app}></bc-share>
      </div>
      <section>
        <h2>${words.bandsAndServices}</h2>
        ${bandKey(words, false)} ${networkFacts(network, evidence, words, verdictWords)}
      </section>
      <section>
        <h2>${words.devicesHere}</h2>
        ${SAID_VERDICTS.map((said) => {
          const group = devices.filter((each) => each.said === said);
          return group.length === 0
            ? nothing
            : html`<h3 class="group">
                  ${verdictMark(said, verdictWords.verdict[said])} <span class="number">${group.length}</span>
                </h3>
                <ul class="inline">
                  ${group.map(
                    ({ device }) =>
                      html`<li>
                        <a href=${app.href(pathOf('report', { id: device.id, cc: country.cc }))}
                          >${device.name}</a
                        >
                      </li>`,
                  )}
                </ul>`;
        })}
      </section>
      ${
        proof && evidence
          ? html`<section>
              <h2>${words.sourcesByBand}</h2>
              <dl class="by-band">
                ${this.#byBand('lte', network.lte, proof, evidence)}
                ${this.#byBand('nr', network.nr, proof, evidence)}
              </dl>
            </section>`
          : nothing
      }
    `;
  }

  #byBand(
    rat: Rat,
    bands: readonly NetworkBand[],
    proof: NetworkEvidence,
    { sources }: Evidence,
  ): TemplateResult[] {
    return bands.map(
      ({ band }) =>
        html`<dt>${bandName(rat, band)}</dt>
          <dd>${sourceList(proof.bands.get(bandName(rat, band)) ?? [], sources, this.words)}</dd>`,
    );
  }
}
customElements.define('bc-network-page', NetworkPage);

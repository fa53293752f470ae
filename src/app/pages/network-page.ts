/** `/networks/{id}`: one network, its bands each with sources, its services, and the devices that work on it. */
import { html, type TemplateResult } from 'lit';
import { networkView } from '../../views/network-view.js';
import { networkName } from '../../words/network-name.js';
import { pathOf } from '../../words/page-paths.js';
import type { PageNames } from '../../words/pages.js';
import { type AppData, findNetwork } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { favouriteButton } from '../parts/favourite-button.js';
import '../parts/share-panel.js';

export class NetworkPage extends Page {
  override names({ world }: AppData): PageNames | undefined {
    const found = findNetwork(world, this.params['id']!);
    return (
      found && { network: networkName(found.network, this.app.lang), country: this.local(found.country.name) }
    );
  }

  protected override draw({ world, evidence }: AppData): TemplateResult {
    const { app } = this;
    const { network, country } = findNetwork(world, this.params['id']!)!;
    const toolbar = html`${favouriteButton(app, pathOf('network', { id: network.id }))}<bc-share
        .app=${app}
      ></bc-share>`;
    return networkView(network, country, world, evidence, { toolbar, linkDevices: true }, this.reader);
  }
}
customElements.define('bc-network-page', NetworkPage);

/** What the lists of devices and of countries have in common: a filter in the address (`?q=EC25`), a count, and the list. */
import { html, type TemplateResult } from 'lit';
import type { PageNames } from '../../words/pages.js';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { Page } from '../base/app-page.js';
import { filterField } from '../parts/filter-field.js';
import { nothingFound } from '../parts/nothing-found.js';
import '../parts/share-panel.js';

/** What is listed, and how that is said. */
export interface NamedList {
  readonly heading: string;
  /** The label of the filter. */
  readonly label: string;
  /** How many fit the filter, in words. */
  readonly count: string;
  readonly list: unknown;
  readonly isEmpty: boolean;
}

export abstract class ListPage extends Page {
  override names(): PageNames {
    const filter = this.app.query.get('q');
    return filter ? { filter } : {};
  }

  /** Lists what fits the filter; everything where it is empty. */
  protected abstract listNamed(filter: string, world: World): NamedList;

  protected override draw({ world }: AppData): TemplateResult {
    const { app } = this;
    const filter = app.query.get('q') ?? '';
    const { heading, label, count, list, isEmpty } = this.listNamed(filter, world);
    return html`
      <h1 tabindex="-1">${heading}</h1>
      <div class="filters">
        ${filterField(label, filter, (q) => app.choose({ q }))}
        <div class="toolbar"><bc-share .app=${app}></bc-share></div>
      </div>
      <p class="count" role="status">${count}</p>
      ${isEmpty ? nothingFound(filter, app) : list}
    `;
  }
}

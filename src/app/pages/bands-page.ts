/** `/bands`: the bands of 3GPP on a frequency axis, and who uses each. */
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { bandName, NR_MMWAVE_FROM } from '../../core/band.js';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import type { BandFacts } from '../base/bands.js';
import { Page } from '../base/app-page.js';
import '../parts/share-panel.js';
import { notKnown } from '../parts/unknown-names.js';
import '../styles/bands-page.css';
import { BAND_AXIS_WORDS, type BandAxisWords } from '../../words/band-axis.js';
import { pathOf } from '../../words/page-paths.js';
import {
  bandRows,
  type BandsChoice,
  type BandUsers,
  bandUsers,
  readBandsChoice,
  usersOf,
} from './band-rows.js';

/** The axis in MHz, logarithmic: an octave is as wide at 500 MHz as at 5 GHz. mmWave stands beside it, as numbers. */
const FROM = 400;
const TO = 7200;
const TICKS = [450, 600, 800, 1000, 1500, 2000, 2600, 3500, 5000, 7000];

export class BandsPage extends Page {
  /** The band that was last opened by hand, and the one that was last brought into view. */
  #pressed = '';
  #inView = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { app } = this;
    const axisWords = BAND_AXIS_WORDS[app.lang];
    const users = bandUsers(world);
    const choice = readBandsChoice(app.query);
    const { open, unknown } = choice;
    const { axis, mmWave } = bandRows(choice, users);
    return html`
      <h1 tabindex="-1">${axisWords.heading}</h1>
      <p class="lead">${axisWords.lead}</p>
      <div class="toolbar"><bc-share .app=${app}></bc-share></div>
      ${notKnown(app.lang, unknown ? [unknown] : [])} ${this.#filters(choice)} ${keyOfBars(axisWords)}
      <div class="axis-table">${axisHead()} ${axis.map((facts) => this.#row(facts, users, open, world))}</div>
      ${
        mmWave.length === 0
          ? nothing
          : html`<section>
              <h2>${axisWords.mmWave}</h2>
              <div class="axis-table">${mmWave.map((facts) => this.#row(facts, users, open, world))}</div>
            </section>`
      }
    `;
  }

  #filters({ rat, unused }: BandsChoice): TemplateResult {
    const { app } = this;
    const axisWords = BAND_AXIS_WORDS[app.lang];
    return html`<div class="filters">
      <div class="choices" role="group" aria-label=${axisWords.technology}>
        ${(['lte', 'nr'] as const).map(
          (each) =>
            html`<button
              class="choice"
              aria-pressed=${rat === each}
              @click=${() => app.choose({ rat: each, band: null })}
            >
              ${each === 'lte' ? 'LTE' : '5G NR'}
            </button>`,
        )}
        <button
          class="choice"
          aria-pressed=${unused}
          @click=${() => app.choose({ all: unused ? null : '1' })}
        >
          ${axisWords.unusedToo}
        </button>
      </div>
    </div>`;
  }

  #row(
    facts: BandFacts,
    users: ReadonlyMap<string, BandUsers>,
    chosen: string,
    world: World,
  ): TemplateResult {
    const { app } = this;
    const axisWords = BAND_AXIS_WORDS[app.lang];
    const name = bandName(facts.rat, facts.band);
    const { networks, devices } = users.get(name)!;
    const open = name === chosen;
    return html`<details
      class="band-row"
      id=${name}
      ?open=${open}
      @toggle=${(event: Event) => {
        const now = (event.target as HTMLDetailsElement).open;
        if (now && !open) {
          this.#pressed = name;
          app.choose({ band: name });
        } else if (!now && open) app.choose({ band: null });
      }}
    >
      <summary>
        <b class="plate">${name}</b>
        <span class="band-name">${facts.name} <span class="muted">${facts.duplex}</span></span>
        <span class="users muted">${axisWords.usedBy(networks, devices)}</span>
        ${facts.band < NR_MMWAVE_FROM ? bars(facts) : nothing}
      </summary>
      ${open ? this.#detail(facts, world) : nothing}
      <p class="sr">${rangeText(facts, axisWords.uplink, axisWords.downlink, this.words.comma)}</p>
    </details>`;
  }

  #detail({ rat, band, uplinkMhz, downlinkMhz }: BandFacts, world: World): TemplateResult {
    const { app } = this;
    const axisWords = BAND_AXIS_WORDS[app.lang];
    const { devices, countries } = usersOf(world, rat, band);
    const range = (mhz: readonly [number, number] | null) => (mhz ? `${mhz[0]} – ${mhz[1]} MHz` : '–');
    return html`<div class="band-detail">
      <dl class="facts">
        <dt>${axisWords.uplink}</dt>
        <dd>${range(uplinkMhz)}</dd>
        <dt>${axisWords.downlink}</dt>
        <dd>${range(downlinkMhz)}</dd>
      </dl>
      <h3>${axisWords.devicesWithIt} <span class="number">${devices.length}</span></h3>
      <ul class="inline">
        ${devices.map(
          ({ id, name }) => html`<li><a href=${app.href(pathOf('device', { id }))}>${name}</a></li>`,
        )}
      </ul>
      <h3>${axisWords.countriesWithIt} <span class="number">${countries.length}</span></h3>
      <ul class="inline">
        ${countries.map(
          ({ country, networks }) =>
            html`<li>
              <a href=${app.href(pathOf('country', { cc: country.cc }))}>${this.local(country.name)}</a
              ><span class="muted"> ${networks}/${country.networks.length}</span>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  /** Brings the band of the address into view; a band that was opened by hand is in view already and hardly moves. */
  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    const name = readBandsChoice(this.app.query).open;
    const row = document.getElementById(name)?.querySelector(':scope > summary');
    if (!row || name === this.#inView) return;
    this.#inView = name;
    const block = name === this.#pressed ? 'nearest' : 'start';
    // after this task, because the frame scrolls to the top of a page that it has just opened
    setTimeout(() => row.scrollIntoView({ block }));
  }
}
customElements.define('bc-bands-page', BandsPage);

function keyOfBars(axisWords: BandAxisWords): TemplateResult {
  return html`<ul class="key">
    ${(
      [
        ['up', axisWords.uplink],
        ['down', axisWords.downlink],
        ['both', axisWords.bothWays],
        ['low', axisWords.below1Ghz],
      ] as const
    ).map(
      ([name, meaning]) =>
        html`<li>
          <svg class="swatch" viewBox="0 0 24 10" aria-hidden="true">
            <rect class=${name} width="24" height="10" />
          </svg>
          ${meaning}
        </li>`,
    )}
  </ul>`;
}

function axisHead(): TemplateResult {
  return html`<div class="axis-head" aria-hidden="true">
    <svg class="axis ticks">
      ${TICKS.map(
        (mhz) =>
          svg`<text x=${at(mhz)} y="14">${mhz < 1000 ? mhz : `${mhz / 1000} G`}</text><line x1=${at(mhz)} x2=${at(mhz)} y1="18" y2="24"/>`,
      )}
    </svg>
  </div>`;
}

/** Where a frequency stands on the axis. */
function at(mhz: number): string {
  return `${(place(mhz) * 100).toFixed(2)}%`;
}

function place(mhz: number): number {
  return Math.log(mhz / FROM) / Math.log(TO / FROM);
}

function bars(facts: BandFacts): TemplateResult {
  const { uplinkMhz, downlinkMhz } = facts;
  const same = uplinkMhz && downlinkMhz && uplinkMhz[0] === downlinkMhz[0];
  const bar = (mhz: readonly [number, number] | null, name: string) =>
    mhz
      ? svg`<rect class=${name} x=${at(mhz[0])} y="3" width="${Math.max(0.3, (place(mhz[1]) - place(mhz[0])) * 100).toFixed(2)}%" height="14"/>`
      : nothing;
  return html`<svg class="axis" aria-hidden="true">
    ${svg`<rect class="low" x="0" y="0" width=${at(1000)} height="100%"/>`}
    ${svg`<line class="base" x1="0" x2="100%" y1="10" y2="10"/>`}
    ${same ? bar(uplinkMhz, 'both') : svg`${bar(uplinkMhz, 'up')}${bar(downlinkMhz, 'down')}`}
  </svg>`;
}

function rangeText({ uplinkMhz, downlinkMhz }: BandFacts, up: string, down: string, comma: string): string {
  return [
    uplinkMhz && `${up} ${uplinkMhz[0]} – ${uplinkMhz[1]} MHz`,
    downlinkMhz && `${down} ${downlinkMhz[0]} – ${downlinkMhz[1]} MHz`,
  ]
    .filter(Boolean)
    .join(comma);
}

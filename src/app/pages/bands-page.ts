/** `/bands`: the bands of 3GPP on a frequency axis, and who uses each. */
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { bandName, NR_MMWAVE_FROM, type Rat } from '../../core/band.js';
import type { World } from '../../world/world.js';
import type { AppData } from '../base/app-data.js';
import { BANDS, type BandFacts } from '../base/bands.js';
import { Page } from '../base/app-page.js';
import { pathOf } from '../../words/pages.js';

/** The axis in MHz, logarithmic: an octave is as wide at 500 MHz as at 5 GHz. mmWave stands beside it, as numbers. */
const FROM = 400;
const TO = 7200;
const TICKS = [450, 600, 800, 1000, 1500, 2000, 2600, 3500, 5000, 7000];

interface Users {
  readonly networks: number;
  readonly devices: number;
}

export class BandsPage extends Page {
  #users: { readonly world: World; readonly of: ReadonlyMap<string, Users> } | undefined;
  /** The band that was last opened by hand, and the one that was last brought into view. */
  #pressed = '';
  #inView = '';

  protected override draw({ world }: AppData): TemplateResult {
    const { app, words } = this;
    const users = this.#usersIn(world);
    const rat: Rat = app.query.get('rat') === 'nr' || /^n\d/.test(app.query.get('band') ?? '') ? 'nr' : 'lte';
    const usedOnly = !app.query.has('all');
    const chosen = app.query.get('band') ?? '';
    const rows = BANDS.filter((facts) => facts.rat === rat && (rat === 'lte' || facts.band < NR_MMWAVE_FROM))
      .filter((facts) => {
        const name = bandName(rat, facts.band);
        return !usedOnly || name === chosen || users.get(name)!.networks + users.get(name)!.devices > 0;
      })
      .sort((a, b) => lowest(a) - lowest(b) || a.band - b.band);
    const high =
      rat === 'nr' ? BANDS.filter((facts) => facts.rat === 'nr' && facts.band >= NR_MMWAVE_FROM) : [];
    return html`
      <h1 tabindex="-1">${words.bandsHeading}</h1>
      <p class="lead">${words.bandsLead}</p>
      <div class="filters">
        <div class="choices" role="group" aria-label=${words.technology}>
          ${(['lte', 'nr'] as const).map(
            (each) =>
              html`<button
                class="choice"
                aria-pressed=${rat === each}
                @click=${() => this.#set({ rat: each, band: null })}
              >
                ${each === 'lte' ? 'LTE' : '5G NR'}
              </button>`,
          )}
          <button
            class="choice"
            aria-pressed=${!usedOnly}
            @click=${() => this.#set({ all: usedOnly ? '1' : null })}
          >
            ${words.unusedToo}
          </button>
        </div>
      </div>
      <ul class="key">
        ${(
          [
            ['up', words.uplink],
            ['down', words.downlink],
            ['both', words.bothWays],
            ['low', words.below1Ghz],
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
      </ul>
      <div class="axis-table">
        <div class="axis-head" aria-hidden="true">
          <svg class="axis ticks">
            ${TICKS.map(
              (mhz) =>
                svg`<text x=${at(mhz)} y="14">${mhz < 1000 ? mhz : `${mhz / 1000} G`}</text><line x1=${at(mhz)} x2=${at(mhz)} y1="18" y2="24"/>`,
            )}
          </svg>
        </div>
        ${rows.map((facts) => this.#row(facts, users, chosen, world))}
      </div>
      ${
        high.length === 0
          ? nothing
          : html`<section>
              <h2>${words.mmWave}</h2>
              <div class="axis-table">${high.map((facts) => this.#row(facts, users, chosen, world))}</div>
            </section>`
      }
    `;
  }

  #row(facts: BandFacts, users: ReadonlyMap<string, Users>, chosen: string, world: World): TemplateResult {
    const { words } = this;
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
          this.#set({ band: name });
        } else if (!now && open) this.#set({ band: null });
      }}
    >
      <summary>
        <b class="plate">${name}</b>
        <span class="band-name">${facts.name} <span class="muted">${facts.duplex}</span></span>
        <span class="users muted">${words.usedBy(networks, devices)}</span>
        ${facts.band < NR_MMWAVE_FROM ? bars(facts) : nothing}
      </summary>
      ${open ? this.#detail(facts, world) : nothing}
      <p class="sr">${rangeText(facts, words.uplink, words.downlink)}</p>
    </details>`;
  }

  #detail({ rat, band, uplinkMhz, downlinkMhz }: BandFacts, world: World): TemplateResult {
    const { app, words } = this;
    const devices = [...world.devices.values()].filter((each) => each[rat].includes(band));
    const countries = [...world.countries.values()]
      .map((country) => ({
        country,
        networks: country.networks.filter((each) => each[rat].some((fact) => fact.band === band)),
      }))
      .filter(({ networks }) => networks.length > 0);
    const range = (mhz: readonly [number, number] | null) => (mhz ? `${mhz[0]} – ${mhz[1]} MHz` : '–');
    return html`<div class="band-detail">
      <dl class="facts">
        <dt>${words.uplink}</dt>
        <dd>${range(uplinkMhz)}</dd>
        <dt>${words.downlink}</dt>
        <dd>${range(downlinkMhz)}</dd>
      </dl>
      <h3>${words.devicesWithIt} <span class="number">${devices.length}</span></h3>
      <ul class="inline">
        ${devices.map(
          ({ id, name }) => html`<li><a href=${app.href(pathOf('device', { id }))}>${name}</a></li>`,
        )}
      </ul>
      <h3>${words.countriesWithIt} <span class="number">${countries.length}</span></h3>
      <ul class="inline">
        ${countries.map(
          ({ country, networks }) =>
            html`<li>
              <a href=${app.href(pathOf('country', { cc: country.cc }))}>${this.local(country.name)}</a
              ><span class="muted"> ${networks.length}/${country.networks.length}</span>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  #usersIn(world: World): ReadonlyMap<string, Users> {
    if (this.#users?.world === world) return this.#users.of;
    const count = (rat: Rat, lists: Iterable<readonly number[]>) => {
      const counts = new Map<string, number>();
      for (const bands of lists) {
        for (const band of bands) counts.set(bandName(rat, band), (counts.get(bandName(rat, band)) ?? 0) + 1);
      }
      return counts;
    };
    const networks = [...world.countries.values()].flatMap((country) => country.networks);
    const both = (['lte', 'nr'] as const).map((rat) => ({
      networks: count(
        rat,
        networks.map((each) => each[rat].map(({ band }) => band)),
      ),
      devices: count(
        rat,
        [...world.devices.values()].map((each) => each[rat]),
      ),
    }));
    const of = new Map(
      BANDS.map(({ rat, band }) => {
        const name = bandName(rat, band);
        const { networks, devices } = both[rat === 'lte' ? 0 : 1]!;
        return [name, { networks: networks.get(name) ?? 0, devices: devices.get(name) ?? 0 }];
      }),
    );
    this.#users = { world, of };
    return of;
  }

  #set(changes: Record<string, string | null>): void {
    const query = this.app.query;
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key);
      else query.set(key, value);
    }
    this.app.setQuery(query);
  }

  /** A band that the address names comes into view; one that was opened by hand stays there when another one closes. */
  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    const name = this.app.query.get('band') ?? '';
    const row = document.getElementById(name)?.querySelector(':scope > summary');
    if (!row || name === this.#inView) return;
    this.#inView = name;
    const block = name === this.#pressed ? 'nearest' : 'start';
    // the frame goes to the top of a page that it has just opened, at the end of this task
    setTimeout(() => row.scrollIntoView({ block }));
  }
}
customElements.define('bc-bands-page', BandsPage);

/** Where a frequency stands on the axis. */
function at(mhz: number): string {
  return `${(place(mhz) * 100).toFixed(2)}%`;
}

function place(mhz: number): number {
  return Math.log(mhz / FROM) / Math.log(TO / FROM);
}

function lowest({ uplinkMhz, downlinkMhz }: BandFacts): number {
  return Math.min(uplinkMhz?.[0] ?? Infinity, downlinkMhz?.[0] ?? Infinity);
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

function rangeText({ uplinkMhz, downlinkMhz }: BandFacts, up: string, down: string): string {
  return [
    uplinkMhz && `${up} ${uplinkMhz[0]} – ${uplinkMhz[1]} MHz`,
    downlinkMhz && `${down} ${downlinkMhz[0]} – ${downlinkMhz[1]} MHz`,
  ]
    .filter(Boolean)
    .join(', ');
}

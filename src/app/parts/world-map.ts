/** Where a device works, as a map. The shapes are fetched when the map is first shown; the table beside it needs none. */
import { html, type PropertyValues, svg, type TemplateResult } from 'lit';
import { APP_WORDS } from '../../words/app.js';
import type { WorldDevice } from '../../world/world.js';
import { type Overall, OVERALLS } from '../../core/tally.js';
import type { CountryVerdicts } from '../base/judge-country.js';
import type { AppState } from '../base/app-state.js';
import mapUrl from '../world-map.json?url';
import { Part } from '../base/part.js';
import { pathOf } from '../../words/page-paths.js';
import { verdictShape } from '../../views/verdict-badge.js';

/** Made by scripts/world-map.js: paths and dots in map units by country code. */
interface Shapes {
  /** The view box. */
  readonly view: string;
  readonly shapes: Readonly<Record<string, string>>;
  readonly dots: Readonly<Record<string, readonly [number, number]>>;
}

let shapes: Promise<Shapes> | undefined;

export class WorldMap extends Part {
  static override properties = { answers: { attribute: false }, device: { attribute: false } };
  app!: AppState;
  answers: readonly CountryVerdicts[] = [];
  device!: WorldDevice;
  #shapes: Shapes | undefined;
  #failed = false;

  protected override firstUpdated(changes: PropertyValues): void {
    super.firstUpdated(changes);
    shapes ??= fetch(mapUrl).then((response) => {
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response.json() as Promise<Shapes>;
    });
    shapes.then(
      (loaded) => {
        this.#shapes = loaded;
        this.requestUpdate();
      },
      () => {
        shapes = undefined; // the next map tries again
        this.#failed = true;
        this.requestUpdate();
      },
    );
  }

  protected override render(): TemplateResult {
    const words = APP_WORDS[this.app.lang];
    const map = this.#shapes;
    const of = new Map(this.answers.map((answer) => [answer.country.cc, answer]));
    const present = new Set<Overall>(this.answers.map(({ overall }) => overall));
    return html`<figure class="map">
      ${
        map
          ? html`<svg
              viewBox=${map.view}
              role="img"
              aria-label=${words.mapLabel(this.device.name)}
              @click=${(event: Event) => this.#open(event)}
              @pointerover=${(event: Event) => this.#point(event)}
              @pointerleave=${(event: Event) => this.#point(event)}
            >
              <defs>
                <pattern
                  id="some-hatch"
                  width="9"
                  height="9"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <rect class="hatch-ground" width="9" height="9" />
                  <rect class="hatch-line" width="5" height="9" />
                </pattern>
                <pattern id="unconfirmed-dots" width="10" height="10" patternUnits="userSpaceOnUse">
                  <rect class="hatch-ground" width="10" height="10" />
                  <circle class="dot-mark" cx="5" cy="5" r="2.4" />
                </pattern>
              </defs>
              ${Object.entries(map.shapes).map(
                ([cc, path]) =>
                  svg`<path d=${path} data-cc=${cc} class=${of.get(cc)?.overall ?? 'nothing'} />`,
              )}
              ${Object.entries(map.dots).map(
                ([cc, [x, y]]) =>
                  svg`<circle cx=${x} cy=${y} r="9" data-cc=${cc} class=${of.get(cc)?.overall ?? 'nothing'} />`,
              )}
            </svg>`
          : html`<div class="map-wait">${this.#failed ? words.mapFailed : words.mapLoading}</div>`
      }
      <figcaption>
        <ul class="key">
          ${OVERALLS.filter((overall) => present.has(overall)).map(
            (overall) => html`<li>${verdictShape(overall)} ${words.overall[overall]}</li>`,
          )}
          <li><span class="map-nothing" aria-hidden="true"></span> ${words.noFacts}</li>
        </ul>
        <p class="pointed" aria-hidden="true"></p>
      </figcaption>
    </figure>`;
  }

  #answerAt(event: Event): CountryVerdicts | undefined {
    const cc = event.target instanceof SVGElement ? event.target.dataset['cc'] : undefined;
    return this.answers.find(({ country }) => country.cc === cc);
  }

  #point(event: Event): void {
    const answer = this.#answerAt(event);
    const words = APP_WORDS[this.app.lang];
    const said = answer
      ? `${answer.country.name[this.app.lang]}: ${words.overall[answer.overall]} (${words.ofAll(answer.counts.good, answer.networks.length)})`
      : '';
    const shown = this.querySelector('.pointed');
    // set here and not by the template: to draw 190 shapes again at every move of the pointer would be too slow
    if (shown) shown.textContent = said;
  }

  #open(event: Event): void {
    const answer = this.#answerAt(event);
    if (answer) this.app.go(this.app.href(pathOf('report', { id: this.device.id, cc: answer.country.cc })));
  }
}
customElements.define('bc-world-map', WorldMap);

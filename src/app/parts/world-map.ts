/**
 * The world map: where devices work, or where services are, layer by layer. It can be pinched and zoomed; a press on a
 * country shows a card before one leaves; what is in view is listed too, for small countries, keys and screen readers.
 * The shapes are fetched when the map is first shown.
 */
import { html, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type Overall, OVERALLS } from '../../core/tally.js';
import type { PreparedDevice } from '../../core/prepare.js';
import { compareNames } from '../../views/by-name.js';
import { READERS } from '../../views/reader.js';
import { verdictMark, verdictShape } from '../../views/verdict-badge.js';
import { MAP_WORDS, type MapLayer } from '../../words/map.js';
import { networkName } from '../../words/network-name.js';
import type { WorldCountry } from '../../world/world.js';
import { layersFor, type MapAnswer, mapAnswers } from '../base/map-layers.js';
import { AppPart } from '../base/app-part.js';
import { PrintListener } from '../base/print-listener.js';
import { icon } from './icon.js';
import { HATCHES, loadShapes, type MapShapes } from './map-shapes.js';
import { holdsPoint, type MapBox, nearestTo, panBox, zoomBox } from './map-view.js';
import '../styles/world-map.css';

interface Place {
  readonly cc: string;
  readonly x: number;
  readonly y: number;
}

/** What each colour stands for, in the words of the layer. */
type Tones = Readonly<Record<Overall, string>>;

/** Radius of the dot of a small country, in CSS pixels on a broad screen. */
const DOT = 9;
/** A press this far from the middle of a country still means it, in CSS pixels: half the size of a thumb. */
const REACH = 22;
/** A pointer that moved farther than this has dragged and not pressed, in CSS pixels. */
const STILL = 6;
/** How much a press on `+` or `−` zooms. */
const STEP = 2;

export class WorldMap extends AppPart {
  static override properties = {
    countries: { attribute: false },
    devices: { attribute: false },
    subject: { attribute: false },
    layers: { attribute: false },
    isPart: { attribute: false },
  };
  countries: readonly WorldCountry[] = [];
  /** The devices whose answers are shown, the best of them in each network; none for the networks alone. */
  devices: readonly PreparedDevice[] = [];
  /** What the map is of, in words. */
  subject = '';
  /** The layers that are offered, where not all of those that say something are wanted. */
  layers: readonly MapLayer[] | undefined;
  /** Other countries were not asked for: that they are empty does not mean that we have no data of them. */
  isPart = false;
  /** Where a country leads to. */
  link!: (country: WorldCountry) => string;

  #shapes: MapShapes | undefined;
  #failed = false;
  #world: MapBox = { x: 0, y: 0, width: 1, height: 1 };
  #box: MapBox = this.#world;
  #chosen: string | undefined;
  #isListOpen = false;
  #places: readonly Place[] = [];
  readonly #pointers = new Map<number, { x: number; y: number }>();
  #moved = 0;
  #answers: { readonly key: readonly unknown[]; readonly list: readonly MapAnswer[] } | undefined;
  #tellDrawn!: () => void;
  /** Resolved when the map is there, or has failed. */
  readonly whenDrawn = new Promise<void>((resolve) => (this.#tellDrawn = resolve));

  constructor() {
    super();
    // draws at once what is here: the sheet is made when this event has ended
    new PrintListener(this, () => {
      if (this.isUpdatePending) this.performUpdate();
    });
  }

  protected override firstUpdated(changes: PropertyValues): void {
    super.firstUpdated(changes);
    loadShapes().then(
      (loaded) => {
        this.#shapes = loaded;
        this.#box = this.#world = loaded.world;
        this.requestUpdate();
      },
      () => {
        this.#failed = true;
        this.requestUpdate();
      },
    );
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    if (this.#shapes || this.#failed) this.#tellDrawn();
    const drawn = this.querySelector<SVGSVGElement>('.map-canvas');
    if (!drawn) return;
    if (this.#places.length === 0) {
      this.#places = [...drawn.querySelectorAll<SVGGraphicsElement>('[data-cc]')].map((shape) => {
        const { x, y, width, height } = shape.getBBox();
        return { cc: shape.dataset['cc']!, x: x + width / 2, y: y + height / 2 };
      });
      if (this.#places.length > 0) this.requestUpdate(); // the countries in view can be counted now
    }
    this.#placeView();
  }

  /** Shows the part in sight: set here and not by the template, which would draw 190 shapes again at every move. */
  #placeView(): void {
    const drawn = this.querySelector<SVGSVGElement>('.map-canvas');
    if (!drawn) return;
    drawn.setAttribute('viewBox', viewBoxOf(this.#box));
    const zoom = this.#world.width / this.#box.width;
    drawn.classList.toggle('zoomed', zoom > 1);
    // dots keep their size on the screen, a little larger the closer one looks
    for (const dot of drawn.querySelectorAll('circle[data-cc]'))
      dot.setAttribute('r', String(DOT / zoom ** 0.8));
  }

  get #layers(): readonly MapLayer[] {
    return this.layers ?? layersFor(this.devices);
  }

  get #layer(): MapLayer {
    const asked = this.app.query.get('layer');
    return this.#layers.find((layer) => layer === asked) ?? this.#layers[0]!;
  }

  #answersOf(layer: MapLayer): readonly MapAnswer[] {
    const key = [layer, this.countries, ...this.devices];
    const known = this.#answers;
    if (known?.key.length !== key.length || known.key.some((part, i) => part !== key[i]))
      this.#answers = { key, list: mapAnswers(layer, this.countries, this.devices) };
    return this.#answers!.list;
  }

  protected override render(): TemplateResult {
    const { words } = READERS[this.app.lang];
    const own = MAP_WORDS[this.app.lang];
    const layer = this.#layer;
    const answers = this.#answersOf(layer);
    const byCode = new Map(answers.map((answer) => [answer.country.cc, answer]));
    const tones: Tones = layer === 'answer' ? words.overall : own.tone[layer];
    return html`<figure class="map">
      ${this.#layerChoices(layer)}
      <div class="map-frame">
        ${
          this.#shapes
            ? this.#canvas(this.#shapes, byCode)
            : html`<div class="map-wait">${this.#failed ? words.mapFailed : words.mapLoading}</div>`
        }
        ${this.#zoomButtons()}
        ${this.#card(this.#chosen === undefined ? undefined : byCode.get(this.#chosen), layer, tones)}
      </div>
      <figcaption>
        ${this.#key(answers, tones)}
        <p class="muted no-print">
          <span class="by-touch">${own.hint.touch}</span><span class="by-mouse">${own.hint.mouse}</span>
        </p>
        ${this.#inView(byCode, tones)}
      </figcaption>
    </figure>`;
  }

  #layerChoices(layer: MapLayer): TemplateResult {
    const own = MAP_WORDS[this.app.lang];
    const [first] = this.#layers;
    return html`<div class="choices map-layers" role="group" aria-label=${own.layers}>
      ${this.#layers.map(
        (each) =>
          html`<button
            type="button"
            class="choice"
            aria-pressed=${each === layer}
            @click=${() => this.app.choose({ layer: each === first ? null : each })}
          >
            ${own.layer[each]}
          </button>`,
      )}
    </div>`;
  }

  /** The shapes of the countries in their tones; they are drawn again only when an answer or the choice has changed. */
  #canvas(map: MapShapes, byCode: ReadonlyMap<string, MapAnswer>): TemplateResult {
    const toneOf = (cc: string) =>
      (byCode.get(cc)?.overall ?? 'nothing') + (cc === this.#chosen ? ' chosen' : '');
    return html`<svg
      class="map-canvas"
      viewBox=${viewBoxOf(map.world)}
      role="img"
      aria-label=${MAP_WORDS[this.app.lang].label(this.subject)}
      @pointerdown=${(event: PointerEvent) => this.#onDown(event)}
      @pointermove=${(event: PointerEvent) => this.#onMove(event)}
      @pointerup=${(event: PointerEvent) => this.#onUp(event)}
      @pointercancel=${(event: PointerEvent) => this.#pointers.delete(event.pointerId)}
      @wheel=${(event: WheelEvent) => this.#onWheel(event)}
    >
      ${HATCHES}
      ${guard([map, this.#answers, this.#chosen], () => [
        ...Object.entries(map.shapes).map(
          ([cc, path]) => svg`<path d=${path} data-cc=${cc} class=${toneOf(cc)} />`,
        ),
        ...Object.entries(map.dots).map(
          ([cc, [x, y]]) => svg`<circle cx=${x} cy=${y} r=${DOT} data-cc=${cc} class=${toneOf(cc)} />`,
        ),
      ])}
    </svg>`;
  }

  #zoomButtons(): TemplateResult {
    const own = MAP_WORDS[this.app.lang];
    const button = (label: string, shown: string | TemplateResult, factor: number) =>
      html`<button type="button" class="plain" aria-label=${label} @click=${() => this.#zoomBy(factor)}>
        ${shown}
      </button>`;
    return html`<div class="map-zoom">
      ${button(own.zoomIn, '+', STEP)} ${button(own.zoomOut, '−', 1 / STEP)}
      ${button(own.whole, icon('countries'), 0)}
    </div>`;
  }

  /** What each tone on the map means. */
  #key(answers: readonly MapAnswer[], tones: Tones): TemplateResult {
    const own = MAP_WORDS[this.app.lang];
    const present = new Set(answers.map(({ overall }) => overall));
    return html`<ul class="key">
      ${OVERALLS.filter((overall) => present.has(overall)).map(
        (overall) => html`<li>${verdictShape(overall)} ${tones[overall]}</li>`,
      )}
      <li>
        <span class="map-nothing" aria-hidden="true"></span> ${this.isPart ? own.notChosen : own.noData}
      </li>
    </ul>`;
  }

  /** What is known of the chosen country, before one leaves for its page. */
  #card(answer: MapAnswer | undefined, layer: MapLayer, tones: Tones): TemplateResult | typeof nothing {
    if (!answer) return nothing;
    const { words, verdictWords } = READERS[this.app.lang];
    const own = MAP_WORDS[this.app.lang];
    const { country, overall, tally, outcomes } = answer;
    return html`<div class="map-card" role="status">
      <button type="button" class="plain" aria-label=${own.close} @click=${() => this.#choose(undefined)}>
        ${icon('close')}
      </button>
      <h3>${country.name[this.app.lang]}</h3>
      <p>${verdictMark(overall, tones[overall])}</p>
      <p class="muted">${words.ofAll(tally.good, country.networks.length)}</p>
      <ul>
        ${country.networks.map(
          (network, i) =>
            html`<li>
              ${verdictShape(outcomes[i]!)} <b>${networkName(network, this.app.lang)}</b>
              ${layer === 'answer' || layer === 'nr' ? nothing : html`<small>${verdictWords.status(layer, network.status[layer])}</small>`}
            </li>`,
        )}
      </ul>
      <a class="button" href=${this.link(country)}>${own.open}</a>
    </div>`;
  }

  /** The countries in view, each as a target for a thumb. */
  #inView(byCode: ReadonlyMap<string, MapAnswer>, tones: Tones): TemplateResult {
    const own = MAP_WORDS[this.app.lang];
    const seen = this.#places.filter((place) => byCode.has(place.cc) && holdsPoint(this.#box, place));
    const { lang } = this.app;
    const byName = compareNames(lang);
    const list = () =>
      seen
        .map(({ cc }) => byCode.get(cc)!)
        .sort((a, b) => byName(a.country.name[lang], b.country.name[lang]))
        .map(
          ({ country, overall }) =>
            html`<li>
              <button type="button" class="choice" @click=${() => this.#choose(country.cc)}>
                ${verdictShape(overall)}${country.name[lang]}<span class="sr"
                  >${READERS[lang].verdictWords.comma}${tones[overall]}</span
                >
              </button>
            </li>`,
        );
    return html`<details
      class="map-list no-print"
      @toggle=${({ target }: Event) => {
        this.#isListOpen = (target as HTMLDetailsElement).open;
        this.requestUpdate();
      }}
    >
      <summary>${own.inView(seen.length)}</summary>
      <ul>
        ${this.#isListOpen ? list() : nothing}
      </ul>
    </details>`;
  }

  #choose(cc: string | undefined): void {
    this.#chosen = cc;
    this.requestUpdate();
  }

  /** Zooms around the middle; 0 shows the whole world. */
  #zoomBy(factor: number): void {
    const { x, y, width, height } = this.#box;
    this.#box =
      factor === 0
        ? this.#world
        : zoomBox(this.#box, this.#world, factor, { x: x + width / 2, y: y + height / 2 });
    this.#placeView();
    this.requestUpdate();
  }

  /** A point of the screen in units of the map. */
  #pointAt({ clientX, clientY }: { clientX: number; clientY: number }): { x: number; y: number } {
    const { left, top, width, height } = this.querySelector('.map-canvas')!.getBoundingClientRect();
    const box = this.#box;
    return {
      x: box.x + ((clientX - left) / width) * box.width,
      y: box.y + ((clientY - top) / height) * box.height,
    };
  }

  /** How many units of the map a CSS pixel is. */
  get #unit(): number {
    return this.#box.width / this.querySelector('.map-canvas')!.getBoundingClientRect().width;
  }

  #onDown(event: PointerEvent): void {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.#moved = 0;
    if (this.#box.width < this.#world.width)
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  /** One pointer drags, two pinch. */
  #onMove(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.#pointers.set(event.pointerId, now);
    this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (other) {
      const spread = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
      const middle = this.#pointAt({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      this.#box = zoomBox(this.#box, this.#world, spread(now) / Math.max(1, spread(before)), middle);
    } else if (this.#box.width < this.#world.width && this.#moved > STILL) {
      const unit = this.#unit;
      this.#box = panBox(this.#box, this.#world, {
        x: (before.x - now.x) * unit,
        y: (before.y - now.y) * unit,
      });
    } else return;
    this.#placeView();
  }

  #onUp(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size > 0) return;
    if (this.#moved > STILL)
      this.requestUpdate(); // what is in view has changed
    else this.#choose(this.#countryAt(event));
  }

  #onWheel(event: WheelEvent): void {
    if (!event.ctrlKey) return; // the page scrolls
    event.preventDefault();
    this.#box = zoomBox(this.#box, this.#world, Math.exp(-event.deltaY / 200), this.#pointAt(event));
    this.#placeView();
    this.requestUpdate();
  }

  /** The country that was pressed, or the nearest one within reach of a thumb: many are smaller. */
  #countryAt(event: PointerEvent): string | undefined {
    const known = new Set(this.countries.map(({ cc }) => cc));
    const point = this.#pointAt(event);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const pressed = under instanceof SVGElement ? under.dataset['cc'] : undefined;
    if (pressed !== undefined && known.has(pressed)) return pressed;
    return nearestTo(
      this.#places.filter(({ cc }) => known.has(cc)),
      point,
      REACH * this.#unit,
    )?.cc;
  }
}
customElements.define('bc-world-map', WorldMap);

function viewBoxOf({ x, y, width, height }: MapBox): string {
  return [x, y, width, height].join(' ');
}

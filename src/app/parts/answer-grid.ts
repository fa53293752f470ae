/**
 * Countries against devices: in each cell the answer as a shape and on how many networks the device works. A cell opens
 * its networks in place. Only what is in sight is drawn, so that 400 devices in 172 countries scroll like ten. The order
 * and the open cell are in the address: `sort=-ec25-e`, `open=de.ec25-e`.
 *
 * It follows the grid pattern of the ARIA Authoring Practices: one cell is in the tab order, arrow keys move on.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { READERS, type Reader } from '../../views/reader.js';
import { GRID_WORDS, type GridWords } from '../../words/grid.js';
import type { WorldCountry } from '../../world/world.js';
import {
  AnswerMatrix,
  type GridDevice,
  type GridSort,
  needsEveryAnswer,
  orderRows,
  readGridSort,
  writeGridSort,
} from '../base/answer-matrix.js';
import { type GridSummary, summarizeGrid } from '../base/grid-summary.js';
import { AppPart } from '../base/app-part.js';
import { PrintListener } from '../base/print-listener.js';
import { type DrawnGrid, gridHead, gridRow, gridWidth, openedCell } from './grid-cells.js';
import {
  bodyHeight,
  type GridPlace,
  type GridSizes,
  moveBy,
  rowTop,
  scrollTo,
  sizeGrid,
  windowOf,
} from './grid-window.js';
import { printedGrid } from './printed-grid.js';
import { wholeName } from './whole-name.js';
import '../styles/answer-grid.css';

/** How long the page may judge before it listens again to the person, in milliseconds. */
const SLICE = 12;
export class AnswerGrid extends AppPart {
  static override properties = {
    countries: { attribute: false },
    devices: { attribute: false },
    controls: { attribute: false },
    isAnswered: { attribute: false },
  };
  /** The rows, by name. */
  countries: readonly WorldCountry[] = [];
  devices: readonly GridDevice[] = [];
  /** What narrows the grid, between its headline and its box. */
  controls: TemplateResult | typeof nothing = nothing;
  /** The page has said the answer in its own words: no headline here. */
  isAnswered = false;

  #matrix = new AnswerMatrix([], []);
  /** The box as it was last measured, in CSS pixels; the size of the text in the same. */
  #sight = { left: 0, top: 0, width: 0, height: 0 };
  #rem = 16;
  #openHeight = 0;
  /** The cell in the tab order. */
  #at: GridPlace = { row: 1, column: 1 };
  #tabStop: HTMLElement | null = null;
  #printing = false;
  /** The last order and the last headline: they do not change while one scrolls. */
  #order: (GridSort & { readonly matrix: AnswerMatrix; readonly rows: readonly number[] }) | undefined;
  #summary: GridSummary | undefined;
  readonly #sizeOf = new ResizeObserver(() => this.#measure());

  constructor() {
    super();
    new PrintListener(this, (isBefore) => {
      this.#printing = isBefore;
      this.#matrix.judgeMore(() => false);
      this.requestUpdate();
      this.performUpdate(); // the sheet is made when this event has ended
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizeOf.disconnect();
  }

  /** At once: a cell that comes into sight must be there when the box has scrolled. */
  protected override async scheduleUpdate(): Promise<void> {
    this.performUpdate();
    await Promise.resolve();
  }

  protected override willUpdate(changes: PropertyValues): void {
    super.willUpdate(changes);
    const { countries, devices } = this.#matrix;
    // names in the headline are those of a language, whose countries stand in another order
    if (isSame(countries, this.countries) && isSame(devices, this.devices)) return;
    this.#matrix = new AnswerMatrix(this.countries, this.devices);
    this.#summary = undefined;
    this.#at = { row: 1, column: 1 };
    this.#judge(this.#matrix);
  }

  /** Judges everything, slice by slice. */
  #judge(matrix: AnswerMatrix): void {
    const end = performance.now() + SLICE;
    if (matrix.judgeMore(() => performance.now() > end)) {
      this.requestUpdate();
      return;
    }
    setTimeout(() => {
      if (this.isConnected && matrix === this.#matrix) this.#judge(matrix);
    });
  }

  protected override firstUpdated(): void {
    this.#measure();
  }

  protected override updated(changes: PropertyValues): void {
    super.updated(changes);
    for (const part of this.querySelectorAll('.answer-grid, .opened')) this.#sizeOf.observe(part);
    this.#placeTabStop();
  }

  /** The cell at a place; `null` while it is not in sight. */
  #cellAt({ row, column }: GridPlace): HTMLElement | null {
    return this.querySelector(`[data-row="${row}"][data-column="${column}"]`);
  }

  /** Puts one cell into the tab order, by hand: to draw everything again for each arrow key would be slow. */
  #placeTabStop(): void {
    const stop = this.#cellAt(this.#at) ?? this.querySelector<HTMLElement>('[role=gridcell].cell');
    if (stop === this.#tabStop) return;
    if (this.#tabStop) this.#tabStop.tabIndex = -1;
    if (stop) stop.tabIndex = 0;
    this.#tabStop = stop;
  }

  #measure(): void {
    const box = this.querySelector('.answer-grid');
    if (!box) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { scrollLeft: left, scrollTop: top, clientWidth: width, clientHeight: height } = box;
    const opened = this.querySelector<HTMLElement>('.opened');
    this.#openHeight = opened?.offsetHeight ?? this.#openHeight;
    this.#rem = rem;
    this.#sight = { left, top, width, height };
    this.requestUpdate();
  }

  #onScroll(): void {
    const before = windowOf(this.#sight, this.#sizes);
    const { scrollLeft: left, scrollTop: top } = this.querySelector('.answer-grid')!;
    this.#sight = { ...this.#sight, left, top };
    const now = windowOf(this.#sight, this.#sizes);
    const isNew = (Object.keys(now) as (keyof typeof now)[]).some((edge) => now[edge] !== before[edge]);
    if (isNew) this.requestUpdate();
  }

  get #reader(): Reader {
    return READERS[this.app.lang];
  }

  get #words(): GridWords {
    return GRID_WORDS[this.app.lang];
  }

  get #sort(): GridSort & { readonly unknown?: string } {
    return readGridSort(this.app.query.get('sort'), this.devices);
  }

  /** The order of the rows; by name as long as it needs answers that are not there yet. */
  get #rows(): readonly number[] {
    const matrix = this.#matrix;
    const asked = this.#sort;
    const sort: GridSort =
      matrix.isComplete || !needsEveryAnswer(asked) ? asked : { by: 'name', reversed: false };
    const { by, reversed } = this.#order ?? {};
    if (this.#order?.matrix !== matrix || by !== sort.by || reversed !== sort.reversed)
      this.#order = { matrix, by: sort.by, reversed: sort.reversed, rows: orderRows(matrix, sort) };
    return this.#order.rows;
  }

  /** The open cell; `undefined` where none is open, or the address names one that is not in the grid. */
  #open(rows: readonly number[]): GridPlace | undefined {
    const [, cc, id] = /^(\w\w)\.(.+)$/.exec(this.app.query.get('open') ?? '') ?? [];
    const row = rows.findIndex((each) => this.countries[each]!.cc === cc) + 1;
    const column = this.devices.findIndex((device) => device.id === id) + 1;
    return row && column ? { row, column } : undefined;
  }

  get #sizes(): GridSizes {
    return sizeGrid({
      width: this.#sight.width,
      rem: this.#rem,
      rows: this.countries.length,
      columns: this.devices.length,
      openRow: this.#open(this.#rows)?.row ?? 0,
      openHeight: this.#openHeight,
    });
  }

  protected override render(): TemplateResult {
    const { unknown } = this.#sort;
    const isEmpty = this.countries.length === 0 || this.devices.length === 0;
    // one template, empty or not: the field among the controls keeps the cursor
    return html`
      ${isEmpty || this.isAnswered ? nothing : this.#headline()} ${this.controls}
      ${unknown ? html`<p class="not-known" role="alert">${this.#reader.words.notKnown([unknown])}</p>` : nothing}
      ${isEmpty ? nothing : this.#content()}
    `;
  }

  #content(): TemplateResult {
    const rows = this.#rows;
    return html`${this.#printing ? printedGrid(this.#matrix, rows, this.app) : this.#grid(rows)}
      <p class="muted keys">${this.#words.keys}</p>`;
  }

  #headline(): TemplateResult {
    const words = this.#words;
    if (!this.#matrix.isComplete) return html`<p class="conclusion" role="status">${words.judging}</p>`;
    const summary = (this.#summary ??= summarizeGrid(this.#matrix, this.app.lang));
    const { heldBack, moreHeldBack, unconfirmed, moreUnconfirmed } = summary;
    return html`<p class="conclusion" role="status">
        <span>${wholeName(words.headline(summary), summary.device)}</span>
      </p>
      <p class="lead why">
        ${heldBack.length > 0 ? words.heldBack(heldBack, moreHeldBack) : nothing}
        ${unconfirmed.length > 0 ? words.unconfirmedIn(unconfirmed, moreUnconfirmed) : nothing}
      </p>`;
  }

  #grid(rows: readonly number[]): TemplateResult {
    const sizes = this.#sizes;
    const { firstRow, lastRow, firstColumn, lastColumn } = windowOf(this.#sight, sizes);
    const { headHeight, headWidth, columnWidth, rowHeight, openRow } = sizes;
    const open = this.#open(rows);
    const width = gridWidth(sizes);
    const columns = numbers(firstColumn, lastColumn);
    const drawn: DrawnGrid = {
      app: this.app,
      matrix: this.#matrix,
      sort: this.#sort,
      sizes,
      rem: this.#rem,
      open,
    };
    return html`<div
      class="answer-grid"
      role="grid"
      aria-label=${this.#words.heading}
      aria-rowcount=${sizes.rows + 1 + (open ? 1 : 0)}
      aria-colcount=${sizes.columns + 1}
      @scroll=${() => this.#onScroll()}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, rows)}
      @click=${(event: Event) => this.#onClick(event, rows)}
      @focusin=${(event: Event) => this.#onFocus(event)}
    >
      <div role="rowgroup" class="heads" .style=${`inline-size: ${width}px`}>
        <div role="row" aria-rowindex="1" .style=${`block-size: ${headHeight}px`}>
          ${[0, ...columns].map((column) => gridHead(drawn, column))}
        </div>
      </div>
      <div
        role="rowgroup"
        class="body"
        .style=${`block-size: ${bodyHeight(sizes)}px; inline-size: ${width}px`}
      >
        ${repeat(
          numbers(firstRow, lastRow),
          (row) => row,
          (row) => {
            const index = rows[row - 1]!;
            const opened = row === openRow ? open : undefined;
            // a row is drawn again only when something of it, its place or its size has changed
            const shown = [this.#matrix, this.app.lang, index, firstColumn, lastColumn, opened?.column];
            const place = [row, rowTop(row, sizes), openRow, rowHeight, headWidth, columnWidth];
            return html`${guard([...shown, ...place], () => gridRow(drawn, row, index, columns))}${
              opened ? openedCell(drawn, opened, index, this.#sight.width, () => this.#close()) : nothing
            }`;
          },
        )}
      </div>
    </div>`;
  }

  #close(): void {
    const { activeElement } = document;
    const hadFocus = this.querySelector('.opened')?.contains(activeElement);
    this.app.choose({ open: null });
    if (hadFocus) this.#focus(this.#at);
  }

  #onFocus({ target }: Event): void {
    const place = placeOf(target);
    if (!place || (place.row === this.#at.row && place.column === this.#at.column)) return;
    this.#at = place;
    this.#placeTabStop();
  }

  #onClick({ target }: Event, rows: readonly number[]): void {
    const place = placeOf(target);
    if (place) this.#press(place, rows);
  }

  /** A head sorts by its column, at the second press the other way round; a cell opens or closes. */
  #press({ row, column }: GridPlace, rows: readonly number[]): void {
    if (row > 0 && column === 0) return; // a link
    this.#at = { row, column };
    const device = this.devices[column - 1];
    if (row === 0) {
      const by = device ?? 'name';
      const { by: now, reversed } = this.#sort;
      this.app.choose({ sort: writeGridSort({ by, reversed: now === by && !reversed }) });
      return;
    }
    const open = `${this.countries[rows[row - 1]!]!.cc}.${device!.id}`;
    this.#openHeight = 0;
    this.app.choose({ open: this.app.query.get('open') === open ? null : open });
  }

  #onKey(event: KeyboardEvent, rows: readonly number[]): void {
    const place = placeOf(event.target);
    if (event.key === 'Escape') {
      this.#close();
      return;
    }
    if (!place || event.altKey || event.metaKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && !(place.row > 0 && place.column === 0)) {
      event.preventDefault();
      this.#press(place, rows);
      return;
    }
    const sizes = this.#sizes;
    const page = Math.max(1, Math.floor((this.#sight.height - sizes.headHeight) / sizes.rowHeight) - 1);
    const next = moveBy(event, place, sizes, page);
    if (!next) return;
    event.preventDefault();
    this.#focus(next);
  }

  /** Moves the tab order to a cell, brings it into sight, and puts the focus there. */
  #focus(place: GridPlace): void {
    this.#at = place;
    const box = this.querySelector('.answer-grid')!;
    const { left, top } = scrollTo(place, this.#sight, this.#sizes);
    box.scrollTo({ left, top, behavior: 'instant' });
    this.#onScroll();
    if (this.isUpdatePending) this.performUpdate();
    this.#cellAt(place)?.focus({ preventScroll: true });
  }
}
customElements.define('bc-answer-grid', AnswerGrid);

/** The cell that an event happened in; `undefined` below an open row. */
function placeOf(target: EventTarget | null): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}

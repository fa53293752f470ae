/**
 * What the elements share: properties with attributes, and one rendering for any number of changes. It behaves as
 * Lit's `ReactiveElement` does in what these elements use of it (they draw with lit-html); the rest of that class would
 * be a tenth of the script that other people's pages load.
 */
import { render, type TemplateResult } from 'lit/html.js';

/** How a property is bound to an attribute. */
export interface PropertyOptions {
  /** Name of the attribute, `false` for none; the name of the property in lower case if left out. */
  readonly attribute?: string | boolean;
  /** `Boolean`: the attribute is there or not. Else its text. */
  readonly type?: typeof Boolean;
  /** Whether the attribute follows the property. */
  readonly reflect?: boolean;
  /** The element's own state. */
  readonly state?: boolean;
}

/** Names of the properties that changed since the last rendering. */
export type Changed = ReadonlySet<string>;

/** Styles as text; one sheet is made of it for all elements of a page. */
export function css(text: TemplateStringsArray): string {
  return text[0]!;
}

const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheets.set(text, (sheet = new CSSStyleSheet()));
    sheet.replaceSync(text);
  }
  return sheet;
}

// where there is no browser the classes can still be imported
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

export abstract class BandElement extends Base {
  static styles: readonly string[] = [];
  static properties: Readonly<Record<string, PropertyOptions>> = {};

  /** Read once by `customElements.define`, before there is an element: the moment to lay the properties. */
  static get observedAttributes(): string[] {
    for (const name in this.properties) {
      Object.defineProperty(this.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: BandElement) {
          return this.#values.get(name);
        },
        set(this: BandElement, value: unknown) {
          if (Object.is(value, this.#values.get(name))) return;
          this.#values.set(name, value);
          this.#changed.add(name);
          this.requestUpdate();
        },
      });
    }
    return Object.entries(this.properties).flatMap(([name, options]) => attributeOf(name, options) ?? []);
  }

  protected renderRoot!: ShadowRoot;
  protected hasUpdated = false;
  readonly #values = new Map<string, unknown>();
  #changed = new Set<string>();
  #pending: Promise<void> | undefined;
  /** What the page set before the tag was defined; it goes before the defaults that the constructor sets. */
  readonly #early: Record<string, unknown> = {};

  constructor() {
    super();
    const own = this as unknown as Record<string, unknown>;
    for (const name in this.#options) {
      if (!Object.hasOwn(own, name)) continue;
      this.#early[name] = own[name];
      Reflect.deleteProperty(own, name);
    }
  }

  /** Resolves once all changes are shown. */
  get updateComplete(): Promise<void> {
    return this.#pending ?? Promise.resolve();
  }

  connectedCallback(): void {
    if (this.renderRoot) return;
    this.renderRoot = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.renderRoot.adoptedStyleSheets = (this.constructor as typeof BandElement).styles.map(sheetOf);
    this.requestUpdate();
  }

  attributeChangedCallback(attribute: string, _: string | null, text: string | null): void {
    for (const name in this.#options) {
      const options = this.#options[name]!;
      if (attributeOf(name, options) === attribute) {
        Object.assign(this, { [name]: options.type ? text !== null : text });
      }
    }
  }

  /** Renders soon, together with what else changes until then; nothing before the element is in a page. */
  requestUpdate(): void {
    if (this.renderRoot) this.#pending ??= Promise.resolve().then(() => this.#update());
  }

  /** Before rendering: what is derived from the changed properties. Changes made here are rendered along. */
  protected willUpdate?(changed: Changed): void;
  /** After rendering. */
  protected updated?(changed: Changed): void;
  protected abstract render(): TemplateResult;

  get #options(): Readonly<Record<string, PropertyOptions>> {
    return (this.constructor as typeof BandElement).properties;
  }

  #update(): void {
    const changed = this.#changed;
    try {
      if (!this.hasUpdated) Object.assign(this, this.#early);
      this.willUpdate?.(changed);
      render(this.render(), this.renderRoot, { host: this });
      this.hasUpdated = true;
    } finally {
      this.#changed = new Set();
      this.#pending = undefined;
    }
    for (const name of changed) this.#reflect(name, this.#options[name]!);
    this.updated?.(changed);
  }

  #reflect(name: string, options: PropertyOptions): void {
    const value = this.#values.get(name);
    if (!options.reflect) return;
    const on = options.type ? Boolean(value) : value !== null && value !== undefined;
    if (on) this.setAttribute(attributeOf(name, options)!, options.type ? '' : String(value));
    else this.removeAttribute(attributeOf(name, options)!);
  }
}

function attributeOf(name: string, { attribute = true }: PropertyOptions): string | undefined {
  return attribute === true ? name.toLowerCase() : attribute || undefined;
}

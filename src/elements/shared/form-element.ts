import type { PropertyDeclarations } from 'lit';
import { BandElement } from './band-element.js';

/** The properties that every field has. */
export const FIELD_PROPERTIES = {
  value: {},
  name: { reflect: true },
  label: {},
} satisfies PropertyDeclarations;

/** An element that is a field of a form and holds a text. */
export abstract class FormElement extends BandElement {
  static readonly formAssociated = true;
  static override properties: PropertyDeclarations = FIELD_PROPERTIES;

  declare name: string | undefined;
  declare label: string | undefined;
  protected readonly internals = this.attachInternals();
  #value = '';

  constructor() {
    super();
    // a press on a `<label for>` of the page arrives at the element itself, and at nothing inside
    this.addEventListener('click', (event) => {
      if (event.composedPath()[0] === this) this.focus();
    });
  }

  get value(): string {
    return this.#value;
  }
  // takes a number too, as the fields of HTML do, and `null`, which Lit sets when the attribute is removed
  set value(value: string | number | null | undefined) {
    this.#value = String(value ?? '');
    if (this.hasUpdated) this.tellForm(); // at once: it may be sent or checked before anything is drawn
  }

  /** Tells the form what to send, and whether it may; also to be called after each update. */
  protected abstract tellForm(): void;

  /** What the browser keeps to restore the field. It starts with the tag: Firefox mixes up elements of one form. */
  protected get kept(): string {
    return `${this.localName} ${this.value}`;
  }

  formStateRestoreCallback(kept: unknown): void {
    const [tag, ...words] = String(kept).split(' ');
    if (tag === this.localName) this.value = words.join(' ');
  }

  formResetCallback(): void {
    this.value = this.getAttribute('value') ?? '';
  }

  /** Where people type. */
  protected get field(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('input, textarea') ?? undefined;
  }

  override focus(options?: FocusOptions): void {
    this.field?.focus(options);
  }
}

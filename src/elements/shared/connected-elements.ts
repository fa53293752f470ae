import type { ReactiveElement } from 'lit';

/** The elements that stand on the page now. */
const connected = new Set<ReactiveElement>();
let observer: MutationObserver | undefined;

/** Draws an element again when the language of the page changes, or what `updateConnected` names. */
export function addConnected(element: ReactiveElement): void {
  connected.add(element);
  if (observer) return;
  observer = new MutationObserver(() => updateConnected('lang'));
  observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
}

export function removeConnected(element: ReactiveElement): void {
  connected.delete(element);
}

/** Lets every element on the page act as if this property had changed. */
export function updateConnected(property: string): void {
  // as if its value had been another one: Lit does nothing where a value is what it was
  for (const element of connected) element.requestUpdate(property, Symbol());
}

/** Base address of the API for elements without a `src` attribute. */
let base = 'v1/';

/** Sets the base address of the API for every element without `src`; the script tag does so for its own origin. */
export function setApiBase(address: string): void {
  base = address;
}

/** The base address of the API, absolute, with its last slash. */
export function apiBase(src: string | undefined): string {
  const { href } = new URL(src || base, document.baseURI);
  return href.endsWith('/') ? href : href + '/';
}

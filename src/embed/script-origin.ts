/** Where the script tag came from: its site is the API of its elements. */
import { setApiBase } from '../elements/shared/api-base.js';

/** Origin that the scripts were built for; the build puts it in. */
declare const SITE_ORIGIN: string;

/** Lets elements without `src` ask the site that the script was loaded from. */
export function useScriptOrigin(): void {
  // a module has no current script; then its tag is found by its address
  const script =
    (document.currentScript as HTMLScriptElement | null) ??
    [...document.scripts].find(({ src }) => /\/embed\/.*band-check/.test(src));
  setApiBase(new URL('/v1/', script?.src || SITE_ORIGIN).href);
}

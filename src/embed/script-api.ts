/** Which API the elements of a script tag ask. */
import { setScriptApi } from '../elements/shared/api-base.js';

/** The API that the scripts were built for; empty in a build without a public site. The build puts it in. */
declare const EMBED_API: string;

/**
 * Lets elements ask the API of the site that the script was built for. A script that was built for none belongs to the
 * site it lies on: `embed/` is beside `v1/`, also where the site is in a folder. A copy anywhere else knows no API.
 */
export function useScriptApi(): void {
  // a module has no current script; then its tag is found by its address
  const { src = '' } =
    (document.currentScript as HTMLScriptElement | null) ??
    [...document.scripts].find(({ src }) => /\/embed\/.*band-check/.test(src)) ??
    {};
  const [, site] = /^(.*)\/embed\/(?:[\w.]+\/)?band-check[\w-]*\.js/.exec(src) ?? [];
  setScriptApi(EMBED_API || (site && site + '/v1/'));
}

/** Takes the place of elements/band-check/load-engine.ts in the script tags: a file beside them, of the same version. */
import type * as engine from '../elements/band-check/engine.js';
import { apiBase } from '../elements/shared/api-base.js';
import { VERSION } from '../elements/shared/register.js';

/** From the site of the script, whatever API the element asks: `src` names facts, no code. */
export const loadEngine = (): Promise<typeof engine> =>
  import(
    /* @vite-ignore */ new URL(`../embed/${VERSION}/band-check-engine.js`, apiBase(undefined)).href
  ) as never;

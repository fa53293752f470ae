/** Code that the page `/embed` shows beside the playground. */

/** Three themes to start from. */
export const THEME_RECIPES = {
  plain: `band-check {
  --band-check-background: light-dark(#f3f4f6, #16181c); /* that of your page */
  --band-check-radius: 0;
}
band-check::part(card) { padding: 0; border: 0 }`,
  soft: `band-check {
  --band-check-background: light-dark(#f5f3ff, #1e1b2e);
  --band-check-line: light-dark(#ddd6fe, #3b3560);
  --band-check-link: light-dark(#5b21b6, #c4b5fd);
  --band-check-radius: 20px;
}`,
  night: `band-check {
  color-scheme: dark;
  --band-check-background: #0b1220;
  --band-check-line: #24304a;
  --band-check-link: #93c5fd;
  --band-check-radius: 8px;
}`,
} as const;

/** A product page with a picture beside the element, and above it where there is no room for both. */
export const BESIDE = `.product { display: flex; flex-wrap: wrap; gap: 24px }
.product band-check { flex: 1 1 20em }`;

/** What a page says of its own colours, so that an element on it takes the right ones. */
export const PAGE_COLOURS = `html { color-scheme: dark }        /* a dark page */
html { color-scheme: light dark }  /* a page that follows the reader's setting */
.night { color-scheme: dark }      /* a dark part of a light page */`;

export type ThemeName = keyof typeof THEME_RECIPES;

export const TOGETHER = `<band-countries id="where" value="de"></band-countries>
<band-check for="where" device="ec25-e"></band-check>`;

export const OWN_DEVICE = `<band-check bands="LTE B1 B3 B7 B8 B20 B28, NR n78" country="de fr"></band-check>`;

/** Three ways to name the API. */
export function addressRecipe(origin: string): string {
  return `<band-check src="${origin}/v1/" device="ec25-e" country="de"></band-check>

<meta name="band-check-api" content="${origin}/v1/">

import { setBandCheckApi } from 'band-check/elements/band-check';
setBandCheckApi('${origin}/v1/');`;
}

export function policyRecipes(
  origin: string,
  integrity: string,
): Readonly<Record<'site' | 'hash' | 'trusted' | 'offline', string>> {
  return {
    site: `script-src ${origin}; connect-src ${origin}/v1/`,
    hash: `script-src '${integrity}'; connect-src ${origin}/v1/`,
    trusted: `require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'`,
    offline: `<band-check device="ec25-e" country="de">
  <script type="application/json">
    { "device": …/v1/models/ec25-e.json, "countries": …/v1/countries/de.json }
  </script>
</band-check>`,
  };
}

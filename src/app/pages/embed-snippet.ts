/** What somebody copies to put a check onto another page. */
import type { Lang } from '../../words/lang.js';

export interface EmbedChoice {
  readonly device: string;
  /** Country codes, separated by spaces. */
  readonly country: string;
  readonly lang: 'auto' | Lang;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly detail: 'summary' | 'networks' | 'evidence';
}

/** A script in `embed/manifest.json`. */
export interface EmbedScript {
  readonly integrity: string;
  readonly immutable: string;
}

/**
 * Heights in px that a check takes at least on a wide page: the frame and footer, then each country. Reserving them
 * keeps what stands below from jumping when the answer comes.
 */
const HEIGHT = { frame: 80, summary: 90, network: 104, networks: 3 };

/**
 * The rule that reserves the height, the script, and the tag with its fallback.
 * @param script with its hash; without it the newest script is named, which cannot have one
 * @param fallback text of the link inside the tag
 */
export function embedSnippet(
  { device, country, lang, theme, detail }: EmbedChoice,
  script: EmbedScript | undefined,
  origin: string,
  fallback: string,
): string {
  const countries = country.split(' ').filter(Boolean);
  const rows = detail === 'summary' ? 0 : HEIGHT.network * HEIGHT.networks;
  const height = HEIGHT.frame + Math.max(1, countries.length) * (HEIGHT.summary + rows);
  const tag = script
    ? `<script src="${origin}/embed/${script.immutable}" integrity="${script.integrity}" crossorigin async></script>`
    : `<script src="${origin}/embed/v1/band-check.js" async></script>`;
  const attributes = [
    `device="${device}"`,
    `country="${countries.join(' ')}"`,
    ...(lang === 'auto' ? [] : [`lang="${lang}"`]),
    ...(theme === 'auto' ? [] : [`theme="${theme}"`]),
    ...(detail === 'networks' ? [] : [`detail="${detail}"`]),
  ];
  const page = `${origin}${lang === 'zh' ? '/zh' : ''}/devices/${device}`;
  return `<style>band-check { display: block; min-height: ${height}px }</style>
${tag}
<band-check ${attributes.join(' ')}>
  <a href="${page}">${fallback}</a>
</band-check>`;
}

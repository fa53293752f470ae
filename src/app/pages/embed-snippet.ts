/** What somebody copies to put a check onto another page. */
import type { Lang } from '../../words/lang.js';

export interface EmbedChoice {
  readonly device: string;
  /** Country codes, separated by spaces. */
  readonly country: string;
  readonly lang: 'auto' | Lang;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly detail: 'summary' | 'networks' | 'evidence';
  /** Keeps the data on the reader's device. */
  readonly cache: boolean;
  /** Is visible when the page opens, so that its data is loaded beside the script and not after it. */
  readonly early: boolean;
}

/** What is offered before anything is chosen. */
export const FIRST_CHOICE: EmbedChoice = {
  device: 'ec25-e',
  country: 'de',
  lang: 'auto',
  theme: 'auto',
  detail: 'networks',
  cache: false,
  early: true,
};

/** `embed/manifest.json` */
export interface EmbedManifest {
  readonly scripts: Readonly<Record<string, { readonly integrity: string; readonly immutable: string }>>;
}

/**
 * Heights in px of a check on a phone, where it is highest: the frame with its footer, each country, each network and
 * its evidence. For as long as the real height is not known.
 */
const HEIGHT = { frame: 114, country: 80, network: 165, evidence: 400, networks: 3 };

/** The height to reserve before an answer was measured. */
export function expectedHeight({ country, detail }: EmbedChoice): number {
  const countries = Math.max(1, country.split(' ').filter(Boolean).length);
  const network = HEIGHT.network + (detail === 'evidence' ? HEIGHT.evidence : 0);
  const rows = detail === 'summary' ? 0 : HEIGHT.networks * network;
  return HEIGHT.frame + countries * (HEIGHT.country + rows);
}

/**
 * The rule that reserves the height, the script, and the tag with its fallback.
 * @param manifest with the hashes; without it the newest scripts are named, which cannot have one
 * @param fallback text of the link inside the tag
 * @param height in px that the rule reserves, so that what stands below does not jump when the answer comes
 */
export function embedSnippet(
  { device, country, lang, theme, detail, cache, early }: EmbedChoice,
  manifest: EmbedManifest | undefined,
  origin: string,
  fallback: string,
  height: number,
): string {
  const countries = country.split(' ').filter(Boolean);
  const script = (name: string) => {
    const { integrity, immutable } = manifest?.scripts[name] ?? {};
    return integrity
      ? `<script src="${origin}/embed/${immutable}" integrity="${integrity}" crossorigin async></script>`
      : `<script src="${origin}/embed/v1/${name}" async></script>`;
  };
  const files = [`v1/models/${device}.json`, ...countries.map((cc) => `v1/countries/${cc}.json`)];
  const attributes = [
    `device="${device}"`,
    `country="${countries.join(' ')}"`,
    ...(lang === 'auto' ? [] : [`lang="${lang}"`]),
    ...(theme === 'auto' ? [] : [`theme="${theme}"`]),
    ...(detail === 'networks' ? [] : [`detail="${detail}"`]),
    ...(cache ? ['cache'] : []),
  ];
  const page = `${origin}${lang === 'zh' ? '/zh' : ''}/devices/${device}`;
  return [
    `<style>band-check { display: block; min-height: ${height}px }</style>`,
    script('band-check.js'),
    // after the script: it is the larger one and should have the connection that is open already
    ...(early
      ? files.map((file) => `<link rel="preload" as="fetch" crossorigin href="${origin}/${file}">`)
      : []),
    ...(cache ? [script('band-check-cache.js')] : []),
    `<band-check ${attributes.join(' ')}>`,
    `  <a href="${page}">${fallback}</a>`,
    '</band-check>',
  ].join('\n');
}

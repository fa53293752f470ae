/** Where an element finds the API. */
import { updateConnected } from './connected-elements.js';

/** The address of the API, and which of the ways below has named it: the console says so when the API does not answer. */
export interface ApiBase {
  /** Absolute, with its last slash. */
  readonly base: string;
  readonly namedBy: string;
}

/** What a page can write. */
const HINT =
  'Name the API of a BandCheck site with src="https://…/v1/" on the tag, with <meta name="band-check-api" ' +
  'content="https://…/v1/"> in the page, or by setBandCheckApi("https://…/v1/").';

let chosen: string | undefined;
let builtFor: string | undefined;
const told = new Set<string>();

/** Names the API for every element of the page that has no `src`; those on the page ask it at once. */
export function setBandCheckApi(url: string): void {
  chosen = url;
  updateConnected('src');
}

/** Names the API of the site that a script tag belongs to. */
export function setScriptApi(url: string | undefined): void {
  builtFor = url;
}

/** The API that an element asks: the first that is named, from the tag to the script. `undefined` where none is, or not as an address. */
export function findApi(src: string | undefined): ApiBase | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="band-check-api"]')?.content;
  const ways = [
    [src, 'src'],
    [meta, '<meta name="band-check-api">'],
    [chosen, 'setBandCheckApi()'],
    [builtFor, 'the script'],
  ] as const;
  const [url, namedBy] = ways.find(([url]) => url) ?? [];
  if (!url) return undefined;
  try {
    const { href } = new URL(url, document.baseURI);
    return { base: href.endsWith('/') ? href : href + '/', namedBy: namedBy! };
  } catch {
    return undefined;
  }
}

/** One line a page and address for whoever builds the page: which API was asked, why that one, and how to name another. */
export function tellNoAnswer(api: ApiBase | undefined, code: string): void {
  const line = api
    ? `BandCheck got no data (${code}) from ${api.base}, which ${api.namedBy} names. ${HINT}`
    : `BandCheck does not know which API to ask: neither the page nor the script names one. ${HINT}`;
  if (told.has(line)) return;
  told.add(line);
  console.warn(line);
}

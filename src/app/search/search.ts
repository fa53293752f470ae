/** Search over everything: checks, devices and their families, vendors, countries, operators and their codes, bands and pages. */
import { bandName } from '../../core/band.js';
import { APP_WORDS } from '../../words/app.js';
import type { Lang } from '../../words/lang.js';
import { networkName } from '../../words/network-name.js';
import { pathOf } from '../../words/page-paths.js';
import { PAGE_PATHS, PAGES, PLAIN_PAGES } from '../../words/pages.js';
import { deviceFamily } from '../../world/names/device-family.js';
import { findNetworksByCode } from '../../world/names/find-networks.js';
import { foldedCountryNames, foldedDeviceNames } from '../../world/names/find.js';
import { foldName, nearMatches } from '../../world/names/near-matches.js';
import { readNetworkCode } from '../../world/names/networks-with-code.js';
import { vendorGroup, vendorNames } from '../../world/names/vendor-names.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { judgeCountry } from '../base/judge-country.js';
import { type BandFacts, BANDS } from '../base/bands.js';
import { addressOf } from '../pages/check-question.js';
import { isAbsentCountry } from './absent-countries.js';
import { type AskedQuestion, readQuestions } from './read-questions.js';

type HitKind = 'paste' | 'check' | 'family' | 'device' | 'country' | 'network' | 'band' | 'page';

export interface Hit {
  readonly kind: HitKind;
  readonly title: string;
  /** Tells hits with alike titles apart: the country of a network, the kind of a device, the answer of a check. */
  readonly note: string;
  /** Path without the language. */
  readonly path: string;
  /** What a question can be asked about; nothing for bands, pages and whole checks. */
  readonly thing?: Thing;
}

type Thing =
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'country'; readonly cc: string }
  | { readonly kind: 'network'; readonly id: string; readonly cc: string };

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The first hit is what the text says: no other one fits it as well. */
  readonly isSure: boolean;
  /** Nothing has the name that was asked for: the names of the hits are only similar, and must be shown as such. */
  readonly near: boolean;
}

interface Entry extends Hit {
  /** What it is called, folded. */
  readonly names: readonly string[];
  /** What people narrow by, folded: the country of a network, the kind of a device, what is on a page. */
  readonly about: readonly string[];
}

const KIND_ORDER: readonly HitKind[] = ['family', 'device', 'country', 'network', 'band', 'page'];

/** A search lists so many hits. */
const MOST_HITS = 20;
/** How many letters of a text are searched for. Nobody types more; a pasted page must not hold up the browser. */
const LONGEST = 100;

/** How many hits with names that are only similar are shown. */
const NEAR_MOST = 6;

/** A longer text is no name but something that was pasted; so is what modems answer. */
const LONGEST_NAME = 120;
const MODEM_ANSWER = /^\s*(AT\s*)?[+^#][A-Z]/i;

export function isPasted(text: string): boolean {
  return text.length > LONGEST_NAME || MODEM_ANSWER.test(text);
}

/** Two bands or more, whatever stands around them. */
function hasBands(text: string): boolean {
  return (text.match(/\b[bn]\d{1,3}[ab]?\b/gi) ?? []).length > 1;
}

/**
 * The way to paste bands, with what was pasted already.
 * @param countries codes of those that are asked about
 */
export function toPaste(
  text: string,
  lang: Lang,
  countries: readonly string[] = [],
): { title: string; note: string; path: string } {
  const { notListed, readThis } = APP_WORDS[lang];
  const holdsBands = isPasted(text) || hasBands(text);
  const query = new URLSearchParams({
    ...(holdsBands && { text }),
    ...(countries.length > 0 && { in: countries.join(',') }),
  });
  const asked = query.toString();
  return {
    title: holdsBands ? readThis : notListed,
    note: '',
    path: pathOf('paste') + (asked && `?${asked}`),
  };
}

/** What to say above the hits: that their names are only similar, or that there are none. */
export function noteOn(text: string, { hits, near }: SearchResult, lang: Lang): string {
  const words = APP_WORDS[lang];
  if (!text.trim() || isPasted(text) || hasBands(text)) return '';
  if (near) return words.nearFound(text);
  const code = readNetworkCode(text);
  if (code) return hits.length > 0 ? words.codeFound : words.codeUnknown(code);
  return hits.some(({ kind }) => kind !== 'paste') ? '' : words.nothingFound(text);
}

let kept: SearchIndex | undefined;

/** The index of a world, made once. */
export function indexOf(world: World, lang: Lang): SearchIndex {
  if (kept?.world !== world || kept.lang !== lang) kept = new SearchIndex(world, lang);
  return kept;
}

export class SearchIndex {
  readonly #entries: readonly Entry[];

  constructor(
    readonly world: World,
    readonly lang: Lang,
  ) {
    this.#entries = [
      ...[...world.devices.values()].map((device) => deviceEntry(device, lang)),
      ...familiesOf(world).map((variants) => familyEntry(variants, lang)),
      ...[...world.countries.values()].flatMap((country) => countryEntries(country, lang)),
      ...BANDS.map((facts) => bandEntry(facts, lang)),
      ...PLAIN_PAGES.map((name) => pageEntry(name, lang)),
    ];
  }

  /**
   * The check of a device in a country comes first; then whole names, beginnings and parts, of all words or of each. Where
   * nothing has that name, what has a similar name; and for what looks like a device, the way to paste its bands.
   * @param asOf the day of asking
   */
  find(text: string, asOf: string): SearchResult {
    if (isPasted(text))
      return { hits: [{ kind: 'paste', ...toPaste(text, this.lang) }], isSure: false, near: false };
    const found = this.#search(text, this.#entries, MOST_HITS);
    const hits = found.near ? [] : found.hits.filter(({ kind }) => kind !== 'paste');
    const isFound = hits.some(({ kind }) => kind !== 'page');
    const questions = readQuestions(text, this.world, this.lang)
      // a network or a band of that name has a page of its own
      .filter(({ group }) => group === 'question' || !isFound)
      .map((question) => this.#toHit(question, asOf));
    if (questions.length === 0) return found;
    return {
      hits: [...questions, ...hits].slice(0, MOST_HITS),
      isSure: questions.length === 1 && questions[0]!.kind !== 'paste',
      near: false,
    };
  }

  /** Devices, countries and networks alone: what a question can be about. */
  findThings(text: string, limit: number): SearchResult {
    return this.#search(
      text,
      this.#entries.filter(({ thing }) => thing !== undefined),
      limit,
    );
  }

  /** Devices alone. */
  findDevices(text: string, limit: number): SearchResult {
    return this.#search(
      text,
      this.#entries.filter(({ thing }) => thing?.kind === 'device'),
      limit,
    );
  }

  #search(text: string, entries: readonly Entry[], limit: number): SearchResult {
    const asked = text.slice(0, LONGEST);
    const wanted = foldName(asked);
    if (!wanted) return { hits: [], isSure: false, near: false };
    if (readNetworkCode(asked)) {
      const hits = this.#networksOf(asked);
      return { hits: hits.slice(0, limit), isSure: hits.length === 1, near: false };
    }
    const words = wordsOf(asked);
    // `t-mobile de` asks about Germany, and not about a group whose name begins so
    const places = new Set(words.length > 1 ? words.filter((word) => this.#isCountry(word)) : []);
    const ranked: { entry: Entry; rank: number }[] = [];
    for (const entry of entries) {
      const rank = Math.min(
        rankOf(wanted, entry.names),
        Math.max(...words.map((word) => wordRank(word, entry, places.has(word)))),
      );
      if (rank < NO_FIT) ranked.push({ entry, rank });
    }
    ranked.sort(
      (a, b) => a.rank - b.rank || KIND_ORDER.indexOf(a.entry.kind) - KIND_ORDER.indexOf(b.entry.kind),
    );
    const fitting = ranked.map(({ entry }) => entry);
    const [best = CUTS, second = NO_FIT] = ranked.map(({ rank }) => rank);
    if (best < CUTS && !isAbsentCountry(asked, this.world))
      return { hits: fitting.slice(0, limit), isSure: best < second, near: false };
    const named = entries.filter(
      ({ kind, names }) => kind === 'device' && words.some((word) => names.includes(word)),
    );
    const near = new Set([...named, ...fitting, ...this.#alike(words, entries)]);
    // a device that is not listed, or a vendor of whom none is
    const isDevice = isModel(asked) || vendorNames(asked.trim()).length > 1;
    const paste: Hit[] = isDevice ? [{ kind: 'paste', ...toPaste(asked, this.lang) }] : [];
    return { hits: [...[...near].slice(0, NEAR_MOST), ...paste], isSure: false, near: near.size > 0 };
  }

  /**
   * What is spelt nearly like the text. A country in the text says where, not what, and is left out of the comparison; a
   * name with a number is like no name without one, so that `iphone 15` is not taken for the network One.
   */
  #alike(words: readonly string[], entries: readonly Entry[]): Entry[] {
    const what = words.filter((word) => !this.#isCountry(word));
    const name = (what.length > 0 ? what : words).join('');
    const namesOf = ({ names }: Entry) => (/\d/.test(name) ? names.filter((each) => /\d/.test(each)) : names);
    return nearMatches(name, entries, namesOf, NEAR_MOST);
  }

  #isCountry(word: string): boolean {
    return this.#entries.some(({ kind, names }) => kind === 'country' && names.includes(word));
  }

  /** The networks with a code; on a SIM, a code that is only listed may be another operator's. */
  #networksOf(code: string): Hit[] {
    return findNetworksByCode(this.world, code).map(({ country, network, plmn }) => ({
      kind: 'network',
      title: networkName(network, this.lang),
      note: `${country.name[this.lang]} · ${plmn}`,
      path: pathOf('network', { id: network.id }),
      thing: { kind: 'network', id: network.id, cc: country.cc },
    }));
  }

  /** One device in one country is answered at once. */
  #toHit({ group, title, note, adds = {}, path }: AskedQuestion, asOf: string): Hit {
    const { device: id, countries = [], networks = [] } = adds;
    const device = this.world.devices.get(id ?? '');
    const country = this.world.countries.get(countries[0] ?? '');
    const kind = group === 'question' ? 'check' : group;
    if (!device || !country || countries.length > 1 || networks.length > 0)
      return { kind, title, note, path: path ?? addressOf(adds) };
    return {
      kind,
      title,
      note: APP_WORDS[this.lang].overall[judgeCountry(device, country, asOf).overall],
      path: pathOf('report', { id: device.id, cc: country.cc }),
    };
  }
}

/** Splits a text into folded words. Chinese has no spaces, so a word also ends where Chinese meets another script. */
function wordsOf(text: string): string[] {
  return folded(...(text.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []));
}

function deviceEntry(device: WorldDevice, lang: Lang): Entry {
  const { id, vendor, name } = device;
  const { kinds, radios } = APP_WORDS[lang];
  const kind = kinds[device.kind] ?? device.kind;
  const radio = radios[device.radio];
  const whose = !vendor || name.includes(vendor) || name.startsWith(vendorGroup(vendor)) ? '' : vendor;
  return {
    kind: 'device',
    title: name,
    note: [whose, kind, radio].filter(Boolean).join(' · '),
    path: pathOf('device', { id }),
    names: foldedDeviceNames(device),
    about: folded(device.kind, kind, radio, ...vendorNames(vendor)),
    thing: { kind: 'device', id },
  };
}

/** The devices that are variants of one family, family by family. */
function familiesOf(world: World): WorldDevice[][] {
  const families = new Map<string, WorldDevice[]>();
  for (const device of world.devices.values()) {
    const family = `${device.vendor && vendorGroup(device.vendor)} ${deviceFamily(device)}`;
    families.set(family, [...(families.get(family) ?? []), device]);
  }
  return [...families.values()].filter((variants) => variants.length > 1);
}

/** A country, and its networks. */
function countryEntries(country: WorldCountry, lang: Lang): Entry[] {
  const { cc } = country;
  const names = foldedCountryNames(country);
  return [
    {
      kind: 'country',
      title: country.name[lang],
      note: cc.toUpperCase(),
      path: pathOf('country', { cc }),
      names,
      about: [],
      thing: { kind: 'country', cc },
    },
    ...country.networks.map((network): Entry => {
      const { id, name, group } = network;
      return {
        kind: 'network',
        title: networkName(network, lang),
        note: country.name[lang],
        path: pathOf('network', { id }),
        names: folded(name, networkName(network, 'zh')),
        about: [...names, ...folded(group ?? '')],
        thing: { kind: 'network', id, cc },
      };
    }),
  ];
}

function bandEntry({ rat, band, name }: BandFacts, lang: Lang): Entry {
  const label = bandName(rat, band);
  return {
    kind: 'band',
    title: label,
    note: name,
    path: `${pathOf('bands')}?band=${label}`,
    names: folded(label, String(band), name),
    about: folded('band', APP_WORDS[lang].hitKinds.band, rat),
  };
}

function pageEntry(name: (typeof PLAIN_PAGES)[number], lang: Lang): Entry {
  const words = PAGES[lang][name];
  return {
    kind: 'page',
    title: words.label,
    note: '',
    path: PAGE_PATHS[name],
    names: folded(words.label, words.title({}), PAGES.en[name].label),
    about: folded(words.description({})),
  };
}

/** Leads to the list of the variants of a family. */
function familyEntry(variants: readonly WorldDevice[], lang: Lang): Entry {
  const [{ kind, vendor, radio }, family] = [variants[0]!, deviceFamily(variants[0]!)];
  const { deviceCount, kinds, radios } = APP_WORDS[lang];
  const called = vendorNames(vendor);
  return {
    kind: 'family',
    title: [vendor && vendorGroup(vendor), family].filter(Boolean).join(' '),
    note: deviceCount(variants.length),
    path: `${pathOf('devices')}?q=${encodeURIComponent(family)}`,
    names: folded(family, ...called.map((name) => `${name} ${family}`)),
    about: folded(kind, kinds[kind] ?? '', radios[radio], ...called),
  };
}

function folded(...names: readonly string[]): string[] {
  return names.map(foldName).filter(Boolean);
}

/**
 * Ranks: the whole name, its beginning, a part of it, what only narrows; and a beginning or part that ends within a number,
 * which is another thing: `EG91` is no EG915U.
 */
const [WHOLE, BEGINS, PART, NARROWS, CUTS, NO_FIT] = [0, 1, 2, 3, 4, 5];

function rankOf(wanted: string, names: readonly string[]): number {
  let rank = NO_FIT;
  for (const name of names) {
    if (name === wanted) return WHOLE;
    const at = name.indexOf(wanted);
    if (at < 0 || (at > 0 && isShort(wanted))) continue;
    const end = name.slice(at + wanted.length - 1);
    rank = Math.min(rank, /^\d\d/.test(end) ? CUTS : at === 0 ? BEGINS : PART);
  }
  return rank;
}

/** So few letters are the beginning of a name; in the middle of one, they would fit almost anything. */
function isShort(text: string): boolean {
  return text.length < 3 && !/\p{Script=Han}/u.test(text);
}

/** @param isPlace the word is a country, and narrows by nothing else */
function wordRank(word: string, { names, about }: Entry, isPlace: boolean): number {
  if (isPlace) return names.includes(word) ? WHOLE : about.includes(word) ? NARROWS : NO_FIT;
  const isWord = /\p{Script=Han}{2}|.{4}/u.test(word);
  const narrows = about.some((name) => name === word || (isWord && name.includes(word)));
  return Math.min(rankOf(word, names), narrows ? NARROWS : NO_FIT);
}

/** Whether a text looks like the name of a device: letters and digits. */
function isModel(text: string): boolean {
  return /\p{L}/u.test(text) && /\d/.test(text);
}

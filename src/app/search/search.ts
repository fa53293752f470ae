/** Search over everything: checks, devices, vendors, countries, operators, bands and pages. */
import { bandName } from '../../core/band.js';
import { APP_WORDS } from '../../words/app.js';
import type { Lang } from '../../words/lang.js';
import { pathOf, PAGE_PATHS, type PageName, PAGES } from '../../words/pages.js';
import { VERDICT_WORDS } from '../../words/verdict.js';
import { foldedCountryNames, foldedDeviceNames } from '../../world/names/find.js';
import { foldName, nearMatches } from '../../world/names/near-matches.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { answerFor } from '../base/answer.js';
import { BANDS } from '../base/bands.js';

export type HitKind = 'check' | 'device' | 'country' | 'network' | 'band' | 'page';

export interface Hit {
  readonly kind: HitKind;
  readonly title: string;
  /** What tells it apart: the country of a network, the kind of a device; the answer of a check. */
  readonly note: string;
  /** Path without the language. */
  readonly path: string;
}

interface Entry extends Hit {
  /** What it is called, folded. */
  readonly names: readonly string[];
  /** What people narrow by, folded: the country of a network, the kind of a device, what is on a page. */
  readonly about: readonly string[];
}

const KIND_ORDER: readonly HitKind[] = ['device', 'country', 'network', 'band', 'page'];

/** More words than anybody narrows by; the cut bounds the work for pasted text. */
const LONGEST = 100;

/** Checks that are proposed for a device and a country. */
const CHECKS = 5;

/** What vendors are called in Chinese. */
const VENDORS_ZH: Readonly<Record<string, string>> = {
  Huawei: '华为',
  Quectel: '移远',
  SIMCom: '芯讯通',
  'Telit Cinterion': '泰利特',
  'TP-Link': '普联',
  'USR IOT': '有人',
};

export class SearchIndex {
  readonly #entries: readonly Entry[];

  constructor(
    readonly world: World,
    readonly lang: Lang,
  ) {
    const { kinds, radios, hitKinds } = APP_WORDS[lang];
    const entries: Entry[] = [];
    for (const device of world.devices.values()) {
      const vendor = device.vendor ?? '';
      const kind = kinds[device.kind] ?? device.kind;
      const radio = radios[device.radio];
      entries.push({
        kind: 'device',
        title: device.name,
        note: [device.name.includes(vendor) ? '' : vendor, kind, radio].filter(Boolean).join(' · '),
        path: pathOf('device', { id: device.id }),
        names: foldedDeviceNames(device),
        about: folded(device.kind, kind, radio, VENDORS_ZH[vendor] ?? ''),
      });
    }
    for (const country of world.countries.values()) {
      const names = foldedCountryNames(country);
      entries.push({
        kind: 'country',
        title: country.name[lang],
        note: country.cc.toUpperCase(),
        path: pathOf('country', { cc: country.cc }),
        names,
        about: [],
      });
      for (const network of country.networks) {
        entries.push({
          kind: 'network',
          title: network.name,
          note: country.name[lang],
          path: pathOf('network', { id: network.id }),
          names: folded(network.name, network.group ?? ''),
          about: names,
        });
      }
    }
    for (const { rat, band, name } of BANDS) {
      const label = bandName(rat, band);
      entries.push({
        kind: 'band',
        title: label,
        note: name,
        path: `${pathOf('bands')}?band=${label}`,
        names: folded(label, String(band), name),
        about: folded('band', hitKinds.band, rat),
      });
    }
    for (const name of Object.keys(PAGE_PATHS) as PageName[]) {
      if (PAGE_PATHS[name].includes('{') || name === 'missing') continue;
      const words = PAGES[lang][name];
      entries.push({
        kind: 'page',
        title: words.label,
        note: '',
        path: PAGE_PATHS[name],
        names: folded(words.label, words.title({}), PAGES.en[name].label),
        about: folded(words.description({})),
      });
    }
    this.#entries = entries;
  }

  /**
   * Best first: the check of a device in a country; then whole names, beginnings and parts, of all words or of each;
   * what is spelt nearly so when nothing fits.
   * @param asOf the day of asking
   */
  find(text: string, asOf: string, limit = 20): Hit[] {
    const asked = text.slice(0, LONGEST);
    const wanted = foldName(asked);
    if (!wanted) return [];
    const words = wordsOf(asked);
    const checks = this.#checks(asked, asOf);
    const ranked: { entry: Entry; rank: number }[] = [];
    for (const entry of this.#entries) {
      const rank = Math.min(
        rankOf(wanted, entry.names),
        Math.max(...words.map((word) => wordRank(word, entry))),
      );
      if (rank < NO_FIT) ranked.push({ entry, rank });
    }
    if (ranked.length + checks.length === 0) {
      return isNetworkCode(text) ? [] : nearMatches(asked, this.#entries, ({ names }) => names, 6);
    }
    ranked.sort(
      (a, b) => a.rank - b.rank || KIND_ORDER.indexOf(a.entry.kind) - KIND_ORDER.indexOf(b.entry.kind),
    );
    return [...checks, ...ranked.map(({ entry }) => entry)].slice(0, limit);
  }

  /** `ec25 germany`, `EC25-E in de`, `德国 EC25-E`: the answer itself. */
  #checks(text: string, asOf: string): Hit[] {
    const words = wordsOf(text.replace(/ in |在/gi, ' '));
    for (let at = 1; at < words.length; at++) {
      const [first, last] = [words.slice(0, at).join(''), words.slice(at).join('')];
      for (const [device, country] of [
        [first, last],
        [last, first],
      ] as const) {
        const [where] = best(country, this.world.countries.values(), foldedCountryNames, 3);
        const devices = best(device, this.world.devices.values(), foldedDeviceNames, 3);
        if (where && devices.length > 0) {
          return devices.slice(0, CHECKS).map((each) => this.#check(each, where, asOf));
        }
      }
    }
    return [];
  }

  #check(device: WorldDevice, country: WorldCountry, asOf: string): Hit {
    const { lang } = this;
    return {
      kind: 'check',
      title: VERDICT_WORDS[lang].deviceIn(device.name, country.name[lang]),
      note: APP_WORDS[lang].overall[answerFor(device, country, asOf).overall],
      path: pathOf('report', { id: device.id, cc: country.cc }),
    };
  }
}

/** Whether a text is a PLMN, as people write it: `26201`, `262-01`, `310 260`. */
export function isNetworkCode(text: string): boolean {
  return /^\s*\d{3}[\s-]?\d{2,3}\s*$/.test(text);
}

/** Folded words. Chinese has no spaces: where it meets another script, there ends a word. */
function wordsOf(text: string): string[] {
  return folded(...(text.match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []));
}

function folded(...names: readonly string[]): string[] {
  return names.map(foldName).filter(Boolean);
}

/** Ranks: 0 is the whole name, 1 begins it, 2 is a part of it, 3 narrows. */
const NO_FIT = 4;

function rankOf(wanted: string, names: readonly string[]): number {
  let rank = NO_FIT;
  for (const name of names) {
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) rank = Math.min(rank, 1);
    else if (wanted.length > 1 && name.includes(wanted)) rank = Math.min(rank, 2);
  }
  return rank;
}

function wordRank(word: string, { names, about }: Entry): number {
  const isWord = /\p{Script=Han}{2}|.{4}/u.test(word);
  const narrows = about.some((name) => name === word || (isWord && name.includes(word)));
  return Math.min(rankOf(word, names), narrows ? 3 : NO_FIT);
}

/** Those whose name is the text, else those whose name begins with it, if it has some letters. */
function best<T>(
  text: string,
  items: Iterable<T>,
  namesOf: (item: T) => readonly string[],
  letters: number,
): T[] {
  const ranked = [...items].map((item) => ({ item, rank: rankOf(text, namesOf(item)) }));
  const rank = ranked.some((each) => each.rank === 0) || text.length < letters ? 0 : 1;
  return ranked.filter((each) => each.rank === rank).map(({ item }) => item);
}

/** Search over everything: devices, vendors, countries, operators, bands and pages. */
import { bandName } from '../core/band.js';
import { foldedCountryNames, foldedDeviceNames } from '../world/find.js';
import { foldName, nearMatches } from '../world/near-matches.js';
import type { Lang } from '../words/lang.js';
import { PAGE_PATHS, PAGES } from '../words/pages.js';
import type { AppData } from './app-data.js';
import { BANDS } from './bands.js';
import { pathOf, ROUTES } from './routes.js';

export type HitKind = 'device' | 'country' | 'network' | 'band' | 'page';

export interface Hit {
  readonly kind: HitKind;
  readonly title: string;
  /** What tells it apart: the country of a network, the vendor of a device. */
  readonly note: string;
  /** Path without the language. */
  readonly path: string;
}

interface Entry extends Hit {
  /** Folded. */
  readonly names: readonly string[];
}

const KIND_ORDER: readonly HitKind[] = ['device', 'country', 'network', 'band', 'page'];

export class SearchIndex {
  readonly #entries: readonly Entry[];

  constructor({ world }: AppData, lang: Lang) {
    const entries: Entry[] = [];
    for (const device of world.devices.values()) {
      entries.push({
        kind: 'device',
        title: device.name,
        note: device.vendor ?? '',
        path: pathOf('device', { id: device.id }),
        names: foldedDeviceNames(device),
      });
    }
    for (const country of world.countries.values()) {
      entries.push({
        kind: 'country',
        title: country.name[lang],
        note: country.cc.toUpperCase(),
        path: pathOf('country', { cc: country.cc }),
        names: foldedCountryNames(country),
      });
      for (const network of country.networks) {
        entries.push({
          kind: 'network',
          title: network.name,
          note: country.name[lang],
          path: pathOf('network', { id: network.id }),
          names: folded(network.name, network.group ?? '', `${network.name} ${country.cc}`),
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
        names: folded(label, `band ${band}`, `${rat} ${band}`, name),
      });
    }
    for (const { name } of ROUTES) {
      if (PAGE_PATHS[name].includes('{') || name === 'missing') continue;
      const words = PAGES[lang][name];
      entries.push({
        kind: 'page',
        title: words.label,
        note: '',
        path: PAGE_PATHS[name],
        names: folded(words.label, words.title({}), PAGES.en[name].label),
      });
    }
    this.#entries = entries;
  }

  /** Best first: whole names, then beginnings, then parts; what is spelt nearly so when nothing fits. */
  find(text: string, limit = 20): Hit[] {
    const wanted = foldName(text.slice(0, 100));
    if (!wanted) return [];
    const ranked: { entry: Entry; rank: number }[] = [];
    for (const entry of this.#entries) {
      const rank = rankOf(wanted, entry.names);
      if (rank < 4) ranked.push({ entry, rank });
    }
    if (ranked.length === 0 && isNetworkCode(text)) return [];
    if (ranked.length === 0) return nearMatches(text, this.#entries, ({ names }) => names, 6);
    return ranked
      .sort((a, b) => a.rank - b.rank || KIND_ORDER.indexOf(a.entry.kind) - KIND_ORDER.indexOf(b.entry.kind))
      .slice(0, limit)
      .map(({ entry }) => entry);
  }
}

/** Whether a text is a PLMN, as people write it: `26201`, `262-01`, `310 260`. */
export function isNetworkCode(text: string): boolean {
  return /^\s*\d{3}[\s-]?\d{2,3}\s*$/.test(text);
}

function folded(...names: readonly string[]): string[] {
  return names.filter(Boolean).map(foldName);
}

function rankOf(wanted: string, names: readonly string[]): number {
  let best = 4;
  for (const name of names) {
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) best = Math.min(best, 1);
    else if (wanted.length > 1 && name.includes(wanted)) best = Math.min(best, 2);
  }
  return best;
}

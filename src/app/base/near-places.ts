/** What an address may have meant that names a device, country or network which we do not have. */
import { overallOf, tallyNetworks } from '../../core/tally.js';
import { compareNames } from '../../views/by-name.js';
import type { UnknownPlace } from '../../views/missing-view.js';
import type { Reader } from '../../views/reader.js';
import { localPath, type PageAddress, pathOf } from '../../words/page-paths.js';
import { findFamily, type FoundFamily } from '../../world/names/find-family.js';
import { findCountry, findDevice, type Found, listFound } from '../../world/names/find.js';
import { networkInCountry } from '../../words/network-name.js';
import { inSentence } from '../../world/names/in-sentence.js';
import { nearMatches } from '../../world/names/near-matches.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';

/** So many misspelt names are offered, and so many that begin as the text does. */
const NEAR_MOST = 5;
const CANDIDATES_MOST = 20;

export function nearPlaces({ page, params }: PageAddress, world: World, reader: Reader): UnknownPlace {
  const { id = '', cc = '' } = params;
  switch (page) {
    case 'device':
      return nearDevices(id, world, undefined, reader);
    case 'country':
      return nearCountries(cc, world, (country) => reader.href('country', { cc: country.cc }), reader);
    case 'network':
      return nearNetworks(id, world, reader);
    case 'report': {
      const country = world.countries.get(cc);
      if (country) return nearDevices(id, world, country, reader);
      if (!world.devices.has(id)) return { asked: [id, cc], near: [] }; // two guesses at once would be a question of our own
      return nearCountries(cc, world, (near) => reader.href('report', { id, cc: near.cc }), reader);
    }
    default:
      return { asked: [], near: [] };
  }
}

/** @param country where the address asks how they do */
function nearDevices(
  id: string,
  world: World,
  country: WorldCountry | undefined,
  reader: Reader,
): UnknownPlace {
  const found = findFamily(world.devices.values(), id);
  const candidates = found?.variants ?? candidatesOf(findDevice(world.devices.values(), id));
  const byName = compareNames('en');
  const near = [...candidates]
    .sort((a, b) => byName(a.name, b.name))
    .map((device) => ({
      name: device.name,
      ...(country
        ? {
            href: reader.href('report', { id: device.id, cc: country.cc }),
            overall: overallOf(tallyNetworks(device, country.networks)),
          }
        : {
            href: reader.href('device', { id: device.id }),
            note: found ? sayReach(device, world, reader) : sayKind(device, reader),
          }),
    }));
  return { asked: [id], near, isDevice: true, ...(found && { family: sayFamily(found, country, reader) }) };
}

/** Variants of a family differ by where they work. */
function sayReach(device: WorldDevice, { countries }: World, { words }: Reader): string {
  const networks = [...countries.values()].flatMap((country) => country.networks);
  return words.worksOn(tallyNetworks(device, networks).good, networks.length);
}

function sayKind({ kind, radio, lte, nr }: WorldDevice, { words }: Reader): string {
  return [words.kinds[kind] ?? kind, words.radios[radio], words.bandCount(lte.length, nr.length)].join(' · ');
}

function sayFamily(
  { name, variants, kind }: FoundFamily<WorldDevice>,
  country: WorldCountry | undefined,
  { lang }: Reader,
): NonNullable<UnknownPlace['family']> {
  const devices = variants.map(({ id }) => id).join(',');
  return {
    name,
    kind,
    compare: localPath(lang, `${pathOf('compare')}?devices=${devices}${country ? `&in=${country.cc}` : ''}`),
  };
}

function nearCountries(
  cc: string,
  world: World,
  link: (country: WorldCountry) => string,
  { lang }: Reader,
): UnknownPlace {
  const found = findCountry(world.countries.values(), cc);
  const near = candidatesOf(found).map((each) => ({ name: each.name[lang], href: link(each) }));
  return { asked: [cc], near, ...(found.kind === 'found' && { meant: inSentence(found.item.name)[lang] }) };
}

function nearNetworks(id: string, world: World, { lang, href }: Reader): UnknownPlace {
  const networks = [...world.countries.values()].flatMap((country) =>
    country.networks.map((network) => ({ country, network })),
  );
  const near = nearMatches(id, networks, ({ network }) => [network.id, network.name], NEAR_MOST);
  return {
    asked: [id],
    near: near.map(({ country, network }) => ({
      name: networkInCountry(network, country, lang),
      href: href('network', { id: network.id }),
    })),
  };
}

/** What a name fits in part, or what is spelt in a similar way. */
function candidatesOf<T>(found: Found<T>): readonly T[] {
  return listFound(found).slice(0, found.kind === 'unknown' ? NEAR_MOST : CANDIDATES_MOST);
}

/** What an address may have meant that names a device, country or network which we do not have. */
import type { PageAddress } from '../../words/page-paths.js';
import type { Reader } from '../../views/reader.js';
import type { UnknownPlace } from '../../views/missing-view.js';
import { findCountry, findDevice, type Found } from '../../world/names/find.js';
import { nearMatches } from '../../world/names/near-matches.js';
import type { World } from '../../world/world.js';

const NEAR_MOST = 5;

export function nearPlaces(
  { page, params }: PageAddress,
  world: World,
  { lang, href }: Reader,
): UnknownPlace {
  const { id = '', cc = '' } = params;
  const devices = () => candidatesOf(findDevice(world.devices.values(), id));
  const countries = () => candidatesOf(findCountry(world.countries.values(), cc));
  switch (page) {
    case 'device':
      return {
        asked: [id],
        near: devices().map((each) => ({ name: each.name, href: href('device', { id: each.id }) })),
      };
    case 'country':
      return {
        asked: [cc],
        near: countries().map((each) => ({ name: each.name[lang], href: href('country', { cc: each.cc }) })),
      };
    case 'network': {
      const networks = [...world.countries.values()].flatMap((country) =>
        country.networks.map((network) => ({ country, network })),
      );
      const near = nearMatches(id, networks, ({ network }) => [network.id, network.name], NEAR_MOST);
      return {
        asked: [id],
        near: near.map(({ country, network }) => ({
          name: `${network.name}, ${country.name[lang]}`,
          href: href('network', { id: network.id }),
        })),
      };
    }
    case 'report': {
      const isDevice = world.devices.has(id);
      const isCountry = world.countries.has(cc);
      const near = isDevice
        ? countries().map((each) => ({ name: each.name[lang], href: href('report', { id, cc: each.cc }) }))
        : isCountry
          ? devices().map((each) => ({ name: each.name, href: href('report', { id: each.id, cc }) }))
          : []; // two guesses at once would be a question of our own
      return { asked: [...(isDevice ? [] : [id]), ...(isCountry ? [] : [cc])], near };
    }
    default:
      return { asked: [], near: [] };
  }
}

/** What a name fits in part, or what is spelt nearly so. */
function candidatesOf<T>(found: Found<T>): readonly T[] {
  if (found.kind === 'found') return [found.item];
  return (found.kind === 'candidates' ? found.candidates : found.near).slice(0, NEAR_MOST);
}

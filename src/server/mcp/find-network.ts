/** Finds the networks that people mean where a country was asked for: an operator's name, or a code of its network. */
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldCountry, WorldNetwork } from '../../world/world.js';

export interface FoundNetwork {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
}

/** `262-01`, `26201`, `262 01`, or a country code alone, `262`. */
const CODE = /^(\d{3})(?:[- ]?(\d{2,3}))?$/;

/** Every network with this code (`262-01`) or, for a country code alone (`262`), with a code of that country. */
export function findNetworksByCode(world: World, text: string): FoundNetwork[] {
  const [, mcc, mnc] = CODE.exec(text.trim()) ?? [];
  if (mcc === undefined) return [];
  return networksOf(world).filter(({ network }) =>
    (network.codes ?? []).some(({ plmn }) => {
      const [theirMcc, theirMnc = ''] = plmn.split('-');
      // people write the two digits of 722-07 as 070 too
      return theirMcc === mcc && (mnc === undefined || theirMnc.padEnd(3, '0') === mnc.padEnd(3, '0'));
    }),
  );
}

/** Every network that has this name, id or group: `KDDI`, `Vodafone`, `Telekom Germany`, `T-Mobile US`. */
export function findNetworksByName(world: World, text: string): FoundNetwork[] {
  const wanted = foldName(text.slice(0, 100));
  if (wanted.length < 2) return [];
  const all = networksOf(world).map((each) => ({ each, names: namesOf(each.network) }));
  const whole = all.filter(({ names }) => names.includes(wanted));
  if (whole.length > 0) return whole.map(({ each }) => each);
  const ofGroup = all.filter(({ each: { network } }) => foldName(network.group ?? '') === wanted);
  if (ofGroup.length > 0) return ofGroup.map(({ each }) => each);
  const withCountry = all.filter(({ each: { country }, names }) =>
    foldedCountryNames(country).some((place) =>
      names.some((name) => name + place === wanted || place + name === wanted),
    ),
  );
  return withCountry.map(({ each }) => each);
}

function networksOf({ countries }: World): FoundNetwork[] {
  return [...countries.values()].flatMap((country) =>
    country.networks.map((network) => ({ country, network })),
  );
}

const folded = new WeakMap<WorldNetwork, readonly string[]>();

/** The names of a network, folded; `Telekom (Deutschland)` is `Telekom` too. */
function namesOf(network: WorldNetwork): readonly string[] {
  let names = folded.get(network);
  if (!names) {
    const { id, name } = network;
    const bare = name.replace(/\s*\(.*\)$/, '');
    names = [...new Set([id, name, bare].map(foldName))];
    folded.set(network, names);
  }
  return names;
}

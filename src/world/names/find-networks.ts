/** Finds the networks that people mean: by a code of theirs, or by their name. */
import { foldedCountryNames, foldNamesOnce } from './find.js';
import { foldName } from './near-matches.js';
import { isCode, networksWithCode, readNetworkCode } from './networks-with-code.js';
import type { World, WorldCountry, WorldNetwork } from '../world.js';

/** A network in its country. */
export interface FoundNetwork {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
}

/** A shorter part of a name says too little. */
const LEAST_PART = 5;

type Countries = Pick<World, 'countries'>;

/** Networks, and whether a code named them. */
interface NamedByCodeOrName {
  readonly found: readonly FoundNetwork[];
  readonly isCode: boolean;
}

/** The networks with this code; where none has it, those with this name. */
export function findNetworks(world: Countries, text: string): NamedByCodeOrName {
  const byCode = findNetworksByCode(world, text);
  return byCode.length > 0
    ? { found: byCode, isCode: true }
    : { found: findNetworksByName(world, text), isCode: false };
}

/**
 * Every network with this code (`262-01`, `26201`, `262 01`) or, for a country code alone (`262`), with a code of that
 * country. People write some MNCs with two digits and with three (`722-07`, `722-070`): the other form is found where
 * nobody has the one that was asked for.
 */
export function findNetworksByCode(world: Countries, text: string): (FoundNetwork & { plmn: string })[] {
  const mcc = /^\s*(\d{3})\s*$/.exec(text)?.[1];
  const code = readNetworkCode(text);
  const all = networksOf(world).map((found) => ({ ...found, codes: found.network.codes ?? [] }));
  const findHolders = (wanted: (plmn: string) => boolean, holders: readonly (typeof all)[number][]) =>
    holders.flatMap(({ country, network, codes }) => {
      const known = codes.find(({ plmn }) => wanted(plmn));
      return known ? [{ country, network, plmn: known.plmn }] : [];
    });
  if (mcc !== undefined) return findHolders((plmn) => plmn.startsWith(`${mcc}-`), all);
  return code === undefined ? [] : findHolders((plmn) => isCode(plmn, code), networksWithCode(all, code));
}

/**
 * Every network that has this name, id or group: `KDDI`, `Vodafone`, `Telekom Germany`, `T-Mobile US`; where none has,
 * those that have it as a part of their name: `docomo`.
 */
export function findNetworksByName(world: Countries, text: string): FoundNetwork[] {
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
  if (withCountry.length > 0) return withCountry.map(({ each }) => each);
  const parts =
    wanted.length < LEAST_PART ? [] : all.filter(({ names }) => names.some((name) => name.includes(wanted)));
  return parts.map(({ each }) => each);
}

function networksOf({ countries }: Countries): FoundNetwork[] {
  return [...countries.values()].flatMap((country) =>
    country.networks.map((network) => ({ country, network })),
  );
}

const folded = new WeakMap<WorldNetwork, readonly string[]>();

/** The names of a network, folded; `Telekom (Deutschland)` is `Telekom` too. */
function namesOf(network: WorldNetwork): readonly string[] {
  return foldNamesOnce(folded, network, ({ id, name }) => [id, name, name.replace(/\s*\(.*\)$/, '')]);
}

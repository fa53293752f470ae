/** Finds the networks that people mean: by a code of theirs, or by their name. */
import { foldedCountryNames } from './find.js';
import { foldName } from './near-matches.js';
import type { World, WorldCountry, WorldNetwork } from '../world.js';

/** A network in its country. */
export interface FoundNetwork {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
}

type Countries = Pick<World, 'countries'>;

/**
 * Every network with this code (`262-01`, `26201`, `262 01`) or, for a country code alone (`262`), with a code of that
 * country. People write some MNCs with two digits and with three (`722-07`, `722-070`): the other form is found where
 * nobody has the one that was asked for.
 */
export function findNetworksByCode(world: Countries, text: string): (FoundNetwork & { plmn: string })[] {
  const mcc = /^\s*(\d{3})\s*$/.exec(text)?.[1];
  const code = readNetworkCode(text);
  const withCode = (fits: (plmn: string) => boolean) =>
    networksOf(world).flatMap((found) => {
      const known = found.network.codes?.find(({ plmn }) => fits(plmn));
      return known ? [{ ...found, plmn: known.plmn }] : [];
    });
  if (mcc !== undefined) return withCode((plmn) => plmn.startsWith(`${mcc}-`));
  if (code === undefined) return [];
  const exact = withCode((plmn) => plmn === code);
  return exact.length > 0 ? exact : withCode((plmn) => otherLength(plmn) === code);
}

/** Every network that has this name, id or group: `KDDI`, `Vodafone`, `Telekom Germany`, `T-Mobile US`. */
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
  return withCountry.map(({ each }) => each);
}

/** `262-01` of a PLMN as people write it: `262-01`, `26201`, `262 01`, `262/01`; `undefined` for any other text. */
export function readNetworkCode(text: string): string | undefined {
  const [, mcc, mnc] = /^\s*([2-7]\d{2})[\s\-–/.]?(\d{2,3})\s*$/.exec(text) ?? [];
  return mcc && mnc && `${mcc}-${mnc}`;
}

/** The same code with two digits where it has three, and with three where it has two. */
function otherLength(plmn: string): string | undefined {
  const [mcc, mnc] = plmn.split('-') as [string, string];
  if (mnc.length === 2) return `${mcc}-${mnc}0`;
  return mnc.endsWith('0') ? `${mcc}-${mnc.slice(0, 2)}` : undefined;
}

function networksOf({ countries }: Countries): FoundNetwork[] {
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

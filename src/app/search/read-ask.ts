/**
 * What somebody asks in one line, in any order: `bg95 de br jp`, `EC25-E in Germany and Brazil`, `26201 ec25-e`, `B3 B20
 * eu`. Every word is taken by the first thing that has it as its whole name; only a device may be named by its beginning.
 */
import { findCountryGroup } from '../../world/names/country-groups.js';
import { foldedCountryNames, foldedDeviceNames } from '../../world/names/find.js';
import {
  findNetworksByCode,
  findNetworksByName,
  type FoundNetwork,
} from '../../world/names/find-networks.js';
import { foldName } from '../../world/names/near-matches.js';
import { readNetworkCode } from '../../world/names/networks-with-code.js';
import type { World, WorldCountry, WorldDevice, WorldNetwork } from '../../world/world.js';

export interface Ask {
  /** The device that was named; several where a beginning fits several. */
  readonly devices: readonly WorldDevice[];
  /** Each once, in the order of the text; those of a named network too. */
  readonly countries: readonly WorldCountry[];
  /** Networks that were named by a code or by their whole name. */
  readonly networks: readonly WorldNetwork[];
  /** Bands by name, `B3`. */
  readonly bands: readonly string[];
  /** Words that mean nothing we have. */
  readonly unknown: readonly string[];
}

/** Words that only join the others. `in` is India too, at the end of the line. */
const JOINTS = new Set('in and on the will work works with for does'.split(' '));

/** So many words can be one name: `United States of America`. */
const LONGEST_NAME = 5;

/** Nobody asks in more words; a pasted page must not hold up the browser. */
const MOST_WORDS = 24;

export function readAsk(text: string, world: World): Ask {
  const words = (
    text.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ').match(/\p{Script=Han}+|[^\s,;\p{Script=Han}]+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const countries = new Set<WorldCountry>();
  const networks = new Set<WorldNetwork>();
  const bands: string[] = [];
  let devices: readonly WorldDevice[] = [];
  const rest: string[] = [];
  /** Names that networks of several countries share: the countries of the line say which one is meant. */
  const shared: { name: string; networks: readonly FoundNetwork[] }[] = [];
  for (let at = 0; at < words.length;) {
    const taken = takeName(words, at);
    if (taken === 0) {
      // Chinese writes no spaces: `在德国和日本`. The whole came first, because of names like 捷克共和国.
      const pieces = words[at]!.split(/在|和|与|及|能用吗?/).filter(Boolean);
      rest.push(
        ...(pieces.length > 1 || pieces[0] !== words[at]
          ? pieces.filter((piece) => !takeThing(piece, foldName(piece)))
          : pieces),
      );
    }
    at += taken || 1;
  }
  for (const { name, networks: candidates } of shared) {
    const here = candidates.filter(({ country }) => countries.has(country));
    for (const { network } of here) networks.add(network);
    if (here.length === 0) rest.push(name);
  }
  if (devices.length === 0 && rest.length > 0) {
    const begins = devicesThatBegin(rest.join(''), world);
    if (begins.length > 0) {
      devices = begins;
      rest.length = 0;
    }
  }
  return { devices, countries: [...countries], networks: [...networks], bands, unknown: rest };

  /** How many words, from this one on, are a name; what has it is taken. */
  function takeName(all: readonly string[], at: number): number {
    if (JOINTS.has(all[at]!.toLowerCase()) && !(at > 0 && at === all.length - 1)) return 1;
    for (let count = Math.min(LONGEST_NAME, all.length - at); count > 0; count--) {
      const name = all.slice(at, at + count);
      if (takeThing(name.join(' '), foldName(name.join('')))) return count;
    }
    return 0;
  }

  function takeThing(written: string, folded: string): boolean {
    if (!folded) return true;
    const band = /^(?:band)?(b|n)?(\d{1,3})$/.exec(folded);
    if (band && (band[1] || folded.startsWith('band'))) {
      bands.push(`${band[1] === 'n' ? 'n' : 'B'}${Number(band[2])}`);
      return true;
    }
    const device = [...world.devices.values()].find((each) => foldedDeviceNames(each).includes(folded));
    if (device) {
      if (devices.length > 0) return false;
      devices = [device];
      return true;
    }
    const members = findCountryGroup(folded)?.members;
    const named = [...world.countries.values()].filter(
      (country) =>
        foldedCountryNames(country).includes(folded) || members === 'all' || members?.includes(country.cc),
    );
    for (const country of named) countries.add(country);
    if (named.length > 0) return true;
    const found: readonly FoundNetwork[] = readNetworkCode(written)
      ? findNetworksByCode(world, written)
      : findNetworksByName(world, written);
    if (new Set(found.map(({ country }) => country)).size > 1)
      shared.push({ name: written, networks: found });
    else {
      for (const { country, network } of found) {
        countries.add(country);
        networks.add(network);
      }
    }
    return found.length > 0;
  }
}

/** Devices whose name begins so; a beginning that ends within a number is another thing: `EG91` is no EG915U. */
function devicesThatBegin(text: string, world: World): WorldDevice[] {
  const wanted = foldName(text);
  if (wanted.length < 3) return [];
  return [...world.devices.values()].filter((device) =>
    foldedDeviceNames(device).some(
      (name) => name.startsWith(wanted) && !/^\d\d/.test(name.slice(wanted.length - 1)),
    ),
  );
}

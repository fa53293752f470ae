/**
 * What somebody asks in one line, in any order: `bg95 de br jp`, `EC25-E in Germany and Brazil`, `26201 ec25-e`, `B3 B20
 * eu`. Every word is taken by the first thing that has it as its whole name; only a device may be named by its beginning.
 */
import { findCountryGroup } from '../../world/names/country-groups.js';
import { findFamily } from '../../world/names/find-family.js';
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
  /** Networks of several countries with a name that was asked for, where no country of the text says which one is meant. */
  readonly namesakes: readonly FoundNetwork[];
  /** Bands by name, `B3`. */
  readonly bands: readonly string[];
  /** Words that mean nothing we have. */
  readonly unknown: readonly string[];
}

/** Words that only join the others. `in` is India too, at the end of the line. */
const JOINTS = new Set('in and on the will work works with for does'.split(' '));

/** Words around bands that say nothing more: `LTE-FDD: B1/B3`. */
const BAND_WORDS = new Set('lte ltefdd ltetdd fdd tdd nr 5gnr bands 频段'.split(' '));

/** So many words can be one name: `United States of America`. */
const LONGEST_NAME = 5;

/** Nobody asks in more words; a pasted page must not hold up the browser. */
const MOST_WORDS = 24;

export function readAsk(text: string, world: World): Ask {
  const words = splitWords(text).slice(0, MOST_WORDS);
  const reading = new AskReading(world);
  for (let at = 0; at < words.length;) {
    const taken = reading.takeName(words, at);
    if (taken === 0) reading.takePieces(words[at]!);
    at += taken || 1;
  }
  return reading.finish();
}

/** A run of Chinese is one word; a slash within a word parts two. */
function splitWords(text: string): string[] {
  return (
    text.replace(/(?<=[\p{L}\d])\/(?=[\p{L}\d])/gu, ' ').match(/\p{Script=Han}+|[^\s,;\p{Script=Han}]+/gu) ??
    []
  );
}

/** What has been understood of a line so far. */
class AskReading {
  readonly #world: World;
  #devices: readonly WorldDevice[] = [];
  readonly #countries = new Set<WorldCountry>();
  readonly #networks = new Set<WorldNetwork>();
  readonly #bands: string[] = [];
  readonly #unknown: string[] = [];
  /** Names that networks of several countries share: the countries of the line say which one is meant. */
  readonly #shared: { readonly name: string; readonly networks: readonly FoundNetwork[] }[] = [];

  constructor(world: World) {
    this.#world = world;
  }

  /** How many words, from this one on, are a name; what has it is taken. */
  takeName(words: readonly string[], at: number): number {
    if (JOINTS.has(words[at]!.toLowerCase()) && !(at > 0 && at === words.length - 1)) return 1;
    for (let count = Math.min(LONGEST_NAME, words.length - at); count > 0; count--)
      if (this.#takeThing(words.slice(at, at + count))) return count;
    return BAND_WORDS.has(foldName(words[at]!)) ? 1 : 0;
  }

  /** Chinese writes no spaces: `在德国和日本`. It is cut only when the whole is no name, because of names like 捷克共和国. */
  takePieces(word: string): void {
    const pieces = word.split(/在|和|与|及|能用吗?/).filter(Boolean);
    this.#unknown.push(
      ...(pieces.length === 1 && pieces[0] === word
        ? pieces
        : pieces.filter((piece) => !this.#takeThing([piece]))),
    );
  }

  /** The whole, once every word has been read. */
  finish(): Ask {
    const namesakes = this.#placeShared();
    const begins =
      this.#devices.length === 0 && this.#unknown.length > 0
        ? devicesNamed(this.#unknown.join(''), this.#world)
        : [];
    return {
      devices: begins.length > 0 ? begins : this.#devices,
      countries: [...this.#countries],
      networks: [...this.#networks],
      namesakes,
      bands: this.#bands,
      unknown: begins.length > 0 ? [] : this.#unknown,
    };
  }

  /** @returns whether words have together the name of something */
  #takeThing(words: readonly string[]): boolean {
    const folded = foldName(words.join(''));
    return (
      !folded ||
      this.#takeBand(folded) ||
      this.#takeDevice(folded) ||
      this.#takeCountries(folded) ||
      this.#takeNetworks(words.join(' '))
    );
  }

  #takeBand(folded: string): boolean {
    const band = /^(?:band)?(b|n)?(\d{1,3})$/.exec(folded);
    if (!band || !(band[1] || folded.startsWith('band'))) return false;
    this.#bands.push(`${band[1] === 'n' ? 'n' : 'B'}${Number(band[2])}`);
    return true;
  }

  /** The first device that is named; a second one is an unknown word. */
  #takeDevice(folded: string): boolean {
    const device = [...this.#world.devices.values()].find((each) => foldedDeviceNames(each).includes(folded));
    if (!device || this.#devices.length > 0) return false;
    this.#devices = [device];
    return true;
  }

  #takeCountries(folded: string): boolean {
    const members = findCountryGroup(folded);
    const named = [...this.#world.countries.values()].filter(
      (country) =>
        foldedCountryNames(country).includes(folded) || members === 'all' || members?.includes(country.cc),
    );
    for (const country of named) this.#countries.add(country);
    return named.length > 0;
  }

  #takeNetworks(name: string): boolean {
    const networks = readNetworkCode(name)
      ? findNetworksByCode(this.#world, name)
      : findNetworksByName(this.#world, name);
    if (new Set(networks.map(({ country }) => country)).size > 1) this.#shared.push({ name, networks });
    else
      for (const { country, network } of networks) {
        this.#countries.add(country);
        this.#networks.add(network);
      }
    return networks.length > 0;
  }

  /**
   * Takes those networks of a shared name that are in a country of the line.
   * @returns all networks of the one shared name of a line without countries
   */
  #placeShared(): readonly FoundNetwork[] {
    if (this.#countries.size === 0 && this.#shared.length === 1) return this.#shared[0]!.networks;
    for (const { name, networks } of this.#shared) {
      const here = networks.filter(({ country }) => this.#countries.has(country));
      for (const { network } of here) this.#networks.add(network);
      if (here.length === 0) this.#unknown.push(name);
    }
    return [];
  }
}

/** The variants of a family, or devices whose name begins so; a beginning that ends within a number is another thing: `EG91` is no EG915U. */
function devicesNamed(text: string, world: World): readonly WorldDevice[] {
  const family = findFamily(world.devices.values(), text);
  if (family) return family.variants;
  const wanted = foldName(text);
  if (wanted.length < 3) return [];
  return [...world.devices.values()].filter((device) =>
    foldedDeviceNames(device).some(
      (name) => name.startsWith(wanted) && !/^\d\d/.test(name.slice(wanted.length - 1)),
    ),
  );
}

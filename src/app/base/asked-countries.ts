/** The countries that an address asks for: by name in `in=de,fr`, by region in `region=eu,gcc`; without both, all. */
import { type Region, REGIONS } from '../../world/names/regions.js';
import type { World, WorldCountry } from '../../world/world.js';
import { countriesByName } from '../../views/by-name.js';
import type { Lang } from '../../words/lang.js';
import { readCountries, type UnknownName } from './address-names.js';

export interface AskedCountries {
  /** By name, each once; all countries where the address names none. */
  readonly countries: readonly WorldCountry[];
  /** The countries of `in`, in the order of the address. */
  readonly named: readonly WorldCountry[];
  readonly regions: readonly Region[];
  /** Neither a country nor a region was asked for. */
  readonly isEverywhere: boolean;
  readonly unknown: readonly UnknownName<WorldCountry>[];
  readonly unknownRegions: readonly string[];
  /** What `in` names more than once. */
  readonly repeated: readonly WorldCountry[];
}

export function readAskedCountries(query: URLSearchParams, world: World, lang: Lang): AskedCountries {
  const { known: named, unknown, repeated } = readCountries(query.get('in'), world);
  const asked = (query.get('region') ?? '').split(',').filter(Boolean);
  const regions = asked.filter(isRegion);
  const codes = new Set([...named.map(({ cc }) => cc), ...regions.flatMap(codesOfRegion)]);
  // an unknown name is reported as unknown; it never turns the question into one about the whole world
  const isEverywhere = named.length + unknown.length + asked.length === 0;
  const all = countriesByName(world, lang);
  return {
    countries: isEverywhere ? all : all.filter(({ cc }) => codes.has(cc)),
    named,
    regions: [...new Set(regions)],
    isEverywhere,
    unknown,
    unknownRegions: asked.filter((name) => !isRegion(name)),
    repeated,
  };
}

/** The regions after one of them was pressed, as they stand in the address. */
export function toggleRegion(regions: readonly Region[], region: Region): string {
  return (regions.includes(region) ? regions.filter((each) => each !== region) : [...regions, region]).join();
}

/** Regions of which we have countries, in the order in which they are offered. */
export function regionsOf(world: World): Region[] {
  return (Object.keys(REGIONS) as Region[]).filter((region) =>
    codesOfRegion(region).some((cc) => world.countries.has(cc)),
  );
}

function isRegion(text: string): text is Region {
  return Object.hasOwn(REGIONS, text);
}

function codesOfRegion(region: Region): string[] {
  return REGIONS[region].split(' ');
}

/** Which bands the page of bands shows, in which order, and who uses each. */
import { bandName, NR_MMWAVE_FROM, type Rat } from '../../core/band.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';
import { BANDS, type BandFacts } from '../base/bands.js';

export interface BandsChoice {
  readonly rat: Rat;
  /** Also bands that no network and no device of ours uses. */
  readonly unused: boolean;
  /** Name of the open band; empty where none is open. */
  readonly open: string;
  /** What the address names as a band, where there is no such band. */
  readonly unknown: string | undefined;
}

/** `?band=n78&all=1`; `?rat=nr` where no band is open. */
export function readBandsChoice(query: URLSearchParams): BandsChoice {
  const asked = query.get('band') ?? '';
  const known = BANDS.find(({ rat, band }) => bandName(rat, band).toLowerCase() === asked.toLowerCase());
  return {
    rat: known ? known.rat : query.get('rat') === 'nr' ? 'nr' : 'lte',
    unused: query.has('all'),
    open: known ? bandName(known.rat, known.band) : '',
    unknown: asked && !known ? asked : undefined,
  };
}

/** How many networks and devices use a band. */
export interface BandUsers {
  readonly networks: number;
  readonly devices: number;
}

const counted = new WeakMap<World, ReadonlyMap<string, BandUsers>>();

/** Users of every band by its name; counted once for a world. */
export function bandUsers(world: World): ReadonlyMap<string, BandUsers> {
  const known = counted.get(world);
  if (known) return known;
  const users = new Map<string, Record<keyof BandUsers, number>>(
    BANDS.map(({ rat, band }) => [bandName(rat, band), { networks: 0, devices: 0 }]),
  );
  const count = (name: string, who: keyof BandUsers) => {
    const entry = users.get(name); // none for a band that is newer than our list
    if (entry) entry[who]++;
  };
  for (const rat of ['lte', 'nr'] as const) {
    for (const { networks } of world.countries.values()) {
      for (const network of networks)
        for (const { band } of network[rat]) count(bandName(rat, band), 'networks');
    }
    for (const device of world.devices.values())
      for (const band of device[rat]) count(bandName(rat, band), 'devices');
  }
  counted.set(world, users);
  return users;
}

/** The rows on the frequency axis, lowest frequency first, and those of mmWave, which stand beside it. */
export function bandRows(
  { rat, unused, open }: BandsChoice,
  users: ReadonlyMap<string, BandUsers>,
): { readonly axis: readonly BandFacts[]; readonly mmWave: readonly BandFacts[] } {
  const all = BANDS.filter((facts) => facts.rat === rat);
  const isMmWave = ({ band }: BandFacts) => rat === 'nr' && band >= NR_MMWAVE_FROM;
  const isShown = ({ band }: BandFacts) => {
    const name = bandName(rat, band);
    const { networks, devices } = users.get(name)!;
    return unused || name === open || networks + devices > 0;
  };
  return {
    axis: all
      .filter((facts) => !isMmWave(facts) && isShown(facts))
      .sort((a, b) => lowestMhz(a) - lowestMhz(b) || a.band - b.band),
    mmWave: all.filter(isMmWave),
  };
}

/** A country, and its networks that use a band. */
interface CountryWithBand {
  readonly country: WorldCountry;
  readonly networks: number;
}

/** Who uses a band, in the order of the world. */
export function usersOf(
  world: World,
  rat: Rat,
  band: number,
): { readonly devices: readonly WorldDevice[]; readonly countries: readonly CountryWithBand[] } {
  return {
    devices: [...world.devices.values()].filter((device) => device[rat].includes(band)),
    countries: [...world.countries.values()]
      .map((country) => ({
        country,
        networks: country.networks.filter((network) => network[rat].some((fact) => fact.band === band))
          .length,
      }))
      .filter(({ networks }) => networks > 0),
  };
}

function lowestMhz({ uplinkMhz, downlinkMhz }: BandFacts): number {
  return Math.min(uplinkMhz?.[0] ?? Infinity, downlinkMhz?.[0] ?? Infinity);
}

/** What is known about the data itself: how old and how well founded it is, and what nobody has found out yet. */
import { bandName } from '../core/band.js';
import { compareTexts } from '../core/compare-texts.js';
import { findSwitchOffs, phaseOf } from '../core/life.js';
import { type Service, SERVICES, type ServiceState } from '../core/service.js';
import { findOpenBands, type OpenBand } from './second-source.js';
import type { Evidence } from './snapshot/evidence.js';
import type { World, WorldCountry, WorldNetwork } from './world.js';

/** How well bands are known: `all` is the sum of the next two. */
export interface BandCounts {
  readonly all: number;
  readonly crossChecked: number;
  readonly singleSource: number;
  /** Cross-checked, but only one source is named. */
  readonly oneSourceNamed: number;
  /** Cross-checked, but the second source is a page of the publisher. */
  readonly publisherAsSecond: number;
}

export interface CountryQuality {
  readonly country: WorldCountry;
  readonly bands: BandCounts;
  /** Dates of the oldest and the newest source that is cited here; null where none is. */
  readonly oldest: string | null;
  readonly newest: string | null;
  /** States of services that nobody has researched. */
  readonly unknownStates: number;
}

/** How many facts rest on one site alone. */
interface RootQuality {
  /** Host of the site, without `www.`. */
  readonly root: string;
  readonly bands: number;
  readonly states: number;
}

/** The bands of a network that are called cross-checked, and whose second source is not published. */
export interface NetworkWithOpenBands {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  readonly bands: readonly OpenBand[];
}

export interface PassedDate {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  readonly service: Service;
  readonly status: ServiceState;
}

export interface DataQuality {
  readonly bands: BandCounts;
  readonly countries: readonly CountryQuality[];
  readonly openBands: readonly NetworkWithOpenBands[];
  /** Most facts first. */
  readonly roots: readonly RootQuality[];
  /** Announced ends whose day has passed, and that nobody has confirmed. */
  readonly passedDates: readonly PassedDate[];
  readonly unknown: {
    /** On how many networks the state of a service was not researched. */
    readonly states: Readonly<Record<Service, number>>;
    readonly networksWithoutCodes: readonly WorldNetwork[];
    readonly networksWithoutLte: number;
    readonly networksWithoutNr: number;
    readonly devicesWithoutLteCategory: number;
    readonly devicesToCompareWithTheirLabel: number;
  };
}

/** @param asOf the day of asking, `YYYY-MM-DD`: which announced dates have passed */
export function assessData(world: World, evidence: Evidence, asOf: string): DataQuality {
  const countries = [...world.countries.values()];
  const all = countries.flatMap((country) => country.networks.map((network) => ({ country, network })));
  const without = (lacks: (network: WorldNetwork) => boolean) =>
    all.filter(({ network }) => lacks(network)).length;
  const devices = [...world.devices.values()];
  return {
    bands: countBands(
      all.map(({ network }) => network),
      evidence,
    ),
    countries: countries.map((country) => assessCountry(country, evidence)),
    openBands: all.flatMap(({ country, network }) => {
      const bands = findOpenBands(network, evidence);
      return bands.length > 0 ? [{ country, network, bands }] : [];
    }),
    roots: countRoots(
      all.map(({ network }) => network),
      evidence,
    ),
    passedDates: all.flatMap(({ country, network }) =>
      findSwitchOffs(network.status)
        .filter(({ status }) => phaseOf(status, asOf) === 'overdue')
        .map(({ service, status }) => ({ country, network, service, status })),
    ),
    unknown: {
      states: Object.fromEntries(
        SERVICES.map((service) => [service, without(({ status }) => status[service].state === 'unknown')]),
      ) as Record<Service, number>,
      networksWithoutCodes: all.flatMap(({ network }) => (network.codes?.length ? [] : [network])),
      networksWithoutLte: without(({ lte }) => lte.length === 0),
      networksWithoutNr: without(({ nr }) => nr.length === 0),
      devicesWithoutLteCategory: devices.filter(({ lteCategory }) => lteCategory === null).length,
      devicesToCompareWithTheirLabel: devices.filter(({ id }) => evidence.remarks.get(id)?.compareLabel)
        .length,
    },
  };
}

function assessCountry(country: WorldCountry, evidence: Evidence): CountryQuality {
  const { networks } = country;
  const dates = networks
    .flatMap(({ id }) => {
      const proof = evidence.networks.get(id);
      return proof ? [...[...proof.bands.values()].flat(), ...proof.states.values()] : [];
    })
    .flatMap((id) => evidence.sources.get(id)?.date ?? [])
    .sort();
  return {
    country,
    bands: countBands(networks, evidence),
    oldest: dates[0] ?? null,
    newest: dates.at(-1) ?? null,
    unknownStates: networks.reduce(
      (sum, { status }) => sum + SERVICES.filter((service) => status[service].state === 'unknown').length,
      0,
    ),
  };
}

function countBands(networks: readonly WorldNetwork[], evidence: Evidence): BandCounts {
  const bands = networks.flatMap((network) => bandsOf(network));
  const open = networks.flatMap((network) => findOpenBands(network, evidence));
  const crossChecked = bands.filter(({ confidence }) => confidence === 'cross-checked').length;
  return {
    all: bands.length,
    crossChecked,
    singleSource: bands.length - crossChecked,
    oneSourceNamed: open.filter(({ named }) => named === 'none').length,
    publisherAsSecond: open.filter(({ named }) => named === 'publisher').length,
  };
}

/** Bands that one source alone names, and states, which never name more than one. */
function countRoots(
  networks: readonly WorldNetwork[],
  { networks: proofs, sources }: Evidence,
): RootQuality[] {
  const roots = new Map<string, { bands: number; states: number }>();
  const count = (id: string | undefined, what: 'bands' | 'states') => {
    const root = rootOf(sources.get(id ?? '')?.url ?? '');
    if (root === undefined) return;
    const counts = roots.get(root) ?? { bands: 0, states: 0 };
    counts[what]++;
    roots.set(root, counts);
  };
  for (const network of networks) {
    const proof = proofs.get(network.id);
    for (const { name, confidence } of bandsOf(network))
      if (confidence === 'single-source') count(proof?.bands.get(name)?.[0], 'bands');
    for (const id of proof?.states.values() ?? []) count(id, 'states');
  }
  return [...roots]
    .map(([root, counts]) => ({ root, ...counts }))
    .sort((a, b) => b.bands + b.states - a.bands - a.states || compareTexts(a.root, b.root));
}

function bandsOf({ lte, nr }: WorldNetwork) {
  return [
    ...lte.map(({ band, confidence }) => ({ name: bandName('lte', band), confidence })),
    ...nr.map(({ band, confidence }) => ({ name: bandName('nr', band), confidence })),
  ];
}

/** `gsma.com` of the address of a page; Wikipedia is one root in all its languages. */
function rootOf(url: string): string | undefined {
  const host = /^https?:\/\/(?:www\.)?([^/:]+)/.exec(url)?.[1]?.toLowerCase();
  return host?.replace(/^[a-z-]+\.(?=wikipedia\.org$)/, '');
}

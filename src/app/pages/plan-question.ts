/**
 * What a plan was asked, read from its address: where (`in=de,fr`, `region=eu`, or single networks by id or PLMN in
 * `networks=262-01,orange-fr`), with which devices (`kind`, `class`, `vendor`, `cat`, own ones in `bands`), when a place is
 * covered (`covered=one-good`), and for how long (`from=2027`, `years=10`). Whatever cannot be read is named, and stays.
 */
import { compareTexts } from '../../core/compare-texts.js';
import { RADIOS, type Radio } from '../../core/device.js';
import { type LifeProblem, type PlannedLife, readPlannedLife } from '../../core/life.js';
import { COVER_RULES, type CoverRule } from '../../core/planning.js';
import type { Place } from '../../core/ranking.js';
import { findNetworks } from '../../world/names/find-networks.js';
import type { World, WorldNetwork } from '../../world/world.js';
import type { Lang } from '../../words/lang.js';
import type { GridDevice } from '../base/answer-matrix.js';
import { type AskedCountries, readAskedCountries } from '../base/asked-countries.js';
import { readPastedDevice } from '../base/asked-devices.js';

/** Filters of devices, by their name in the address. */
export const DEVICE_FILTERS = ['class', 'kind', 'vendor', 'cat'] as const;
export type DeviceFilter = (typeof DEVICE_FILTERS)[number];

export interface PlanQuestion {
  readonly asked: AskedCountries;
  /** A country each, with all its networks or the chosen ones. */
  readonly places: readonly Place<WorldNetwork>[];
  /** The chosen networks; empty where whole countries are asked for. */
  readonly networks: readonly WorldNetwork[];
  /** The devices that fit all filters, and after them the own one. */
  readonly devices: readonly GridDevice[];
  readonly own: GridDevice | undefined;
  readonly filters: Readonly<Record<DeviceFilter, readonly string[]>>;
  /** How many devices fall out of a filter by LTE category only because none is known of them. */
  readonly withoutCategory: number;
  readonly covered: CoverRule;
  readonly life: PlannedLife | undefined;
  readonly lifeProblem: LifeProblem | undefined;
  /** What the address asks for and we do not have, apart from countries. */
  readonly unknown: readonly string[];
}

/** @param pasted what own bands are called */
export function readPlanQuestion(
  query: URLSearchParams,
  world: World,
  lang: Lang,
  pasted: string,
): PlanQuestion {
  const asked = readAskedCountries(query, world, lang);
  const unknown = [...asked.unknownRegions];
  const networks = readNetworks(query.get('networks'), world, unknown);
  const filters = readFilters(query, world, unknown);
  const bands = query.get('bands') ?? '';
  const own = readPastedDevice(bands, query.get('radio'), pasted);
  if (bands && !own) unknown.push(bands);
  const fitting = [...world.devices.values()].filter((device) => fits(device, filters));
  const coveredText = query.get('covered');
  const covered = COVER_RULES.find((rule) => rule === coveredText);
  if (coveredText && !covered) unknown.push(coveredText);
  const life = readLife(query);
  return {
    asked,
    places: placesOf(asked, networks, query.get('networks') !== null),
    networks,
    devices: [...fitting, ...(own ? [own] : [])],
    own,
    filters,
    withoutCategory:
      filters.cat.length === 0
        ? 0
        : [...world.devices.values()].filter(
            (device) => device.lteCategory === null && fits(device, { ...filters, cat: [] }),
          ).length,
    covered: covered ?? 'one-good',
    life: 'life' in life ? life.life : undefined,
    lifeProblem: 'problem' in life ? life.problem : undefined,
    unknown,
  };
}

/** Every name that a plan reads from its address. */
const PLAN_NAMES = [
  ...['in', 'region', 'networks'],
  ...DEVICE_FILTERS,
  ...['bands', 'radio', 'covered', 'from', 'years', 'to'],
];

/** What one filter less would do. */
interface FilterRelief {
  readonly filter: DeviceFilter;
  /** The devices that fit all other filters. */
  readonly devices: number;
}

/** Where no device fits all filters: which of them to leave out so that some do, the one that gives most first. */
export function findFilterRelief({ filters }: Pick<PlanQuestion, 'filters'>, world: World): FilterRelief[] {
  return DEVICE_FILTERS.filter((filter) => filters[filter].length > 0)
    .map((filter) => {
      const others = { ...filters, [filter]: [] };
      return { filter, devices: [...world.devices.values()].filter((device) => fits(device, others)).length };
    })
    .filter(({ devices }) => devices > 0)
    .sort((a, b) => b.devices - a.devices);
}

/** What of an address decides the answer to a plan: two addresses with one key ask the same. */
export function planKey(query: URLSearchParams): string {
  return new URLSearchParams(PLAN_NAMES.map((name) => [name, query.get(name) ?? ''])).toString();
}

/** What the address of the grid asks, so that it shows these devices where the plan is for. */
export function gridAddress(plan: URLSearchParams, devices: readonly string[]): string {
  const grid = new URLSearchParams({ devices: devices.join() });
  for (const name of ['in', 'region', 'bands', 'radio']) {
    const value = plan.get(name);
    if (value) grid.set(name, value);
  }
  return `?${grid.toString().replaceAll('%2C', ',')}`;
}

/** The values of a filter that some device has, in the order in which they are offered. */
export function filterValues(world: World, filter: DeviceFilter): string[] {
  const values = [...world.devices.values()].map((device) => valueOf(device, filter));
  const found = [...new Set(values)].filter((value): value is string => value !== null);
  if (filter === 'class') return RADIOS.filter((radio) => found.includes(radio));
  const count = (value: string) => values.filter((each) => each === value).length;
  return filter === 'cat'
    ? found.sort((a, b) => parseFloat(a) - parseFloat(b) || a.length - b.length)
    : found.sort((a, b) => count(b) - count(a) || compareTexts(a, b));
}

type Filtered = Pick<GridDevice, 'radio' | 'vendor'> & {
  readonly kind: string;
  readonly lteCategory: string | null;
};

function valueOf(device: Filtered, filter: DeviceFilter): string | null {
  switch (filter) {
    case 'class':
      return device.radio satisfies Radio;
    case 'kind':
      return device.kind;
    case 'vendor':
      return device.vendor;
    case 'cat':
      return device.lteCategory;
  }
}

function fits(device: Filtered, filters: PlanQuestion['filters']): boolean {
  return DEVICE_FILTERS.every((filter) => {
    const value = valueOf(device, filter);
    return filters[filter].length === 0 || (value !== null && filters[filter].includes(value));
  });
}

function readFilters(query: URLSearchParams, world: World, unknown: string[]): PlanQuestion['filters'] {
  const read = (filter: DeviceFilter) => {
    const values = filterValues(world, filter);
    const asked = (query.get(filter) ?? '').split(',').filter(Boolean);
    const find = (text: string) => values.find((value) => value.toLowerCase() === text.toLowerCase());
    unknown.push(...asked.filter((text) => find(text) === undefined));
    return [...new Set(asked.flatMap((text) => find(text) ?? []))];
  };
  return { class: read('class'), kind: read('kind'), vendor: read('vendor'), cat: read('cat') };
}

/** Networks by PLMN, id or name, separated by commas, codes by spaces too. A PLMN that several networks share means all of them. */
function readNetworks(text: string | null, world: World, unknown: string[]): WorldNetwork[] {
  const found = new Set<WorldNetwork>();
  const take = (name: string): void => {
    const { found: networks } = findNetworks(world, name);
    const words = name.split(/\s+/);
    if (networks.length === 0 && words.length > 1) words.forEach(take);
    else if (networks.length === 0) unknown.push(name);
    for (const { network } of networks) found.add(network);
  };
  for (const name of (text ?? '').split(/[,;\n，；、]+/)) if (name.trim()) take(name.trim());
  return [...found];
}

function placesOf(
  { countries, isEverywhere }: AskedCountries,
  networks: readonly WorldNetwork[],
  areNetworksAsked: boolean,
): Place<WorldNetwork>[] {
  if (!areNetworksAsked) return countries.map(({ cc, networks: all }) => ({ id: cc, networks: all }));
  const chosen = new Set(networks);
  return (
    countries
      .map(({ cc, networks: all }) => ({ id: cc, networks: all.filter((network) => chosen.has(network)) }))
      // a country that was asked for by name stays, also where none of its networks is chosen
      .filter((place) => place.networks.length > 0 || !isEverywhere)
  );
}

/** The planned life; none without a date in the address, because a default of ours would not be what somebody plans. */
function readLife(query: URLSearchParams): { life?: PlannedLife } | { problem: LifeProblem } {
  const from = query.get('from') ?? '';
  if (!from && !query.get('years') && !query.get('to')) return {};
  const years = query.get('years') ?? '10';
  const to = query.get('to');
  return readPlannedLife(from, to ?? (/^\d{1,3}$/.test(years) ? Number(years) : years));
}

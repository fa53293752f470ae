/** The ends of 2G, 3G and NB-IoT: which there are, which of them fit a filter, and what each means today. */
import { lastDayOf } from '../../core/date.js';
import type { Service, ServiceState } from '../../core/service.js';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldCountry, WorldNetwork } from '../../world/world.js';
import { foldedWorldNames, nameFilter } from '../base/name-filter.js';

/** Services that end. */
export const ENDING = ['g2', 'g3', 'nbiot'] as const satisfies readonly Service[];
export type EndingService = (typeof ENDING)[number];

export interface SwitchOff {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  readonly service: EndingService;
  readonly status: ServiceState & { readonly date: string };
  /** The last day that the date can mean, `YYYY-MM-DD`. */
  readonly day: string;
}

/** `ahead` to come · `overdue` its day has passed and nobody has confirmed it · `past` done. */
export type Phase = 'ahead' | 'overdue' | 'past';

/** A year and what ends in it. */
export type SwitchOffYear = readonly [year: string, list: readonly SwitchOff[]];

/** Every dated end of a service, earliest first. */
export function listSwitchOffs(world: World): SwitchOff[] {
  const list: SwitchOff[] = [];
  for (const country of world.countries.values()) {
    for (const network of country.networks) {
      for (const service of ENDING) {
        const status = network.status[service];
        const { state, date, dateNote } = status;
        if (date === null || (state !== 'off' && state !== 'ending' && state !== 'planned')) continue;
        list.push({ country, network, service, status: { ...status, date }, day: lastDayOf(date, dateNote) });
      }
    }
  }
  return list.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The service that an address asks for, as `service=g3`. */
export function readEndingService(query: URLSearchParams): EndingService | undefined {
  return ENDING.find((service) => service === query.get('service'));
}

/** Those of one service, where one is chosen, whose country or network fits the text. */
export function filterSwitchOffs(
  list: readonly SwitchOff[],
  world: World,
  text: string,
  service: EndingService | undefined,
): SwitchOff[] {
  const fits = nameFilter(text, foldedWorldNames(world));
  return list.filter(
    (each) =>
      (!service || each.service === service) &&
      fits([...foldedCountryNames(each.country), foldName(each.network.name)]),
  );
}

/** @param today `YYYY-MM-DD` */
export function phaseOf({ status, day }: SwitchOff, today: string): Phase {
  if (status.state === 'off') return 'past';
  return day < today ? 'overdue' : 'ahead';
}

/** Those of one phase year by year: the earliest first, of what is done the latest. */
export function switchOffYears(list: readonly SwitchOff[], phase: Phase, today: string): SwitchOffYear[] {
  const those = list.filter((each) => phaseOf(each, today) === phase);
  if (phase === 'past') those.reverse();
  const years = new Map<string, SwitchOff[]>();
  for (const each of those) {
    const year = each.status.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), each]);
  }
  return [...years];
}

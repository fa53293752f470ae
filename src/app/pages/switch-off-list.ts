/** The ends of 2G, 3G and NB-IoT: which there are, which of them an address asks for, and what each means. */
import { compareTexts } from '../../core/compare-texts.js';
import { firstDayOf, lastDayOf } from '../../core/date.js';
import {
  type Consequence,
  findSwitchOffs,
  judgeLife,
  phaseOf,
  SERVICES_THAT_END,
  type ServiceThatEnds,
} from '../../core/life.js';
import type { ServiceState } from '../../core/service.js';
import type { PreparedDevice } from '../../core/prepare.js';
import { foldedCountryNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldCountry, WorldNetwork } from '../../world/world.js';
import { networkName } from '../../words/network-name.js';
import type { SwitchOffGroup } from '../../words/timeline.js';
import { foldedWorldNames, nameFilter } from '../base/name-filter.js';

/** In the order in which they are shown. */
export const GROUPS: readonly SwitchOffGroup[] = ['ahead', 'under-way', 'overdue', 'past'];

export interface CountrySwitchOff {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  readonly service: ServiceThatEnds;
  readonly status: ServiceState;
  readonly group: SwitchOffGroup;
  /** The first and the last day that the date can mean, `YYYY-MM-DD`; null without a date. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/**
 * Every end of a service in some countries, those to come by their day, those without a day last.
 * @param today `YYYY-MM-DD`
 */
export function listSwitchOffs(countries: readonly WorldCountry[], today: string): CountrySwitchOff[] {
  return countries
    .flatMap((country) =>
      country.networks.flatMap((network) =>
        findSwitchOffs(network.status).map(({ service, status }): CountrySwitchOff => {
          const { date, dateNote } = status;
          return {
            country,
            network,
            service,
            status,
            group: groupOf(status, today),
            firstDay: date === null ? null : firstDayOf(date, dateNote),
            lastDay: date === null ? null : lastDayOf(date, dateNote),
          };
        }),
      ),
    )
    .sort((a, b) => compareDays(a.lastDay, b.lastDay));
}

/** The first ones to come that have a day. */
export function nextSwitchOffs(countries: readonly WorldCountry[], today: string, most: number) {
  return listSwitchOffs(countries, today)
    .filter(
      (each): each is CountrySwitchOff & { readonly lastDay: string } =>
        each.lastDay !== null && (each.group === 'ahead' || each.group === 'under-way'),
    )
    .slice(0, most);
}

/** What is being switched off in steps is under way, also where its last day is known. */
function groupOf(status: ServiceState, today: string): SwitchOffGroup {
  const phase = phaseOf(status, today);
  return phase === 'ahead' && status.state === 'ending' ? 'under-way' : phase;
}

/** What has no day comes last. */
function compareDays(a: string | null, b: string | null): number {
  return compareTexts(a ?? '9999', b ?? '9999');
}

/** What an address asks for beside countries and a device: `service=g2,g3`, `state=ahead,past`, `find=orange`. */
export interface SwitchOffChoice {
  readonly services: readonly ServiceThatEnds[];
  readonly groups: readonly SwitchOffGroup[];
  readonly find: string;
  /** What the address names that is neither a service nor a state. */
  readonly unknown: readonly string[];
}

/** All services where none is named; all states but what is done. */
export function readSwitchOffChoice(query: URLSearchParams): SwitchOffChoice {
  const services = readCodes(query.get('service'), SERVICES_THAT_END);
  const groups = readCodes(query.get('state'), GROUPS);
  return {
    services: services.known.length > 0 ? services.known : SERVICES_THAT_END,
    groups: groups.known.length > 0 ? groups.known : GROUPS.filter((group) => group !== 'past'),
    find: query.get('find') ?? '',
    unknown: [...services.unknown, ...groups.unknown],
  };
}

function readCodes<T extends string>(text: string | null, codes: readonly T[]) {
  const asked = (text ?? '').split(',').filter(Boolean);
  return {
    known: codes.filter((code) => asked.includes(code)),
    unknown: asked.filter((code) => !(codes as readonly string[]).includes(code)),
  };
}

/** The codes after one was pressed, for the address; `null` where they are the ones that need no words. */
export function toggleCode<T extends string>(
  all: readonly T[],
  chosen: readonly T[],
  code: T,
  unsaid: readonly T[],
): string | null {
  const next = all.filter((each) => (each === code ? !chosen.includes(each) : chosen.includes(each)));
  return next.length === 0 || next.join() === unsaid.join() ? null : next.join();
}

/** Those whose service is chosen and whose country or network fits the text; of all states, which are counted. */
export function filterSwitchOffs(
  list: readonly CountrySwitchOff[],
  world: World,
  { services, find }: Pick<SwitchOffChoice, 'services' | 'find'>,
): CountrySwitchOff[] {
  const fits = nameFilter(find, foldedWorldNames(world));
  return list.filter(
    ({ service, country, network }) =>
      services.includes(service) &&
      fits([...foldedCountryNames(country), foldName(network.name), foldName(networkName(network, 'zh'))]),
  );
}

/** What the end of a service means for a device on its network. */
export function consequenceFor(
  device: PreparedDevice,
  { network, service }: CountrySwitchOff,
  today: string,
): Consequence {
  return judgeLife(device, network, today).steps.find((step) => step.service === service)!.consequence;
}

import { findSwitchOffs, type ServiceThatEnds } from '../core/life.js';
import type { CountryFile, NetworkFact, ServiceStateFact } from '../schema/facts.js';

/** The dated end of a service on a network. */
export interface DatedSwitchOff {
  readonly country: CountryFile;
  readonly network: NetworkFact;
  readonly service: ServiceThatEnds;
  /** `planned` for the date, `ending` in steps, or `off` since. */
  readonly state: ServiceStateFact & { readonly date: string };
}

/** The dated switch-offs of 2G, 3G and NB-IoT in a country: past, under way and planned. */
export function datedSwitchOffs(country: CountryFile): DatedSwitchOff[] {
  return country.networks.flatMap((network) =>
    findSwitchOffs(network.status).flatMap(({ service, status }) => {
      const { date } = status;
      return date === null ? [] : [{ country, network, service, state: { ...status, date } }];
    }),
  );
}

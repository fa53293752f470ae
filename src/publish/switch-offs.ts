import { findSwitchOffs, type ServiceThatEnds } from '../core/life.js';
import type { CountryFile, NetworkFact, ServiceStateFact } from '../schema/facts.js';

/** The announced end of a service on a network of a country. */
export interface SwitchOff {
  readonly country: CountryFile;
  readonly network: NetworkFact;
  readonly service: ServiceThatEnds;
  /** `planned` for the date, or `ending` in steps. */
  readonly state: ServiceStateFact & { readonly date: string };
}

/** The dated switch-offs of a country that are planned or under way: those that a calendar can hold. */
export function switchOffs(country: CountryFile): SwitchOff[] {
  return country.networks.flatMap((network) =>
    findSwitchOffs(network.status).flatMap(({ service, status }) => {
      const { state, date } = status;
      return state === 'off' || date === null
        ? []
        : [{ country, network, service, state: { ...status, date } }];
    }),
  );
}

import { SERVICES, type Service } from '../core/service.js';
import type { CountryFile, NetworkFact, ServiceStateFact } from '../schema/facts.js';

/** The announced end of a service on a network. */
export interface SwitchOff {
  readonly country: CountryFile;
  readonly network: NetworkFact;
  readonly service: Service;
  /** `planned` for the date, or `ending` in steps. */
  readonly state: ServiceStateFact & { readonly date: string };
}

/** The dated switch-offs of 2G, 3G and NB-IoT in a country that are planned or under way. */
export function switchOffs(country: CountryFile): SwitchOff[] {
  return country.networks.flatMap((network) =>
    SERVICES.filter((service) => service === 'g2' || service === 'g3' || service === 'nbiot').flatMap(
      (service) => {
        const state = network.status[service];
        const { date } = state;
        const announced = state.state === 'planned' || state.state === 'ending';
        return announced && date !== null ? [{ country, network, service, state: { ...state, date } }] : [];
      },
    ),
  );
}

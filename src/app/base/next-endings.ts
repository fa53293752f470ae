/** What ends next, by the day on which it ends at the latest. */
import { lastDayOf } from '../../core/date.js';
import { findSwitchOffs, type SwitchOff } from '../../core/life.js';
import type { ServiceState } from '../../core/service.js';
import type { World, WorldCountry, WorldNetwork } from '../../world/world.js';

export interface NextEnding extends SwitchOff<ServiceState> {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  /** `YYYY-MM-DD` */
  readonly lastDay: string;
}

/** The next ends of services that have a date, the first one first. */
export function nextEndings({ countries }: World, today: string, most: number): NextEnding[] {
  return [...countries.values()]
    .flatMap((country) =>
      country.networks.flatMap((network) =>
        findSwitchOffs(network.status).flatMap(({ service, status }) => {
          const lastDay = status.date === null ? '' : lastDayOf(status.date, status.dateNote);
          return status.state === 'off' || lastDay < today
            ? []
            : [{ country, network, service, status, lastDay }];
        }),
      ),
    )
    .sort((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0))
    .slice(0, most);
}

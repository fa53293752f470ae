import type { Dataset } from '../../src/dataset/load.js';

/** How many copies of each country and of each network in it make up a world: there are 676 country codes. */
export interface Copies {
  readonly countries: number;
  readonly networks: number;
}

/** The sizes that are measured, by how many times as large as the real world they are. */
export const SIZES: ReadonlyMap<number, Copies> = new Map([
  [1, { countries: 1, networks: 1 }],
  [3, { countries: 3, networks: 1 }],
  [10, { countries: 2, networks: 5 }],
]);

/** The data set with copies of its countries and networks. */
export function enlargeDataset(dataset: Dataset, { countries, networks }: Copies): Dataset {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const taken = new Set(dataset.countries.map(({ cc }) => cc));
  const free = letters.flatMap((a) => letters.map((b) => a + b)).filter((cc) => !taken.has(cc));
  const copies = <T>(list: readonly T[], count: number, copy: (item: T, nth: number) => T): T[] =>
    list.flatMap((item) => [item, ...Array.from({ length: count - 1 }, (_, i) => copy(item, i + 2))]);
  return {
    ...dataset,
    countries: copies(dataset.countries, countries, (country, nth) => {
      const cc = free.shift()!;
      const renamed = country.networks.map((network) => ({ ...network, id: `${network.id}-${cc}${nth}` }));
      return { ...country, cc, networks: renamed };
    }).map((country) => ({
      ...country,
      networks: copies(country.networks, networks, (network, nth) => ({
        ...network,
        id: `${network.id}-x${nth}`,
      })),
    })),
  };
}

import type { Facts } from './load.js';

/** How many of each thing the facts hold. */
export interface Counts {
  readonly countries: number;
  readonly networks: number;
  readonly band_facts: number;
  readonly devices: number;
  readonly bands: number;
  readonly sources: number;
}

export function countFacts({ countries, devices, bands, sources }: Facts): Counts {
  const networks = countries.flatMap((country) => country.networks);
  return {
    countries: countries.length,
    networks: networks.length,
    band_facts: networks.reduce((sum, { lte, nr }) => sum + lte.length + nr.length, 0),
    devices: devices.length,
    bands: bands.length,
    sources: Object.keys(sources).length,
  };
}

import type { Counts } from '../schema/facts.js';
import type { Facts } from './load.js';

export function countFacts({ countries, devices, bands, sources }: Omit<Facts, 'data'>): Counts {
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

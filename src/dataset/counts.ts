import type { Counts } from '../schema/facts.js';
import type { ImportedDataset } from './dataset.js';

export function countDataset({
  countries,
  devices,
  bands,
  sources,
}: Pick<ImportedDataset, 'countries' | 'devices' | 'bands' | 'sources'>): Counts {
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

import type { CountryFile } from '../schema/facts.js';
import { readDevice, readWorldCountry } from '../world/published/read-published.js';
import type { World, WorldCountry } from '../world/world.js';
import type { Dataset } from './dataset.js';

/** The world of the authored data, made by the one reader that also makes the world of the published JSON. */
export function datasetWorld({ data, countries, devices, plmn }: Dataset): World {
  return {
    version: data.version,
    updated: data.checked,
    countries: new Map(countries.map((file) => [file.cc, countryOf(file, data.checked, plmn)])),
    devices: new Map(devices.map((file) => [file.id, readDevice(file)])),
  };
}

/** Two things are published in another way than they are authored: the core bands and the network codes. */
function countryOf(file: CountryFile, checked: string, plmn: Dataset['plmn']): WorldCountry {
  const networks = file.networks.map((network) => ({
    ...network,
    core_bands: network.lte.filter(({ core }) => core).map(({ band }) => band),
    plmn: plmn[network.id] ?? [],
  }));
  return readWorldCountry({ ...file, checked, networks });
}

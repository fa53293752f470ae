import type { CountryFile } from '../schema/facts.js';
import { readDevice, readWorldCountry } from '../world/published/read-published.js';
import type { World, WorldCountry } from '../world/world.js';
import type { Dataset } from './dataset.js';

/** The world of the authored data, made by the one reader that also makes the world of the published JSON. */
export function datasetWorld(dataset: Dataset): World {
  const { data, countries, devices, sources } = dataset;
  const corrections = dataset.corrections.map(({ subject, correction, outcome }) => ({
    ...correction,
    subject,
    outcome,
    source: correction.evidence.source,
  }));
  const laidOver = { corrections, sources };
  return {
    version: data.version,
    updated: data.checked,
    countries: new Map(
      countries.map((file) => [file.cc, countryOf({ ...file, ...laidOver }, data.checked, dataset.plmn)]),
    ),
    devices: new Map(devices.map((file) => [file.id, readDevice({ ...file, ...laidOver })])),
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

import { prepareDevice, prepareNetwork } from '../core/verdict.js';
import { bandNumber, type Rat } from '../core/band.js';
import { type NetworkBand, withPlannedParts } from '../core/network.js';
import { SERVICES, type Service, type ServiceState } from '../core/service.js';
import type { Dataset } from './dataset.js';
import type { CountryFile, DeviceFile, NetworkFact } from '../schema/facts.js';
import { type World, type WorldCountry, type WorldDevice } from '../world/world.js';

/** The world of the authored facts, ready to be judged. */
export function datasetWorld({ data, countries, devices, plmn }: Dataset): World {
  return {
    version: data.version,
    updated: data.checked,
    countries: new Map(countries.map((file) => [file.cc, country(file, data.checked, plmn)])),
    devices: new Map(devices.map((file) => [file.id, device(file)])),
  };
}

function country(
  { cc, name, depth, networks }: CountryFile,
  checked: string,
  plmn: Dataset['plmn'],
): WorldCountry {
  return {
    cc,
    name,
    depth,
    checked,
    networks: networks.map(({ id, name, group, lte, nr, status }) =>
      prepareNetwork({
        id,
        name,
        group,
        ...(plmn[id] && { codes: plmn[id].map(({ plmn, status }) => ({ plmn, status })) }),
        lte: withPlannedParts(cc, bands('lte', lte)),
        nr: bands('nr', nr),
        status: states(status),
        depth,
      }),
    ),
  };
}

function bands(rat: Rat, facts: NetworkFact['lte']): NetworkBand[] {
  return facts.map(({ band, confidence, core, part }) => ({
    band: bandNumber(rat, band)!,
    confidence,
    core: core ?? false,
    ...(part && { part }),
  }));
}

function states(status: NetworkFact['status']): Record<Service, ServiceState> {
  return Object.fromEntries(
    SERVICES.map((service) => {
      const { state, date, date_note } = status[service];
      return [service, { state, date, ...(date_note && { dateNote: date_note }) }];
    }),
  ) as Record<Service, ServiceState>;
}

function device({
  id,
  name,
  vendor,
  kind,
  radio,
  lte_category,
  lte,
  parts,
  lte_m,
  nb_iot,
  nr,
  umts,
  gsm_mhz,
  aliases,
}: DeviceFile): WorldDevice {
  const lteBands = (names: readonly string[]) => names.map((band) => bandNumber('lte', band)!);
  return prepareDevice({
    id,
    name,
    vendor,
    kind,
    lteCategory: lte_category,
    ...(aliases && { aliases }),
    lte: lteBands(lte),
    ...(parts && { parts }),
    ...(lte_m && nb_iot && { lpwa: { ltem: lteBands(lte_m), nbiot: lteBands(nb_iot) } }),
    nr: nr.map((band) => bandNumber('nr', band)!),
    radio,
    // an empty list says that nothing is listed, not that the device was proven to lack it
    fallback: [
      ...(gsm_mhz.length > 0 ? (['g2'] as const) : []),
      ...(umts.length > 0 ? (['g3'] as const) : []),
    ],
  });
}

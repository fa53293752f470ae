import { isDeepStrictEqual } from 'node:util';
import { BAND_OF_PART, bandName } from '../core/band.js';
import type {
  CountryFile,
  DeviceCorrection,
  DeviceFile,
  NetworkCorrection,
  NetworkFact,
} from '../schema/facts.js';
import type { CorrectionOutcome } from './dataset.js';

/** Corrections by the id of their network or device. */
type CorrectionsOf<C> = ReadonlyMap<string, readonly C[]>;

/** What came out of laying corrections over files. */
interface Corrected<F> {
  readonly files: F[];
  readonly outcomes: CorrectionOutcome[];
}

/** Lays corrections over the networks of countries. A correction that is not applied leaves the fact as it is. */
export function correctCountries(
  countries: readonly CountryFile[],
  corrections: CorrectionsOf<NetworkCorrection>,
): Corrected<CountryFile> {
  const outcomes: CorrectionOutcome[] = [];
  const correct = (cc: string, network: NetworkFact): NetworkFact => {
    const status = { ...network.status };
    for (const correction of corrections.get(network.id) ?? []) {
      const { field, from, to, evidence } = correction;
      const found = status[field].state;
      const outcome = outcomeOf(correction, found === from, found === to);
      if (outcome === 'applied') status[field] = { state: to, date: null, source: evidence.source };
      outcomes.push({ cc, subject: network.id, correction, outcome, found });
    }
    return { ...network, status };
  };
  const files = countries.map((country) => ({
    ...country,
    networks: country.networks.map((network) =>
      corrections.has(network.id) ? correct(country.cc, network) : network,
    ),
  }));
  return { files, outcomes };
}

/** Lays corrections over devices. */
export function correctDevices(
  devices: readonly DeviceFile[],
  corrections: CorrectionsOf<DeviceCorrection>,
): Corrected<DeviceFile> {
  const outcomes: CorrectionOutcome[] = [];
  const files = devices.map((device) =>
    (corrections.get(device.id) ?? []).reduce((corrected: DeviceFile, correction) => {
      const found = foundOf(device, correction);
      const outcome = outcomeOf(
        correction,
        isDeepStrictEqual(found, correction.from),
        isDeepStrictEqual(found, correction.to),
      );
      outcomes.push({ cc: null, subject: device.id, correction, outcome, found });
      return outcome === 'applied' ? withCorrection(corrected, correction) : corrected;
    }, device),
  );
  return { files, outcomes };
}

function outcomeOf(
  { certainty }: NetworkCorrection | DeviceCorrection,
  isFrom: boolean,
  isTo: boolean,
): CorrectionOutcome['outcome'] {
  if (isTo) return 'settled';
  if (!isFrom) return 'conflict';
  return certainty === 'sure' ? 'applied' : 'beside';
}

/** What the file says of the corrected field; `null` where it says nothing. */
function foundOf(device: DeviceFile, correction: DeviceCorrection): string | readonly string[] | null {
  if (correction.field !== 'parts') return device[correction.field] ?? null;
  if (device.parts?.includes(correction.to)) return correction.to;
  const band = bandName('lte', BAND_OF_PART[correction.to]);
  return device.lte.includes(band) ? band : null;
}

function withCorrection(device: DeviceFile, correction: DeviceCorrection): DeviceFile {
  const { field, to, evidence } = correction;
  const sources = [...new Set([...device.sources, evidence.source])];
  if (field === 'parts') return { ...device, sources, parts: [...(device.parts ?? []), to] };
  return { ...device, sources, [field]: to };
}

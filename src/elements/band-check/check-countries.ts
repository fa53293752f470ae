import { RADIOS } from '../../core/device.js';
import { judge, type Judgement, type PreparedDevice, prepareDevice } from '../../core/verdict.js';
import type { DataSource, Loaded } from '../../client/data-source.js';
import type { PublishedCountry } from '../../world/published/read-published.js';
import { type LoadResult, UnreadableBands, waitForResult } from './load-result.js';
import { readBandNames } from './read-band-names.js';

/** What is checked: a known device by its id, or a list of bands, on a day. */
export interface CheckedDevice {
  readonly device: string | undefined;
  readonly bands: string | undefined;
  readonly radio: string | undefined;
  /** The day of asking, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A network, and the verdict on it. */
export interface CheckedNetwork {
  readonly id: string;
  readonly name: string;
  readonly judgement: Judgement;
}

/** A country with the verdict on each of its networks. */
export interface CheckedCountry {
  /** Both empty for a list of bands. */
  readonly device: { readonly id: string; readonly name: string };
  readonly country: PublishedCountry;
  readonly networks: readonly CheckedNetwork[];
}

/** Checks a device in countries, each of which succeeds or fails by itself. Never rejects. */
export function checkCountries(
  { device: id, bands, radio, today }: CheckedDevice,
  codes: readonly string[],
  source: DataSource,
): Promise<LoadResult<CheckedCountry>[]> {
  const known = bands ? deviceWith(bands, radio) : source.device(id!.trim().toLowerCase());
  known.catch(() => undefined); // told with the result of each country
  return Promise.all(
    codes.map((cc) => {
      const country = source.country(cc);
      return waitForResult(cc, checkCountry(known, country, today));
    }),
  );
}

async function checkCountry(
  known: Promise<Loaded<PreparedDevice & CheckedCountry['device']>>,
  asked: Promise<Loaded<PublishedCountry>>,
  today: string,
): Promise<Loaded<CheckedCountry>> {
  // both come to their end first: a retry would share a request that is still under way, and fail with it
  await Promise.allSettled([known, asked]);
  const [device, country] = await Promise.all([known, asked]);
  return {
    value: {
      device: device.value,
      country: country.value,
      networks: country.value.networks.map((network) => ({
        id: network.id,
        name: network.name,
        judgement: judge(device.value, network, today),
      })),
    },
    keptFrom: [device.keptFrom, country.keptFrom].filter((day) => day !== null).sort()[0] ?? null,
  };
}

/** A list of bands as a device without a name. Without `radio` it is a 5G device if it has NR bands, else an LTE device. */
async function deviceWith(
  bands: string,
  radio: string | undefined,
): Promise<Loaded<PreparedDevice & CheckedCountry['device']>> {
  const lists = readBandNames(bands);
  if (!lists) throw new UnreadableBands(bands);
  const kind = RADIOS.find((name) => name === radio) ?? (lists.nr.length > 0 ? 'nr' : 'lte');
  return { value: prepareDevice({ id: '', name: '', ...lists, radio: kind }), keptFrom: null };
}

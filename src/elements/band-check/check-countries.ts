import { RADIOS } from '../../core/device.js';
import { type PreparedDevice, prepareDevice } from '../../core/prepare.js';
import { judge, type Judgement } from '../../core/verdict.js';
import type { DataSource, Loaded } from '../../client/data-source.js';
import type { CountryWithEvidence } from '../../world/published/read-published.js';
import type { WorldDevice, WorldNetwork } from '../../world/world.js';
import { type LoadResult, UnreadableBands, waitForResult } from './load-result.js';
import { readBandNames } from './read-band-names.js';

/** What is checked, on a day: known devices by their ids, or one list of bands. */
interface CountriesQuestion {
  readonly devices: readonly string[];
  readonly bands: string | undefined;
  readonly radio: string | undefined;
  readonly codes: readonly string[];
  /** The day of asking, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A network, and the verdict on it. */
export interface CheckedNetwork {
  readonly id: string;
  readonly name: string;
  readonly judgement: Judgement;
}

/** A device whose bands are known; without id and name where it is only a list of bands. */
type CheckedDevice = PreparedDevice & Pick<WorldDevice, 'id' | 'name' | 'corrections'>;

/** A device in a country, with the verdict on each of its networks. */
export interface CheckedCountry {
  readonly device: CheckedDevice;
  readonly country: CountryWithEvidence;
  readonly networks: readonly (CheckedNetwork & { readonly network: WorldNetwork })[];
}

/** The devices of some answers, each once. */
export function devicesOf(answers: readonly CheckedCountry[]): CheckedDevice[] {
  return [...new Map(answers.map(({ device }) => [device.id, device])).values()];
}

/** Checks each device in each country, country by country; each pair succeeds or fails by itself. Never rejects. */
export function checkCountries(
  { devices, bands, radio, codes, today }: CountriesQuestion,
  source: DataSource,
): Promise<LoadResult<CheckedCountry>[]> {
  // `async` turns what a source of the page's own throws into a rejection
  const known: Promise<Loaded<CheckedDevice>>[] = bands
    ? [deviceWith(bands, radio)]
    : devices.map(async (id) => source.device(id));
  for (const device of known) device.catch(() => undefined); // told with the result of each country
  return Promise.all(
    codes.flatMap((cc) => {
      const country = (async () => source.country(cc))();
      return known.map((device) => waitForResult(cc, checkCountry(device, country, today)));
    }),
  );
}

async function checkCountry(
  known: Promise<Loaded<CheckedDevice>>,
  asked: Promise<Loaded<CountryWithEvidence>>,
  today: string,
): Promise<Loaded<CheckedCountry>> {
  // both come to their end first: a retry would share a request that is still under way, and fail with it
  await Promise.allSettled([known, asked]);
  const [device, country] = await Promise.all([known, asked]);
  const fresh = [device.fresh, country.fresh].filter((fresh) => fresh !== undefined);
  return {
    value: {
      device: device.value,
      country: country.value,
      networks: country.value.networks.map((network) => ({
        id: network.id,
        name: network.name,
        network,
        judgement: judge(device.value, network, today),
      })),
    },
    keptFrom: [device.keptFrom, country.keptFrom].filter((day) => day !== null).sort()[0] ?? null,
    ...(fresh.length > 0 && { fresh: Promise.all(fresh) }),
  };
}

/** A list of bands as a device without a name. Without `radio` it is a 5G device if it has NR bands, else an LTE device. */
async function deviceWith(bands: string, radio: string | undefined): Promise<Loaded<CheckedDevice>> {
  const lists = readBandNames(bands);
  if (!lists) throw new UnreadableBands(bands);
  const listed = lists.nr.length > 0 ? 'nr' : lists.lpwa ? 'lpwa' : 'lte';
  const kind = RADIOS.find((name) => name === radio) ?? listed;
  return { value: prepareDevice({ id: '', name: '', ...lists, radio: kind }), keptFrom: null };
}

/** Looks up who a modem is on: the networks that have the code of its cell or SIM, and what else they use. */
import type { BandLists } from '../../core/band.js';
import type { NamedDevice } from '../../paste/find-devices.js';
import type { CellIdentity } from '../../paste/identify-cell.js';
import { countryOfCode } from '../../world/names/country-of-code.js';
import { networksWithCode, readNetworkCode } from '../../world/names/networks-with-code.js';
import type { WorldCountry, WorldNetwork } from '../../world/world.js';
import type { DataSource } from '../../client/data-source.js';

/** The networks with a code; none where the country has no data, or no network with the code. */
export interface CodeHolders {
  /** `262-01` */
  readonly code: string;
  readonly country?: WorldCountry;
  readonly networks: readonly WorldNetwork[];
  /** The data could not be had. */
  readonly failed?: true;
}

/** Where a modem is, as far as it is known. */
export interface ModemPlace {
  /** Of the cell. */
  readonly air?: CodeHolders;
  readonly sim?: CodeHolders;
  /** Bands of the one known device that the text names. */
  readonly device?: BandLists;
}

/** Never rejects: what cannot be had is missing, and a code says so. */
export async function findPlace(
  { network, sim }: CellIdentity,
  devices: readonly NamedDevice[],
  source: DataSource | undefined,
): Promise<ModemPlace> {
  const air = network?.plmn && (readNetworkCode(network.plmn) ?? network.plmn);
  const only = devices.length === 1 ? devices[0] : undefined;
  const [onAir, onSim, device] = await Promise.all([
    air ? findHolders([air], source) : undefined,
    sim ? findHolders(sim, source) : undefined,
    air && only && source
      ? source.device(only.id).then(
          ({ value }) => value,
          () => undefined,
        )
      : undefined,
  ]);
  return { ...(onAir && { air: onAir }), ...(onSim && { sim: onSim }), ...(device && { device }) };
}

/** The holders of the first code that has some. */
async function findHolders(codes: readonly string[], source: DataSource | undefined): Promise<CodeHolders> {
  const code = codes.at(-1)!;
  const cc = countryOfCode(code);
  if (!cc) return { code, networks: [] };
  if (!source) return { code, networks: [], failed: true };
  try {
    const { value: country } = await source.country(cc);
    for (const each of codes) {
      const networks = networksWithCode(country.networks, each);
      if (networks[0]) return { code: each, country, networks };
    }
    return { code, country, networks: [] };
  } catch {
    return { code, networks: [], failed: true };
  }
}

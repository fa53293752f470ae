/**
 * What the check page was asked, read from its address: `/?device=ec25-e&in=de,fr`, `/check/ec25-e/de`, and `on=telekom-de`
 * for one network of a country. Where nothing is asked, nothing is judged.
 */
import { pathOf } from '../../words/page-paths.js';
import { type AddressNames, readCountries, readDevices, type UnknownName } from '../base/address-names.js';
import type { World, WorldCountry, WorldDevice } from '../../world/world.js';

export interface CheckQuestion {
  readonly device: WorldDevice | undefined;
  /** The address names a device that we do not have. */
  readonly unknownDevice: UnknownName<WorldDevice> | undefined;
  readonly countries: AddressNames<WorldCountry>;
  /** Ids of the networks that alone are asked about in their countries. */
  readonly networks: ReadonlySet<string>;
  /** What the person still has to choose before there is an answer. */
  readonly missing: 'both' | 'device' | 'country' | undefined;
}

/** What is to be asked next: ids and codes, as the address has them. */
export interface NextQuestion {
  readonly device?: string;
  readonly countries?: readonly string[];
  readonly networks?: readonly string[];
}

/** @param params those of `/check/{id}/{cc}` */
export function readCheckQuestion(
  query: URLSearchParams,
  params: Readonly<Record<string, string>>,
  world: World,
): CheckQuestion {
  const devices = readDevices(params['id'] ?? query.get('device'), world);
  const device = devices.known[0];
  const countries = readCountries(params['cc'] ?? query.get('in'), world);
  const isAnywhere = countries.known.length > 0;
  const here = countries.known.flatMap(({ networks }) => networks.map(({ id }) => id));
  const asked = new Set((query.get('on') ?? '').split(','));
  return {
    device,
    unknownDevice: devices.unknown[0],
    countries,
    networks: new Set(here.filter((id) => asked.has(id))),
    missing: device ? (isAnywhere ? undefined : 'country') : isAnywhere ? 'device' : 'both',
  };
}

/** The path and query of a question, without the language. */
export function addressOf({ device, countries = [], networks = [] }: NextQuestion): string {
  const query = new URLSearchParams();
  if (device) query.set('device', device);
  if (countries.length > 0) query.set('in', countries.join(','));
  if (networks.length > 0) query.set('on', networks.join(','));
  const text = query.toString().replaceAll('%2C', ',');
  return pathOf('check') + (text && `?${text}`);
}

/** The networks of a country that are asked about: those that were chosen, and where none was, all. */
export function askedNetworks(country: WorldCountry, chosen: ReadonlySet<string>): WorldCountry {
  const networks = country.networks.filter(({ id }) => chosen.has(id));
  return networks.length === 0 ? country : { ...country, networks };
}

/** More countries than this are a survey, not checks to come back to. */
const RECENT_MOST = 3;

/** The checks that a question makes, as they are kept (`ec25-e/de`), in the order of its countries. */
export function checksOf({ device, countries }: CheckQuestion): string[] {
  if (!device || countries.known.length > RECENT_MOST) return [];
  return countries.known.map(({ cc }) => `${device.id}/${cc}`);
}

/**
 * Finds what people mean: a country by code, name (English or Chinese) or calling name; a device by id, name, alias, or
 * any name of its vendor plus name. Nothing is guessed: one thing fits, or there are candidates, or it is unknown with what
 * is near.
 */
import { CALLING_NAMES } from './calling-names.js';
import { nameWithoutVendor } from './device-family.js';
import { foldName, foldWanted, nearMatches } from './near-matches.js';
import { vendorNames } from './vendor-names.js';

export type Found<T> =
  | { readonly kind: 'found'; readonly item: T }
  /** Names that fit in part, or more than one name that fits: the caller has to choose. */
  | { readonly kind: 'candidates'; readonly candidates: readonly T[] }
  /** None fits; `near` are similar names, maybe none. */
  | { readonly kind: 'unknown'; readonly near: readonly T[] };

/** The thing that was found; where it is not certain which, those that it may be. */
export function listFound<T>(found: Found<T>): readonly T[] {
  switch (found.kind) {
    case 'found':
      return [found.item];
    case 'candidates':
      return found.candidates;
    case 'unknown':
      return found.near;
  }
}

/** What a country is found by; `WorldCountry` and the country entries of the index have it. */
interface SearchedCountry {
  readonly cc: string;
  readonly name: { readonly en: string; readonly zh: string };
}

/** What a device is found by; `WorldDevice` and the model entries of the index have it. */
export interface SearchedDevice {
  readonly id: string;
  readonly name: string;
  readonly vendor: string | null;
  /** Other names and product codes. */
  readonly aliases?: readonly string[];
}

/** Finds a country: `de`, `DEU`, `Germany`, `德国`, `UK`, `Holland`, `Korea`. */
export function findCountry<T extends SearchedCountry>(countries: Iterable<T>, text: string): Found<T> {
  const all = [...countries];
  const code = text.trim().toLowerCase();
  const byCode = all.find(({ cc }) => cc === code);
  return byCode ? { kind: 'found', item: byCode } : find(text, all, foldedCountryNames);
}

/** Finds a device: `ec25-e`, `EC25-E`, `Quectel EC25-E`, `quectel ec25e`; `RUTX12` has two candidates. */
export function findDevice<T extends SearchedDevice>(devices: Iterable<T>, text: string): Found<T> {
  const all = [...devices];
  const id = text.trim().toLowerCase();
  const byId = all.find((device) => device.id === id);
  if (byId) return { kind: 'found', item: byId };
  const found = find(text, all, foldedDeviceNames);
  if (found.kind !== 'unknown') return found;
  const wanted = foldName(text.slice(0, 100));
  const candidates = all.filter((device) => isVendorAndPart(wanted, device));
  return candidates.length > 0 ? { kind: 'candidates', candidates } : found;
}

/**
 * The device with exactly this id or name, and no other; never what is near. Costs a fraction of `findDevice`, so that
 * texts that are no devices may be tried.
 */
export function findDeviceExactly<T extends SearchedDevice>(
  devices: Iterable<T>,
  text: string,
): T | undefined {
  const all = [...devices];
  const id = text.trim().toLowerCase();
  const byId = all.find((device) => device.id === id);
  if (byId) return byId;
  const [only, another] = withName(foldWanted(text), all, foldedDeviceNames);
  return another ? undefined : only;
}

/** Whether a folded text is a name of the device's vendor and a part of the device's name: `有人 G771-E` for `USR-G771-E`. */
function isVendorAndPart(wanted: string, device: SearchedDevice): boolean {
  return vendorNames(device.vendor)
    .map(foldName)
    .some(
      (vendor) =>
        wanted.startsWith(vendor) && foldedDeviceNames(device).some(isPart(wanted.slice(vendor.length))),
    );
}

const foldedCountries = new WeakMap<SearchedCountry, readonly string[]>();
const foldedDevices = new WeakMap<SearchedDevice, readonly string[]>();

/** Every name that a country goes by, folded. They are kept, because lists are narrowed at every key. */
export function foldedCountryNames(country: SearchedCountry): readonly string[] {
  return foldNamesOnce(foldedCountries, country, countryNames);
}

/** Every name that a device goes by, folded, and kept. */
export function foldedDeviceNames(device: SearchedDevice): readonly string[] {
  return foldNamesOnce(foldedDevices, device, deviceNames);
}

/** The folded names of an item, kept in `known` for the next time. */
export function foldNamesOnce<T extends object>(
  known: WeakMap<T, readonly string[]>,
  item: T,
  namesOf: (item: T) => readonly string[],
): readonly string[] {
  let names = known.get(item);
  if (!names) known.set(item, (names = namesOf(item).map(foldName)));
  return names;
}

/** Every name that a country goes by. */
export function countryNames({ cc, name }: SearchedCountry): string[] {
  const called = Object.hasOwn(CALLING_NAMES, cc) ? CALLING_NAMES[cc]! : [];
  return [cc, name.en, name.zh, ...called];
}

/** Every name that a device goes by: id, full name, name alone and behind each name of the vendor, aliases. */
function deviceNames({ id, name, vendor, aliases = [] }: SearchedDevice): string[] {
  const bare = nameWithoutVendor(name, vendor);
  // the data names some vendors in full and in short: `Telit Cinterion`, `Telit ME910C1-WW`
  const short = vendor?.split(' ')[0];
  return [
    id,
    name,
    bare,
    ...(vendor ? [`${short} ${id}`, `${vendor} ${id}`] : []),
    ...vendorNames(vendor).map((each) => `${each} ${bare}`),
    ...aliases,
  ];
}

function find<T>(text: string, all: readonly T[], foldedNamesOf: (item: T) => readonly string[]): Found<T> {
  const wanted = foldWanted(text);
  const exact = withName(wanted, all, foldedNamesOf);
  if (exact.length === 1) return { kind: 'found', item: exact[0]! };
  // a part of a name is a question, even where only one name has it: `EC25` may mean a variant that is not here
  const fits =
    exact.length > 1
      ? exact
      : wanted.length < 2
        ? []
        : all.filter((item) => foldedNamesOf(item).some(isPart(wanted)));
  if (fits.length > 0) return { kind: 'candidates', candidates: fits };
  return { kind: 'unknown', near: nearMatches(text, all, foldedNamesOf, 5) };
}

function withName<T>(
  wanted: string,
  all: readonly T[],
  foldedNamesOf: (item: T) => readonly string[],
): readonly T[] {
  return all.filter((item) => foldedNamesOf(item).includes(wanted));
}

/** A test for names that start with the text, or have it inside when it is long enough to mean something. */
function isPart(wanted: string): (name: string) => boolean {
  const least = /\p{Script=Han}/u.test(wanted) ? 2 : 4;
  return (name) =>
    (wanted.length > 2 && name.startsWith(wanted)) || (wanted.length >= least && name.includes(wanted));
}

/** Reads what people and programs ask with: a device, countries, a day, a language. Nothing is guessed. */
import {
  BAND_OF_PART,
  BAND_PARTS,
  type BandPart,
  bandNumber,
  LTE_BANDS,
  NR_BANDS,
  type Rat,
} from '../core/band.js';
import { isDay } from '../core/date.js';
import { type Device, type Radio, RADIOS } from '../core/device.js';
import { localDay } from '../core/today.js';
import { prepareDevice, type PreparedDevice } from '../core/prepare.js';
import { type Lang, LANGS } from '../words/lang.js';
import type { Candidate } from '../words/input-problems.js';
import { findCountry, findDevice, type Found, listFound } from '../world/names/find.js';
import { findNetworks } from '../world/names/find-networks.js';
import type { WorldCountry, WorldDevice } from '../world/world.js';
import { InputError, showValue } from './input-error.js';
import { type KnownWorld, requireWorld } from './known-world.js';

/** A band by number or by name: `3`, `'3'`, `'B3'`, `'n78'`; `'B28A'` and `'B28B'` are the two parts of band 28. */
export type BandInput = number | string;

/** A device that is not known by name: what its datasheet says. */
export interface BandsInput {
  /** LTE bands, LTE-M and NB-IoT included; may be left out where `lteM` or `nbIot` name them. */
  readonly lte?: readonly BandInput[];
  /** 5G bands; none if left out. */
  readonly nr?: readonly BandInput[];
  /**
   * `lte` · `lpwa` LTE-M and NB-IoT only · `nr` 5G with LTE · `redcap` 5G reduced capability with LTE. If left out: `lpwa`
   * where `lteM` or `nbIot` are given, else `nr` where there are 5G bands, else `lte`.
   */
  readonly radio?: Radio;
  /** The bands for LTE-M and those for NB-IoT, where the datasheet lists them apart. */
  readonly lteM?: readonly BandInput[];
  readonly nbIot?: readonly BandInput[];
  /** Older services that the device can fall back to: 2G, 3G. Their switch-off then is a caution. */
  readonly fallback?: readonly ('g2' | 'g3')[];
}

/** A device: its id or name, its bands, or a device of the world. */
export type DeviceInput = string | BandsInput | WorldDevice;

/** Countries by code or name, in any mix: `'de'`, `['de', 'Brazil', '日本']`; `check` also takes networks by name or code. */
export type CountriesInput = string | Iterable<string>;

/** A device that is ready to be judged; without id and name where only its bands are known. */
export type AskedDevice = PreparedDevice & Partial<Pick<WorldDevice, 'id' | 'name' | 'corrections'>>;

const MAX_CANDIDATES = 8;
const MAX_SHOWN = 60;
const FIELDS = ['lte', 'nr', 'radio', 'lteM', 'nbIot', 'fallback'];
const BANDS: Readonly<Record<Rat, readonly number[]>> = { lte: LTE_BANDS, nr: NR_BANDS };

/** @throws InputError where the device is unknown, ambiguous, or no device */
export function readDeviceInput(world: KnownWorld, input: DeviceInput): AskedDevice {
  requireWorld(world);
  if (typeof input === 'string') return findKnownDevice(world, input);
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError({ code: 'not-a-device', given: showValue(input) });
  return 'supported' in input ? input : readBandsInput(input);
}

/** @throws InputError where a country is unknown or ambiguous, or there is none */
export function readCountriesInput(world: KnownWorld, input: CountriesInput): WorldCountry[] {
  const found = readNames(world, input).map((name) => findKnownCountry(world, name));
  return [...new Set(found)];
}

/** A country that was asked about, and the networks of it that the question named. */
interface AskedCountry {
  readonly country: WorldCountry;
  readonly named: readonly NamedNetworks[];
}

/** The networks of one country that a name or a code stands for. */
export interface NamedNetworks {
  /** What was asked: `262-01`, `Deutsche Telekom`. */
  readonly given: string;
  /** Whether it is a network code (PLMN): on a SIM it may belong to a virtual operator. */
  readonly isCode: boolean;
  /** Ids of the networks. */
  readonly networks: readonly string[];
}

/**
 * Countries, and networks that stand for their country.
 * @throws InputError where a country is unknown or ambiguous, or there is none
 */
export function readPlacesInput(world: KnownWorld, input: CountriesInput): AskedCountry[] {
  const named = new Map<WorldCountry, NamedNetworks[]>();
  for (const given of readNames(world, input)) {
    const found = findCountry(world.countries.values(), given);
    const networks = found.kind === 'unknown' ? readNetworks(world, given) : undefined;
    const country = networks?.country ?? findKnownCountry(world, given);
    const before = named.get(country) ?? [];
    named.set(country, networks ? [...before, networks.named] : before);
  }
  return [...named].map(([country, networks]) => ({ country, named: networks }));
}

/** The networks with this code or name, where they are of one country; undefined where there is none. */
function readNetworks(
  world: KnownWorld,
  given: string,
): { country: WorldCountry; named: NamedNetworks } | undefined {
  const { found, isCode } = findNetworks(world, given);
  const candidates = [...new Set(found.map((each) => each.country))];
  const [country, another] = candidates;
  if (!country) return undefined;
  if (another) resolve('country', given, { kind: 'candidates', candidates }, countryCandidate);
  const networks = found.map(({ network }) => network.id);
  return { country, named: { given, isCode, networks } };
}

function readNames(world: KnownWorld, input: CountriesInput): readonly string[] {
  requireWorld(world);
  const names = typeof input === 'string' ? [input] : isIterable(input) ? [...input] : [];
  if (names.length === 0) throw new InputError({ code: 'no-countries', given: showValue(input) });
  for (const name of names)
    if (typeof name !== 'string' || name.trim() === '')
      throw new InputError({ code: 'no-countries', given: showValue(name) });
  return names;
}

function findKnownCountry({ countries }: KnownWorld, name: string): WorldCountry {
  return resolve('country', name, findCountry(countries.values(), name), countryCandidate);
}

function countryCandidate({ cc, name }: WorldCountry): Candidate {
  return { id: cc, name: name.en };
}

/** Which devices of the world to choose among. */
export interface DevicesInput {
  /** Ids or names, in the order of preference among devices that fare alike; all devices if left out. */
  readonly devices?: Iterable<string>;
  /** Only devices of this radio: an LTE-M tracker is no answer for who needs a router. */
  readonly radio?: Radio;
}

/** @throws InputError where a device is unknown or ambiguous, or there is no such radio */
export function readDevicesInput(world: KnownWorld, { devices, radio }: DevicesInput): WorldDevice[] {
  requireWorld(world);
  readRadio(radio);
  if (devices !== undefined && (typeof devices === 'string' || !isIterable(devices)))
    throw new InputError({ code: 'not-a-list', given: showValue(devices) });
  const named =
    devices === undefined
      ? world.devices.values()
      : Array.from(devices, (name) => findKnownDevice(world, name));
  return [...new Set(named)].filter((device) => (radio ?? device.radio) === device.radio);
}

/**
 * The day of asking.
 * @param input `YYYY-MM-DD`; today on the calendar of this machine if left out
 * @throws InputError `not-a-day`
 */
export function readDay(input: string | undefined): string {
  const day = input === undefined ? localDay(new Date()) : input;
  if (typeof day !== 'string' || !isDay(day))
    throw new InputError({ code: 'not-a-day', given: showValue(input) });
  return day;
}

/** @throws InputError `not-a-language` */
export function readLang(input: Lang): Lang {
  if (!LANGS.includes(input)) throw new InputError({ code: 'not-a-language', given: showValue(input) });
  return input;
}

function findKnownDevice({ devices }: KnownWorld, name: string): WorldDevice {
  if (typeof name !== 'string') throw new InputError({ code: 'not-a-device', given: showValue(name) });
  return resolve('device', name, findDevice(devices.values(), name), ({ id, name }) => ({ id, name }));
}

function isIterable(input: unknown): input is Iterable<unknown> {
  return typeof input === 'object' && input !== null && Symbol.iterator in input;
}

function resolve<T>(
  what: 'device' | 'country',
  text: string,
  found: Found<T>,
  candidateOf: (item: T) => Candidate,
): T {
  if (found.kind === 'found') return found.item;
  const given = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  throw new InputError({
    code: `${found.kind === 'candidates' ? 'ambiguous' : 'unknown'}-${what}`,
    given,
    candidates: listFound(found).slice(0, MAX_CANDIDATES).map(candidateOf),
  });
}

function readBandsInput(input: BandsInput): AskedDevice {
  for (const field of Object.keys(input))
    if (!FIELDS.includes(field)) throw new InputError({ code: 'not-a-field', given: showValue(field) });
  const parts = new Set<BandPart>();
  const lteM = readBandList('lte', input.lteM, parts);
  const nbIot = readBandList('lte', input.nbIot, parts);
  const whole = new Set<number>();
  const lte = [...readBandList('lte', input.lte, parts, whole), ...lteM, ...nbIot];
  const nr = readBandList('nr', input.nr, parts);
  if (lte.length === 0) throw new InputError({ code: 'no-lte-bands' });
  const listsServices = input.lteM !== undefined || input.nbIot !== undefined;
  const isPart = [...parts].filter((part) => !whole.has(BAND_OF_PART[part]));
  const device: Device = {
    lte: [...new Set(lte)],
    nr,
    radio: readRadio(input.radio) ?? (listsServices ? 'lpwa' : nr.length > 0 ? 'nr' : 'lte'),
    ...(isPart.length > 0 && { parts: isPart }),
    ...(listsServices && { lpwa: { ltem: lteM, nbiot: nbIot } }),
    ...(input.fallback !== undefined && { fallback: readFallback(input.fallback) }),
  };
  return prepareDevice(device);
}

/**
 * @param parts gets the parts of bands in the list
 * @param whole gets the bands that the list has whole
 */
function readBandList(
  rat: Rat,
  list: readonly BandInput[] | undefined,
  parts: Set<BandPart>,
  whole?: Set<number>,
): number[] {
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw new InputError({ code: 'not-a-list', given: showValue(list) });
  const bands = (list as readonly BandInput[]).map((item) => {
    const text = typeof item === 'string' ? item.trim().toUpperCase() : '';
    const part = BAND_PARTS.find((each) => rat === 'lte' && each === text);
    if (part) {
      parts.add(part);
      return BAND_OF_PART[part];
    }
    const band = readBand(rat, item);
    whole?.add(band);
    return band;
  });
  return [...new Set(bands)];
}

function readBand(rat: Rat, item: unknown): number {
  const name = typeof item === 'string' ? item.trim() : '';
  const spelt = rat === 'lte' ? name.toUpperCase() : name.toLowerCase();
  const band =
    typeof item === 'number' ? item : /^\d{1,3}$/.test(name) ? Number(name) : bandNumber(rat, spelt);
  if (band === undefined || !BANDS[rat].includes(band))
    throw new InputError({ code: `no-${rat}-band`, given: showValue(item) });
  return band;
}

function readRadio(input: Radio | undefined): Radio | undefined {
  if (input !== undefined && !RADIOS.includes(input))
    throw new InputError({ code: 'not-a-radio', given: showValue(input) });
  return input;
}

function readFallback(input: readonly ('g2' | 'g3')[]): ('g2' | 'g3')[] {
  if (!Array.isArray(input)) throw new InputError({ code: 'not-a-list', given: showValue(input) });
  for (const service of input as readonly unknown[])
    if (service !== 'g2' && service !== 'g3')
      throw new InputError({ code: 'not-a-fallback', given: showValue(service) });
  return [...new Set(input)];
}

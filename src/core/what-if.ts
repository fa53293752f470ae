/** What would change an answer: a band more, a band less, one source that is wrong. */
import { BAND_OF_PART, bandName, LTE_COVERAGE, LTE_NOT_ALONE } from './band.js';
import type { NetworkWithId, Place } from './ranking.js';
import { finishSteps, type Steps } from './steps.js';
import { type Outcome, outcomeOf, OUTCOMES } from './tally.js';
import { prepareDevice, type PreparedDevice } from './prepare.js';
import { judge, lackingBands, verdictOf } from './verdict.js';

/** What one more LTE band would change: plain data that survives JSON. */
export interface BandGain {
  /** By name, `B28`. */
  readonly band: string;
  /** Ids of the networks that would turn good, and of those that would turn limited. */
  readonly good: readonly string[];
  readonly limited: readonly string[];
  /** Ids of the places that have such networks. */
  readonly places: readonly string[];
}

/**
 * What each LTE band that the device lacks, or has only a part of, would change if the device had it: the band that turns
 * most networks good first, then the one that makes most usable, then the lower number. Bands that change nothing are left
 * out.
 */
export function findBandGains(device: PreparedDevice, places: readonly Place<NetworkWithId>[]): BandGain[] {
  return finishSteps(findBandGainsInSteps(device, places));
}

/** The same in small steps: a band each. */
export function* findBandGainsInSteps(
  device: PreparedDevice,
  places: readonly Place<NetworkWithId>[],
): Steps<BandGain[]> {
  const lacking = new Set(
    places.flatMap(({ networks }) => networks.flatMap(({ lte }) => lte.map(({ band }) => band))),
  );
  const before = places.map(({ networks }) => networks.map((network) => outcomeAt(device, network)));
  const gains: BandGain[] = [];
  for (const band of [...lacking].sort((a, b) => a - b)) {
    if (!lacksBand(device, band) || LTE_NOT_ALONE.includes(band)) continue;
    yield;
    const wider = addBand(device, band);
    const good: string[] = [];
    const limited: string[] = [];
    const where = new Set<string>();
    for (const [p, { id, networks }] of places.entries())
      for (const [n, network] of networks.entries()) {
        const after = outcomeAt(wider, network);
        if (!isBetter(after, before[p]![n]!) || (after !== 'good' && after !== 'limited')) continue;
        (after === 'good' ? good : limited).push(network.id);
        where.add(id);
      }
    if (where.size > 0) gains.push({ band: bandName('lte', band), good, limited, places: [...where] });
  }
  return gains.sort((a, b) => b.good.length - a.good.length || b.limited.length - a.limited.length);
}

/** A network whose answer depends on a single band or a single source: plain data that survives JSON. */
export interface FragileNetwork {
  readonly id: string;
  readonly now: Outcome;
  /** Each band without which the answer would be worse, and what it would be. */
  readonly bands: readonly { readonly band: string; readonly then: Outcome }[];
  /** The answer rests on bands that one source alone names. */
  readonly singleSource: boolean;
}

/**
 * The networks that the device can use and whose answer depends on one band, or on one source: those that a single band
 * keeps from `no` first.
 */
export function findFragileNetworks(
  device: PreparedDevice,
  networks: readonly NetworkWithId[],
): FragileNetwork[] {
  return finishSteps(findFragileNetworksInSteps(device, networks));
}

/** The same in small steps: a network each. */
export function* findFragileNetworksInSteps(
  device: PreparedDevice,
  networks: readonly NetworkWithId[],
): Steps<FragileNetwork[]> {
  const narrower = device.lte.map((band) => ({ band, without: removeBand(device, band) }));
  const fragile: FragileNetwork[] = [];
  for (const network of networks) {
    yield;
    const now = outcomeAt(device, network);
    if (now !== 'good' && now !== 'limited') continue;
    const bands = narrower.flatMap(({ band, without }) => {
      const then = outcomeAt(without, network);
      return isBetter(now, then) ? [{ band: bandName('lte', band), then }] : [];
    });
    const singleSource = network.scored.basis === 'single-source';
    if (bands.length > 0 || singleSource) fragile.push({ id: network.id, now, bands, singleSource });
  }
  return fragile.sort((a, b) => Number(hangsByOne(b)) - Number(hangsByOne(a)));
}

function hangsByOne({ bands }: FragileNetwork): boolean {
  return bands.some(({ then }) => then === 'no' || then === 'unconfirmed');
}

/** How much a band is in use among some networks: plain data that survives JSON. */
export interface LackingBand {
  /** By name, `B28`. */
  readonly band: string;
  /** Ids of the networks whose answer is not good and that score the band. */
  readonly networks: readonly string[];
  /** How many of them rest on it as a main band. */
  readonly core: number;
  /** Ids of their places. */
  readonly places: readonly string[];
}

/**
 * The LTE bands that the device lacks where it is not good, in the order of use: on most networks first, then as a main
 * band on most, then the lower number. Where only a source for LTE-M or NB-IoT is missing, no band is
 * lacking; where an LTE-M or NB-IoT device has limits, the low bands are what it lacks.
 */
export function findLackingBands(
  device: PreparedDevice,
  places: readonly Place<NetworkWithId>[],
): LackingBand[] {
  const found = new Map<string, { networks: string[]; core: number; places: Set<string> }>();
  for (const { id, networks } of places)
    for (const network of networks) {
      const judgement = judge(device, network, ''); // the day of asking changes no band
      if (judgement.reasons.some(({ code }) => code === 'lpwa-not-listed')) continue;
      const onlyLow = device.radio === 'lpwa' && judgement.verdict === 'limited';
      for (const band of lackingBands(judgement).lte) {
        if (onlyLow && !LTE_COVERAGE.includes(Number(band.slice(1)))) continue;
        const entry = found.get(band) ?? { networks: [], core: 0, places: new Set() };
        found.set(band, entry);
        entry.networks.push(network.id);
        entry.places.add(id);
        if (network.lte.some((one) => one.core && bandName('lte', one.band) === band)) entry.core++;
      }
    }
  return [...found]
    .map(([band, { networks, core, places }]) => ({ band, networks, core, places: [...places] }))
    .sort(
      (a, b) =>
        b.networks.length - a.networks.length ||
        b.core - a.core ||
        Number(a.band.slice(1)) - Number(b.band.slice(1)),
    );
}

function outcomeAt(device: PreparedDevice, network: NetworkWithId): Outcome {
  return outcomeOf(verdictOf(device, network));
}

function isBetter(a: Outcome, b: Outcome): boolean {
  return OUTCOMES.indexOf(a) < OUTCOMES.indexOf(b);
}

/** Whether a device does not list a band, or has only a part of it. */
function lacksBand({ lte, parts }: PreparedDevice, band: number): boolean {
  return !lte.includes(band) || (parts?.some((part) => BAND_OF_PART[part] === band) ?? false);
}

/** The device with the whole of one LTE band more; where LTE-M and NB-IoT are listed apart, in every one that it has. */
function addBand({ lpwa, parts, ...device }: PreparedDevice, band: number): PreparedDevice {
  const add = (bands: readonly number[]) => (bands.length > 0 ? [...new Set([...bands, band])] : bands);
  return prepareDevice({
    ...device,
    lte: [...new Set([...device.lte, band])],
    ...(parts && { parts: parts.filter((part) => BAND_OF_PART[part] !== band) }),
    ...(lpwa && { lpwa: { ltem: add(lpwa.ltem), nbiot: add(lpwa.nbiot) } }),
  });
}

function removeBand({ lpwa, ...device }: PreparedDevice, band: number): PreparedDevice {
  const remove = (bands: readonly number[]) => bands.filter((other) => other !== band);
  return prepareDevice({
    ...device,
    lte: remove(device.lte),
    ...(lpwa && { lpwa: { ltem: remove(lpwa.ltem), nbiot: remove(lpwa.nbiot) } }),
  });
}

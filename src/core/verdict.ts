/**
 * The verdict: will this device work on this network? Rule version 2.
 *
 * 1. Usable bands of a network: all LTE bands but those that cannot carry a connection alone.
 * 2. Scored bands: the cross-checked usable ones; where there is none, the single-source ones. That is the basis.
 * 3. A device supports a band that it lists, and a band that lies within one it lists. A band of which it has only a
 *    part counts where the network uses only that part. Where LTE-M and NB-IoT bands are listed apart, only those of a
 *    service that the network offers count.
 * 4. `no` if it supports no usable band.
 * 5. LTE-M/NB-IoT-only: an unconfirmed `no` if the device lists a usable band, but not in a service that the network is
 *    known to offer; otherwise `good` if it supports a scored coverage-layer band, else `limited`.
 * 6. Any other device: scored bands weigh 2 (coverage layer) or 1. `good` if at least 60 % of the weight is
 *    supported, and a coverage-layer band (where there is one), and every core band; else `limited`.
 *
 * A `no` for which a missing part of a band alone decides is unconfirmed. NR bands do not change the verdict; 5G is
 * judged beside it.
 */
import {
  BAND_OF_PART,
  bandName,
  bandNames,
  type BandPart,
  LTE_RECEIVE_ONLY,
  NR_MMWAVE_FROM,
  type Rat,
} from './band.js';
import { type BandSet, countShared, hasBand, holdsAll, sharesBand } from './band-set.js';
import { hasPassed } from './date.js';
import type { Confidence, NetworkBand } from './network.js';
import {
  lteOn,
  type PreparedDevice,
  type PreparedNetwork,
  scoredNr,
  usableNr,
  withContainedBands,
} from './prepare.js';
import type { Caution, Reason, SupersetPair } from './reason.js';
import { isEnding, type Service, type StatedService } from './service.js';

/** Version of the rule above; a change of any verdict for the same data needs a new one. */
export const RULE_VERSION = 2;

/** Smallest supported share of the weighted scored bands for `good`. */
export const GOOD_SHARE = 0.6;

/** Best first. */
export const VERDICTS = ['good', 'limited', 'no'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * 5G beside the verdict: `not-offered` no NR band known on the network · `yes` every scored NR band of the low and
 * mid range is supported · `partial` · `no` · `unknown`.
 */
export const NR_STATES = ['not-offered', 'yes', 'partial', 'no', 'unknown'] as const;
export type NrState = (typeof NR_STATES)[number];

/** Names of bands by technology: `B20`, `n78`. */
export type BandNames = Readonly<Record<Rat, readonly string[]>>;

/** A verdict without its reasons. */
export interface BareVerdict {
  readonly verdict: Verdict;
  /** Whether the verdict is proven; `false` where no source says that the network would take the device. */
  readonly confirmed: boolean;
}

/** The whole answer for one device on one network: plain data that survives JSON and spread. */
export interface Judgement extends BareVerdict {
  /** What the verdict was scored on. */
  readonly basis: Confidence;
  /** All scored bands that the device does not support, core bands first. A `good` device does without them. */
  readonly missing: BandNames;
  /** State of 5G; `null` for a device without NR bands. */
  readonly nr: NrState | null;
  /** Why the verdict is not better, and how well it is founded. */
  readonly reasons: readonly Reason[];
  /** What could make the answer fail although the verdict is right today. */
  readonly cautions: readonly Caution[];
  /**
   * What decides beside the bands: 5G standalone (and RedCap) for a 5G device, LTE-M and NB-IoT for one that has nothing
   * else; an NB-IoT that ends is a caution instead.
   */
  readonly services: readonly StatedService[];
}

/**
 * The verdict alone, for matrices of many devices and networks: it makes no lists. The verdict does not depend on the
 * day of asking.
 */
export function verdictOf(device: PreparedDevice, network: PreparedNetwork): BareVerdict {
  const bare = verdictOn(lteOn(device, network).set, device, network);
  return bare.verdict === 'no' && bare.confirmed && isBetterWhole(bare, device, network)
    ? { verdict: 'no', confirmed: false }
    : bare;
}

/**
 * Judges one device on one network.
 * @param asOf the day of asking, `YYYY-MM-DD`; it only decides whether an announced date has passed.
 */
export function judge(device: PreparedDevice, network: PreparedNetwork, asOf: string): Judgement {
  const bare = verdictOf(device, network);
  const nr = judgeNr(device, network);
  const missing = missingBands(device, network);
  return {
    ...bare,
    basis: network.scored.basis,
    missing,
    nr,
    reasons: reasonsFor(bare, missing, device, network),
    cautions: cautionsFor(bare, nr, device, network, asOf),
    services: servicesBeside(nr, device, network),
  };
}

/** Whether the device supports an LTE band of the network, on the terms of the network. */
export function supportsLte(device: PreparedDevice, network: PreparedNetwork, band: number): boolean {
  return hasBand(lteOn(device, network).set, band);
}

/** Share of the weighted scored bands that the device supports, 0 to 1; 0 where no band is scored. */
export function shareOfBands(device: PreparedDevice, network: PreparedNetwork): number {
  return network.weight > 0 ? shareOf(lteOn(device, network).set, network) : 0;
}

/** Scored bands that are missing and that matter: none for `good`. Core bands first. */
export function lackingBands({ verdict, missing }: Pick<Judgement, 'verdict' | 'missing'>): BandNames {
  return verdict === 'good' ? { lte: [], nr: [] } : missing;
}

/** Rules 4 to 6 for a device that supports these LTE bands on the network. */
function verdictOn(lte: BandSet, device: PreparedDevice, network: PreparedNetwork): BareVerdict {
  const isLpwa = device.radio === 'lpwa';
  const { ltem, nbiot } = network.terms;
  if (!sharesBand(lte, network.usable) || (isLpwa && !ltem && !nbiot))
    return { verdict: 'no', confirmed: !isLpwa || !sharesBand(device.supported.lte, network.usable) };
  const isGood = isLpwa
    ? sharesBand(lte, network.coverage)
    : shareOf(lte, network) >= GOOD_SHARE &&
      (!network.hasCoverage || sharesBand(lte, network.coverage)) &&
      holdsAll(lte, network.core);
  return { verdict: isGood ? 'good' : 'limited', confirmed: true };
}

/** Whether the verdict would be better if the device had its bands whole. */
function isBetterWhole({ verdict }: BareVerdict, device: PreparedDevice, network: PreparedNetwork): boolean {
  if (!device.parts || verdict === 'good') return false;
  const parts = device.parts;
  const whole = verdictOn(lteOn(device, network, parts).set, device, network).verdict;
  return whole !== verdict && whole !== 'no';
}

/** Supported share of the weighted scored bands, 0 to 1. */
function shareOf(lte: BandSet, network: PreparedNetwork): number {
  return (countShared(lte, network.scored.set) + countShared(lte, network.coverage)) / network.weight;
}

function missingBands(device: PreparedDevice, network: PreparedNetwork): BandNames {
  const missing = (rat: Rat, supported: BandSet, bands: readonly NetworkBand[]) =>
    bandNames(rat, coreFirst(bands.filter(({ band }) => !hasBand(supported, band))));
  return {
    lte: missing('lte', lteOn(device, network).set, network.scored.bands),
    nr: device.nr.length === 0 ? [] : missing('nr', device.supported.nr, scoredNr(device, network).bands),
  };
}

/** 5G beside the verdict; `null` for a device without NR bands. It does not depend on the day of asking. */
export function judgeNr(device: PreparedDevice, network: PreparedNetwork): NrState | null {
  if (device.nr.length === 0) return null;
  if (network.nr.length === 0) return 'not-offered';
  if (device.radio === 'redcap') {
    const { state } = network.status.redcap;
    if (state === 'none' || state === 'never' || state === 'off') return 'no';
    if (state !== 'yes') return 'unknown';
  }
  const usable = usableNr(network);
  if (usable.length === 0) return 'unknown';
  const supports = ({ band }: NetworkBand) => hasBand(device.supported.nr, band);
  const lowAndMid = scoredNr(device, network).bands.filter(({ band }) => band < NR_MMWAVE_FROM);
  if (lowAndMid.length > 0 && lowAndMid.every(supports)) return 'yes';
  return usable.some(supports) ? 'partial' : 'no';
}

function reasonsFor(
  bare: BareVerdict,
  missing: BandNames,
  device: PreparedDevice,
  network: PreparedNetwork,
): Reason[] {
  const reasons: Reason[] = [];
  const { verdict } = bare;
  const parts = isBetterWhole(bare, device, network) ? missingParts(device, network) : [];
  if (verdict === 'limited') reasons.push(...limitsOf(device, network));
  if (parts.length > 0)
    reasons.push({
      code: 'part-of-band',
      bands: bandNames('lte', [...new Set(parts.map((part) => BAND_OF_PART[part]))]),
      parts,
    });
  else if (!bare.confirmed) reasons.push(lpwaNotListed(device, network));
  else if (verdict === 'no') reasons.push({ code: 'no-common-band', bands: missing.lte });
  if (network.scored.basis === 'single-source') reasons.push({ code: 'single-source-only' });
  return reasons;
}

/** The parts of bands that the device has and that do not count on the network, although it uses the band. */
function missingParts({ parts = [] }: PreparedDevice, network: PreparedNetwork): BandPart[] {
  return parts.filter(
    (part) => hasBand(network.usable, BAND_OF_PART[part]) && !network.terms.parts.includes(part),
  );
}

/** Names the service that would have to be offered, where it is one. */
function lpwaNotListed({ lpwa }: PreparedDevice, { terms: { ltem, nbiot } }: PreparedNetwork): Reason {
  const only =
    nbiot || lpwa?.nbiot.length === 0 ? 'ltem' : ltem || lpwa?.ltem.length === 0 ? 'nbiot' : undefined;
  return { code: 'lpwa-not-listed', ...(only && { service: only }) };
}

/** Why a device that connects is not `good`. */
function limitsOf(device: PreparedDevice, network: PreparedNetwork): Reason[] {
  const limits: Reason[] = [];
  const { set: lte } = lteOn(device, network);
  const isLpwa = device.radio === 'lpwa';
  const missingCore = network.scored.bands.filter(({ core, band }) => core && !hasBand(lte, band));
  if (!isLpwa && missingCore.length > 0)
    limits.push({ code: 'lacks-core-band', bands: lteNames(missingCore) });
  if (!sharesBand(lte, network.coverage)) {
    const coverage = network.scored.bands.filter(({ band }) => hasBand(network.coverage, band));
    if (network.hasCoverage) limits.push({ code: 'lacks-coverage-band', bands: lteNames(coverage) });
    else if (isLpwa) limits.push({ code: 'no-coverage-band-known' });
  }
  const share = shareOf(lte, network);
  // Rounded down, so that a failed share never reads like a passed one.
  if (!isLpwa && share < GOOD_SHARE)
    limits.push({ code: 'low-band-share', share: Math.floor(share * 100) / 100 });
  return limits;
}

function cautionsFor(
  { verdict }: BareVerdict,
  nr: NrState | null,
  device: PreparedDevice,
  network: PreparedNetwork,
  asOf: string,
): Caution[] {
  const cautions: Caution[] = [];
  // A device that does not work relies on no band.
  const pairs = verdict === 'no' ? [] : supersetPairs(nr, device, network);
  if (pairs.length > 0) cautions.push({ code: 'relies-on-superset', pairs });
  const needed: Service[] = [...(device.fallback ?? [])];
  if (device.radio === 'lpwa') needed.push('nbiot');
  for (const service of needed) {
    const status = network.status[service];
    if (!isEnding(status)) continue;
    cautions.push({ code: 'network-ends', service, ...status });
    if (hasPassed(status, asOf)) cautions.push({ code: 'planned-date-passed', service, ...status });
  }
  const receiveOnly = network.lte.filter(
    ({ band }) => LTE_RECEIVE_ONLY.includes(band) && hasBand(device.supported.lte, band),
  );
  if (receiveOnly.length > 0)
    cautions.push({ code: 'receive-only-band-ignored', bands: lteNames(receiveOnly) });
  if (network.depth === 'bands') cautions.push({ code: 'depth-bands-only' });
  return cautions;
}

function servicesBeside(
  nr: NrState | null,
  { radio }: PreparedDevice,
  { status }: PreparedNetwork,
): StatedService[] {
  const stated = (service: Service) => ({ service, ...status[service] });
  if (radio === 'lpwa') return [stated('ltem'), ...(isEnding(status.nbiot) ? [] : [stated('nbiot')])];
  if (nr === null || nr === 'not-offered') return [];
  return [stated('sa'), ...(radio === 'redcap' ? [stated('redcap')] : [])];
}

/** The scored bands that are supported only through a larger band. */
function supersetPairs(nr: NrState | null, device: PreparedDevice, network: PreparedNetwork): SupersetPair[] {
  const { listed, set } = lteOn(device, network);
  const lte = sharesBand(set, network.scored.set)
    ? network.scored.bands
    : network.lte.filter(({ band }) => hasBand(network.usable, band));
  return [
    ...pairsOf('lte', lte, listed, set),
    ...(nr === 'yes' || nr === 'partial'
      ? pairsOf('nr', scoredNr(device, network).bands, device.nr, device.supported.nr)
      : []),
  ];
}

function coreFirst(bands: readonly NetworkBand[]): number[] {
  return [...bands.filter(({ core }) => core), ...bands.filter(({ core }) => !core)].map(({ band }) => band);
}

function lteNames(bands: readonly NetworkBand[]): string[] {
  return bandNames(
    'lte',
    bands.map(({ band }) => band),
  );
}

/** The bands that are supported but not listed, each with a listed one that contains it. */
function pairsOf(
  rat: Rat,
  bands: readonly NetworkBand[],
  listed: readonly number[],
  supported: BandSet,
): SupersetPair[] {
  return bands
    .filter(({ band }) => hasBand(supported, band) && !listed.includes(band))
    .map(({ band }) => {
      const through = listed.find((larger) => withContainedBands(rat, [larger]).includes(band))!;
      return { band: bandName(rat, band), through: bandName(rat, through) };
    });
}

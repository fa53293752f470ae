/**
 * The verdict: will this device work on this network? Rule version 1.
 *
 * 1. Usable bands of a network: all LTE bands but those that cannot carry a connection alone.
 * 2. Scored bands: the cross-checked usable ones; where there is none, the single-source ones. That is the basis.
 * 3. A device supports a band that it lists, and a band that lies within one it lists.
 * 4. `no` if it supports no usable band.
 * 5. LTE-M/NB-IoT-only: an unconfirmed `no` if the network is not known to offer either; otherwise `good` if it
 *    supports a scored coverage-layer band, else `limited`.
 * 6. Any other device: scored bands weigh 2 (coverage layer) or 1. `good` if at least 60 % of the weight is
 *    supported, and a coverage-layer band (where there is one), and every core band; else `limited`.
 *
 * NR bands do not change the verdict; 5G is judged beside it.
 */
import {
  bandName,
  bandNames,
  LTE_COVERAGE,
  LTE_NOT_ALONE,
  LTE_RECEIVE_ONLY,
  NR_MMWAVE_FROM,
  NR_NOT_ALONE,
  type Rat,
  SUPERSETS,
} from './band.js';
import { type BandSet, bandSet, countShared, hasBand, holdsAll, sharesBand } from './band-set.js';
import { hasPassed } from './date.js';
import type { Confidence, DeviceFacts, NetworkBand, NetworkFacts, Service } from './facts.js';
import type { Caution, Reason, ServiceStated, SupersetPair } from './reason.js';

/** Version of the rule above; a change of any verdict for the same facts needs a new one. */
export const RULE_VERSION = 1;

/** Smallest supported share of the weighted scored bands for `good`. */
export const GOOD_SHARE = 0.6;

export type Verdict = 'good' | 'limited' | 'no';

/**
 * 5G beside the verdict: `not-offered` no NR band known on the network · `yes` every scored NR band of the low and
 * mid range is supported · `partial` · `no` · `unknown`.
 */
export type NrState = 'not-offered' | 'yes' | 'partial' | 'no' | 'unknown';

/** A device made ready for many verdicts. */
export interface Device {
  readonly facts: DeviceFacts;
  /** Supported LTE and NR bands: the listed ones and those within them. */
  readonly lte: BandSet;
  readonly nr: BandSet;
}

/** The scored bands of one technology, in the network's own order. */
interface Scored {
  readonly basis: Confidence;
  readonly bands: readonly NetworkBand[];
  readonly set: BandSet;
}

/** A network made ready for many verdicts. */
export interface Network {
  readonly facts: NetworkFacts;
  readonly usable: BandSet;
  readonly scored: Scored;
  readonly coverage: BandSet;
  readonly core: BandSet;
  /** Weight of all scored bands: 2 for a coverage-layer band, 1 for any other. */
  readonly weight: number;
  readonly hasCoverage: boolean;
  readonly offersLpwa: boolean;
}

/** Makes a device, or any band list, ready to be judged. */
export function prepareDevice(facts: DeviceFacts): Device {
  return { facts, lte: bandSet(supported('lte', facts.lte)), nr: bandSet(supported('nr', facts.nr)) };
}

/** Makes a network ready to be judged. */
export function prepareNetwork(facts: NetworkFacts): Network {
  const usable = facts.lte.filter(({ band }) => !LTE_NOT_ALONE.includes(band));
  const scored = score(usable);
  const numbers = scored.bands.map(({ band }) => band);
  const coverage = numbers.filter((band) => LTE_COVERAGE.includes(band));
  return {
    facts,
    usable: bandSet(usable.map(({ band }) => band)),
    scored,
    coverage: bandSet(coverage),
    core: bandSet(scored.bands.filter(({ core }) => core).map(({ band }) => band)),
    weight: numbers.length + coverage.length,
    hasCoverage: coverage.length > 0,
    offersLpwa: facts.status.ltem.state === 'yes' || facts.status.nbiot.state === 'yes',
  };
}

/**
 * Judges one device on one network.
 * @param asOf the day of asking, `YYYY-MM-DD`; it only decides whether an announced date has passed.
 */
export function judge(device: Device, network: Network, asOf: string): Judgement {
  return new Judgement(device, network, asOf);
}

/** Names of bands by technology: `B20`, `n78`. */
export type BandNames = Readonly<Record<Rat, readonly string[]>>;

/** The answer for one device on one network, as it is said: by the engine itself, or read from a published file. */
export interface Judged {
  readonly verdict: Verdict;
  /** Whether the verdict is proven; `false` where nobody says that the network would take the device. */
  readonly confirmed: boolean;
  /** What the verdict was scored on. */
  readonly basis: Confidence;
  /** All scored bands that the device lacks; a `good` one does so without harm. Core bands first. */
  readonly unsupported: BandNames;
  /** State of 5G; `undefined` for a device without NR bands. */
  readonly nr: NrState | undefined;
  /** Why the verdict is not better, and how well it is founded. */
  readonly reasons: readonly Reason[];
  /** What could make the answer fail although the verdict is right today. */
  readonly cautions: readonly Caution[];
  /**
   * What decides beside the bands: 5G standalone (and RedCap) for a 5G device, LTE-M and NB-IoT for one that has nothing
   * else; an NB-IoT that ends is a caution instead.
   */
  readonly services: readonly ServiceStated[];
}

/** A verdict that is there at once, with lists that are made when asked for. */
export class Judgement implements Judged {
  readonly verdict: Verdict;
  readonly confirmed: boolean;

  constructor(
    private readonly device: Device,
    private readonly network: Network,
    private readonly asOf: string,
  ) {
    const common = sharesBand(device.lte, network.usable);
    this.confirmed = !(common && device.facts.radio === 'lpwa' && !network.offersLpwa);
    this.verdict = !common || !this.confirmed ? 'no' : this.isGood() ? 'good' : 'limited';
  }

  get basis(): Confidence {
    return this.network.scored.basis;
  }

  /** Scored bands that the device lacks and that matter: none for `good`. Core bands first. */
  get lacking(): BandNames {
    return this.verdict === 'good' ? { lte: [], nr: [] } : this.unsupported;
  }

  get unsupported(): BandNames {
    const { device, network } = this;
    const lacks = (rat: Rat, bands: readonly NetworkBand[]) =>
      bandNames(rat, coreFirst(bands.filter(({ band }) => !hasBand(device[rat], band))));
    return {
      lte: lacks('lte', network.scored.bands),
      nr: device.facts.nr.length === 0 ? [] : lacks('nr', scoredNr(device, network).bands),
    };
  }

  get nr(): NrState | undefined {
    const { device, network } = this;
    if (device.facts.nr.length === 0) return undefined;
    if (network.facts.nr.length === 0) return 'not-offered';
    if (device.facts.radio === 'redcap') {
      const { state } = network.facts.status.redcap;
      if (state === 'none' || state === 'never' || state === 'off') return 'no';
      if (state !== 'yes') return 'unknown';
    }
    const usable = usableNr(network.facts);
    if (usable.length === 0) return 'unknown';
    const lowAndMid = scoredNr(device, network).bands.filter(({ band }) => band < NR_MMWAVE_FROM);
    if (lowAndMid.length > 0 && lowAndMid.every(({ band }) => hasBand(device.nr, band))) return 'yes';
    return usable.some(({ band }) => hasBand(device.nr, band)) ? 'partial' : 'no';
  }

  get reasons(): Reason[] {
    const { device, network } = this;
    const reasons: Reason[] = [];
    if (!this.confirmed) reasons.push({ code: 'lpwa-not-listed' });
    else if (this.verdict === 'no') reasons.push({ code: 'no-common-band', bands: this.unsupported.lte });
    else if (this.verdict === 'limited') {
      const lacksCoverage = !sharesBand(device.lte, network.coverage);
      const core = network.scored.bands.filter((b) => b.core && !hasBand(device.lte, b.band));
      if (device.facts.radio !== 'lpwa' && core.length > 0) {
        reasons.push({ code: 'lacks-core-band', bands: lteNames(core) });
      }
      if (lacksCoverage && network.hasCoverage) {
        const coverage = network.scored.bands.filter(({ band }) => hasBand(network.coverage, band));
        reasons.push({ code: 'lacks-coverage-band', bands: lteNames(coverage) });
      }
      if (lacksCoverage && !network.hasCoverage && device.facts.radio === 'lpwa') {
        reasons.push({ code: 'no-coverage-band-known' });
      }
      if (device.facts.radio !== 'lpwa' && this.share() < GOOD_SHARE) {
        // rounded down, so that a failed share never reads like a passed one
        reasons.push({ code: 'low-band-share', share: Math.floor(this.share() * 100) / 100 });
      }
    }
    if (this.basis === 'single-source') reasons.push({ code: 'single-source-only' });
    return reasons;
  }

  get cautions(): Caution[] {
    const { device, network } = this;
    const cautions: Caution[] = [];
    const pairs = this.supersetPairs();
    if (pairs.length > 0) cautions.push({ code: 'relies-on-superset', pairs });
    const needed: Service[] = [...(device.facts.fallback ?? [])];
    if (device.facts.radio === 'lpwa') needed.push('nbiot');
    for (const service of needed) {
      const status = network.facts.status[service];
      if (!ENDS.has(status.state)) continue;
      cautions.push({ code: 'network-ends', service, ...status });
      if (hasPassed(status, this.asOf)) cautions.push({ code: 'planned-date-passed', service, ...status });
    }
    const receiveOnly = network.facts.lte.filter(
      ({ band }) => LTE_RECEIVE_ONLY.includes(band) && hasBand(device.lte, band),
    );
    if (receiveOnly.length > 0)
      cautions.push({ code: 'receive-only-band-ignored', bands: lteNames(receiveOnly) });
    if (network.facts.depth === 'bands') cautions.push({ code: 'depth-bands-only' });
    return cautions;
  }

  get services(): ServiceStated[] {
    const { radio } = this.device.facts;
    const { nr } = this;
    const stated = (service: Service) => ({ service, ...this.network.facts.status[service] });
    if (radio === 'lpwa')
      return [stated('ltem'), stated('nbiot')].filter(
        ({ service, state }) => service === 'ltem' || !ENDS.has(state),
      );
    if (nr === undefined || nr === 'not-offered') return [];
    return [stated('sa'), ...(radio === 'redcap' ? [stated('redcap')] : [])];
  }

  private isGood(): boolean {
    const { device, network } = this;
    if (device.facts.radio === 'lpwa') return sharesBand(device.lte, network.coverage);
    return (
      this.share() >= GOOD_SHARE &&
      (!network.hasCoverage || sharesBand(device.lte, network.coverage)) &&
      holdsAll(device.lte, network.core)
    );
  }

  /** Supported share of the weighted scored bands, 0 to 1. */
  private share(): number {
    const { device, network } = this;
    return (
      (countShared(device.lte, network.scored.set) + countShared(device.lte, network.coverage)) /
      network.weight
    );
  }

  /** The scored bands that are supported only through a larger band; for a `no` there is nothing to rest on. */
  private supersetPairs(): SupersetPair[] {
    const { device, network } = this;
    if (this.verdict === 'no') return [];
    const scored = sharesBand(device.lte, network.scored.set)
      ? network.scored.bands
      : network.facts.lte.filter(({ band }) => hasBand(network.usable, band));
    const nr = this.nr === 'yes' || this.nr === 'partial' ? scoredNr(device, network).bands : [];
    return [...pairsOf('lte', scored, device.facts.lte), ...pairsOf('nr', nr, device.facts.nr)];
  }
}

const ENDS: ReadonlySet<string> = new Set(['off', 'ending', 'planned']);

/** Rule 2. */
function score(usable: readonly NetworkBand[]): Scored {
  const crossChecked = usable.filter(({ confidence }) => confidence === 'cross-checked');
  const bands = crossChecked.length > 0 ? crossChecked : usable;
  return {
    basis: crossChecked.length > 0 ? 'cross-checked' : 'single-source',
    bands,
    set: bandSet(bands.map(({ band }) => band)),
  };
}

function usableNr(facts: NetworkFacts): NetworkBand[] {
  return facts.nr.filter(({ band }) => !NR_NOT_ALONE.includes(band));
}

/** Rule 2 for NR; mmWave counts only for a device that lists a mmWave band. */
function scoredNr(device: Device, network: Network): Scored {
  const mmWave = device.facts.nr.some((band) => band >= NR_MMWAVE_FROM);
  return score(usableNr(network.facts).filter(({ band }) => mmWave || band < NR_MMWAVE_FROM));
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

/** The listed bands and, transitively, every band within one of them. */
function supported(rat: Rat, listed: readonly number[]): number[] {
  const all = new Set(listed);
  for (let size = -1; size !== all.size;) {
    size = all.size;
    for (const [band, supersets] of SUPERSETS[rat])
      if (supersets.some((larger) => all.has(larger))) all.add(band);
  }
  return [...all];
}

function pairsOf(rat: Rat, bands: readonly NetworkBand[], listed: readonly number[]): SupersetPair[] {
  return bands.flatMap(({ band }) => {
    if (listed.includes(band)) return [];
    const through = listed.find((larger) => supported(rat, [larger]).includes(band));
    return through === undefined ? [] : [{ band: bandName(rat, band), through: bandName(rat, through) }];
  });
}

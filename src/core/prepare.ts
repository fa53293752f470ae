/**
 * Devices and networks made ready for many verdicts: rules 1 to 3 of `verdict.ts`, which bands of a network count and which
 * of them a device supports.
 */
import {
  BAND_OF_PART,
  BANDS_WITHIN,
  type BandPart,
  LTE_COVERAGE,
  LTE_NOT_ALONE,
  NR_MMWAVE_FROM,
  NR_NOT_ALONE,
  type Rat,
} from './band.js';
import { type BandSet, bandSet } from './band-set.js';
import type { Device } from './device.js';
import type { Confidence, Network, NetworkBand } from './network.js';

/** LTE bands of a device: the listed ones, and the set of these and those within them. */
interface LteSupport {
  readonly listed: readonly number[];
  readonly set: BandSet;
}

/** What a network decides about a device's LTE bands: the services that it offers, the parts of bands that it uses. */
interface LteTerms {
  readonly ltem: boolean;
  readonly nbiot: boolean;
  readonly parts: readonly BandPart[];
}

/** A device made ready for many verdicts. */
export interface PreparedDevice extends Device {
  /** All bands: the listed ones and those within them. */
  readonly supported: Readonly<Record<Rat, BandSet>>;
  /** The LTE bands that count on a network, where that depends on the network. */
  readonly lteByTerms?: ReadonlyMap<string, LteSupport>;
}

/** The scored bands of one technology, in the network's own order. */
interface Scored {
  readonly basis: Confidence;
  readonly bands: readonly NetworkBand[];
  readonly set: BandSet;
}

/** A network made ready for many verdicts. */
export interface PreparedNetwork extends Network {
  readonly usable: BandSet;
  readonly scored: Scored;
  /** The scored coverage-layer bands. */
  readonly coverage: BandSet;
  /** The scored core bands. */
  readonly core: BandSet;
  /** Weight of all scored bands: 2 for a coverage-layer band, 1 for any other. */
  readonly weight: number;
  readonly hasCoverage: boolean;
  readonly terms: LteTerms;
  /** The terms as a key of `lteByTerms`. */
  readonly termsKey: string;
}

/** Makes a device, or any band list, ready to be judged; what else is known of it stays with it. */
export function prepareDevice<D extends Device>(device: D): D & PreparedDevice {
  const supported = (rat: Rat) => bandSet(withContainedBands(rat, device[rat]));
  return {
    ...device,
    supported: { lte: supported('lte'), nr: supported('nr') },
    ...((device.parts || device.lpwa) && { lteByTerms: lteByTerms(device) }),
  };
}

/** Makes a network ready to be judged; what else is known of it stays with it. */
export function prepareNetwork<N extends Network>(network: N): N & PreparedNetwork {
  const usable = network.lte.filter(({ band }) => !LTE_NOT_ALONE.includes(band));
  const scored = scoreBands(usable);
  const numbers = scored.bands.map(({ band }) => band);
  const coverage = numbers.filter((band) => LTE_COVERAGE.includes(band));
  const terms = {
    ltem: network.status.ltem.state === 'yes',
    nbiot: network.status.nbiot.state === 'yes',
    parts: usable.flatMap(({ part }) => part ?? []),
  };
  return {
    ...network,
    usable: bandSet(usable.map(({ band }) => band)),
    scored,
    coverage: bandSet(coverage),
    core: bandSet(scored.bands.filter(({ core }) => core).map(({ band }) => band)),
    weight: numbers.length + coverage.length,
    hasCoverage: coverage.length > 0,
    terms,
    termsKey: keyOf(terms),
  };
}

/** The LTE bands of the device that count on the network. */
export function lteOn(
  device: PreparedDevice,
  { terms, termsKey }: PreparedNetwork,
  parts?: readonly BandPart[],
): LteSupport {
  const { lteByTerms: byTerms, lte, supported } = device;
  if (!byTerms) return { listed: lte, set: supported.lte };
  return byTerms.get(parts ? keyOf({ ...terms, parts }) : termsKey) ?? { listed: lte, set: supported.lte };
}

/** The LTE bands of a device under every combination of terms; there are at most 16. */
function lteByTerms(device: Device): Map<string, LteSupport> {
  const { lte, parts = [], lpwa, radio } = device;
  const found = new Map<string, LteSupport>();
  for (const ltem of [false, true])
    for (const nbiot of [false, true])
      for (const used of [[], ['B28A'], ['B28B'], ['B28A', 'B28B']] satisfies BandPart[][]) {
        const offered =
          lpwa && radio === 'lpwa' && (ltem || nbiot)
            ? [...(ltem ? lpwa.ltem : []), ...(nbiot ? lpwa.nbiot : [])]
            : lte;
        const isMissing = (band: number) =>
          parts.some((part) => BAND_OF_PART[part] === band && !(used as BandPart[]).includes(part));
        const listed = lte.filter((band) => offered.includes(band) && !isMissing(band));
        const set = bandSet(withContainedBands('lte', listed));
        found.set(keyOf({ ltem, nbiot, parts: used }), { listed, set });
      }
  return found;
}

function keyOf({ ltem, nbiot, parts }: LteTerms): string {
  return `${ltem ? 'm' : ''}${nbiot ? 'n' : ''}${[...parts].sort().join()}`;
}

/** Rule 2. */
function scoreBands(usable: readonly NetworkBand[]): Scored {
  const crossChecked = usable.filter(({ confidence }) => confidence === 'cross-checked');
  const bands = crossChecked.length > 0 ? crossChecked : usable;
  return {
    basis: crossChecked.length > 0 ? 'cross-checked' : 'single-source',
    bands,
    set: bandSet(bands.map(({ band }) => band)),
  };
}

export function usableNr({ nr }: Network): NetworkBand[] {
  return nr.filter(({ band }) => !NR_NOT_ALONE.includes(band));
}

/** Rule 2 for NR; mmWave counts only for a device that lists a mmWave band. */
export function scoredNr(device: Device, network: Network): Scored {
  const mmWave = device.nr.some((band) => band >= NR_MMWAVE_FROM);
  return scoreBands(usableNr(network).filter(({ band }) => mmWave || band < NR_MMWAVE_FROM));
}

/** The listed bands and, transitively, every band within one of them (rule 3). */
export function withContainedBands(rat: Rat, listed: readonly number[]): number[] {
  const all = new Set(listed);
  // The loop also comes to what it adds.
  for (const band of all) for (const within of BANDS_WITHIN[rat].get(band) ?? []) all.add(within);
  return [...all];
}

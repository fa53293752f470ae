/**
 * The verdict rule a second time, written from its definition alone: over names of bands, without preparing anything and
 * without sharing a line with the engine. It is slow and plain on purpose; the two must agree on every pair.
 */
import { readFileSync } from 'node:fs';
import type { Device } from '../../src/core/device.js';
import type { Network } from '../../src/core/network.js';

export interface PlainBand {
  /** `B20` */
  readonly name: string;
  readonly confidence: 'cross-checked' | 'single-source';
  readonly core: boolean;
  /** `B28A` where the network uses only that part. */
  readonly part?: string | undefined;
}

export interface PlainNetwork {
  readonly lte: readonly PlainBand[];
  /** States of LTE-M and NB-IoT. */
  readonly ltem: string;
  readonly nbiot: string;
}

export interface PlainDevice {
  /** LTE-M and NB-IoT only. */
  readonly lpwa: boolean;
  readonly lte: readonly string[];
  /** Bands of which the device has only a part: `B28A`. */
  readonly parts: readonly string[];
  /** Where a source lists them apart. */
  readonly apart?: { readonly ltem: readonly string[]; readonly nbiot: readonly string[] } | undefined;
}

export interface PlainVerdict {
  readonly verdict: 'good' | 'limited' | 'no';
  readonly confirmed: boolean;
  readonly basis: 'cross-checked' | 'single-source';
}

/** A device as this rule looks at it. */
export function plainDevice({ radio, lte, parts = [], lpwa }: Device): PlainDevice {
  const names = (bands: readonly number[]) => bands.map((band) => `B${band}`);
  return {
    lpwa: radio === 'lpwa',
    lte: names(lte),
    parts,
    apart: lpwa && { ltem: names(lpwa.ltem), nbiot: names(lpwa.nbiot) },
  };
}

/** A network as this rule looks at it. */
export function plainNetwork({ lte, status }: Network): PlainNetwork {
  return {
    lte: lte.map(({ band, ...rest }) => ({ name: `B${band}`, ...rest })),
    ltem: status.ltem.state,
    nbiot: status.nbiot.state,
  };
}

/** Receive-only, unlicensed, V2X, NB-IoT only, withdrawn. */
const CANNOT_CARRY_ALONE = 'B29 B32 B67 B69 B75 B76 B46 B49 B47 B103 B6 B23'.split(' ');

/** On the left a band, on the right those that contain it. */
const CONTAINED_IN: Readonly<Record<string, readonly string[]>> = {
  B1: ['B65'],
  B2: ['B25'],
  B4: ['B10', 'B66'],
  B5: ['B26'],
  B9: ['B3'],
  B10: ['B66'],
  B11: ['B74'],
  B12: ['B85'],
  B17: ['B12', 'B85'],
  B18: ['B26'],
  B19: ['B5', 'B26'],
  B21: ['B74'],
  B33: ['B39'],
  B38: ['B41'],
  B45: ['B50'],
};

interface BandRow {
  readonly rat: string;
  readonly band: string;
  readonly uplink_mhz: number[] | null;
  readonly downlink_mhz: number[] | null;
}

/** Bands whose whole uplink and downlink lie below 1 GHz, as the table of bands has them. */
const LOW = (JSON.parse(readFileSync('data/bands.json', 'utf8')) as BandRow[])
  .filter(({ rat }) => rat === 'lte')
  .filter(({ uplink_mhz, downlink_mhz }) =>
    [...(uplink_mhz ?? []), ...(downlink_mhz ?? [])].every((mhz) => mhz < 1000),
  )
  .map(({ band }) => band);

/** Judges one device on one network. */
export function judgePlainly(device: PlainDevice, network: PlainNetwork): PlainVerdict {
  const usable = network.lte.filter(({ name }) => !CANNOT_CARRY_ALONE.includes(name));
  const crossChecked = usable.filter(({ confidence }) => confidence === 'cross-checked');
  const basis = crossChecked.length > 0 ? 'cross-checked' : 'single-source';
  const scored = crossChecked.length > 0 ? crossChecked : usable;
  const says = (wholeBands: boolean) => verdictWith(bandsThatCount(device, network, wholeBands), device, network);

  /** Rules 4 to 6, for a device whose bands that count are these. */
  function verdictWith(
    bands: readonly string[],
    { lpwa }: PlainDevice,
    { ltem, nbiot }: PlainNetwork,
  ): Omit<PlainVerdict, 'basis'> {
    const supports = (name: string): boolean =>
      bands.includes(name) || (CONTAINED_IN[name] ?? []).some(supports);
    const listsOne = (name: string): boolean =>
      device.lte.includes(name) ||
      (CONTAINED_IN[name] ?? []).some(listsOne);
    const low = scored.filter(({ name }) => LOW.includes(name));
    if (lpwa) {
      if (!usable.some(({ name }) => listsOne(name))) return { verdict: 'no', confirmed: true };
      if (ltem !== 'yes' && nbiot !== 'yes') return { verdict: 'no', confirmed: false };
      // It lists a band of the network, but for a service that nobody says the network offers.
      if (!usable.some(({ name }) => supports(name))) return { verdict: 'no', confirmed: false };
      return { verdict: low.some(({ name }) => supports(name)) ? 'good' : 'limited', confirmed: true };
    }
    if (!usable.some(({ name }) => supports(name))) return { verdict: 'no', confirmed: true };
    let weight = 0;
    let supported = 0;
    for (const { name } of scored) {
      const points = LOW.includes(name) ? 2 : 1;
      weight += points;
      if (supports(name)) supported += points;
    }
    const isGood =
      supported * 10 >= weight * 6 &&
      (low.length === 0 || low.some(({ name }) => supports(name))) &&
      scored.every(({ core, name }) => !core || supports(name));
    return { verdict: isGood ? 'good' : 'limited', confirmed: true };
  }

  const asItIs = says(false);
  // A `no` for which the missing part of a band alone decides is not proven.
  if (asItIs.verdict === 'no' && asItIs.confirmed && says(true).verdict !== 'no')
    return { verdict: 'no', confirmed: false, basis };
  return { ...asItIs, basis };
}

/** The bands of a device that count on the network: whole ones, and parts where the network uses that part alone. */
function bandsThatCount(device: PlainDevice, network: PlainNetwork, wholeBands: boolean): string[] {
  const { lpwa, apart, parts } = device;
  return device.lte.filter((name) => {
    if (lpwa && apart) {
      const byLteM = network.ltem === 'yes' && apart.ltem.includes(name);
      const byNbIot = network.nbiot === 'yes' && apart.nbiot.includes(name);
      if (!byLteM && !byNbIot) return false;
    }
    if (wholeBands) return true;
    return parts
      .filter((part) => part.slice(0, -1) === name)
      .every((part) => network.lte.some((band) => band.part === part && !CANNOT_CARRY_ALONE.includes(band.name)));
  });
}

/** The world in memory: countries with their networks, and devices, ready to be judged and looked up. */
import type { Depth, DeviceFacts, NetworkFacts, Radio } from '../core/facts.js';
import { type Device, type Network, prepareDevice, prepareNetwork } from '../core/verdict.js';

/** A name in the languages of the facts. */
export interface LocalName {
  readonly en: string;
  readonly zh: string;
}

export interface WorldNetwork {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
  readonly judged: Network;
}

export interface WorldCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly cc: string;
  readonly name: LocalName;
  readonly depth: Depth;
  /** Day on which the facts were checked, `YYYY-MM-DD`. */
  readonly checked: string;
  readonly networks: readonly WorldNetwork[];
}

export interface WorldDevice {
  readonly id: string;
  readonly name: string;
  readonly vendor: string | null;
  readonly kind: string;
  readonly radio: Radio;
  readonly lteCategory: string | null;
  readonly judged: Device;
}

export interface World {
  /** Version of the facts, and the day on which they were checked. */
  readonly version: string;
  readonly updated: string;
  readonly countries: ReadonlyMap<string, WorldCountry>;
  readonly devices: ReadonlyMap<string, WorldDevice>;
}

export function worldNetwork(network: Omit<WorldNetwork, 'judged'>, facts: NetworkFacts): WorldNetwork {
  return { ...network, judged: prepareNetwork(facts) };
}

export function worldDevice(device: Omit<WorldDevice, 'judged' | 'radio'>, facts: DeviceFacts): WorldDevice {
  return { ...device, radio: facts.radio, judged: prepareDevice(facts) };
}

/** In the page of the benchmark: plans all devices for all countries, as the app does. */
import { COVER_RULES, planForPlaces } from '../../../src/core/planning.js';
import { decodeWorld } from '../../../src/world/snapshot/world-snapshot.js';

interface BrowserPlan {
  readonly devices: number;
  readonly countries: number;
  readonly size: number;
  readonly proved: boolean;
}

declare global {
  /** How many rules there are. */
  var planRules: readonly string[];
  /** Reads the world; to be called once. */
  var readWorld: (text: string) => void;
  var planEverything: (rule: number) => BrowserPlan;
}

let world: ReturnType<typeof decodeWorld>;
globalThis.planRules = COVER_RULES;
globalThis.readWorld = (text) => {
  world = decodeWorld(text);
};
globalThis.planEverything = (rule) => {
  const devices = [...world.devices.values()];
  const places = [...world.countries.values()].map(({ cc, networks }) => ({ id: cc, networks }));
  const { size, proved } = planForPlaces(devices, places, { covered: COVER_RULES[rule]! });
  return { devices: devices.length, countries: places.length, size, proved };
};

import { COVER_RULES, type CoverRule, type Plan, planForPlaces } from '../core/planning.js';
import { InputError, showValue } from './input-error.js';
import type { KnownWorld } from './known-world.js';
import {
  type CountriesInput,
  type DevicesInput,
  readCountriesInput,
  readDevicesInput,
} from './read-question.js';

export interface PlanChoice extends DevicesInput {
  /**
   * When a device serves a country: `every-good` it is good on all networks · `one-good` on at least one, so that one
   * suitable subscription is enough (if left out) · `one-usable` at least one network takes it, if with limits.
   */
  readonly covered?: CoverRule;
  /** How many of the smallest plans to name at most; 20 if left out. */
  readonly limit?: number;
}

/**
 * Plans the fewest devices that together serve one or more countries: every plan as small as that, the countries that stay
 * open and why, and what costs the last device. Exact, not an approximation. Places of the plan are countries, by code.
 * @returns plain data that survives JSON
 * @throws InputError where a country or device is unknown or ambiguous, or there is no such rule
 * @throws RangeError where `limit` is no whole number above 0
 */
export function planDevices(
  world: KnownWorld,
  countries: CountriesInput,
  { covered = 'one-good', limit = 20, ...choice }: PlanChoice = {},
): Plan {
  const places = readCountriesInput(world, countries);
  const devices = readDevicesInput(world, choice);
  if (!COVER_RULES.includes(covered)) throw new InputError({ code: 'not-a-rule', given: showValue(covered) });
  return planForPlaces(
    devices,
    places.map(({ cc, networks }) => ({ id: cc, networks })),
    { covered, limit },
  );
}

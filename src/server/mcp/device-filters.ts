/** Which devices come into question: what `find_devices` and `plan_devices` take beside the countries. */
import { z } from 'zod';
import { RADIOS } from '../../core/device.js';
import { COVER_RULES } from '../../core/planning.js';
import { DEVICE_KINDS } from '../../schema/facts.js';
import { foldName } from '../../world/names/near-matches.js';
import { vendorNames } from '../../world/names/vendor-names.js';
import type { WorldDevice } from '../../world/world.js';
import type { ToolQuestion } from './tool-question.js';

export const covered = z
  .enum(COVER_RULES)
  .default('one-good')
  .describe('When a country counts as covered: every network good, one good, or one usable with limits.');

export const deviceFilters = {
  radio: z
    .enum(RADIOS)
    .optional()
    .describe('`lte`, `lpwa` (LTE-M/NB-IoT only), `nr` (5G with LTE), `redcap`.'),
  kind: z.enum(DEVICE_KINDS).optional().describe('What sort of device, like `module`.'),
  vendor: z.string().min(2).max(60).optional().describe('Maker, like `Quectel` or `移远`.'),
  lte_category: z
    .string()
    .max(8)
    .optional()
    .describe('LTE category like `4` or `1 bis`; devices without a known one are left out.'),
};

interface Filters {
  readonly radio?: string | undefined;
  readonly kind?: string | undefined;
  readonly vendor?: string | undefined;
  readonly lte_category?: string | undefined;
}

/** The devices that the filters leave. */
export function filterDevices(
  { radio, kind, vendor, lte_category }: Filters,
  { site: { world } }: ToolQuestion,
): WorldDevice[] {
  const maker = foldName(vendor ?? '');
  return [...world.devices.values()].filter(
    (device) =>
      (radio ?? device.radio) === device.radio &&
      (kind ?? device.kind) === device.kind &&
      (maker === '' || vendorNames(device.vendor).some((name) => foldName(name).includes(maker))) &&
      (lte_category === undefined || foldName(device.lteCategory ?? '') === foldName(lte_category)),
  );
}

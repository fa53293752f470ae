/** Which devices come into question: what `find_devices` and `plan_devices` take beside the countries. */
import { z } from 'zod';
import { RADIOS } from '../../core/device.js';
import { COVER_RULES } from '../../core/planning.js';
import { DEVICE_KINDS } from '../../schema/facts.js';
import { foldName } from '../../world/names/near-matches.js';
import { MCP_PLAN_WORDS } from '../../words/mcp-plans.js';
import { vendorNames } from '../../world/names/vendor-names.js';
import type { WorldDevice } from '../../world/world.js';
import { device } from './inputs.js';
import type { ToolQuestion } from './tool-question.js';

export const covered = z
  .enum(COVER_RULES)
  .default('one-good')
  .describe('When a country counts as covered: every network good, one good, or one usable with limits.');

export const deviceFilters = {
  devices: z.array(device).min(1).max(60).optional().describe('Only these, like ["ec25-e", "ec25-af"].'),
  radio: z.enum(RADIOS).optional().describe('`lpwa` is LTE-M or NB-IoT only, `nr` 5G with LTE.'),
  kind: z.enum(DEVICE_KINDS).optional().describe('What sort of device, like `module`.'),
  vendor: z.string().min(2).max(60).optional().describe('Maker, like `Quectel` or `移远`.'),
  lte_category: z
    .string()
    .max(30)
    .optional()
    .describe('LTE category, `4` or `1 bis`; unknown ones are left out.'),
};

interface Filters {
  readonly devices?: readonly string[] | undefined;
  readonly radio?: string | undefined;
  readonly kind?: string | undefined;
  readonly vendor?: string | undefined;
  readonly lte_category?: string | undefined;
}

/** The devices that the filters leave. */
export function chooseDevices(
  { devices, radio, kind, vendor, lte_category }: Filters,
  question: ToolQuestion,
): WorldDevice[] {
  const maker = foldName(vendor ?? '');
  const own = devices?.flatMap((name) => question.variants(name));
  const found = [...question.site.world.devices.values()].filter(
    (device) =>
      (own?.includes(device) ?? true) &&
      (radio ?? device.radio) === device.radio &&
      (kind ?? device.kind) === device.kind &&
      (maker === '' || vendorNames(device.vendor).some((name) => foldName(name).includes(maker))),
  );
  if (lte_category === undefined) return found;
  const unknown = found.filter(({ lteCategory }) => lteCategory === null).length;
  if (unknown > 0) question.notes.push(MCP_PLAN_WORDS[question.lang].categoryUnknown(unknown));
  const category = foldCategory(lte_category);
  return found.filter(({ lteCategory }) => lteCategory !== null && foldCategory(lteCategory) === category);
}

/** `1bis` of `LTE Cat 1 bis`, `Category 1-bis` and `1 bis`. */
function foldCategory(category: string): string {
  return foldName(category).replace(/^(lte)?(cat(egory)?)?/, '');
}

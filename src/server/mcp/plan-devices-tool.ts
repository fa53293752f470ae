import { z } from 'zod';
import { RADIOS } from '../../core/device.js';
import { OPEN_REASONS, type Plan, PLAN_RESULTS, planByRadio, planForPlaces } from '../../core/planning.js';
import { MCP_PLAN_WORDS } from '../../words/mcp-plans.js';
import { covered, deviceFilters, chooseDevices } from './device-filters.js';
import { countries } from './inputs.js';
import { tool } from './tool.js';
import type { ToolQuestion } from './tool-question.js';

/** Most devices that a group names; any one of them will do. */
const MOST_NAMED = 12;
/** Most plans in one answer. */
const MOST_PLANS = 10;

const Group = z
  .strictObject({
    devices: z.array(z.string()).describe(`Ids, better ranked first; the first ${MOST_NAMED}.`),
    count: z.int().describe('How many devices will do equally here.'),
    serves: z.array(z.string()).describe('Countries that each of them covers.'),
  })
  .meta({ id: 'DeviceGroup', description: 'Devices of which any one will do.' });

const Open = z
  .strictObject({
    cc: z.string(),
    name: z.string(),
    why: z.enum(OPEN_REASONS).describe('The best that any device has there, or `not-every-network`.'),
    closest: z.array(z.string()).describe('Ids of the devices that come closest; the first three.'),
  })
  .meta({ id: 'OpenPlace', description: 'A country that no device covers, and why.' });

export const planDevicesTool = tool({
  name: 'plan_devices',
  title: 'Plan the fewest devices',
  description:
    'Finds the fewest devices that together cover all countries of a product, proved to be the fewest: up to ten such ' +
    'choices, what stays open and why, which countries cost the extra device, and the same for each radio. To rank or ' +
    'compare single devices use find_devices; for how long a choice lasts check_life. No key; a snapshot, dated in ' +
    'each answer, without prices or certificates; one answer, no pages. Filters that fit no device say so; unknown ' +
    'names come back under `unresolved`. Example: countries ["EU", "jp", "br"], kind "module", covered "every-good".',
  input: {
    countries,
    covered,
    ...deviceFilters,
  },
  output: {
    result: z.enum(PLAN_RESULTS).describe('`covered` all, `partly`, `nothing`, or nothing was asked.'),
    size: z.int().describe('The fewest devices that cover what can be covered.'),
    plans: z.array(z.array(Group)).describe('Plans of that size: one device of each group.'),
    count: z
      .int()
      .describe('How many plans of that size there are, counted in devices; at least, if not complete.'),
    complete: z.boolean().describe('Whether `plans` has all of them.'),
    open: z.array(Open),
    costly: z.array(z.string()).describe('The fewest countries without which one device less is enough.'),
    by_radio: z
      .array(
        z.strictObject({
          radio: z.enum(RADIOS),
          size: z.int(),
          open: z.int(),
          devices: z.array(z.string()),
        }),
      )
      .describe('The fewest devices of one radio, countries that stay open then, and one choice of ids.'),
  },
  answer(input, question) {
    const words = MCP_PLAN_WORDS[question.lang];
    const places = question.countries(input.countries).map(({ cc, networks }) => ({ id: cc, networks }));
    const devices = chooseDevices(input, question);
    const options = { covered: input.covered, limit: MOST_PLANS };
    const plan = planForPlaces(devices, places, options);
    const radios =
      places.length > 0 && input.radio === undefined ? planByRadio(devices, places, options) : [];
    const byRadio = radios.map(({ radio, plan: { size, open, choices } }) => ({
      radio,
      size,
      open: open.length,
      devices: (choices[0] ?? []).map((group) => group.devices[0]!),
    }));
    const open = plan.open.map(({ id, why, closest }) => ({
      cc: id,
      name: question.site.world.countries.get(id)!.name[question.lang],
      why,
      closest: closest.slice(0, 3),
    }));
    const plans = plan.choices.map((groups) =>
      groups.map(({ devices: ids, serves }) => ({
        devices: ids.slice(0, MOST_NAMED),
        count: ids.length,
        serves: [...serves],
      })),
    );
    return {
      answer:
        places.length === 0
          ? question.words.notUnderstood
          : words.plan(firstChoice(plan, question), plan, places.length),
      fields: {
        result: plan.result,
        size: plan.size,
        plans,
        count: plan.count,
        complete: plan.complete,
        open,
        costly: [...plan.costly],
        by_radio: byRadio,
      },
      lines: [
        ...plans.map((groups, at) => words.planLine(at + 1, groups)),
        ...(plan.complete || plans.length === 0 ? [] : [words.morePlans(plan.count)]),
        ...(plan.costly.length > 0 ? [words.costly(plan.costly)] : []),
        ...open.map((place) => words.openPlace(place)),
        ...byRadio.map((radio) => words.radioPlan(radio)),
        ...(plans.length > 0 ? [question.words.limits] : []),
      ],
    };
  },
});

/** The best plan, each group by the names of its devices. */
function firstChoice({ choices }: Plan, { site }: ToolQuestion): string[][] {
  return (choices[0] ?? []).map(({ devices }) => devices.map((id) => site.world.devices.get(id)!.name));
}

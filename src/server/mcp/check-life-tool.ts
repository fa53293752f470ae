import { z } from 'zod';
import {
  CONSEQUENCES,
  judgeFleetLife,
  type LifeStep,
  type NetworkLife,
  PHASES,
  type PlannedLife,
  readPlannedLife,
  SERVICES_THAT_END,
} from '../../core/life.js';
import { DATE_NOTES } from '../../core/service.js';
import { OUTCOMES } from '../../core/tally.js';
import { MCP_LIFE_WORDS } from '../../words/mcp-life.js';
import { networkName } from '../../words/network-name.js';
import { countries, device } from './inputs.js';
import { stateSaid } from './state-said.js';
import { BadInput, type ToolQuestion } from './tool-question.js';
import { tool } from './tool.js';

const Step = z
  .strictObject({
    service: z.enum(SERVICES_THAT_END),
    state: z.enum(['planned', 'ending', 'off']),
    date: z.string().nullable(),
    date_note: z.enum(DATE_NOTES).optional(),
    phase: z.enum(PHASES),
    consequence: z
      .enum(CONSEQUENCES)
      .describe('`other-left`, `no-fallback` LTE stays without 2G and 3G, `no-service` nothing is left.'),
    then: z.enum(OUTCOMES).describe('The answer afterwards.'),
    in_life: z
      .enum(['before', 'inside', 'after', 'unknown'])
      .optional()
      .describe('Where it lies in the planned life.'),
  })
  .meta({ id: 'LifeStep', description: 'The end of a service that the device uses.' });

const outlook = {
  now: z.enum(OUTCOMES).describe('The answer today.'),
  until: z
    .string()
    .nullable()
    .describe('The last day on which it holds, as announced; null if no end is dated.'),
  then: z.enum(OUTCOMES).describe('The answer afterwards.'),
};

const Life = z
  .strictObject({
    device: z.string(),
    cc: z.string(),
    network: z.string(),
    name: z.string(),
    ...outlook,
    ends_inside: z
      .boolean()
      .describe('The answer gets worse inside the planned life, or on a day that is not known.'),
    ends_before: z.boolean().describe('It gets worse before the planned life begins.'),
    asked_about: z.literal(true).optional().describe('The question named this network.'),
    steps: z.array(Step),
    says: z.string().describe('The same in words.'),
  })
  .meta({ id: 'NetworkLife', description: 'How long the answer for a device on a network holds.' });

/** Most devices in countries in one question. */
const MOST_ASKED = 200;

/** Above so many, only the countries where an end is announced are told one by one. */
const MOST_TOLD = 60;

const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;

export const checkLifeTool = tool({
  name: 'check_life',
  title: 'How long devices keep working',
  description:
    'Decides how long devices keep working in countries: the answer today, the announced ends of the 2G, 3G or NB-IoT ' +
    'that each device uses, what is left afterwards, and what gets worse in a planned life. For all switch-offs ' +
    'whatever the device use list_switch_offs; for bands and reasons check_device. No key; a snapshot, dated in each ' +
    'answer; at most 200 pairs of device and country, in pages. Ends without a date are told and change no answer. ' +
    'Unknown names come back under `unresolved`. Example: devices ["ec25-e"], countries ["de", "Nordics"], from ' +
    '"2027", years 10.',
  input: {
    devices: z
      .array(device)
      .min(1)
      .max(10)
      .describe('1 to 10 devices: ids or names, like ["ec25-e", "bg95-m3"].'),
    countries,
    from: z
      .string()
      .regex(DATE)
      .optional()
      .describe('Start of the planned life, like `2027`; today if left out.'),
    to: z.string().regex(DATE).optional().describe('Its end, like `2036-12`; or send `years`.'),
    years: z.int().min(1).max(50).optional().describe('Its length in years, in place of `to`.'),
  },
  output: {
    places: z
      .array(z.strictObject({ device: z.string(), cc: z.string(), name: z.string(), ...outlook }))
      .describe('How long the best answer for a device in a country holds; above 60 only those that change.'),
    networks: z
      .array(Life)
      .describe('One entry a device and network with an end that matters to the device.'),
    untouched: z.int().describe('Devices on networks of which no such end is known.'),
    life: z
      .strictObject({ from: z.string(), to: z.string() })
      .nullable()
      .describe('The planned life; null where none was asked.'),
  },
  answer(input, question) {
    const words = MCP_LIFE_WORDS[question.lang];
    const { world } = question.site;
    const devices = [
      ...new Set(input.devices.map((name) => question.device(name)).filter((found) => found !== undefined)),
    ];
    const places = question.countries(input.countries).map(({ cc, networks }) => ({ id: cc, networks }));
    const asked = devices.length * places.length;
    if (asked > MOST_ASKED)
      throw new BadInput(
        `${devices.length} devices in ${places.length} countries are ${asked} questions; ask for at most ${MOST_ASKED} at once.`,
      );
    const life = plannedLife(input, question);
    const fleets = devices.map((one) => ({ one, ...judgeFleetLife([one], places, question.asOf, life) }));
    const lives = fleets.flatMap((fleet) => fleet.lives);
    const touched = lives.map((each) => lifeOf(each, question)).filter(({ steps }) => steps.length > 0);
    const page = question.page(touched);
    const outlooks = fleets.map(({ one, places }) => ({
      name: one.name,
      places: places.map(({ id, now, until, then }) => ({
        device: one.id,
        cc: id,
        name: world.countries.get(id)!.name[question.lang],
        now,
        until,
        then,
      })),
    }));
    const inside = touched.filter(({ ends_inside }) => ends_inside).length;
    const before = touched.filter(({ ends_before }) => ends_before).length;
    const untouched = lives.length - touched.length;
    return {
      answer:
        asked === 0
          ? question.words.notUnderstood
          : words.life(outlooks, life && { ...life, inside, before, of: lives.length }),
      fields: {
        places: outlooks
          .flatMap(({ places }) => places)
          .filter(({ until }) => asked <= MOST_TOLD || until !== null),
        networks: page,
        untouched,
        life: life ?? null,
      },
      lines: [
        ...page.map((each) => words.lifeOfNetwork(each, world.devices.get(each.device)!.name)),
        ...(untouched > 0 ? [words.untouched(untouched)] : []),
      ],
    };
  },
});

/** @throws BadInput for a life that cannot be read, or ends before it begins */
function plannedLife(
  { from, to, years }: { from?: string | undefined; to?: string | undefined; years?: number | undefined },
  { asOf }: ToolQuestion,
): PlannedLife | undefined {
  if (from === undefined && to === undefined && years === undefined) return undefined;
  const end = to ?? years;
  if (end === undefined) throw new BadInput('A planned life needs an end: add `to` or `years`.');
  const read = readPlannedLife(from ?? asOf, end);
  if ('life' in read) return read.life;
  throw new BadInput(
    {
      'from-is-no-date': `from: there is no day ${from}.`,
      'to-is-no-date': `to: there is no day ${to}.`,
      'ends-before-it-begins': `The planned life ends on ${to}, before it begins on ${from ?? asOf}.`,
    }[read.problem],
  );
}

function lifeOf(
  { device, place, network, now, until, then, endsInside, steps }: NetworkLife,
  question: ToolQuestion,
): z.infer<typeof Life> {
  const words = MCP_LIFE_WORDS[question.lang];
  const country = question.site.world.countries.get(place)!;
  const mattering = steps.filter(({ consequence }) => consequence !== 'none');
  return {
    device,
    cc: place,
    network,
    name: networkName(
      country.networks.find(({ id }) => id === network)!,
      question.lang,
    ),
    now,
    until,
    then,
    ends_inside: endsInside,
    ends_before: mattering.some(
      ({ phase, moment, then }) => phase === 'ahead' && moment === 'before' && then !== now,
    ),
    ...(question.marked.has(network) && { asked_about: true }),
    steps: mattering.map(stepOf),
    says: mattering
      .map((step) => words.step(stateSaid(network, step, question), step.phase, step.consequence))
      .join(question.lang === 'en' ? '; ' : '；'),
  };
}

function stepOf({
  service,
  state,
  date,
  dateNote,
  phase,
  consequence,
  then,
  moment,
}: LifeStep): z.infer<typeof Step> {
  return {
    service,
    state: state as z.infer<typeof Step>['state'],
    date,
    ...(dateNote && { date_note: dateNote }),
    phase,
    consequence,
    then,
    ...(moment && { in_life: moment }),
  };
}

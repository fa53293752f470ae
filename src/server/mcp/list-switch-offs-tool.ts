import { z } from 'zod';
import { compareTexts } from '../../core/compare-texts.js';
import { lastDayOf } from '../../core/date.js';
import {
  findSwitchOffs,
  type Phase,
  PHASES,
  phaseOf,
  SERVICES_THAT_END,
  type ServiceThatEnds,
  usesService,
} from '../../core/life.js';
import { DATE_NOTES } from '../../core/service.js';
import { verdictOf } from '../../core/verdict.js';
import { foldName } from '../../world/names/near-matches.js';
import { networkName } from '../../words/network-name.js';
import type { WorldCountry, WorldDevice, WorldNetwork } from '../../world/world.js';
import { anyCountries, device } from './inputs.js';
import { correctionOf, sayStates, stateSaid } from './state-said.js';
import type { ToolQuestion } from './tool-question.js';
import { tool } from './tool.js';

const STATES_OF_ENDS = ['planned', 'ending', 'off'] as const;
/** Most ids of devices that one entry names. */
const MOST_NAMED = 20;

const Stranded = z.array(z.string());

const SwitchOff = z
  .strictObject({
    cc: z.string(),
    country: z.string(),
    network: z.string().describe('Id of the network.'),
    name: z.string().describe('Name of the network.'),
    service: z.enum(SERVICES_THAT_END),
    state: z.enum(STATES_OF_ENDS).describe('`planned` announced, `ending` in steps, `off` switched off.'),
    date: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD; null where none is known.'),
    date_note: z.enum(DATE_NOTES).optional().describe('Half or quarter of the year in `date`.'),
    phase: z
      .enum(PHASES)
      .describe(
        '`overdue` its date has passed unconfirmed, `under-way` without a date, `ahead`, `past` done.',
      ),
    passed: z.boolean().describe('The phase is `overdue`.'),
    asked_about: z.literal(true).optional().describe('The question named this network.'),
    corrected: z.literal(true).optional().describe('The state is our correction of the publisher’s.'),
    stranded: Stranded.describe(
      'Devices that use the service and proven have no LTE here; the first 20 ids.',
    ),
    stranded_count: z.int().describe('All of them.'),
    unconfirmed: Stranded.describe(
      'Devices that use it and of which no source says that they work here; 20 ids.',
    ),
    unconfirmed_count: z.int().describe('All of them.'),
    says: z.string().describe('The same in words.'),
  })
  .meta({ id: 'SwitchOff', description: 'The end of a service on a network.' });
type SwitchOff = z.infer<typeof SwitchOff>;

const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const day = z.string().regex(DAY, 'a date is YYYY, YYYY-MM or YYYY-MM-DD').optional();

/** The groups of an answer, in its order: what needs a look now comes first. */
const GROUPS: readonly Phase[] = ['overdue', 'under-way', 'ahead', 'past'];

export const listSwitchOffsTool = tool({
  name: 'list_switch_offs',
  title: 'Switch-offs of 2G, 3G and NB-IoT',
  description:
    'Lists where 2G, 3G or NB-IoT was, is being or will be switched off: overdue, under way, ahead, done, with ' +
    'devices that have no LTE there. What the ends mean for one device is check_life; all services of a country ' +
    'get_country_networks. No key; a snapshot, dated in each answer; 25 entries an answer, the rest by `cursor`. ' +
    'Overdue, under way and undated ends stay whatever the dates; a country without an entry says what is known. ' +
    'Unknown names come back under `unresolved`. Example: countries ["de", "ASEAN"], services ["g2"], to "2028-06".',
  input: {
    countries: anyCountries,
    operator: z
      .string()
      .min(1)
      .max(80)
      .optional()
      .describe('Part of a network id, name or group, like `vodafone`.'),
    services: z
      .array(z.enum(SERVICES_THAT_END))
      .min(1)
      .default([...SERVICES_THAT_END])
      .describe('`g2` 2G, `g3` 3G, `nbiot` NB-IoT.'),
    states: z
      .array(z.enum(STATES_OF_ENDS))
      .min(1)
      .default([...STATES_OF_ENDS])
      .describe('`planned` announced, `ending` in steps, `off` done; leave out `off` for what is to come.'),
    device: device.optional().describe('Only services that this device uses, like `bg95-m3`.'),
    from: day.describe('Earliest date of what is off or dated ahead, like `2025`.'),
    to: day.describe('Latest date, like `2028-06`.'),
    limit: z.int().min(1).max(100).default(25).describe('Most entries in one answer.'),
  },
  output: {
    matching: z.int().describe('Entries in all, on every page together.'),
    groups: z
      .strictObject({ overdue: z.int(), 'under-way': z.int(), ahead: z.int(), past: z.int() })
      .describe('The same by phase.'),
    entries: z.array(SwitchOff).describe('By phase in this order, then by date; without a date last.'),
    without_entry: z
      .array(
        z.strictObject({
          cc: z.string(),
          name: z.string(),
          says: z.string(),
          other: z.boolean().describe('It has switch-offs that the question leaves out.'),
        }),
      )
      .describe('Countries asked about without an entry, and what is known of them.'),
    left_out: z
      .strictObject({ ahead: z.int(), past: z.int(), undated: z.int() })
      .describe('What a range of dates leaves out: dated ahead, done, and how many of these have no date.'),
    devices_using: z
      .strictObject({ g2: z.int(), g3: z.int(), nbiot: z.int() })
      .describe('How many of the devices use each service.'),
    bands_only: z.array(z.string()).describe('Countries whose service states were not researched.'),
  },
  answer(input, question) {
    const { words } = question;
    const { countries, devices: known } = question.site.world;
    const only = input.device === undefined ? undefined : question.device(input.device);
    const named = input.countries && question.countries(input.countries);
    const places = named ?? [...countries.values()];
    const operator = foldName(input.operator ?? '');
    const devices = only ? [only] : [...known.values()];
    // a device that was not understood must not widen the question to every device
    const asked = input.device === undefined || only ? places : [];
    question.answerEach('country', (cc) => sayStates(countries.get(cc)!.networks, input.services, question));
    const services = input.services.filter((service) => !only || usesService(only, service));
    const found = asked.flatMap((place) =>
      place.networks.flatMap((network) =>
        (isCalled(network, operator) ? servicesThatEnd(network, services, input.states) : []).map((service) =>
          entryOf(place, network, service, devices, question),
        ),
      ),
    );
    const outside = found.filter((entry) => !isWithin(entry, input));
    const entries = found.filter((entry) => isWithin(entry, input)).sort(compareEntries);
    if (operator && !places.some(({ networks }) => hasCalled(networks, operator)))
      question.leaveOut({ parameter: 'operator', given: input.operator!, kind: 'unknown' });
    const page = question.page(entries, input.limit);
    const groups = countPhases(entries);
    const bandsOnly = asked.filter(
      ({ depth, networks }) => depth === 'bands' && hasCalled(networks, operator),
    );
    const withoutEntry = (named ?? [])
      .filter(({ cc }) => !entries.some((entry) => entry.cc === cc))
      .map((country) => withoutEntryOf(country, input.services, question));
    const fields = {
      matching: entries.length,
      groups,
      entries: page,
      without_entry: withoutEntry,
      left_out: countLeftOut(outside),
      devices_using: countUsing(devices),
      bands_only: bandsOnly.map(({ cc }) => cc),
    };
    return {
      answer:
        asked.length === 0
          ? question.withoutAnswer
          : words.switchOffs(
              groups,
              new Set(entries.map(({ cc }) => cc)).size,
              withoutEntry.length,
              withoutEntry.filter(({ other }) => other).length,
              input.from !== undefined || input.to !== undefined,
            ),
      fields,
      lines: [
        ...page.map((entry) => words.switchOff(entry)),
        ...withoutEntry.map((country) => words.withoutEntry(country)),
        ...(outside.length > 0 ? [words.outsideDates(fields.left_out)] : []),
        ...(bandsOnly.length > 0 ? [words.bandsOnly(fields.bands_only)] : []),
      ],
    };
  },
});

/** How many entries there are of each phase. */
function countPhases(entries: readonly SwitchOff[]) {
  const count = (phase: Phase) => entries.filter((entry) => entry.phase === phase).length;
  return {
    overdue: count('overdue'),
    'under-way': count('under-way'),
    ahead: count('ahead'),
    past: count('past'),
  };
}

function countUsing(devices: readonly WorldDevice[]) {
  const countUsers = (service: ServiceThatEnds) =>
    devices.filter((each) => usesService(each, service)).length;
  return { g2: countUsers('g2'), g3: countUsers('g3'), nbiot: countUsers('nbiot') };
}

/** What a range of dates leaves out, for the answer to say. */
function countLeftOut(outside: readonly SwitchOff[]) {
  const { ahead, past } = countPhases(outside);
  return { ahead, past, undated: outside.filter(({ date }) => date === null).length };
}

function compareEntries(a: SwitchOff, b: SwitchOff): number {
  return (
    GROUPS.indexOf(a.phase) - GROUPS.indexOf(b.phase) ||
    compareTexts(lastDay(a), lastDay(b)) ||
    compareTexts(a.cc, b.cc) ||
    compareTexts(a.network, b.network)
  );
}

/** What is known of a country that was asked about and has no entry. */
function withoutEntryOf(
  { cc, name, networks }: WorldCountry,
  services: readonly ServiceThatEnds[],
  question: ToolQuestion,
) {
  return {
    cc,
    name: name[question.lang],
    says: sayStates(networks, services, question),
    other: networks.some(({ status }) =>
      findSwitchOffs(status).some(({ service }) => services.includes(service)),
    ),
  };
}

/** Those of the services that end on a network and whose end is in one of the states. */
function servicesThatEnd(
  { status }: WorldNetwork,
  services: readonly ServiceThatEnds[],
  states: readonly string[],
): ServiceThatEnds[] {
  return findSwitchOffs(status)
    .filter(({ service, status: { state } }) => services.includes(service) && states.includes(state))
    .map(({ service }) => service);
}

function entryOf(
  place: WorldCountry,
  network: WorldNetwork,
  service: ServiceThatEnds,
  devices: readonly WorldDevice[],
  question: ToolQuestion,
): SwitchOff {
  const status = network.status[service];
  const { date, dateNote } = status;
  const phase = phaseOf(status, question.asOf);
  const without = devices
    .filter((each) => usesService(each, service))
    .map((each) => ({ id: each.id, ...verdictOf(each, network) }))
    .filter(({ verdict }) => verdict === 'no');
  const stranded = without.filter(({ confirmed }) => confirmed).map(({ id }) => id);
  const unconfirmed = without.filter(({ confirmed }) => !confirmed).map(({ id }) => id);
  return {
    cc: place.cc,
    country: place.name[question.lang],
    network: network.id,
    name: networkName(network, question.lang),
    service,
    state: status.state as SwitchOff['state'],
    date,
    ...(dateNote && { date_note: dateNote }),
    phase,
    passed: phase === 'overdue',
    ...(question.marked.has(network.id) && { asked_about: true }),
    ...(correctionOf(network.id, service, question)?.outcome === 'applied' && { corrected: true }),
    stranded: stranded.slice(0, MOST_NAMED),
    stranded_count: stranded.length,
    unconfirmed: unconfirmed.slice(0, MOST_NAMED),
    unconfirmed_count: unconfirmed.length,
    says: stateSaid(network.id, { service, ...status }, question),
  };
}

/**
 * Whether an entry fits a range of dates. What is overdue, under way or announced without a date may happen on any day and
 * always fits.
 */
function isWithin(
  { phase, date, date_note }: SwitchOff,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): boolean {
  if (phase === 'overdue' || phase === 'under-way' || (phase === 'ahead' && date === null)) return true;
  if (from === undefined && to === undefined) return true;
  if (date === null) return false;
  return (
    (from === undefined || lastDayOf(date, date_note) >= from) && (to === undefined || date <= lastDayOf(to))
  );
}

function lastDay({ date, date_note }: SwitchOff): string {
  return date === null ? '9999' : lastDayOf(date, date_note);
}

function hasCalled(networks: readonly WorldNetwork[], operator: string): boolean {
  return networks.some((network) => isCalled(network, operator));
}

/** Whether an operator's name, folded, is part of the id, name or group of a network. */
function isCalled({ id, name, group }: WorldNetwork, operator: string): boolean {
  return [id, name, group ?? ''].some((text) => foldName(text).includes(operator));
}

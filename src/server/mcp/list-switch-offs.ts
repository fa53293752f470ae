import { z } from 'zod';
import { lastDayOf } from '../../core/date.js';
import { DATE_NOTES, type Service } from '../../core/service.js';
import { verdictOf } from '../../core/verdict.js';
import { VERDICT_WORDS } from '../../words/verdict.js';
import { foldName } from '../../world/names/near-matches.js';
import type { WorldDevice, WorldNetwork } from '../../world/world.js';
import { countries, device } from './inputs.js';
import { tool } from './tool.js';

const ENDING = ['off', 'ending', 'planned'] as const;
const SERVICES_THAT_END = ['g2', 'g3', 'nbiot'] as const;

const SwitchOff = z
  .strictObject({
    cc: z.string(),
    country: z.string(),
    network: z.string().describe('Id of the network.'),
    name: z.string().describe('Name of the network.'),
    service: z.enum(SERVICES_THAT_END),
    state: z.enum(ENDING).describe('`off` switched off, `ending` in steps, `planned` announced.'),
    date: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD; null where none is known.'),
    date_note: z.enum(DATE_NOTES).optional().describe('Half or quarter of the year in `date`.'),
    passed: z
      .boolean()
      .describe('A planned date lies before the day of asking, and nobody confirmed the end.'),
    stranded: z
      .array(z.string())
      .describe(
        'Ids of devices that use the service and have no LTE on this network: they may lose it altogether.',
      ),
    says: z.string().describe('The same in words.'),
  })
  .meta({ id: 'SwitchOff', description: 'The end of a service on a network.' });

const DAY = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

export const listSwitchOffs = tool({
  name: 'list_switch_offs',
  title: 'Switch-offs of 2G, 3G and NB-IoT',
  description:
    'Lists where 2G, 3G or NB-IoT was, is being or will be switched off, by country, operator, service and date, with ' +
    'the devices that use the service and those that would be left without LTE there. For all states of one country use ' +
    'get_country_networks. Reads a dated snapshot: countries researched for bands only have no entries, which is not a ' +
    'promise of service. Unknown names are returned under `unresolved`. ' +
    'Example: countries ["de", "au"], services ["g3"], from "2024", to "2028-06".',
  input: {
    countries: countries.optional(),
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
      .describe('`g2` 2G, `g3` 3G, `nbiot` NB-IoT; leave out for all three.'),
    device: device.optional().describe('Only services that this device uses: id or name, like `bg95-m3`.'),
    from: z
      .string()
      .regex(DAY, 'a date is YYYY, YYYY-MM or YYYY-MM-DD')
      .optional()
      .describe('Earliest date, like `2025`.'),
    to: z
      .string()
      .regex(DAY, 'a date is YYYY, YYYY-MM or YYYY-MM-DD')
      .optional()
      .describe('Latest date, like `2028-06`; with from or to, entries without a date are left out.'),
    limit: z.int().min(1).max(100).default(25).describe('Most entries in one answer.'),
  },
  output: {
    matching: z.int().describe('Entries in all, on every page together.'),
    entries: z.array(SwitchOff).describe('By date, earliest first; without a date last.'),
    devices_using: z
      .strictObject({ g2: z.array(z.string()), g3: z.array(z.string()), nbiot: z.array(z.string()) })
      .describe('Ids of all devices that use each service.'),
    bands_only: z
      .array(z.string())
      .describe(
        'Countries asked about whose service states were not researched: no entry there proves nothing.',
      ),
  },
  answer(input, question) {
    const { words, lang, asOf } = question;
    const { world } = question.site;
    const only = input.device === undefined ? undefined : question.device(input.device);
    const places = input.countries ? question.countries(input.countries) : [...world.countries.values()];
    const operator = foldName(input.operator ?? '');
    const devices = only ? [only] : [...world.devices.values()];
    // a device that was not understood must not widen the question to every device
    const asked = input.device === undefined || only ? places : [];
    const entries = asked.flatMap((place) =>
      place.networks
        .filter((network) => isCalled(network, operator))
        .flatMap((network) =>
          input.services.flatMap((service): z.infer<typeof SwitchOff>[] => {
            const status = network.status[service];
            const { date, dateNote } = status;
            const state = ENDING.find((end) => end === status.state);
            if (!state || !isWithin(date, dateNote, input)) return [];
            if (only && !uses(only, service)) return [];
            return [
              {
                cc: place.cc,
                country: place.name[lang],
                network: network.id,
                name: network.name,
                service,
                state,
                date,
                ...(dateNote && { date_note: dateNote }),
                passed: state === 'planned' && date !== null && lastDayOf(date, dateNote) < asOf,
                stranded: devices
                  .filter((each) => uses(each, service) && verdictOf(each, network).verdict === 'no')
                  .map((each) => each.id),
                says: VERDICT_WORDS[lang].status(service, status),
              },
            ];
          }),
        ),
    );
    entries.sort(
      (a, b) => compare(lastDay(a), lastDay(b)) || compare(a.cc, b.cc) || compare(a.network, b.network),
    );
    if (
      input.operator !== undefined &&
      operator &&
      entries.length === 0 &&
      !places.some(({ networks }) => networks.some((network) => isCalled(network, operator)))
    ) {
      question.leaveOut({ parameter: 'operator', given: input.operator, kind: 'unknown' });
    }
    const page = question.page(entries, input.limit);
    const using = (service: Service) => devices.filter((each) => uses(each, service)).map(({ id }) => id);
    const bandsOnly = asked.filter(({ depth }) => depth === 'bands').map(({ cc }) => cc);
    const devicesUsing = { g2: using('g2'), g3: using('g3'), nbiot: using('nbiot') };
    return {
      answer: words.switchOffs(entries.length, new Set(entries.map(({ cc }) => cc)).size, bandsOnly.length),
      fields: {
        matching: entries.length,
        entries: page,
        devices_using: devicesUsing,
        bands_only: bandsOnly,
      },
      lines: [
        ...page.map((entry) => words.switchOff(entry)),
        ...input.services.map((service) => words.using(service, devicesUsing[service])),
        ...(bandsOnly.length > 0 ? [words.bandsOnly(bandsOnly)] : []),
      ],
    };
  },
});

/** Whether a device can use the service, as far as its data says. */
function uses({ radio, fallback }: WorldDevice, service: Service): boolean {
  if (service === 'nbiot') return radio === 'lpwa';
  return (service === 'g2' || service === 'g3') && (fallback ?? []).includes(service);
}

function isWithin(
  date: string | null,
  note: (typeof DATE_NOTES)[number] | undefined,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): boolean {
  if (from === undefined && to === undefined) return true;
  if (date === null) return false;
  return (from === undefined || lastDayOf(date, note) >= from) && (to === undefined || date <= lastDayOf(to));
}

function lastDay({ date, date_note }: z.infer<typeof SwitchOff>): string {
  return date === null ? '9999' : lastDayOf(date, date_note);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether an operator's name, folded, is part of the id, name or group of a network. */
function isCalled({ id, name, group }: WorldNetwork, operator: string): boolean {
  return [id, name, group ?? ''].some((text) => foldName(text).includes(operator));
}

import { z } from 'zod';
import { RADIOS } from '../../core/device.js';
import { DEPTHS } from '../../core/network.js';
import { DEVICE_KINDS } from '../../schema/facts.js';
import { foldedCountryNames, foldedDeviceNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import { dataOf, fileAddress } from './answer-context.js';
import { tool } from './tool.js';

const Covered = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('device'),
      id: z.string(),
      name: z.string(),
      kind: z.enum(DEVICE_KINDS),
      radio: z.enum(RADIOS),
    }),
    z.strictObject({
      type: z.literal('country'),
      id: z.string().describe('ISO 3166-1 alpha-2 code.'),
      name: z.string(),
      networks: z.int(),
      depth: z
        .enum(DEPTHS)
        .describe('`full`: bands and service states were researched. `bands`: bands only.'),
    }),
  ])
  .meta({ id: 'Covered', description: 'A device or a country that is covered.' });

export const listCoverageTool = tool({
  name: 'list_coverage',
  title: 'What is covered',
  description:
    'Lists the devices and countries that the other tools know, with ids, counts and the age of the data. Use it to ' +
    'find an id, or to see whether a maker, kind or country is covered; which devices suit a country is find_devices, ' +
    'what its networks are get_country_networks. No key; a snapshot, dated in each answer; 60 entries an answer, the ' +
    'rest by `cursor`. A filter that matches nothing gives an empty list, the totals and what to try instead. ' +
    'Example: of "devices", filter "quectel".',
  input: {
    of: z
      .enum(['all', 'devices', 'countries'])
      .default('all')
      .describe('What to list: `devices`, `countries`, or `all` (devices first).'),
    filter: z
      .string()
      .max(80)
      .optional()
      .describe('Part of an id, name, maker, kind or radio, like `quectel`, `router`, `redcap`, `guinea`.'),
    limit: z.int().min(1).max(200).default(60).describe('Most entries in one answer.'),
  },
  output: {
    counts: z
      .strictObject({ countries: z.int(), networks: z.int(), devices: z.int() })
      .describe('Everything covered, whatever the filter.'),
    matching: z.int().describe('Entries that the filter leaves.'),
    entries: z.array(Covered),
    index: z.url().describe('All of it as one JSON file.'),
  },
  answer(input, question) {
    const { words, lang } = question;
    const { world } = question.site;
    const filter = foldName(input.filter ?? '');
    const matches = (names: readonly string[]) => names.some((name) => name.includes(filter));
    const devices = [...world.devices.values()]
      .filter(
        (device) =>
          input.of !== 'countries' &&
          matches([...foldedDeviceNames(device), foldName(device.kind), device.radio]),
      )
      .map(({ id, name, kind, radio }) => ({
        type: 'device' as const,
        id,
        name,
        kind: kind as (typeof DEVICE_KINDS)[number],
        radio,
      }));
    const countries = [...world.countries.values()]
      .filter((country) => input.of !== 'devices' && matches(foldedCountryNames(country)))
      .map(({ cc, name, networks, depth }) => ({
        type: 'country' as const,
        id: cc,
        name: name[lang],
        networks: networks.length,
        depth,
      }));
    const entries = [...devices, ...countries];
    const page = question.page(entries, input.limit);
    const counts = {
      countries: world.countries.size,
      networks: [...world.countries.values()].reduce((sum, { networks }) => sum + networks.length, 0),
      devices: world.devices.size,
    };
    const index = fileAddress(question, 'index.json');
    return {
      answer: words.coverage(counts, entries.length, dataOf(question)),
      fields: { counts, matching: entries.length, entries: page, index },
      lines: [
        ...(entries.length === 0 ? [words.notCovered(input.filter ?? '')] : []),
        ...page.map((entry) => words.covered(entry)),
        index,
      ],
    };
  },
});

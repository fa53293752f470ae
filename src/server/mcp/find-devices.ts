import { z } from 'zod';
import { RADIOS } from '../../core/device.js';
import { planDevices } from '../../core/planning.js';
import type { Ranked } from '../../core/ranking.js';
import type { Outcome } from '../../core/tally.js';
import { DEVICE_KINDS } from '../../schema/facts.js';
import { VERDICTS } from '../../schema/published.js';
import type { WorldCountry, WorldDevice } from '../../world/world.js';
import { countries } from './inputs.js';
import { tool } from './tool.js';

const RankedAnswer = z
  .strictObject({
    rank: z.int(),
    id: z.string(),
    name: z.string(),
    kind: z.enum(DEVICE_KINDS),
    radio: z.enum(RADIOS),
    good: z.array(z.string()).describe('Countries where at least one network is good.'),
    limited: z.array(z.string()).describe('Countries where the best network is limited.'),
    no: z.array(z.string()).describe('Countries where no network takes it, or none is known to.'),
    networks: z
      .strictObject({ good: z.int(), limited: z.int(), no: z.int() })
      .describe('Networks of all these countries together by verdict.'),
  })
  .meta({ id: 'RankedDevice', description: 'A device and how it fares in the countries asked about.' });

const Open = z
  .strictObject({
    cc: z.string(),
    name: z.string(),
    best: z.enum(VERDICTS).describe('The best verdict that any device of the set has there.'),
  })
  .meta({ id: 'OpenCountry', description: 'A country without a good network for the set.' });

export const findDevices = tool({
  name: 'find_devices',
  title: 'Find devices for countries',
  description:
    'Finds devices for a deployment in 1 to 30 countries: every device ranked by the countries and networks where it is ' +
    'good, and the fewest devices that together have a good network in every country, with what stays open. For the ' +
    'reasons and missing bands of one device use check_device afterwards. Reads a dated snapshot of 5G, LTE and LTE-M/' +
    'NB-IoT devices; it knows nothing of prices or certification. Unknown countries are returned under `unresolved` with ' +
    'near names. Example: countries ["de", "fr", "US"], radio "lpwa".',
  input: {
    countries,
    radio: z
      .enum(RADIOS)
      .optional()
      .describe(
        'Only devices of this radio: `lte`, `lpwa` (LTE-M/NB-IoT only), `nr` (5G with LTE), `redcap`.',
      ),
    kind: z.enum(DEVICE_KINDS).optional().describe('Only devices of this kind, like `module` or `router`.'),
    limit: z.int().min(1).max(40).default(10).describe('Most ranked devices in one answer.'),
  },
  output: {
    fewest: z
      .strictObject({
        devices: z
          .array(z.string())
          .describe('Ids; empty if no device has a good network in any of the countries.'),
        open: z.array(Open).describe('Countries that no device covers well; empty if the set covers all.'),
      })
      .describe('The fewest devices that together cover what can be covered; exact.'),
    ranked: z.array(RankedAnswer).describe('Best first.'),
    matching: z.int().describe('Devices that radio and kind leave.'),
  },
  answer(input, question) {
    const { words, lang } = question;
    const places = question.countries(input.countries);
    const devices = [...question.site.world.devices.values()].filter(
      ({ radio, kind }) => (input.radio ?? radio) === radio && (input.kind ?? kind) === kind,
    );
    const plan = planDevices(
      devices,
      places.map(({ cc, networks }) => ({ id: cc, networks })),
      { covered: 'one-good', limit: 1 },
    );
    const ranked = places.length > 0 ? plan.ranked : [];
    const fewest = (plan.choices[0] ?? []).map((group) => group.devices[0]!);
    const open = plan.open.map(({ id, why }) => ({
      cc: id,
      name: places.find(({ cc }) => cc === id)!.name[lang],
      best: why === 'limited' ? why : ('no' as const),
    }));
    const page = question.page(
      ranked.map((entry, at) =>
        rankedAnswer(
          entry,
          at,
          devices.find(({ id }) => id === entry.id)!,
          places,
        ),
      ),
      input.limit,
    );
    return {
      answer:
        places.length > 0
          ? words.fewest(
              fewest.map((id) => question.site.world.devices.get(id)!.name),
              places.map(({ name }) => name[lang]),
              open,
            )
          : words.notUnderstood,
      fields: {
        fewest: { devices: fewest, open },
        ranked: page,
        matching: ranked.length,
      },
      lines: page.map((entry) => words.ranked(entry)),
    };
  },
});

function rankedAnswer(
  { fares, goodNetworks, limitedNetworks }: Ranked,
  at: number,
  { id, name, kind, radio }: WorldDevice,
  places: readonly WorldCountry[],
): z.infer<typeof RankedAnswer> {
  const best = (...outcomes: Outcome[]) =>
    places.filter((_, i) => outcomes.includes(fares[i]!.best)).map(({ cc }) => cc);
  return {
    rank: at + 1,
    id,
    name,
    kind: kind as (typeof DEVICE_KINDS)[number],
    radio,
    good: best('good'),
    limited: best('limited'),
    no: best('unconfirmed', 'no'),
    networks: {
      good: goodNetworks,
      limited: limitedNetworks,
      no: fares.reduce((sum, { unconfirmed, no }) => sum + unconfirmed + no, 0),
    },
  };
}

import { z } from 'zod';
import { RADIOS } from '../../core/device.js';
import { type PlannedDevice, planForPlaces } from '../../core/planning.js';
import { compareRanked } from '../../core/ranking.js';
import type { Outcome } from '../../core/tally.js';
import { DEVICE_KINDS } from '../../schema/facts.js';
import { judge, VERDICTS } from '../../core/verdict.js';
import type { WorldCountry } from '../../world/world.js';
import { MCP_PLAN_WORDS } from '../../words/mcp-plans.js';
import { covered, deviceFilters, chooseDevices } from './device-filters.js';
import { countries } from './inputs.js';
import { tool } from './tool.js';
import type { ToolQuestion } from './tool-question.js';

const Codes = z.array(z.string());

const RankedAnswer = z
  .strictObject({
    rank: z.int().describe('Devices that fare alike share a rank.'),
    id: z.string(),
    name: z.string(),
    kind: z.enum(DEVICE_KINDS),
    radio: z.enum(RADIOS),
    good: Codes.describe('Countries where at least one network is good.'),
    limited: Codes.describe('Countries where the best network is limited.'),
    unconfirmed: Codes.describe('Countries where no source says that a network takes it.'),
    no: Codes.describe('Countries where no network takes it.'),
    networks: z
      .strictObject({ good: z.int(), limited: z.int(), unconfirmed: z.int(), no: z.int() })
      .describe('Networks of all these countries together by answer.'),
    five_g: z
      .strictObject({ works: z.int(), unknown: z.int() })
      .nullable()
      .describe(
        'Networks where its 5G works, at least in part, and where nothing is known; null without 5G.',
      ),
  })
  .meta({ id: 'RankedDevice', description: 'A device and how it fares in the countries asked about.' });
type RankedAnswer = z.infer<typeof RankedAnswer>;

const Open = z
  .strictObject({
    cc: z.string(),
    name: z.string(),
    best: z.enum(VERDICTS).describe('The best verdict that any device has there.'),
  })
  .meta({ id: 'OpenCountry', description: 'A country that no device covers.' });

export const findDevicesTool = tool({
  name: 'find_devices',
  title: 'Find devices for countries',
  description:
    'Finds the devices that work best in countries, or compares named ones, by countries and networks where they are ' +
    'good; filters by radio, kind, maker and LTE category, ties named. For the fewest devices that together cover all ' +
    'countries use plan_devices; for reasons and missing bands check_device. No key; a snapshot, dated in each ' +
    'answer, without prices or certificates. Ten devices an answer, the rest by `cursor`; filters that fit no device ' +
    'say so. Unknown names come back under `unresolved` with near ones. Example: countries ["EU", "US"], radio ' +
    '"lpwa".',
  input: {
    countries,
    covered,
    ...deviceFilters,
    limit: z.int().min(1).max(40).default(10).describe('Most ranked devices in one answer.'),
  },
  output: {
    fewest: z
      .strictObject({
        devices: z
          .array(z.string())
          .describe('Ids; empty if no device has a good network in any of the countries.'),
        open: z.array(Open).describe('Countries that no device covers; empty if the set covers all.'),
      })
      .describe('The fewest devices that together cover what can be covered; exact.'),
    ranked: z.array(RankedAnswer).describe('Best first.'),
    matching: z.int().describe('Devices that the filters leave.'),
  },
  answer(input, question) {
    const words = MCP_PLAN_WORDS[question.lang];
    const places = question.countries(input.countries);
    const devices = chooseDevices(input, question);
    const plan = planForPlaces(
      devices,
      places.map(({ cc, networks }) => ({ id: cc, networks })),
      { covered: input.covered, limit: 1 },
    );
    const ranked = places.length > 0 ? rankAlike(plan.ranked) : [];
    const fewest = (plan.choices[0] ?? []).map((group) => group.devices[0]!);
    const open = plan.open.map(({ id, why }) => ({
      cc: id,
      name: countryName(id, question),
      best: why === 'limited' ? why : why === 'not-every-network' ? ('good' as const) : ('no' as const),
    }));
    const page = question
      .page(
        ranked.map(({ rank, entry }) => rankedAnswer(rank, entry, places, question)),
        input.limit,
      )
      .map((entry) => ({ ...entry, five_g: countFiveG(entry.id, places, question) }));
    const best = ranked.filter(({ rank }) => rank === 1).map(({ entry }) => nameOf(entry.id, question));
    return {
      answer:
        places.length === 0
          ? question.words.notUnderstood
          : ranked.length === 0
            ? question.unresolved.length > 0
              ? question.words.notUnderstood
              : words.noDevices
            : words.best(best, ranked[0]!.entry.serves.length, places.length, input.covered),
      fields: { fewest: { devices: fewest, open }, ranked: page, matching: ranked.length },
      lines: [
        ...(fewest.length > 1 ? [words.together(fewest.map((id) => nameOf(id, question)))] : []),
        ...(plan.open.length > 0 && ranked.length > 0
          ? [
              words.notCovered(
                plan.open.map(({ id, why }) => ({ cc: id, name: countryName(id, question), why })),
              ),
            ]
          : []),
        ...page.map((entry) => words.ranked(entry, places.length)),
        ...(page.length > 0 ? [question.words.limits] : []),
      ],
    };
  },
});

/** Ranks from 1; devices that fare alike share one. */
function rankAlike(planned: readonly PlannedDevice[]): { rank: number; entry: PlannedDevice }[] {
  let rank = 1;
  return planned.map((entry, at) => {
    const before = planned[at - 1];
    const isAlike =
      before && before.serves.length === entry.serves.length && compareRanked(before, entry) === 0;
    if (!isAlike) rank = at + 1;
    return { rank, entry };
  });
}

function rankedAnswer(
  rank: number,
  { id, fares, goodNetworks, limitedNetworks }: PlannedDevice,
  places: readonly WorldCountry[],
  { site }: ToolQuestion,
): Omit<RankedAnswer, 'five_g'> {
  const { name, kind, radio } = site.world.devices.get(id)!;
  const best = (outcome: Outcome) =>
    places.filter((_, at) => fares[at]!.best === outcome).map(({ cc }) => cc);
  return {
    rank,
    id,
    name,
    kind: kind as RankedAnswer['kind'],
    radio,
    good: best('good'),
    limited: best('limited'),
    unconfirmed: best('unconfirmed'),
    no: best('no'),
    networks: {
      good: goodNetworks,
      limited: limitedNetworks,
      unconfirmed: fares.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0),
      no: fares.reduce((sum, { no }) => sum + no, 0),
    },
  };
}

/** On how many networks the 5G of a device works, at least in part, and on how many nothing is known of it. */
function countFiveG(
  id: string,
  places: readonly WorldCountry[],
  { site, asOf }: ToolQuestion,
): RankedAnswer['five_g'] {
  const device = site.world.devices.get(id)!;
  if (device.nr.length === 0) return null;
  const states = places.flatMap(({ networks }) => networks.map((network) => judge(device, network, asOf).nr));
  return {
    works: states.filter((state) => state === 'yes' || state === 'partial').length,
    unknown: states.filter((state) => state === 'unknown' || state === 'not-offered').length,
  };
}

function countryName(cc: string, { site, lang }: ToolQuestion): string {
  return site.world.countries.get(cc)!.name[lang];
}

function nameOf(id: string, { site }: ToolQuestion): string {
  return site.world.devices.get(id)!.name;
}

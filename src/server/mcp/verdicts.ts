/** How verdicts are told to an assistant: the part that `check_device` and `check_bands` share. */
import { z } from 'zod';
import { groupByOutcome, outcomeOf } from '../../core/tally.js';
import { judge, type PreparedDevice, type Judgement } from '../../core/verdict.js';
import { networkVerdict } from '../../world/published/network-verdict.js';
import { NetworkVerdict, Source, Summary } from '../../schema/published.js';
import type { Lang } from '../../words/lang.js';
import type { McpWords } from '../../words/mcp.js';
import { VERDICT_WORDS } from '../../words/verdict.js';
import type { WorldCountry, WorldNetwork } from '../../world/world.js';
import { bandName } from '../../core/band.js';
import type { AnswerContext } from './answer-context.js';
import type { ToolQuestion } from './tool-question.js';

export const CountryEntry = z
  .strictObject({
    cc: z.string().describe('ISO 3166-1 alpha-2 code, lower case.'),
    name: z.string(),
    summary: Summary,
    says: z.string().describe('The same in words.'),
    json: z.url().describe('Everything about this country as a JSON file.'),
    page: z.url().describe('Page for people.'),
  })
  .meta({ id: 'CountryAnswer', description: 'How the device fares in one country.' });

export const NetworkEntry = z
  .strictObject({
    cc: z.string().describe('Country of the network.'),
    ...NetworkVerdict.shape,
    says: z.string().describe('Verdict, reasons and cautions in words.'),
    sources: z
      .array(z.string())
      .optional()
      .describe('Sources of the bands, keys of `sources`; only on request.'),
  })
  .meta({ id: 'NetworkAnswer', description: 'Whether the device works on one network, and why.' });

/** The fields that both tools answer with. */
export const verdictFields = {
  countries: z
    .array(CountryEntry)
    .describe('One entry a country that was understood; all of them on every page.'),
  networks: z.array(NetworkEntry).describe('One entry a network, in the order of the countries.'),
  sources: z.record(z.string(), Source).optional().describe('The sources by id; only on request.'),
};

export const includeSources = z
  .boolean()
  .default(false)
  .describe('true adds the sources (publisher, grade, address, date) behind the bands of each network.');

interface Verdicts {
  readonly countries: z.infer<typeof CountryEntry>[];
  readonly networks: z.infer<typeof NetworkEntry>[];
  readonly sources?: Record<string, z.infer<typeof Source>>;
}

/** Where nothing could be judged. */
export const NO_VERDICTS: Verdicts = { countries: [], networks: [] };

/** Judges a device in countries; the lists of networks are paged. */
export function verdictsOf(
  device: PreparedDevice,
  places: readonly WorldCountry[],
  question: ToolQuestion,
  includeSources: boolean,
  links: (country: WorldCountry) => { json: string; page: string },
): Verdicts {
  const { lang, asOf } = question;
  const judged = places.flatMap((country) =>
    country.networks.map((network) => ({
      country,
      network,
      judgement: judge(device, network, asOf),
    })),
  );
  const countries = places.map((country): z.infer<typeof CountryEntry> => {
    const here = judged.filter((entry) => entry.country === country);
    const { good, limited, unconfirmed, no } = groupByOutcome(here, ({ judgement }) => judgement);
    const namesOf = (entries: typeof here) => entries.map(({ network }) => network.name);
    return {
      cc: country.cc,
      name: country.name[lang],
      summary: { good: good.length, limited: limited.length, no: unconfirmed.length + no.length },
      says: VERDICT_WORDS[lang].summary({
        good: namesOf(good),
        limited: namesOf(limited),
        unconfirmed: namesOf(unconfirmed),
        no: namesOf(no),
      }),
      ...links(country),
    };
  });
  const answers = judged.map(({ country, network, judgement }): z.infer<typeof NetworkEntry> => ({
    cc: country.cc,
    ...networkVerdict(network, judgement),
    says: sayJudgement(judgement, lang),
    ...(includeSources && { sources: sourcesOf(network, question) }),
  }));
  const page = question.page(answers);
  return {
    countries,
    networks: page,
    ...(includeSources && {
      sources: sourceEntries(
        page.flatMap(({ sources }) => sources ?? []),
        question,
      ),
    }),
  };
}

/** The lines of text for what `verdictsOf` found. */
export function verdictLines({ countries, networks, sources }: Verdicts, words: McpWords): string[] {
  return [
    ...countries.map((country) => words.country(country)),
    ...networks.map((network) => words.network(network)),
    ...sourceLines(sources, words),
  ];
}

export function sourceLines(sources: Verdicts['sources'], words: McpWords): string[] {
  return Object.entries(sources ?? {}).map(([id, source]) => words.source(id, source));
}

/** The sources of the given ids. */
export function sourceEntries(
  ids: readonly string[],
  { site: { evidence } }: AnswerContext,
): Record<string, z.infer<typeof Source>> {
  return Object.fromEntries(
    [...new Set(ids)].map((id) => [id, evidence.sources.get(id) as z.infer<typeof Source>]),
  );
}

/** One line: why, 5G, and what to beware of. */
function sayJudgement(judgement: Judgement, lang: Lang): string {
  const words = VERDICT_WORDS[lang];
  const { nr, missing } = judgement;
  const why = judgement.reasons.map((reason) => words.reason(reason));
  if (judgement.verdict === 'good') why.unshift(words.good(missing.lte));
  return [
    words.sentence([words.verdict[outcomeOf(judgement)]]),
    words.sentence(why),
    judgement.basis === 'single-source' ? words.basisMeaning['single-source'] : '',
    nr === null ? '' : words.sentence([words.fiveG(nr, missing.nr)]),
    words.sentence(judgement.cautions.map((caution) => words.caution(caution))),
  ]
    .filter(Boolean)
    .join(lang === 'en' ? ' ' : '');
}

/** Sources of the LTE and NR bands of a network. */
function sourcesOf({ id, lte, nr }: WorldNetwork, { site: { evidence } }: AnswerContext): string[] {
  const bands = evidence.networks.get(id)?.bands;
  const names = [
    ...lte.map(({ band }) => bandName('lte', band)),
    ...nr.map(({ band }) => bandName('nr', band)),
  ];
  return [...new Set(names.flatMap((name) => bands?.get(name) ?? []))];
}

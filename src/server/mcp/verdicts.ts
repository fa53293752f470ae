/** How verdicts are told to an assistant: the part that `check_device` and `check_bands` share. */
import { z } from 'zod';
import { bandName, bandNames, LTE_NOT_ALONE, NR_NOT_ALONE } from '../../core/band.js';
import { hasBand } from '../../core/band-set.js';
import { groupBy } from '../../core/group-by.js';
import { namesByOutcome, outcomeOf, OVERALLS, overallOf, tallyOf } from '../../core/tally.js';
import type { PreparedDevice } from '../../core/prepare.js';
import { judge, type Judgement, lackingBands } from '../../core/verdict.js';
import { summaryOf } from '../../world/published/check-resource.js';
import { networkVerdict } from '../../world/published/network-verdict.js';
import { NetworkVerdict } from '../../schema/published-check.js';
import { Source, Summary } from '../../schema/published-fields.js';
import type { McpWords } from '../../words/mcp.js';
import type { OfferedService } from '../../words/mcp-verdicts.js';
import { MEANINGS } from '../../words/meanings.js';
import { networkName } from '../../words/network-name.js';
import { VERDICT_WORDS } from '../../words/verdict-words.js';
import type { WorldCountry, WorldNetwork } from '../../world/world.js';
import type { AnswerContext } from './answer-context.js';
import { stateSaid } from './state-said.js';
import type { ToolQuestion } from './tool-question.js';

export const ToldCountry = z
  .strictObject({
    cc: z.string().describe('ISO 3166-1 alpha-2 code, lower case.'),
    name: z.string(),
    overall: z
      .enum(OVERALLS)
      .describe('`good` on every network, `some` on at least one, `limited` at best, `unconfirmed`, `no`.'),
    summary: Summary,
    services: z
      .array(z.enum(['nr', 'ltem', 'nbiot']))
      .describe('Which of `nr` (5G), `ltem` and `nbiot` some network here offers the device.'),
    services_unknown: z
      .array(z.enum(['nr', 'ltem', 'nbiot']))
      .optional()
      .describe('Which of these the device could use and nobody has data on here; left out if none.'),
    says: z.string().optional().describe('The same in words; left out in a summary by country.'),
    json: z.url().optional().describe('Everything about this country as a JSON file.'),
    page: z.url().optional().describe('Page for people.'),
  })
  .meta({ id: 'CountryAnswer', description: 'How the device fares in one country.' });
export type ToldCountry = z.infer<typeof ToldCountry>;

export const ToldNetwork = z
  .strictObject({
    cc: z.string().describe('Country of the network.'),
    ...NetworkVerdict.shape,
    lte_bands_shared: z.array(z.string()).describe('LTE bands that device and network have in common.'),
    nr_bands_shared: z.array(z.string()).describe('The same of 5G.'),
    plmn: z.array(z.string()).describe('Codes with which the network is on the air.'),
    asked_about: z.literal(true).optional().describe('The question named this network.'),
    says: z.string().describe('Verdict, reasons, bands, services and cautions in words.'),
    sources: z
      .array(z.string())
      .optional()
      .describe('Sources of the bands, keys of `sources`; only on request.'),
  })
  .meta({ id: 'NetworkAnswer', description: 'Whether the device works on one network, and why.' });
type ToldNetwork = z.infer<typeof ToldNetwork>;

/** The fields that both tools answer with. */
export const verdictFields = {
  countries: z
    .array(ToldCountry)
    .describe('One entry a country that was understood; all of them on every page.'),
  networks: z
    .array(ToldNetwork)
    .describe('One entry a network, in the order of the countries; empty in a summary by country.'),
  sources: z.record(z.string(), Source).optional().describe('The sources by id; only on request.'),
};

export const includeSources = z
  .boolean()
  .default(false)
  .describe('true adds the sources behind the bands of each network.');

/** More countries than these are answered by country, unless networks are asked for. */
const MOST_IN_DETAIL = 30;

export const detail = z
  .enum(['networks', 'countries'])
  .optional()
  .describe(
    `\`networks\` one entry a network; \`countries\` one a country, the default above ${MOST_IN_DETAIL}.`,
  );

interface Verdicts {
  readonly countries: ToldCountry[];
  readonly networks: ToldNetwork[];
  readonly sources?: Record<string, z.infer<typeof Source>>;
}

/** What was asked beside the device and the countries. */
export interface VerdictOptions {
  readonly includeSources: boolean;
  readonly detail: z.output<typeof detail>;
  readonly links: (country: WorldCountry) => { json: string; page: string };
}

/** Where nothing could be judged. */
export const NO_VERDICTS: Verdicts = { countries: [], networks: [] };

/** A network of a country with its judgement. */
interface Judged {
  readonly country: WorldCountry;
  readonly network: WorldNetwork;
  readonly judgement: Judgement;
}

/** Judges a device in countries; the lists of networks are paged. */
export function verdictsOf(
  device: PreparedDevice,
  places: readonly WorldCountry[],
  question: ToolQuestion,
  { includeSources, detail, links }: VerdictOptions,
): Verdicts {
  const { lang } = question;
  const byCountry = places.map((country) => ({ country, judged: judgeCountry(device, country, question) }));
  const isSummary = (detail ?? (places.length > MOST_IN_DETAIL ? 'countries' : 'networks')) === 'countries';
  const countries = byCountry.map(({ country, judged }): ToldCountry => ({
    ...countryEntry(device, country, judged, question),
    ...(!isSummary && { says: sayCountry(device, judged, question), ...links(country) }),
  }));
  if (isSummary) return { countries, networks: [] };
  const answers = byCountry
    .flatMap(({ judged }) => judged)
    .map((each): ToldNetwork => ({
      cc: each.country.cc,
      ...networkVerdict(each.network, each.judgement),
      name: networkName(each.network, lang),
      ...sharedNames(device, each),
      plmn: (each.network.codes ?? []).flatMap(({ plmn, status }) =>
        status === 'operational' ? [plmn] : [],
      ),
      ...(question.marked.has(each.network.id) && { asked_about: true }),
      says: sayJudgement(device, each, question),
      ...(includeSources && { sources: sourcesOf(each.network, question) }),
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

/** How a device fares in countries, in one line. */
export function sayVerdicts(
  device: PreparedDevice,
  name: string,
  places: readonly WorldCountry[],
  question: ToolQuestion,
): string {
  const entries = places.map((country) => {
    const judged = judgeCountry(device, country, question);
    return { ...countryEntry(device, country, judged, question), says: sayCountry(device, judged, question) };
  });
  return question.words.verdicts(name, entries);
}

function judgeCountry(device: PreparedDevice, country: WorldCountry, { asOf }: ToolQuestion): Judged[] {
  return country.networks.map((network) => ({ country, network, judgement: judge(device, network, asOf) }));
}

function countryEntry(
  device: PreparedDevice,
  { cc, name }: WorldCountry,
  judged: readonly Judged[],
  { lang }: ToolQuestion,
): ToldCountry {
  const tally = tallyOf(judged.map(({ judgement }) => judgement));
  const unknown = servicesUnknown(device, judged);
  return {
    cc,
    name: name[lang],
    overall: overallOf(tally),
    summary: summaryOf(tally),
    services: servicesOffered(device, judged),
    ...(unknown.length > 0 && { services_unknown: unknown }),
  };
}

/** The lines of text for what `verdictsOf` found. */
export function verdictLines({ countries, networks, sources }: Verdicts, words: McpWords): string[] {
  const isSummary = countries.every(({ says }) => says === undefined);
  return [
    ...(isSummary ? summaryLines(countries, words) : countryLines(countries, words)),
    ...networks.map((network) => words.network(network)),
    ...sourceLines(sources, words),
  ];
}

/** A line for each country; of a single one the answer has said all but the addresses. */
function countryLines(countries: readonly ToldCountry[], words: McpWords): string[] {
  if (countries.length > 1) return countries.map((country) => words.country(country));
  return countries.map((country) => words.country({ ...country, says: undefined }));
}

/** A line for each answer with its countries, and one for each service that decides beside the bands. */
function summaryLines(countries: readonly ToldCountry[], words: McpWords): string[] {
  const services = [...new Set(countries.flatMap(({ services }) => services))];
  const unknown = (service: OfferedService) =>
    countries.filter(({ services_unknown }) => services_unknown?.includes(service)).length;
  return [
    ...OVERALLS.flatMap((overall) => {
      const group = countries.filter((country) => country.overall === overall);
      return group.length > 0 ? [words.countryGroup(overall, group)] : [];
    }),
    ...services.map((service) =>
      words.serviceIn(
        service,
        countries.filter(({ services }) => services.includes(service)).map(({ cc }) => cc),
        unknown(service),
      ),
    ),
  ];
}

/** What some network of a country offers the device beside plain LTE. */
function servicesOffered({ radio, nr }: PreparedDevice, judged: readonly Judged[]): OfferedService[] {
  const some = (test: (each: Judged) => boolean) => judged.some(test);
  const offered: OfferedService[] = [];
  if (nr.length > 0 && some(({ judgement }) => judgement.nr === 'yes' || judgement.nr === 'partial'))
    offered.push('nr');
  for (const service of ['ltem', 'nbiot'] as const)
    if (radio === 'lpwa' && some(({ network }) => network.status[service].state === 'yes'))
      offered.push(service);
  return offered;
}

/** What the device could use beside plain LTE and of which there is no data for any network of a country. */
function servicesUnknown({ radio, nr }: PreparedDevice, judged: readonly Judged[]): OfferedService[] {
  const isUnknown = (service: OfferedService) =>
    judged.every(({ network, judgement }) =>
      service === 'nr'
        ? judgement.nr === 'unknown' || judgement.nr === 'not-offered'
        : network.status[service].state === 'unknown',
    );
  const used: OfferedService[] = [...(nr.length > 0 ? (['nr'] as const) : [])];
  if (radio === 'lpwa') used.push('ltem', 'nbiot');
  return used.filter(isUnknown);
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

/** The networks by verdict, and the services that decide beside the bands. */
function sayCountry(device: PreparedDevice, judged: readonly Judged[], question: ToolQuestion): string {
  const words = VERDICT_WORDS[question.lang];
  const names = namesByOutcome(
    judged,
    ({ judgement }) => judgement,
    ({ network }) => networkName(network, question.lang),
  );
  const caution = { code: 'depth-bands-only' } as const;
  const depth = judged[0]!.country.depth === 'bands' ? [words.caution(caution)] : [];
  const services = words.sentence(servicesIn(device, judged, question));
  return joinSentences([words.summary(names), services, words.sentence(depth)], question);
}

/** What decides beside the bands, with the networks that it holds for: `LTE-M in service (all 3 networks)`. */
function servicesIn(device: PreparedDevice, judged: readonly Judged[], question: ToolQuestion): string[] {
  const words = VERDICT_WORDS[question.lang];
  const state = (service: 'ltem' | 'nbiot' | 'sa' | 'redcap') => (each: Judged) =>
    words.status(service, { state: each.network.status[service].state, date: null });
  const fiveG = ({ judgement, ...each }: Judged) =>
    sayFiveG(device, { ...each, judgement: { ...judgement, missing: NONE } }, question);
  const phrases =
    device.radio === 'lpwa'
      ? [state('ltem'), state('nbiot')]
      : device.nr.length > 0
        ? [fiveG, state('sa'), ...(device.radio === 'redcap' ? [state('redcap')] : [])]
        : [];
  return phrases.flatMap((phraseOf) => {
    return [...groupBy(judged, phraseOf)].map(([phrase, group]) => {
      const names = group.map(({ network }) => networkName(network, question.lang));
      return question.words.onNetworks(phrase, names, judged.length);
    });
  });
}

const NONE = { lte: [], nr: [] };

/** One line: why, the bands in common, 5G, LTE-M and NB-IoT where they decide, and what to beware of. */
function sayJudgement(device: PreparedDevice, each: Judged, question: ToolQuestion): string {
  const { network, judgement } = each;
  const words = VERDICT_WORDS[question.lang];
  const { verdict, reasons, missing, basis } = judgement;
  const shared = sharedNames(device, each);
  const why = [
    ...(verdict === 'good' ? [words.good(missing.lte)] : []),
    ...reasons.map((reason) => words.reason(reason)),
    question.words.alsoMissing(unnamedMissing(judgement)),
  ];
  const services = judgement.services.map((stated) => stateSaid(network.id, stated, question));
  return joinSentences(
    [
      words.sentence([words.verdict[outcomeOf(judgement)]]),
      words.sentence(why),
      question.words.shared(shared.lte_bands_shared, shared.nr_bands_shared),
      basis === 'single-source' ? MEANINGS[question.lang].basis['single-source'] : '',
      words.sentence([sayFiveG(device, each, question), ...services]),
      words.sentence(sayCautions(each, question)),
    ],
    question,
  );
}

/** 5G beside the verdict; for a RedCap device, that there is no RedCap. */
function sayFiveG({ radio }: PreparedDevice, { network, judgement }: Judged, question: ToolQuestion): string {
  const { nr, missing } = judgement;
  if (nr === null) return '';
  const said = VERDICT_WORDS[question.lang].fiveG(nr, missing.nr);
  const lacksRedcap = radio === 'redcap' && nr === 'no' && network.status.redcap.state !== 'yes';
  return lacksRedcap ? question.words.noRedcap : said;
}

/** What to beware of; that only bands were researched is said once for the country. */
function sayCautions({ network, judgement }: Judged, question: ToolQuestion): string[] {
  return judgement.cautions.flatMap((caution) => {
    // the state of the service says itself that its day has passed
    if (caution.code === 'depth-bands-only' || caution.code === 'planned-date-passed') return [];
    if (caution.code === 'network-ends') return [stateSaid(network.id, caution, question)];
    return [VERDICT_WORDS[question.lang].caution(caution)];
  });
}

/** The missing LTE bands that matter and that no reason names. */
function unnamedMissing(judgement: Judgement): string[] {
  const named = judgement.reasons.flatMap((reason) => ('bands' in reason ? reason.bands : []));
  return lackingBands(judgement).lte.filter((band) => !named.includes(band));
}

/** The bands on which the device can be served: the scored ones that it supports, or else any usable ones. */
function sharedNames(
  { supported }: PreparedDevice,
  { network, judgement: { missing } }: Judged,
): { lte_bands_shared: string[]; nr_bands_shared: string[] } {
  const lte = network.lte.filter(({ band }) => !LTE_NOT_ALONE.includes(band) && hasBand(supported.lte, band));
  const nr = network.nr.filter(({ band }) => !NR_NOT_ALONE.includes(band) && hasBand(supported.nr, band));
  const names = (rat: 'lte' | 'nr', bands: typeof lte) =>
    bandNames(
      rat,
      bands.map(({ band }) => band).sort((a, b) => a - b),
    ).filter((name) => !missing[rat].includes(name));
  return { lte_bands_shared: names('lte', lte), nr_bands_shared: names('nr', nr) };
}

function joinSentences(sentences: readonly string[], { lang }: ToolQuestion): string {
  return sentences.filter(Boolean).join(lang === 'en' ? ' ' : '');
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

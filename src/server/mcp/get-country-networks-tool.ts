import { z } from 'zod';
import { bandName, type Rat } from '../../core/band.js';
import { CONFIDENCES, DEPTHS, type NetworkBand } from '../../core/network.js';
import { DATE_NOTES, SERVICES, type Service, STATES } from '../../core/service.js';
import { Source } from '../../schema/published-fields.js';
import { DATA_WORDS } from '../../words/data.js';
import { listIn } from '../../words/lists-and-dates.js';
import { findOpenBands } from '../../world/second-source.js';
import { laidOverText } from '../../words/laid-over-text.js';
import type { Lang } from '../../words/lang.js';
import { networkName } from '../../words/network-name.js';
import type { WorldNetwork } from '../../world/world.js';
import { type AnswerContext, fileAddress, pageAddress } from './answer-context.js';
import { country } from './inputs.js';
import { isOverdue } from './state-said.js';
import { tool } from './tool.js';
import { sourceEntries, sourceLines } from './verdicts.js';

const BandAnswer = z
  .strictObject({
    band: z.string().describe('Like B20 or n78.'),
    confidence: z.enum(CONFIDENCES),
    sources: z.array(z.string()).optional().describe('Keys of `sources`; only on request.'),
  })
  .meta({ id: 'BandAnswer', description: 'A band, and whether two independent sources agree on it.' });

const StateAnswer = z
  .strictObject({
    state: z
      .enum(STATES)
      .describe(
        '`none` no claim found, `unlisted` missing from the list that would name it, `unknown` not researched.',
      ),
    date: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD.'),
    date_note: z.enum(DATE_NOTES).optional().describe('Half or quarter of the year in `date`.'),
    passed: z.literal(true).optional().describe('The announced date has passed, and no source confirms it.'),
    source: z.string().optional().describe('Key of `sources`; only on request.'),
  })
  .meta({ id: 'StateAnswer', description: 'State of a service, and since or from when.' });

const NetworkDetails = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    group: z.string().nullable().describe('Group of companies that it belongs to.'),
    core_bands: z.array(z.string()).describe('Main LTE bands of the service.'),
    lte: z.array(BandAnswer),
    nr: z.array(BandAnswer),
    status: z
      .strictObject(
        Object.fromEntries(SERVICES.map((service) => [service, StateAnswer])) as Record<
          Service,
          typeof StateAnswer
        >,
      )
      .describe('2G, 3G, 5G standalone, RedCap, LTE-M and NB-IoT.'),
    plmn: z.array(z.string()).describe('Codes with which the network is on the air.'),
    plmn_listed: z.array(z.string()).describe('Codes that are known for it, not confirmed on the air.'),
    corrections: z
      .array(z.string())
      .describe('What we know better than the publisher, or doubt, in words, with the source.'),
    second_sources: z
      .array(z.string())
      .describe('Cross-checked bands whose second source is not published, in words.'),
    asked_about: z.literal(true).optional().describe('The question named this network.'),
    page: z.url().describe('Page for people.'),
  })
  .meta({ id: 'NetworkFacts', description: 'What is known of a network.' });

export const getCountryNetworksTool = tool({
  name: 'get_country_networks',
  title: 'Networks of a country',
  description:
    'Returns the mobile networks of one country, found by its name, an operator or a network code: LTE and 5G bands ' +
    'with confidence, main bands, codes, our corrections, and the state of 2G, 3G, 5G standalone, RedCap, LTE-M and ' +
    'NB-IoT with dates. Whether a device works there is check_device; one service across countries where_service, ' +
    'switch-offs list_switch_offs. No key; a snapshot, dated in each answer, mostly under 2,000 tokens. `unknown` or ' +
    '`unlisted` is not a no. An unknown or ambiguous country comes back under `unresolved` with candidates. Example: ' +
    'country "Holland", include_sources true.',
  input: {
    country,
    include_sources: z
      .boolean()
      .default(false)
      .describe('true adds the sources (publisher, grade, address, date) of every band and state.'),
  },
  output: {
    country: z
      .strictObject({
        cc: z.string(),
        name: z.string(),
        depth: z.enum(DEPTHS).describe('`full`: bands and states were researched. `bands`: bands only.'),
        checked: z.string().describe('Day on which the data was checked.'),
        json: z.url().describe('The country as a JSON file.'),
        page: z.url().describe('Page for people.'),
      })
      .nullable()
      .describe('The country that was understood; null if it was not.'),
    networks: z.array(NetworkDetails),
    sources: z.record(z.string(), Source).optional().describe('The sources by id; only on request.'),
  },
  answer(input, question) {
    const { words, lang } = question;
    const found = question.country(input.country);
    const networks = (found?.networks ?? []).map((network) =>
      networkDetails(network, question, {
        lang,
        sources: input.include_sources,
        isAskedAbout: question.marked.has(network.id),
      }),
    );
    const page = question.page(networks);
    const sources = input.include_sources ? sourceEntries(page.flatMap(sourceIds), question) : undefined;
    const country = found
      ? {
          cc: found.cc,
          name: found.name[lang],
          depth: found.depth,
          checked: found.checked,
          json: fileAddress(question, `countries/${found.cc}.json`),
          page: pageAddress(question, lang, `/countries/${found.cc}`),
        }
      : null;
    return {
      answer: country ? words.networks(country.name, networks.length) : words.notUnderstood,
      fields: { country, networks: page, ...(sources && { sources }) },
      lines: [
        ...(country ? [words.countryFacts(country)] : []),
        ...page.map((network) => words.networkFacts(network)),
        ...(page.some(hasSingleSource) ? [words.singleSourceMark] : []),
        ...sourceLines(sources, words),
      ],
    };
  },
});

/** What is known of a network; `sources` adds where each fact comes from. */
export function networkDetails(
  network: WorldNetwork,
  context: AnswerContext,
  { lang, sources, isAskedAbout = false }: { lang: Lang; sources: boolean; isAskedAbout?: boolean },
): z.infer<typeof NetworkDetails> {
  const { id, name, group, ...facts } = network;
  const known = context.site.evidence;
  const openBands = findOpenBands(network, known);
  const evidence = sources ? known.networks.get(id) : undefined;
  const codes = (status: 'operational' | 'listed') =>
    (facts.codes ?? []).flatMap((code) => (code.status === status ? [code.plmn] : []));
  const bands = (rat: Rat, list: readonly NetworkBand[]) =>
    list.map(({ band, confidence }) => {
      const of = evidence?.bands.get(bandName(rat, band));
      return { band: bandName(rat, band), confidence, ...(of && { sources: [...of] }) };
    });
  const status = SERVICES.map((service) => {
    const { state, date, dateNote } = facts.status[service];
    const source = evidence?.states.get(service);
    return [
      service,
      {
        state,
        date,
        ...(dateNote && { date_note: dateNote }),
        ...(isOverdue(facts.status[service], context.asOf) && { passed: true }),
        ...(source && { source }),
      },
    ];
  });
  return {
    id,
    name: networkName({ name, group }, lang),
    group,
    core_bands: facts.lte.filter(({ core }) => core).map(({ band }) => bandName('lte', band)),
    lte: bands('lte', facts.lte),
    nr: bands('nr', facts.nr),
    status: Object.fromEntries(status) as z.infer<typeof NetworkDetails>['status'],
    plmn: codes('operational'),
    plmn_listed: codes('listed'),
    corrections: (known.corrections.get(id) ?? []).map((correction) =>
      laidOverText(correction, known.sources, lang),
    ),
    second_sources: (['none', 'publisher'] as const).flatMap((named) => {
      const names = openBands.flatMap((each) => (each.named === named ? [each.band] : []));
      return names.length > 0 ? [DATA_WORDS[lang].secondSourceOpen[named](listIn(lang, names))] : [];
    }),
    ...(isAskedAbout && { asked_about: true }),
    page: pageAddress(context, lang, `/networks/${id}`),
  };
}

function hasSingleSource({ lte, nr }: z.infer<typeof NetworkDetails>): boolean {
  return [...lte, ...nr].some(({ confidence }) => confidence === 'single-source');
}

/** The ids of the sources that a network's facts name. */
export function sourceIds({ lte, nr, status }: z.infer<typeof NetworkDetails>): string[] {
  return [
    ...[...lte, ...nr].flatMap(({ sources }) => sources ?? []),
    ...Object.values(status).flatMap(({ source }) => source ?? []),
  ];
}

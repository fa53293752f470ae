import { z } from 'zod';
import { SERVICES, type Service, type State } from '../../core/service.js';
import { MCP_SERVICE_WORDS } from '../../words/mcp-services.js';
import type { WorldCountry } from '../../world/world.js';
import { anyCountries } from './inputs.js';
import { correctionOf, sayStates } from './state-said.js';
import { tool } from './tool.js';
import type { ToolQuestion } from './tool-question.js';

/** Above so many countries an answer groups them instead of telling each. */
const MOST_TOLD = 30;
/** States between in service and gone: an answer names the countries where a network is in one of them. */
const PARTLY: readonly State[] = ['rolling', 'b2b', 'trial', 'ending', 'planned', 'unclear', 'nsa'];
const GONE: readonly State[] = ['off', 'never'];

const Place = z
  .strictObject({
    cc: z.string(),
    name: z.string(),
    service: z.enum(SERVICES),
    in_service: z.array(z.string()).describe('Ids of the networks where it is in service.'),
    partly: z
      .array(z.string())
      .describe('Ids of those where it is being built, tried, limited, disputed, or to be switched off.'),
    gone: z.array(z.string()).describe('Ids of those where it was switched off or never operated.'),
    networks: z.int().describe('Networks of the country that have data.'),
    says: z.string().optional().describe('The state on every network in words; not above 30 countries.'),
  })
  .meta({ id: 'ServicePlace', description: 'A service in one country.' });

export const whereServiceTool = tool({
  name: 'where_service',
  title: 'Where a service is offered',
  description:
    'Lists in which countries and on which networks LTE-M, NB-IoT, RedCap or 5G standalone is in service, being ' +
    'built, tried or disputed, and where 2G or 3G is gone or ending. For ends with the devices they hit use ' +
    'list_switch_offs; for bands and all services of one country get_country_networks. No key; a snapshot, dated in ' +
    'each answer; up to 30 countries network by network with dates, above that by country. No source found is not a ' +
    'no. Unknown countries come back under `unresolved` with near ones. Example: services ["ltem", "nbiot"], ' +
    'countries ["LATAM"].',
  input: {
    services: z
      .array(z.enum(SERVICES))
      .min(1)
      .describe('`ltem` LTE-M, `nbiot` NB-IoT, `redcap`, `sa` 5G standalone, `g2`, `g3`.'),
    countries: anyCountries,
  },
  output: {
    places: z
      .array(Place)
      .describe('One entry a country and service; above 30 countries only where something is known.'),
    none: z
      .array(z.strictObject({ service: z.enum(SERVICES), countries: z.array(z.string()) }))
      .describe('Countries where nothing is known of it on any network, by service.'),
  },
  answer({ services, countries: given }, question) {
    const words = MCP_SERVICE_WORDS[question.lang];
    const { countries: all } = question.site.world;
    const asked = given ? question.countries(given) : [...all.values()];
    question.answerEach('country', (cc) => sayStates(all.get(cc)!.networks, services, question));
    const isGrouped = asked.length > MOST_TOLD;
    const found = [...new Set(services)].map((service) => ({
      service,
      places: asked.map((country) => placeOf(country, service, question)),
    }));
    const isKnown = ({ in_service, partly, gone }: ServiceInCountry) =>
      in_service.length + partly.length + gone.length > 0;
    const none = found.map(({ service, places }) => ({
      service,
      countries: places.filter((place) => !isKnown(place)).map(({ cc }) => cc),
    }));
    const page = question.page(
      found
        .flatMap(({ places }) => places)
        .filter((place) => !isGrouped || isKnown(place))
        .map(({ country, ...place }): z.infer<typeof Place> => ({
          ...place,
          ...(!isGrouped && { says: sayStates(country.networks, [place.service], question) }),
        })),
    );
    const groups = found.map(({ service, places }) => ({
      ...groupPlaces(service, places),
      notResearched: asked.filter(({ networks }) =>
        networks.every(({ status }) => status[service].state === 'unknown'),
      ).length,
    }));
    return {
      answer: asked.length > 0 ? words.whereService(groups, asked.length) : question.withoutAnswer,
      fields: { places: page, none },
      lines: isGrouped
        ? groups.flatMap((group) => words.serviceGroups(group))
        : page.map(({ name, cc, says }) => words.servicePlace(name, cc, says!)),
    };
  },
});

type ServiceInCountry = ReturnType<typeof placeOf>;

/** Each country in the group of the best that is known of a service there. */
function groupPlaces(service: Service, places: readonly ServiceInCountry[]) {
  const inService = places.filter(({ in_service }) => in_service.length > 0);
  const partly = places.filter(({ in_service, partly }) => in_service.length === 0 && partly.length > 0);
  const gone = places.filter(
    ({ in_service, partly, gone }) => in_service.length + partly.length === 0 && gone.length > 0,
  );
  return { service, inService, partly, gone };
}

function placeOf(country: WorldCountry, service: Service, question: ToolQuestion) {
  const { networks } = country;
  const isLikely = (id: string) => {
    const correction = correctionOf(id, service, question);
    return correction?.outcome === 'beside' && correction.to === 'yes';
  };
  const inService = networks.filter(({ status }) => status[service].state === 'yes').map(({ id }) => id);
  const partly = networks
    .filter(({ id, status }) => PARTLY.includes(status[service].state) || isLikely(id))
    .map(({ id }) => id);
  return {
    country,
    cc: country.cc,
    name: country.name[question.lang],
    service,
    in_service: inService,
    partly,
    gone: networks.filter(({ status }) => GONE.includes(status[service].state)).map(({ id }) => id),
    networks: networks.length,
  };
}

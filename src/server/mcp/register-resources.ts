/** Resources: the same data by address, for assistants that attach rather than ask. */
import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { foldedCountryNames, foldedDeviceNames } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import type { World, WorldCountry } from '../../world/world.js';
import { deviceAnswer } from './check-device-tool.js';
import { networkDetails, sourceIds } from './get-country-networks-tool.js';
import { type AnswerContext, dataOf, fileAddress } from './answer-context.js';
import { sourceEntries } from './verdicts.js';

/** The cache hint of everything that only changes with the data. */
export interface CacheHint {
  readonly ttlMs: number;
  readonly cacheScope: 'public';
}

const SCHEME = 'band-check://';
const MOST_COMPLETIONS = 100;
/** So many resources a page of the list stay below 4,000 tokens. */
const PAGE_SIZE = 80;

export function registerResources(server: McpServer, context: AnswerContext, cacheHint: CacheHint): void {
  const { world } = context.site;
  const common = {
    mimeType: 'application/json',
    annotations: {
      audience: ['assistant' as const],
      priority: 0.5,
      lastModified: `${world.updated}T00:00:00Z`,
    },
    cacheHint,
  };
  for (const { name, variable, title, description, complete, read } of resourceKinds(context)) {
    const template = new ResourceTemplate(`${SCHEME}${name}/{${variable}}`, {
      list: undefined,
      complete: { [variable]: complete },
    });
    server.registerResource(
      title.toLowerCase(),
      template,
      { ...common, title, description },
      (uri, values) => {
        const id = one(values[variable]);
        const found = read(id);
        if (!found) throw notFound(uri, name === 'sources' ? [] : complete(id));
        const text = JSON.stringify({ ...found, data: dataOf(context) });
        return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] };
      },
    );
  }
  listInPages(server, context);
}

/** What can be read by address, and under which variable of it. */
interface ResourceKind {
  readonly name: 'countries' | 'devices' | 'sources';
  readonly variable: 'cc' | 'id';
  readonly title: string;
  readonly description: string;
  /** The ids that begin with what was typed so far. */
  readonly complete: (typed: string) => string[];
  /** What is there; `undefined` where nothing has that id. */
  readonly read: (id: string) => object | undefined;
}

function resourceKinds(context: AnswerContext): ResourceKind[] {
  const { world, evidence } = context.site;
  return [
    {
      name: 'countries',
      variable: 'cc',
      title: 'Country',
      description: 'Networks of a country with bands, states and sources; cc is `de`.',
      complete: (typed) => countriesThatBegin(world, typed),
      read(cc) {
        const country = world.countries.get(cc);
        return country && countryResource(country, context);
      },
    },
    {
      name: 'devices',
      variable: 'id',
      title: 'Device',
      description: 'Bands of a device and the sources behind them; id is `ec25-e`.',
      complete: (typed) => devicesThatBegin(world, typed),
      read(id) {
        const device = world.devices.get(id);
        const sources = sourceEntries(evidence.devices.get(id) ?? [], context);
        return device && { device: deviceAnswer(device, context, 'en'), sources };
      },
    },
    {
      name: 'sources',
      variable: 'id',
      title: 'Source',
      description: 'Publisher, grade, address and date of a source; id is as in `sources`.',
      complete: (typed) =>
        [...evidence.sources.keys()]
          .filter((id) => id.startsWith(typed.toLowerCase()))
          .slice(0, MOST_COMPLETIONS),
      read(id) {
        const source = evidence.sources.get(id);
        return source && { id, ...source };
      },
    },
  ];
}

function countryResource(country: WorldCountry, context: AnswerContext) {
  const { cc, name, depth, checked } = country;
  const networks = country.networks.map((network) =>
    networkDetails(network, context, { lang: 'en', sources: true }),
  );
  const sources = sourceEntries(networks.flatMap(sourceIds), context);
  return { cc, name, depth, checked, networks, sources, json: fileAddress(context, `countries/${cc}.json`) };
}

/** The SDK lists all resources at once, which is more than an assistant can read; this lists them page by page. */
function listInPages({ server }: McpServer, { site: { world } }: AnswerContext): void {
  server.setRequestHandler('resources/list', ({ params }) => {
    const resources = [
      ...[...world.countries.values()].map(({ cc, name }) => ({
        uri: `${SCHEME}countries/${cc}`,
        name: `country-${cc}`,
        title: name.en,
      })),
      ...[...world.devices.values()].map(({ id, name }) => ({
        uri: `${SCHEME}devices/${id}`,
        name: `device-${id}`,
        title: name,
      })),
    ];
    const from = params?.cursor === undefined ? 0 : Number(params.cursor);
    if (!Number.isInteger(from / PAGE_SIZE) || from < 0 || from >= resources.length)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        'cursor is not one of this server; leave it out.',
      );
    const end = from + PAGE_SIZE;
    return {
      resources: resources.slice(from, end),
      ...(end < resources.length && { nextCursor: String(end) }),
    };
  });
}

/** Codes of the countries of which a name begins with what was typed so far. */
export function countriesThatBegin({ countries }: World, typed: string): string[] {
  return findBeginning([...countries.values()], foldedCountryNames, typed).map(({ cc }) => cc);
}

/** Ids of the devices of which a name begins with what was typed so far. */
export function devicesThatBegin({ devices }: World, typed: string): string[] {
  return findBeginning([...devices.values()], foldedDeviceNames, typed).map(({ id }) => id);
}

function findBeginning<T>(items: readonly T[], namesOf: (item: T) => readonly string[], typed: string): T[] {
  const start = foldName(typed.slice(0, 100));
  return items
    .filter((item) => namesOf(item).some((name) => name.startsWith(start)))
    .slice(0, MOST_COMPLETIONS);
}

function one(variable: string | string[] | undefined): string {
  return (Array.isArray(variable) ? variable[0] : variable) ?? '';
}

function notFound(uri: URL, near: readonly string[]): ResourceNotFoundError {
  const hint = near.length > 0 && near.length <= 10 ? `; near: ${near.join(', ')}` : '';
  return new ResourceNotFoundError(uri.href, `There is no resource ${uri.href.slice(0, 200)}${hint}.`);
}

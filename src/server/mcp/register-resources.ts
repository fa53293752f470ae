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
  const { world, evidence } = context.site;
  const common = {
    mimeType: 'application/json',
    annotations: {
      audience: ['assistant' as const],
      priority: 0.5,
      lastModified: `${world.updated}T00:00:00Z`,
    },
    cacheHint,
  };
  const json = (uri: URL, value: unknown) => ({
    contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(value) }],
  });
  const countryCodes = (typed: string) =>
    beginning([...world.countries.values()], foldedCountryNames, typed).map(({ cc }) => cc);
  const deviceIds = (typed: string) =>
    beginning([...world.devices.values()], foldedDeviceNames, typed).map(({ id }) => id);

  server.registerResource(
    'country',
    new ResourceTemplate(`${SCHEME}countries/{cc}`, { list: undefined, complete: { cc: countryCodes } }),
    {
      ...common,
      title: 'Country',
      description: 'Networks of a country with bands, states and sources; cc is `de`.',
    },
    (uri, { cc }) => {
      const country = world.countries.get(one(cc));
      if (!country) throw notFound(uri, countryCodes(one(cc)));
      const networks = country.networks.map((network) =>
        networkDetails(network, context, { lang: 'en', sources: true }),
      );
      return json(uri, {
        cc: country.cc,
        name: country.name,
        depth: country.depth,
        checked: country.checked,
        networks,
        sources: sourceEntries(networks.flatMap(sourceIds), context),
        json: fileAddress(context, `countries/${country.cc}.json`),
        data: dataOf(context),
      });
    },
  );

  server.registerResource(
    'device',
    new ResourceTemplate(`${SCHEME}devices/{id}`, { list: undefined, complete: { id: deviceIds } }),
    {
      ...common,
      title: 'Device',
      description: 'Bands of a device and the sources behind them; id is `ec25-e`.',
    },
    (uri, { id }) => {
      const device = world.devices.get(one(id));
      if (!device) throw notFound(uri, deviceIds(one(id)));
      return json(uri, {
        device: deviceAnswer(device, context, 'en'),
        sources: sourceEntries(evidence.devices.get(device.id) ?? [], context),
        data: dataOf(context),
      });
    },
  );

  server.registerResource(
    'source',
    new ResourceTemplate(`${SCHEME}sources/{id}`, {
      list: undefined,
      complete: {
        id: (typed) =>
          [...evidence.sources.keys()]
            .filter((id) => id.startsWith(typed.toLowerCase()))
            .slice(0, MOST_COMPLETIONS),
      },
    }),
    {
      ...common,
      title: 'Source',
      description: 'Publisher, grade, address and date of a source; id is as in `sources`.',
    },
    (uri, { id }) => {
      const source = evidence.sources.get(one(id));
      if (!source) throw notFound(uri, []);
      return json(uri, { id: one(id), ...source, data: dataOf(context) });
    },
  );
  listInPages(server, context);
}

/** The SDK lists all resources at once, which is more than an assistant can read; this lists them page by page. */
function listInPages({ server }: McpServer, { site: { world } }: AnswerContext): void {
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
  server.setRequestHandler('resources/list', ({ params }) => {
    const from = params?.cursor === undefined ? 0 : Number(params.cursor);
    if (!Number.isInteger(from / PAGE_SIZE) || from < 0 || from >= resources.length)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'cursor is none of ours; leave it out.');
    const end = from + PAGE_SIZE;
    return {
      resources: resources.slice(from, end),
      ...(end < resources.length && { nextCursor: String(end) }),
    };
  });
}

/** Items of which a name, folded, begins with what was typed so far. */
export function beginning<T>(
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
  typed: string,
): T[] {
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

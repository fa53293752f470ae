import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import { CREDIT } from '../core/credit.js';
import { CountryCode, Id } from './facts.js';
import { JsonFeed } from './json-feed.js';
import { Problem } from './problem.js';
import {
  Changes,
  Check,
  PublishedCountry,
  PublishedDevice,
  Downloads,
  Index,
  Quality,
  Snapshot,
} from './published.js';

/** Version of the published files; the page about the API says what each version added. */
export const SCHEMA_VERSION = '1.2.0';

/** Every kind of file that the API has, by the name that its JSON Schema has. */
export const RESOURCES = {
  index: Index,
  country: PublishedCountry,
  device: PublishedDevice,
  check: Check,
  changes: Changes,
  downloads: Downloads,
  quality: Quality,
  snapshot: Snapshot,
  problem: Problem,
} as const;

/** Real files that the document shows. */
export interface Examples {
  readonly index: Index;
  readonly country: PublishedCountry;
  readonly device: PublishedDevice;
  readonly check: Check;
  readonly quality: Quality;
  readonly changes: Changes;
  readonly snapshot: Snapshot;
  readonly downloads: Downloads;
}

/** What the document says beside the resources. */
export interface OpenApiOptions {
  /** Address of version 1, `https://example.org/v1`. */
  readonly server: string;
  /** Web page or e-mail address of who runs the site; left out where none is set. */
  readonly contact?: string | undefined;
}

/**
 * Descriptions of what we publish allow further fields, because some may be added; what the build checks the files
 * against does not.
 */
function openToFields(description: object): object {
  const withoutClosed = (key: string, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value;
  return JSON.parse(JSON.stringify(description, withoutClosed)) as object;
}

const DESCRIPTION =
  `Will this cellular device work on the networks of that country? Plain files, read with GET from any
origin: no key, no query, no limit but your patience. Fields and values may be added within version 1; none is renamed,
removed or given another meaning. Data: ${CREDIT.text}. Show this credit with them.`.replaceAll('\n', ' ');

/** The OpenAPI 3.1.1 document of the API. */
export function openApiDocument({ server, contact }: OpenApiOptions, examples: Examples): object {
  const { model, country } = examples.check;
  const id = {
    id: Id.meta({ description: 'Id of the device, listed in `models` of the index.', examples: [model.id] }),
  };
  const cc = {
    cc: CountryCode.meta({
      description: 'Code of the country in lower case, listed in `countries` of the index.',
      examples: [country.cc.toLowerCase()],
    }),
  };
  const found = (description: string, schema: z.ZodType, example: unknown) => ({
    description,
    content: {
      'application/json': { schema, examples: { real: { summary: 'A real answer', value: example } } },
    },
  });
  const unknown = (what: string) => ({
    '404': {
      description: `The ${what} is not known. Servers answer with the nearest matches; a host of plain files cannot.`,
      content: { 'application/problem+json': { schema: Problem } },
    },
  });
  const noAddress = {
    '404': {
      description: 'There is nothing at this address.',
      content: { 'application/problem+json': { schema: Problem } },
    },
  };
  const [example] = examples.downloads.files;
  const file = z.string().meta({ description: 'A `url` of the manifest.', examples: [example!.url] });
  const release = z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(-\d+)?$/)
    .meta({
      description: 'Name of a release of the data, by its day; `release` of the manifest is the newest.',
      examples: [examples.downloads.release],
    });
  const everything = z.string().meta({
    description: 'A file with all tables, as in a `dated_url` of the manifest.',
    examples: [examples.downloads.files.find(({ dated_url }) => dated_url !== undefined)!.url],
  });
  const schemaName = z
    .enum(Object.keys(RESOURCES) as [keyof typeof RESOURCES])
    .meta({ description: 'Kind of file.', examples: ['country'] });
  /** A file that is no JSON of ours. */
  const text = (
    [operationId, tag, type]: readonly [string, string, string],
    summary: string,
    description: string,
    path?: z.ZodRawShape,
  ) => ({
    get: {
      operationId,
      tags: [tag],
      summary,
      description,
      ...(path && { requestParams: { path: z.object(path) } }),
      responses: {
        '200': { description: 'The file.', content: { [type]: { schema: z.string() } } },
        ...noAddress,
      },
    },
  });
  const document = createDocument({
    openapi: '3.1.1',
    info: {
      title: 'BandCheck',
      version: SCHEMA_VERSION,
      description: DESCRIPTION,
      license: { name: 'CC BY 4.0 (data)', url: CREDIT.licenseUrl },
      ...(contact && { contact: { name: 'BandCheck', ...contactField(contact) } }),
    },
    servers: [
      { url: '.', description: 'Version 1, where this document is served.' },
      { url: server, description: 'Version 1 at the address of the site.' },
    ],
    security: [],
    tags: [
      { name: 'countries', description: 'Networks of a country, their bands and services.' },
      { name: 'devices', description: 'Modules, routers and other devices, and their bands.' },
      { name: 'checks', description: 'Whether a device works on the networks of a country.' },
      { name: 'changes', description: 'What changed in the data, and what is announced to end.' },
      { name: 'files', description: 'Everything at once, and what describes it.' },
    ],
    paths: {
      '/index.json': {
        get: {
          operationId: 'listCountriesAndDevices',
          tags: ['countries', 'devices'],
          summary: 'List countries and devices',
          description:
            'Start here: every country and device that is covered, with the addresses of their files.',
          responses: {
            '200': found('What is covered. The example shows two of each.', Index, {
              ...examples.index,
              countries: examples.index.countries.slice(0, 2),
              models: examples.index.models.slice(0, 2),
            }),
            ...unknown('version'),
          },
        },
      },
      '/countries/{cc}.json': {
        get: {
          operationId: 'getCountryNetworks',
          tags: ['countries'],
          summary: 'Get the networks of a country',
          description: 'Bands, services with their dates, and the sources of all of them.',
          requestParams: { path: z.object(cc) },
          responses: {
            '200': found('The networks of the country.', PublishedCountry, examples.country),
            ...unknown('country'),
          },
        },
      },
      '/models/{id}.json': {
        get: {
          operationId: 'getDevice',
          tags: ['devices'],
          summary: 'Get a device',
          description: 'Bands of the device, and how many networks of each country it works on.',
          requestParams: { path: z.object(id) },
          responses: {
            '200': found('The device. The example shows two of its countries.', PublishedDevice, {
              ...examples.device,
              countries: Object.fromEntries(Object.entries(examples.device.countries).slice(0, 2)),
            }),
            ...unknown('device'),
          },
        },
      },
      '/quality.json': {
        get: {
          operationId: 'getDataQuality',
          tags: ['countries'],
          summary: 'Get the quality of the data',
          description:
            'Age and sources by country, single sources, passed dates, contradictions, corrections, unknowns.',
          responses: {
            '200': found(
              'What is known about the data. The example shows two of each.',
              Quality,
              examples.quality,
            ),
            ...unknown('version'),
          },
        },
      },
      '/check/{id}/{cc}.json': {
        get: {
          operationId: 'checkDeviceInCountry',
          tags: ['checks'],
          summary: 'Check a device in a country',
          description:
            'A verdict for every network of the country, with the bands that are lacking, and why.',
          requestParams: { path: z.object({ ...id, ...cc }) },
          responses: {
            '200': found('The verdicts.', Check, examples.check),
            ...unknown('device, the country or both'),
          },
        },
      },
      '/changes.json': {
        get: {
          operationId: 'listChanges',
          tags: ['changes'],
          summary: 'List what changed',
          description: 'Every release of the data, newest first, with before and after of each change.',
          responses: {
            '200': found('The releases. The example shows the oldest.', Changes, {
              ...examples.changes,
              entries: examples.changes.entries.slice(-1),
            }),
            ...noAddress,
          },
        },
      },
      '/changes.atom': text(
        ['getChangesFeed', 'changes', 'application/atom+xml'],
        'Get the changes as an Atom feed',
        'An entry for each release, in words, with a page of its own. Chinese: `.zh` before the ending, as with every ' +
          'feed and calendar.',
      ),
      '/changes.feed.json': {
        get: {
          operationId: 'getChangesJsonFeed',
          tags: ['changes'],
          summary: 'Get the changes as a JSON feed',
          description: 'The same as the Atom feed, as a JSON Feed 1.1.',
          responses: {
            '200': { description: 'The feed.', content: { 'application/feed+json': { schema: JsonFeed } } },
            ...noAddress,
          },
        },
      },
      '/changes/countries/{cc}.atom': text(
        ['getCountryFeed', 'changes', 'application/atom+xml'],
        'Get the changes of a country as an Atom feed',
        'What changed in one country, and notices 180, 90 and 30 days before an announced end.',
        { ...cc },
      ),
      '/changes/devices/{id}.atom': text(
        ['getDeviceFeed', 'changes', 'application/atom+xml'],
        'Get the changes of a device as an Atom feed',
        'What changed for one device: its bands and its verdicts.',
        { ...id },
      ),
      '/switch-offs.ics': text(
        ['getCalendar', 'changes', 'text/calendar'],
        'Get all switch-offs as a calendar',
        'An all-day event (RFC 5545) for each dated end of 2G, 3G and NB-IoT, past ones too.',
      ),
      '/switch-offs/{cc}.ics': text(
        ['getCountryCalendar', 'changes', 'text/calendar'],
        'Get the switch-offs of a country as a calendar',
        'The same for one country, where any is known; `calendar` of the country says so.',
        { ...cc },
      ),
      '/switch-offs/devices/{id}.ics': text(
        ['getDeviceCalendar', 'changes', 'text/calendar'],
        'Get the switch-offs that a device can feel as a calendar',
        'The ends of the services that one device uses, in every country.',
        { ...id },
      ),
      '/snapshot.json': {
        get: {
          operationId: 'getSnapshotManifest',
          tags: ['files'],
          summary: 'Find the compact copy of everything',
          description: 'Addresses and hashes of what the pages of this site read; its form may change.',
          responses: { '200': found('Where it is.', Snapshot, examples.snapshot), ...noAddress },
        },
      },
      '/downloads/manifest.json': {
        get: {
          operationId: 'listDownloads',
          tags: ['files'],
          summary: 'List the downloads',
          description: 'Size, rows, hash and columns of every download.',
          responses: {
            '200': found('The downloads. The example shows two files.', Downloads, {
              ...examples.downloads,
              files: examples.downloads.files.slice(0, 2),
            }),
            ...noAddress,
          },
        },
      },
      '/downloads/{file}': text(
        ['getDownload', 'files', 'application/octet-stream'],
        'Get a download',
        'The newest data in one file, or one table of it.',
        { file },
      ),
      '/downloads/{release}/{file}': text(
        ['getDatedDownload', 'files', 'application/octet-stream'],
        'Get everything of one release of the data',
        'Never other bytes at the same address: cite it, and keep it for good.',
        { release, file: everything },
      ),
      '/schemas/{name}.json': {
        get: {
          operationId: 'getSchema',
          tags: ['files'],
          summary: 'Get the JSON Schema of a kind of file',
          description: 'Draft 2020-12; open to fields that may be added.',
          requestParams: { path: z.object({ name: schemaName }) },
          responses: {
            '200': {
              description: 'The schema.',
              content: { 'application/schema+json': { schema: z.looseObject({}) } },
            },
            ...noAddress,
          },
        },
      },
    },
  });
  return openToFields(document);
}

/** A contact as OpenAPI writes it. */
function contactField(contact: string): { email: string } | { url: string } {
  return contact.includes('@') ? { email: contact.replace(/^mailto:/, '') } : { url: contact };
}

/** The JSON Schema (draft 2020-12) of a resource; `address` is where it will stand. */
export function jsonSchemaOf(resource: keyof typeof RESOURCES, address: string): object {
  const { $schema, ...schema } = z.toJSONSchema(RESOURCES[resource]);
  return openToFields({ $schema, $id: address, ...schema });
}

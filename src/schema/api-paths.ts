/** Every path of the API, as the OpenAPI document describes it, with real files as examples. */
import { z } from 'zod';
import type { ZodOpenApiPathItemObject, ZodOpenApiPathsObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { CountryCode, Id } from './facts.js';
import { JsonFeed } from './json-feed.js';
import { type ResourceName, RESOURCES } from './resources.js';

/** Real files that the document shows. */
export type Examples = {
  readonly [Name in Exclude<ResourceName, 'problem'>]: z.infer<(typeof RESOURCES)[Name]>;
};

/** What the document says of one address, which is read with GET. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly ('countries' | 'devices' | 'checks' | 'changes' | 'files')[];
  readonly summary: string;
  readonly description: string;
  /** The parts of the address in braces. */
  readonly parts?: z.ZodRawShape;
  /** What stands there. */
  readonly found: ZodOpenApiResponseObject;
  /** What a 404 does not know, where servers name what is near; left out where there is just nothing. */
  readonly unknown?: string;
}

/** All paths, in the order in which a newcomer reads them. */
export function apiPaths(examples: Examples): ZodOpenApiPathsObject {
  const id = Id.meta({
    description: 'Id of the device, listed in `models` of the index.',
    examples: [examples.check.model.id],
  });
  const cc = CountryCode.meta({
    description: 'Code of the country in lower case, listed in `countries` of the index.',
    examples: [examples.check.country.cc.toLowerCase()],
  });
  return {
    ...answerPaths(examples, { id }, { cc }),
    ...changePaths(examples),
    ...feedPaths({ id }, { cc }),
    ...filePaths(examples),
  };
}

/** The index, and what is known and answered. */
function answerPaths(examples: Examples, id: z.ZodRawShape, cc: z.ZodRawShape): ZodOpenApiPathsObject {
  const { index, country, device, quality, check } = examples;
  return {
    '/index.json': get({
      operationId: 'listCountriesAndDevices',
      tags: ['countries', 'devices'],
      summary: 'List countries and devices',
      description: 'Start here: every country and device that is covered, with the addresses of their files.',
      found: json('What is covered. The example shows two of each.', 'index', {
        ...index,
        countries: index.countries.slice(0, 2),
        models: index.models.slice(0, 2),
      }),
      unknown: 'version',
    }),
    '/countries/{cc}.json': get({
      operationId: 'getCountryNetworks',
      tags: ['countries'],
      summary: 'Get the networks of a country',
      description: 'Bands, services with their dates, and the sources of all of them.',
      parts: cc,
      found: json('The networks of the country.', 'country', country),
      unknown: 'country',
    }),
    '/models/{id}.json': get({
      operationId: 'getDevice',
      tags: ['devices'],
      summary: 'Get a device',
      description: 'Bands of the device, and how many networks of each country it works on.',
      parts: id,
      found: json('The device. The example shows two of its countries.', 'device', {
        ...device,
        countries: Object.fromEntries(Object.entries(device.countries).slice(0, 2)),
      }),
      unknown: 'device',
    }),
    '/quality.json': get({
      operationId: 'getDataQuality',
      tags: ['countries'],
      summary: 'Get the quality of the data',
      description:
        'Age and sources by country, single sources, passed dates, contradictions, corrections, unknowns.',
      found: json('What is known about the data. The example shows two of each.', 'quality', quality),
      unknown: 'version',
    }),
    '/check/{id}/{cc}.json': get({
      operationId: 'checkDeviceInCountry',
      tags: ['checks'],
      summary: 'Check a device in a country',
      description: 'A verdict for every network of the country, with the bands that are lacking, and why.',
      parts: { ...id, ...cc },
      found: json('The verdicts.', 'check', check),
      unknown: 'device, the country or both',
    }),
  };
}

/** What changed in all of the data. */
function changePaths({ changes }: Examples): ZodOpenApiPathsObject {
  return {
    '/changes.json': get({
      operationId: 'listChanges',
      tags: ['changes'],
      summary: 'List what changed',
      description: 'Every release of the data, newest first, with before and after of each change.',
      found: json('The releases. The example shows the oldest.', 'changes', {
        ...changes,
        entries: changes.entries.slice(-1),
      }),
    }),
    ...inBothLanguages('/changes.atom', {
      operationId: 'getChangesFeed',
      tags: ['changes'],
      summary: 'Get the changes as an Atom feed',
      description: 'An entry for each release, in words, with a page of its own.',
      found: text('application/atom+xml'),
    }),
    ...inBothLanguages('/changes.feed.json', {
      operationId: 'getChangesJsonFeed',
      tags: ['changes'],
      summary: 'Get the changes as a JSON feed',
      description: 'The same as the Atom feed, as a JSON Feed 1.1.',
      found: { description: 'The feed.', content: { 'application/feed+json': { schema: JsonFeed } } },
    }),
  };
}

/** Feeds of one country or device, and calendars. */
function feedPaths(id: z.ZodRawShape, cc: z.ZodRawShape): ZodOpenApiPathsObject {
  return {
    ...inBothLanguages('/changes/countries/{cc}.atom', {
      operationId: 'getCountryFeed',
      tags: ['changes'],
      summary: 'Get the changes of a country as an Atom feed',
      description: 'What changed in one country, and notices 180, 90 and 30 days before an announced end.',
      parts: cc,
      found: text('application/atom+xml'),
    }),
    ...inBothLanguages('/changes/devices/{id}.atom', {
      operationId: 'getDeviceFeed',
      tags: ['changes'],
      summary: 'Get the changes of a device as an Atom feed',
      description: 'What changed for one device: its bands and its verdicts.',
      parts: id,
      found: text('application/atom+xml'),
    }),
    ...inBothLanguages('/switch-offs.ics', {
      operationId: 'getCalendar',
      tags: ['changes'],
      summary: 'Get all switch-offs as a calendar',
      description: 'An all-day event (RFC 5545) for each dated end of 2G, 3G and NB-IoT, past ones too.',
      found: text('text/calendar'),
    }),
    ...inBothLanguages('/switch-offs/{cc}.ics', {
      operationId: 'getCountryCalendar',
      tags: ['changes'],
      summary: 'Get the switch-offs of a country as a calendar',
      description: 'The same for one country, where any is known; `calendar` of the country says so.',
      parts: cc,
      found: text('text/calendar'),
    }),
    ...inBothLanguages('/switch-offs/devices/{id}.ics', {
      operationId: 'getDeviceCalendar',
      tags: ['changes'],
      summary: 'Get the switch-offs that a device will notice as a calendar',
      description:
        'The ends, in every country, after which a device has no 2G or 3G left, no NB-IoT, or nothing at all; where any is dated.',
      parts: id,
      found: text('text/calendar'),
    }),
  };
}

/** Everything at once, and what describes it. */
function filePaths({ snapshot, downloads }: Examples): ZodOpenApiPathsObject {
  const name = z
    .enum(Object.keys(RESOURCES) as [ResourceName])
    .meta({ description: 'Kind of file.', examples: ['country'] });
  return {
    '/snapshot.json': get({
      operationId: 'getSnapshotManifest',
      tags: ['files'],
      summary: 'Find the compact copy of everything',
      description: 'Addresses and hashes of what the pages of this site read; its form may change.',
      found: json('Where it is.', 'snapshot', snapshot),
    }),
    ...downloadPaths(downloads),
    '/schemas/{name}.json': get({
      operationId: 'getSchema',
      tags: ['files'],
      summary: 'Get the JSON Schema of a kind of file',
      description: 'Draft 2020-12; open to fields that may be added.',
      parts: { name },
      found: { description: 'The schema.', content: { 'application/json': { schema: z.looseObject({}) } } },
    }),
  };
}

/** The downloads, the newest and those of each release. */
function downloadPaths(downloads: Examples['downloads']): ZodOpenApiPathsObject {
  const { files, release } = downloads;
  const dated = files.find(({ dated_url }) => dated_url !== undefined)!;
  const file = z.string().meta({
    description: 'A `url` of the manifest, or `datapackage.json`, which describes the tables (Frictionless).',
    examples: [files[0]!.url],
  });
  const day = z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}(-\d+)?$/)
    .meta({
      description: 'Name of a release of the data, by its day; `release` of the manifest is the newest.',
      examples: [release],
    });
  const everything = z.string().meta({
    description: 'A file with all tables, as in a `dated_url` of the manifest.',
    examples: [dated.url],
  });
  return {
    '/downloads/manifest.json': get({
      operationId: 'listDownloads',
      tags: ['files'],
      summary: 'List the downloads',
      description: 'Size, rows, hash and columns of every download.',
      found: json('The downloads. The example shows two files.', 'downloads', {
        ...downloads,
        files: files.slice(0, 2),
      }),
    }),
    '/downloads/{file}': get({
      operationId: 'getDownload',
      tags: ['files'],
      summary: 'Get a download',
      description: 'The newest data in one file, or one table of it.',
      parts: { file },
      found: download(DOWNLOAD_TYPES),
    }),
    '/downloads/{release}/{file}': get({
      operationId: 'getDatedDownload',
      tags: ['files'],
      summary: 'Get everything of one release of the data',
      description: 'Never other bytes at the same address: cite it, and keep it for good.',
      parts: { release: day, file: everything },
      found: download(DATED_TYPES),
    }),
  };
}

/** Media types of files with all tables, and of those with one. */
const DATED_TYPES = ['application/json', 'application/gzip', 'application/vnd.sqlite3'];
const DOWNLOAD_TYPES = [...DATED_TYPES, 'text/csv', 'application/x-ndjson', 'application/vnd.apache.parquet'];

/** An address that is there in English and, with `.zh` before its ending, in Chinese. */
function inBothLanguages(path: string, operation: Operation): ZodOpenApiPathsObject {
  return {
    [path]: get(operation),
    [path.replace(/(?<=\/[^/.]*)\.(?=[^/]*$)/, '.zh.')]: get({
      ...operation,
      operationId: `${operation.operationId}InChinese`,
      summary: `${operation.summary}, in Chinese`,
    }),
  };
}

/** The answer to somebody who sends the tag of a copy that is still right. */
const UNCHANGED: ZodOpenApiResponseObject = {
  id: 'Unchanged',
  description: 'The copy whose `ETag` the caller sent as `If-None-Match` is still right.',
};
/** The answer for an address that no file can have. */
const MALFORMED: ZodOpenApiResponseObject = {
  id: 'Malformed',
  description: 'The address has a broken, hidden or control character. A host of plain files answers 404.',
  content: { 'application/problem+json': { schema: RESOURCES.problem } },
};

function get({
  operationId,
  tags,
  summary,
  description,
  parts,
  found,
  unknown,
}: Operation): ZodOpenApiPathItemObject {
  return {
    get: {
      operationId,
      tags: [...tags],
      summary,
      description,
      ...(parts && { requestParams: { path: z.object(parts) } }),
      responses: {
        '200': found,
        '304': UNCHANGED,
        ...(parts && { '400': MALFORMED }),
        '404': {
          description: unknown
            ? `The ${unknown} is not known. Servers answer with the nearest matches; a host of plain files cannot.`
            : 'There is nothing at this address.',
          content: { 'application/problem+json': { schema: RESOURCES.problem } },
        },
      },
    },
  };
}

/** One of our JSON files, with a real one as its example. */
function json<Name extends keyof Examples>(
  description: string,
  resource: Name,
  example: Examples[Name],
): ZodOpenApiResponseObject {
  const examples = { real: { summary: 'A real answer', value: example } };
  return { description, content: { 'application/json': { schema: RESOURCES[resource], examples } } };
}

/** A file in one of several formats. */
function download(mediaTypes: readonly string[]): ZodOpenApiResponseObject {
  return { description: 'The file.', content: Object.fromEntries(mediaTypes.map((type) => [type, {}])) };
}

/** A file that is no JSON of ours. */
function text(mediaType: string): ZodOpenApiResponseObject {
  return { description: 'The file.', content: { [mediaType]: { schema: z.string() } } };
}

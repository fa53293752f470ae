import { z } from 'zod';
import { createDocument, type CreateDocumentOptions } from 'zod-openapi';
import { CREDIT } from '../core/credit.js';
import { CountryCode, Id } from './facts.js';
import { Problem } from './problem.js';
import { Changes, Check, Country, Device, Downloads, Index, Quality, Snapshot } from './published.js';

/** Every kind of file that the API has, by the name that its JSON Schema has. */
export const RESOURCES = {
  index: Index,
  country: Country,
  device: Device,
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
  readonly country: Country;
  readonly device: Device;
  readonly check: Check;
  readonly quality: Quality;
}

/**
 * Descriptions of what we publish allow further fields, because some may be added; what the build checks the files
 * against does not.
 */
const open: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema }) => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
};

const DESCRIPTION =
  `Will this cellular device work on the networks of that country? Plain files, read with GET from any
origin: no key, no query, no limit but your patience. Fields and values may be added within version 1; none is renamed,
removed or given another meaning. Data: ${CREDIT.text}. Show this credit with them.`.replaceAll('\n', ' ');

/**
 * The OpenAPI 3.1.1 document of the API.
 * @param server address of version 1, `https://example.org/v1`
 */
export function openApiDocument(server: string, examples: Examples): object {
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
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'BandCheck',
        version: '1.0.0',
        description: DESCRIPTION,
        license: { name: 'CC BY 4.0 (data)', url: CREDIT.licenseUrl },
      },
      servers: [{ url: server, description: 'Version 1.' }],
      security: [],
      tags: [
        { name: 'countries', description: 'Networks of a country, their bands and services.' },
        { name: 'devices', description: 'Modules, routers and other devices, and their bands.' },
        { name: 'checks', description: 'Whether a device works on the networks of a country.' },
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
              '200': found('The networks of the country.', Country, examples.country),
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
              '200': found('The device. The example shows two of its countries.', Device, {
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
      },
    },
    { override: open },
  );
}

/** The JSON Schema (draft 2020-12) of a resource; `address` is where it will stand. */
export function jsonSchemaOf(resource: keyof typeof RESOURCES, address: string): object {
  const { $schema, ...schema } = z.toJSONSchema(RESOURCES[resource], {
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return { $schema, $id: address, ...schema };
}

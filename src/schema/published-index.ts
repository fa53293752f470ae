/** The index of the API: every country and device. */
import { z } from 'zod';
import { WebAddress } from './facts.js';
import {
  DayField,
  LocalNameField,
  NameField,
  aliases,
  checked,
  describeCount,
  countryCode,
  credit,
  depth,
  describe,
  identity,
  singleSourceCountry,
} from './published-fields.js';

export const CountryEntry = z
  .strictObject({
    cc: countryCode,
    name: LocalNameField,
    calling_names: describe(
      z.array(NameField),
      'What else people call it, in any language: everyday and former names, ISO 3166-1 alpha-3 codes.',
    ),
    networks: describeCount('Number of networks.'),
    checked,
    single_source: singleSourceCountry,
    depth,
    url: describe(WebAddress, 'Address of the country file.'),
  })
  .meta({ id: 'CountryEntry', description: 'A country in the index.' });

const ModelEntry = z
  .strictObject({
    ...identity,
    aliases,
    url: describe(WebAddress, 'Address of the device file.'),
  })
  .meta({ id: 'ModelEntry', description: 'A device in the index.' });

/** `GET /index.json` */
export const Index = z
  .strictObject({
    name: describe(NameField, 'Name of this project.'),
    version: describe(NameField, 'Version of the data.').meta({ examples: ['32.15'] }),
    updated: checked,
    ...credit,
    openapi: describe(WebAddress, 'Address of the OpenAPI document.'),
    changes: describe(WebAddress, 'Address of the history of the data.'),
    downloads: describe(WebAddress, 'Address of the list of downloads.'),
    mcp: describe(WebAddress, 'Address of the MCP server for assistants.'),
    feed: describe(WebAddress, 'Atom feed of what changes in the data.'),
    json_feed: describe(WebAddress, 'The same as a JSON feed.'),
    calendar: describe(WebAddress, 'Calendar (iCalendar) of all switch-offs.'),
    schema_version: describe(
      NameField,
      'Version of these files: the number in the middle rises when fields or files are added.',
    ).meta({ examples: ['1.2.0'] }),
    generated_at: describe(DayField, 'Day on which these files were built.'),
    countries: describe(z.array(CountryEntry).min(1), 'Every country, by code.'),
    models: describe(z.array(ModelEntry).min(1), 'Every device, by id.'),
    check: describe(
      z.literal('check/{id}/{cc}.json'),
      'Template of the address of a check, relative to this file.',
    ),
  })
  .meta({ id: 'Index', description: 'What is covered: every country and every device.' });

export type CountryEntry = z.infer<typeof CountryEntry>;
type ModelEntry = z.infer<typeof ModelEntry>;
export type Index = z.infer<typeof Index>;

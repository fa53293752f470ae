/** What the API says about its own data. */
import { z } from 'zod';
import { SERVICES, type Service } from '../core/service.js';
import { Id, WebAddress } from './facts.js';
import {
  AnyBandField,
  Correction,
  DayField,
  NameField,
  PartialDateField,
  Source,
  checked,
  describeCount,
  countryCode,
  credit,
  dateNote,
  describe,
  networkId,
  noSecondSource,
} from './published-fields.js';

const bandCounts = {
  bands: describeCount('Bands of networks.'),
  cross_checked: describeCount('Bands that two independent sources agree on.'),
  second_source_not_published: describeCount('Cross-checked bands of whose two sources one is published.'),
  one_source_named: describeCount('Those of them that name one source only.'),
  publisher_as_second: describeCount(
    "Those of them that have the publisher's own page as their second source.",
  ),
};

const partialDateOrNull = PartialDateField.nullable();

/** `GET /quality.json` */
export const Quality = z
  .strictObject({
    version: describe(NameField, 'Version of the data.'),
    updated: checked,
    as_of: describe(DayField, 'The day for which announced dates are said to have passed.'),
    ...bandCounts,
    countries: describe(
      z.array(
        z
          .strictObject({
            cc: countryCode,
            ...bandCounts,
            oldest_source: describe(partialDateOrNull, 'Date of the oldest source that is cited here.'),
            newest_source: describe(partialDateOrNull, 'Date of the newest source that is cited here.'),
            unknown_states: describeCount('States of services that were not researched.'),
            page: describe(WebAddress, 'Page for people.'),
          })
          .meta({ id: 'CountryQuality', description: 'How well the data of a country is founded.' }),
      ),
      'Every country, by code.',
    ),
    open_second_sources: describe(
      z.array(
        z
          .strictObject({
            cc: countryCode,
            network: networkId,
            band: describe(AnyBandField, 'Name of the band: `B20` LTE, `n78` 5G.'),
            named: describe(
              noSecondSource,
              '`none`: the publisher names one source only. `publisher`: it names its own page as the second.',
            ),
            page: describe(WebAddress, 'Page for people.'),
          })
          .meta({
            id: 'OpenSecondSource',
            description: 'A cross-checked band whose second source is not published.',
          }),
      ),
      'Cross-checked bands whose second source is not published.',
    ),
    roots: describe(
      z.array(
        z
          .strictObject({
            root: describe(NameField, 'Host of the site, without `www.`.'),
            bands: describeCount('Bands that a source of this site alone names.'),
            states: describeCount('States of services that rest on a source of this site.'),
          })
          .meta({ id: 'RootQuality', description: 'What comes from one site alone.' }),
      ),
      'What comes from one site alone, most data first.',
    ),
    passed_dates: describe(
      z.array(
        z
          .strictObject({
            cc: countryCode,
            network: networkId,
            service: describe(z.enum(SERVICES), 'The service.'),
            date: describe(PartialDateField, 'What was announced.'),
            date_note: dateNote,
            page: describe(WebAddress, 'Page for people.'),
          })
          .meta({ id: 'PassedDate', description: 'An announced end whose day has passed, unconfirmed.' }),
      ),
      'Announced ends whose day has passed, and that no source confirms.',
    ),
    contradictions: describe(
      z.array(
        z
          .strictObject({
            file: describe(NameField, 'File of the open data.'),
            line: describe(z.int().positive(), 'Line in it that was not taken over.'),
            cc: countryCode,
            network: describe(Id.nullable(), 'Id of the network; null where the country is meant.'),
            says: describe(NameField, 'What the line says, in the words of the open data.'),
            kept: describe(NameField, 'What was kept, in the words of the open data.'),
          })
          .meta({ id: 'Contradiction', description: 'Two files of the publisher that disagree.' }),
      ),
      'Where files of the publisher disagree.',
    ),
    corrections: describe(z.array(Correction), "What we lay over the publisher's data."),
    unknown: z
      .strictObject({
        states: describe(
          z.strictObject(
            Object.fromEntries(SERVICES.map((service) => [service, z.int().nonnegative()])) as Record<
              Service,
              z.ZodInt
            >,
          ),
          'On how many networks the state of each service was not researched.',
        ),
        networks_without_codes: describeCount('Networks without a network code.'),
        networks_without_lte: describeCount('Networks without a known LTE band.'),
        networks_without_nr: describeCount('Networks without a known 5G band; they may have none.'),
        devices_without_lte_category: describeCount('Devices without a known LTE category.'),
        devices_to_compare_with_their_label: describeCount('Devices whose label a person should compare.'),
      })
      .meta({ id: 'Unknown', description: 'What is still unknown.' }),
    sources: describe(z.record(Id, Source), 'The sources that the corrections rest on, by id.'),
    page: describe(WebAddress, 'Page for people.'),
    ...credit,
  })
  .meta({ id: 'Quality', description: 'What is known about the data itself.' });

export type Quality = z.infer<typeof Quality>;

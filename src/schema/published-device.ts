/** A device of the API. */
import { z } from 'zod';
import { BAND_PARTS } from '../core/band.js';
import { Id, WebAddress } from './facts.js';
import {
  Correction,
  CountryCodeField,
  LteBandField,
  NameField,
  NrBandField,
  Source,
  Summary,
  aliases,
  credit,
  describe,
  identity,
} from './published-fields.js';

const Evidence = z
  .strictObject({
    source: describe(Id, 'Id of the source, a key of `sources`.'),
    place: describe(NameField.nullable(), 'Document and page, table or section.'),
    quote: describe(NameField.nullable(), 'Short quote, word for word.'),
  })
  .meta({ id: 'Evidence', description: 'Where a source says it.' });

/** `GET /models/{id}.json` */
export const PublishedDevice = z
  .strictObject({
    ...identity,
    lte_category: describe(NameField.nullable(), 'LTE UE category; null where none is named.'),
    aliases,
    origin: describe(
      z.enum(['band-atlas', 'bandcheck']),
      'Who lists the device: the publisher of the open data, or this project.',
    ),
    region: describe(NameField.nullable(), 'Where the product code is sold, as the source says.'),
    compare_label: describe(
      z.boolean(),
      'Whether code and bands were matched by order and region, so that a person should compare the label.',
    ),
    note: describe(NameField.nullable(), 'What else the source says.'),
    lte: describe(z.array(LteBandField), 'LTE bands.'),
    parts: describe(
      z.array(z.enum(BAND_PARTS)).optional(),
      'Bands of `lte` of which the device has only a part.',
    ),
    lte_m: describe(z.array(LteBandField).optional(), 'Bands of LTE-M, where a source lists them apart.'),
    nb_iot: describe(z.array(LteBandField).optional(), 'Bands of NB-IoT, where a source lists them apart.'),
    nr: describe(z.array(NrBandField), '5G bands.'),
    umts: describe(z.array(z.string()), 'UMTS (3G) bands; empty where none is listed.'),
    gsm_mhz: describe(z.array(z.int()), 'GSM (2G) bands in MHz; empty where none is listed.'),
    countries: describe(
      z.record(CountryCodeField, Summary),
      'Number of networks by verdict, by country code.',
    ),
    sources: describe(z.record(Id, Source), 'The sources that the band lists rest on, by id.'),
    evidence: describe(
      z.array(Evidence),
      'Where the bands stand in these sources; empty for a device of the open data.',
    ),
    corrections: describe(z.array(Correction), "What we lay over the publisher's data here."),
    calendar: describe(
      WebAddress.nullable(),
      'Calendar (iCalendar) of the switch-offs that the device will notice; null where there is none.',
    ),
    feed: describe(WebAddress, 'Atom feed of what changes here.'),
    page: describe(WebAddress, 'Page for people.'),
    ...credit,
  })
  .meta({ id: 'Device', description: 'A device and how it fares in every country.' });

export type PublishedDevice = z.infer<typeof PublishedDevice>;

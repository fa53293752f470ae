/** A country of the API, with its networks. */
import { z } from 'zod';
import { BAND_PARTS } from '../core/band.js';
import { CONFIDENCES } from '../core/network.js';
import { SERVICES, type Service } from '../core/service.js';
import { Id, Plmn, PLMN_STATUSES, WebAddress } from './facts.js';
import {
  AnyBandField,
  Correction,
  LocalNameField,
  LteBandField,
  NameField,
  Pages,
  Source,
  checked,
  countryCode,
  credit,
  dateNote,
  depth,
  describe,
  networkId,
  noSecondSource,
  singleSourceCountry,
  state,
  stateDate,
} from './published-fields.js';

const confidence = describe(
  z.enum(CONFIDENCES),
  '`cross-checked`: two independent sources agree. `single-source`: one says so.',
);

const Band = z
  .strictObject({
    band: describe(AnyBandField, 'Name of the band: `B20` LTE, `n78` 5G.'),
    confidence,
    part: describe(
      z.enum(BAND_PARTS).optional(),
      'Present where a source says that only this part of the band is in use.',
    ),
    second_source: describe(
      z.literal('not-published').optional(),
      'Present where the band is cross-checked and the publisher names one source only, or its own page as the second.',
    ),
    second_source_named: describe(
      noSecondSource.optional(),
      'Present beside `second_source`. `none`: the publisher names one source only. `publisher`: it names its own page as the second.',
    ),
    sources: describe(z.array(Id).min(1), 'Ids of the sources, keys of `sources` of the country.'),
  })
  .meta({ id: 'Band', description: 'A band that a network operates, and how well that is known.' });

function bandsOf(prefix: 'B' | 'n', description: string) {
  const bands = z.array(Band).refine((all) => all.every(({ band }) => band.startsWith(prefix)), {
    error: `only ${prefix === 'B' ? 'LTE' : '5G'} bands belong here`,
  });
  return describe(bands, description);
}

const ServiceStatus = z
  .strictObject({
    state,
    date: stateDate,
    date_note: dateNote,
    source: describe(
      Id.nullable(),
      'Id of the source, a key of `sources` of the country; null where there is none.',
    ),
  })
  .meta({ id: 'ServiceStatus', description: 'State of a service on a network.' });

const Status = z
  .strictObject(
    Object.fromEntries(SERVICES.map((service) => [service, ServiceStatus])) as Record<
      Service,
      typeof ServiceStatus
    >,
  )
  .meta({
    id: 'Status',
    description:
      'State of the services beside plain LTE: `g2` 2G (GSM), `g3` 3G (UMTS), `sa` 5G standalone, `redcap` 5G RedCap, ' +
      '`ltem` LTE-M, `nbiot` NB-IoT.',
  });

const NetworkCode = z
  .strictObject({
    plmn: Plmn.meta({ description: 'MCC and MNC, with the digits as assigned.', examples: ['262-01'] }),
    status: describe(
      z.enum(PLMN_STATUSES),
      '`operational` on the air; `listed` known for this operator, good for reading a SIM.',
    ),
    shared_with: describe(z.array(Id), 'Ids of other networks with the same code; mostly empty.'),
    virtual_operators: describe(
      z.array(NameField),
      'Operators without a network of their own whose SIM cards carry the code, as far as known.',
    ),
  })
  .meta({
    id: 'NetworkCode',
    description:
      'A code of the network (PLMN). On the air it names the host network; on a SIM it may be a virtual operator.',
  });

export const PublishedNetwork = z
  .strictObject({
    id: networkId,
    name: describe(NameField, 'What the network is called.'),
    group: describe(NameField.nullable(), 'Group of companies that it belongs to.'),
    core_bands: describe(z.array(LteBandField), 'LTE bands that the service rests on.'),
    lte: bandsOf('B', 'LTE bands.'),
    nr: bandsOf('n', '5G bands.'),
    status: Status,
    plmn: describe(z.array(NetworkCode), 'Network codes; empty where none is known.'),
    page: describe(WebAddress, 'Page for people.'),
  })
  .meta({ id: 'Network', description: 'A network of a country.' });

/** `GET /countries/{cc}.json` */
export const PublishedCountry = z
  .strictObject({
    cc: countryCode,
    name: LocalNameField,
    checked,
    single_source: singleSourceCountry,
    depth,
    networks: describe(z.array(PublishedNetwork).min(1), 'Every network, with its bands and services.'),
    corrections: describe(z.array(Correction), "What we lay over the publisher's data here."),
    sources: describe(z.record(Id, Source), 'The sources of the data here, by id.'),
    calendar: describe(
      WebAddress.nullable(),
      'Calendar (iCalendar) of the announced switch-offs; null where there is none.',
    ),
    feed: describe(WebAddress, 'Atom feed of what changes here.'),
    pages: Pages,
    ...credit,
  })
  .meta({ id: 'Country', description: 'The networks of a country.' });

type ServiceStatus = z.infer<typeof ServiceStatus>;
export type PublishedNetwork = z.infer<typeof PublishedNetwork>;
export type PublishedCountry = z.infer<typeof PublishedCountry>;

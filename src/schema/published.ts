/**
 * The published JSON, version 1: one zod schema a resource. Types, validation, JSON Schema and the OpenAPI document
 * come from here. Fields are only ever added; a field that stands here keeps its name, type and meaning.
 */
import { z } from 'zod';
import { BAND_PARTS } from '../core/band.js';
import { RADIOS } from '../core/device.js';
import { CONFIDENCES, DEPTHS } from '../core/network.js';
import { DATE_NOTES, SERVICES, STATES, type Service } from '../core/service.js';
import { NR_STATES, VERDICTS } from '../core/verdict.js';
import * as authored from './facts.js';
import { CERTAINTIES, ChangesFile, DEVICE_KINDS, GRADES, Plmn, PLMN_STATUSES, WebAddress } from './facts.js';

/** A field with the words that the OpenAPI document and the page for people show beside it. */
function described<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ description });
}

const { Id } = authored;
const CountryCode = authored.CountryCode.meta({ examples: ['de'] });
const Day = authored.Day.meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-10-06'] });
const PartialDate = authored.PartialDate.meta({
  pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
  examples: ['2028', '2028-09', '2028-09-30'],
});
const LteBandName = authored.LteBandName.meta({ pattern: '^B[1-9][0-9]{0,2}$', examples: ['B20'] });
const NrBandName = authored.NrBandName.meta({ pattern: '^n[1-9][0-9]{0,2}$', examples: ['n78'] });
const AnyBandName = z.union([LteBandName, NrBandName]);
const Name = z.string().min(1);

const LocalName = z
  .strictObject({
    zh: described(Name, 'In Simplified Chinese.'),
    en: described(Name, 'In English.'),
  })
  .meta({ id: 'LocalName', description: 'A name in both languages of the data.' });

const count = (description: string) => described(z.int().nonnegative(), description);

const credit = {
  license: described(Name, 'Licence of the data, as an SPDX identifier.').meta({ examples: ['CC-BY-4.0'] }),
  attribution: described(Name, 'The credit to show wherever the data is shown.'),
};

/** How many networks have each verdict; the three add up to the number of networks. */
export const Summary = z
  .strictObject({
    good: count('Networks on which the device works well.'),
    limited: count('Networks on which it works with gaps in coverage or speed.'),
    no: count('Networks on which it does not work, or is not known to.'),
  })
  .meta({
    id: 'Summary',
    description: 'Number of networks by verdict; the three add up to all networks of the country.',
  });

export const Pages = z
  .strictObject({ en: described(WebAddress, 'In English.'), zh: described(WebAddress, 'In Chinese.') })
  .meta({ id: 'Pages', description: 'A page for people, per language.' });

const depth = described(
  z.enum(DEPTHS),
  '`full`: bands and service states were researched. `bands`: bands only, states are mostly `unknown`.',
);
const checked = described(Day, 'Day on which the data was checked.');
const countryCode = described(CountryCode, 'ISO 3166-1 alpha-2 code, lower case.');
const deviceId = described(Id.meta({ examples: ['ec25-e'] }), 'Id of the device, as in its address.');
const networkId = described(
  Id.meta({ examples: ['telekom-de'] }),
  'Id of the network; it stays the same for good.',
);
const vendor = described(Name.nullable(), 'Maker; null where it is not known.');
const kind = described(z.enum(DEVICE_KINDS), 'What sort of device it is; further values may be added.');
const radio = described(
  z.enum(RADIOS),
  'The radio that decides: `lte`, `lpwa` (LTE-M or NB-IoT only), `nr` (5G with LTE), `redcap` (5G reduced capability with LTE).',
);
/** What tells devices apart, in the index and in their own files. */
const identity = {
  id: deviceId,
  name: described(Name, 'Name of the device, with its maker.'),
  vendor,
  kind,
  radio,
};
const aliases = described(z.array(Name), 'Other names and product codes.');
const singleSourceCountry = described(
  z.boolean(),
  'Whether some network of the country has no cross-checked LTE band.',
);

export const CountryEntry = z
  .strictObject({
    cc: countryCode,
    name: LocalName,
    calling_names: described(
      z.array(Name),
      'What else people call it, in any language: everyday and former names, ISO 3166-1 alpha-3 codes.',
    ),
    networks: count('Number of networks.'),
    checked,
    single_source: singleSourceCountry,
    depth,
    url: described(WebAddress, 'Address of the country file.'),
  })
  .meta({ id: 'CountryEntry', description: 'A country in the index.' });

export const ModelEntry = z
  .strictObject({
    ...identity,
    aliases,
    url: described(WebAddress, 'Address of the device file.'),
  })
  .meta({ id: 'ModelEntry', description: 'A device in the index.' });

/** `GET /index.json` */
export const Index = z
  .strictObject({
    name: described(Name, 'Name of this project.'),
    version: described(Name, 'Version of the data.').meta({ examples: ['32.15'] }),
    updated: checked,
    ...credit,
    openapi: described(WebAddress, 'Address of the OpenAPI document.'),
    changes: described(WebAddress, 'Address of the history of the data.'),
    downloads: described(WebAddress, 'Address of the list of downloads.'),
    mcp: described(WebAddress, 'Address of the MCP server for assistants.'),
    feed: described(WebAddress, 'Atom feed of what changes in the data.'),
    json_feed: described(WebAddress, 'The same as a JSON feed.'),
    calendar: described(WebAddress, 'Calendar (iCalendar) of all switch-offs.'),
    schema_version: described(
      Name,
      'Version of these files: the number in the middle rises when fields or files are added.',
    ).meta({ examples: ['1.2.0'] }),
    generated_at: described(Day, 'Day on which these files were built.'),
    countries: described(z.array(CountryEntry).min(1), 'Every country, by code.'),
    models: described(z.array(ModelEntry).min(1), 'Every device, by id.'),
    check: described(
      z.literal('check/{id}/{cc}.json'),
      'Template of the address of a check, relative to this file.',
    ),
  })
  .meta({ id: 'Index', description: 'What is covered: every country and every device.' });

export const Source = z
  .strictObject({
    publisher: described(Name, 'Who published it.'),
    grade: described(z.enum(GRADES), 'A official, B industry, C trade and media, D other.'),
    url: described(WebAddress, 'Where it stands.'),
    date: described(PartialDate, 'When it was published or read.'),
    read: described(
      z.literal(true).optional(),
      'The source has no date of its own: `date` is when it was read.',
    ),
  })
  .meta({ id: 'Source', description: 'A source of data.' });

const confidence = described(
  z.enum(CONFIDENCES),
  '`cross-checked`: two independent sources agree. `single-source`: one says so.',
);

const noSecondSource = z.enum(['none', 'publisher']);

export const Band = z
  .strictObject({
    band: described(AnyBandName, 'Name of the band: `B20` LTE, `n78` 5G.'),
    confidence,
    part: described(
      z.enum(BAND_PARTS).optional(),
      'Present where a source says that only this part of the band is in use.',
    ),
    second_source: described(
      z.literal('not-published').optional(),
      'Present where the band is cross-checked and the publisher names one source only, or its own page as the second.',
    ),
    second_source_named: described(
      noSecondSource.optional(),
      'Present beside `second_source`. `none`: the publisher names one source only. `publisher`: it names its own page as the second.',
    ),
    sources: described(z.array(Id).min(1), 'Ids of the sources, keys of `sources` of the country.'),
  })
  .meta({ id: 'Band', description: 'A band that a network operates, and how well that is known.' });

function bandsOf(prefix: 'B' | 'n', description: string) {
  const bands = z.array(Band).refine((all) => all.every(({ band }) => band.startsWith(prefix)), {
    error: `only ${prefix === 'B' ? 'LTE' : '5G'} bands belong here`,
  });
  return described(bands, description);
}

const state = described(
  z.enum(STATES),
  '`yes` in service, `rolling` being rolled out, `b2b` business customers only, `nsa` 5G but non-standalone only, ' +
    '`trial`, `planned` switch-off announced for the date, `ending` being switched off in steps, `off` switched off, ' +
    '`never` never operated, `none` no claim found, `unlisted` missing from the list that would name it, `unclear` ' +
    'sources disagree, `unknown` not researched. Further values may be added.',
);
const stateDate = described(
  PartialDate.nullable(),
  'Day, month or year of the state; null where none is known.',
);
const dateNote = described(z.enum(DATE_NOTES).optional(), 'Half or quarter of the year in `date`.');

export const ServiceStatus = z
  .strictObject({
    state,
    date: stateDate,
    date_note: dateNote,
    source: described(
      Id.nullable(),
      'Id of the source, a key of `sources` of the country; null where there is none.',
    ),
  })
  .meta({ id: 'ServiceStatus', description: 'State of a service on a network.' });

export const Status = z
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

/** What one correction of ours says; shown wherever the fact is shown. */
export const Correction = z
  .strictObject({
    subject: described(Id, 'Id of the network or device.'),
    field: described(
      z.enum([...SERVICES, 'parts', 'lte_m', 'nb_iot']),
      'What is corrected: the state of a service, or bands of a device.',
    ),
    from: described(
      z.union([z.string(), z.array(z.string()), z.null()]),
      'What the publisher says; null where it says nothing.',
    ),
    to: described(z.union([z.string(), z.array(z.string())]), 'What the source says.'),
    why: described(Name, 'Why the source speaks of this network or device.'),
    certainty: described(
      z.enum(CERTAINTIES),
      '`sure` counts in verdicts, `likely` is shown beside the data and does not count.',
    ),
    outcome: described(
      z.enum(['applied', 'beside', 'settled', 'conflict']),
      '`applied`; `beside` likely, only shown; `settled` the publisher says the same by now; `conflict` the publisher ' +
        'says something else by now, so it is not applied.',
    ),
    source: described(Id, 'Id of the source, a key of `sources`.'),
    quote: described(Name.nullable(), 'Short quote, word for word.'),
    place: described(Name.nullable(), 'Document and page, table or section.'),
  })
  .meta({
    id: 'Correction',
    description: 'Something that we know better than the publisher, with its evidence.',
  });

const NetworkCode = z
  .strictObject({
    plmn: Plmn.meta({ description: 'MCC and MNC, with the digits as assigned.', examples: ['262-01'] }),
    status: described(
      z.enum(PLMN_STATUSES),
      '`operational` on the air; `listed` known for this operator, good for reading a SIM.',
    ),
    shared_with: described(z.array(Id), 'Ids of other networks with the same code; mostly empty.'),
    virtual_operators: described(
      z.array(Name),
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
    name: described(Name, 'What the network is called.'),
    group: described(Name.nullable(), 'Group of companies that it belongs to.'),
    core_bands: described(z.array(LteBandName), 'LTE bands that the service rests on.'),
    lte: bandsOf('B', 'LTE bands.'),
    nr: bandsOf('n', '5G bands.'),
    status: Status,
    plmn: described(z.array(NetworkCode), 'Network codes; empty where none is known.'),
    page: described(WebAddress, 'Page for people.'),
  })
  .meta({ id: 'Network', description: 'A network of a country.' });

/** `GET /countries/{cc}.json` */
export const PublishedCountry = z
  .strictObject({
    cc: countryCode,
    name: LocalName,
    checked,
    single_source: singleSourceCountry,
    depth,
    networks: described(z.array(PublishedNetwork).min(1), 'Every network, with its bands and services.'),
    corrections: described(z.array(Correction), "What we lay over the publisher's data here."),
    sources: described(z.record(Id, Source), 'The sources of the data here, by id.'),
    calendar: described(
      WebAddress.nullable(),
      'Calendar (iCalendar) of the announced switch-offs; null where there is none.',
    ),
    feed: described(WebAddress, 'Atom feed of what changes here.'),
    pages: Pages,
    ...credit,
  })
  .meta({ id: 'Country', description: 'The networks of a country.' });

const Evidence = z
  .strictObject({
    source: described(Id, 'Id of the source, a key of `sources`.'),
    place: described(Name.nullable(), 'Document and page, table or section.'),
    quote: described(Name.nullable(), 'Short quote, word for word.'),
  })
  .meta({ id: 'Evidence', description: 'Where a source says it.' });

/** `GET /models/{id}.json` */
export const PublishedDevice = z
  .strictObject({
    ...identity,
    lte_category: described(Name.nullable(), 'LTE UE category; null where none is named.'),
    aliases,
    origin: described(
      z.enum(['band-atlas', 'bandcheck']),
      'Who lists the device: the publisher of the open data, or this project.',
    ),
    region: described(Name.nullable(), 'Where the product code is sold, as the source says.'),
    compare_label: described(
      z.boolean(),
      'Whether code and bands were matched by order and region, so that a person should compare the label.',
    ),
    note: described(Name.nullable(), 'What else the source says.'),
    lte: described(z.array(LteBandName), 'LTE bands.'),
    parts: described(
      z.array(z.enum(BAND_PARTS)).optional(),
      'Bands of `lte` of which the device has only a part.',
    ),
    lte_m: described(z.array(LteBandName).optional(), 'Bands of LTE-M, where a source lists them apart.'),
    nb_iot: described(z.array(LteBandName).optional(), 'Bands of NB-IoT, where a source lists them apart.'),
    nr: described(z.array(NrBandName), '5G bands.'),
    umts: described(z.array(z.string()), 'UMTS (3G) bands; empty where none is listed.'),
    gsm_mhz: described(z.array(z.int()), 'GSM (2G) bands in MHz; empty where none is listed.'),
    countries: described(z.record(CountryCode, Summary), 'Number of networks by verdict, by country code.'),
    sources: described(z.record(Id, Source), 'The sources that the band lists rest on, by id.'),
    evidence: described(
      z.array(Evidence),
      'Where the bands stand in these sources; empty for a device of the open data.',
    ),
    corrections: described(z.array(Correction), "What we lay over the publisher's data here."),
    calendar: described(
      WebAddress.nullable(),
      'Calendar (iCalendar) of the switch-offs that the device will notice; null where there is none.',
    ),
    feed: described(WebAddress, 'Atom feed of what changes here.'),
    page: described(WebAddress, 'Page for people.'),
    ...credit,
  })
  .meta({ id: 'Device', description: 'A device and how it fares in every country.' });

/** Codes are listed in src/core/reason.ts; readers ignore codes that they do not know. */
const PublishedReason = z
  .strictObject({
    code: described(
      z.enum([
        'no-common-band',
        'lpwa-not-listed',
        'part-of-band',
        'lacks-core-band',
        'lacks-coverage-band',
        'low-band-share',
        'no-coverage-band-known',
        'single-source-only',
      ]),
      '`no-common-band` no band in common; `lpwa-not-listed` no source says that the network offers LTE-M or NB-IoT; ' +
        '`part-of-band` the device has only a part of a band that decides; `lacks-core-band` a main band is missing; ' +
        '`lacks-coverage-band` every low band is missing; `low-band-share` too few of the bands; ' +
        '`no-coverage-band-known` no low band of the network is known; `single-source-only` each band has one source ' +
        'only. Further codes may be added.',
    ),
    bands: described(z.array(AnyBandName).optional(), 'The bands that it speaks of.'),
    share: described(z.number().min(0).max(1).optional(), 'Supported share of the weighted scored bands.'),
    parts: described(z.array(z.enum(BAND_PARTS)).optional(), 'The parts of these bands that the device has.'),
    service: described(z.enum(SERVICES).optional(), 'The only service that the device has.'),
  })
  .meta({ id: 'Reason', description: 'Why the verdict is not better, or how well it is founded.' });

const SupersetPair = z
  .strictObject({
    band: described(AnyBandName, 'Band of the network.'),
    through: described(AnyBandName, 'Listed band of the device that contains it.'),
  })
  .meta({ id: 'SupersetPair', description: 'A band that is supported only through a larger one.' });

const PublishedCaution = z
  .strictObject({
    code: described(
      z.enum([
        'relies-on-superset',
        'network-ends',
        'planned-date-passed',
        'receive-only-band-ignored',
        'depth-bands-only',
      ]),
      '`relies-on-superset` a band is reached only where the network also announces a larger one; `network-ends` a ' +
        'service that the device could need is off, ending or planned to end; `planned-date-passed` the announced day ' +
        'has passed and no source confirms the end; `receive-only-band-ignored` a band in common carries no ' +
        'connection alone; `depth-bands-only` only bands were researched here. Further codes may be added.',
    ),
    pairs: described(z.array(SupersetPair).optional(), 'The pairs that a verdict rests on.'),
    bands: described(z.array(AnyBandName).optional(), 'The bands that it speaks of.'),
    service: described(z.enum(SERVICES).optional(), 'The service that ends.'),
    state: described(state.optional(), 'State of that service.'),
    date: described(stateDate.optional(), 'Day, month or year of that state.'),
    date_note: dateNote,
  })
  .meta({
    id: 'Caution',
    description: 'What could make the answer fail although the verdict is right today.',
  });

const StatedService = z
  .strictObject({
    service: described(z.enum(SERVICES), 'The service.'),
    state: described(state, 'Its state.'),
    date: described(stateDate, 'Day, month or year of that state.'),
    date_note: dateNote,
  })
  .meta({ id: 'StatedService', description: 'A service of a network, and its state.' });

/** A correction as a check shows it, beside what it changed. */
const CheckCorrection = z
  .strictObject({
    ...Correction.pick({ subject: true, field: true, from: true, to: true }).shape,
    outcome: described(
      z.enum(['applied', 'beside']),
      '`applied` counts in the verdict; `beside` is likely, and only shown.',
    ),
    source: z
      .strictObject({
        publisher: described(Name, 'Who published it.'),
        url: described(WebAddress, 'Where it stands.'),
        date: described(PartialDate, 'When it was published or read.'),
      })
      .meta({ id: 'CorrectionSource', description: 'The better source.' }),
  })
  .meta({
    id: 'CheckCorrection',
    description:
      'What a better source says in place of the publisher; its evidence stands in the file of the country or device.',
  });

export const NetworkVerdict = z
  .strictObject({
    id: networkId,
    name: described(Name, 'What the network is called.'),
    verdict: described(
      z.enum(VERDICTS),
      '`good` works well, `limited` works with gaps, `no` does not work or is not known to (see `confirmed`).',
    ),
    basis: described(z.enum(CONFIDENCES), 'Confidence of the bands that the verdict was scored on.'),
    confirmed: described(
      z.boolean(),
      'False for a `no` that rests on nobody saying that it works, or on a missing part of a band alone; true for every other verdict.',
    ),
    lte_bands_lacking: described(
      z.array(LteBandName),
      'Scored LTE bands that the device does not support, core bands first; empty for `good`.',
    ),
    nr_bands_lacking: described(z.array(NrBandName), 'The same of 5G; empty for a device without 5G bands.'),
    optional_bands_lacking: z
      .strictObject({
        lte: described(z.array(LteBandName), 'LTE bands.'),
        nr: described(z.array(NrBandName), '5G bands.'),
      })
      .meta({ id: 'OptionalBands', description: 'What a `good` device lacks without harm.' }),
    nr: z
      .strictObject({
        state: described(
          z.enum(NR_STATES),
          '`not-offered` no 5G band is known on the network, `yes` every scored low and mid band is supported, ' +
            '`partial`, `no`, `unknown`.',
        ),
      })
      .meta({ id: 'NrAnswer', description: '5G beside the verdict.' })
      .nullable()
      .meta({ description: '5G beside the verdict; null for a device without 5G bands.' }),
    reasons: described(z.array(PublishedReason), 'Why the verdict is not better.'),
    cautions: described(z.array(PublishedCaution), 'What to beware of.'),
    services: described(
      z.array(StatedService),
      'What decides beside the bands: 5G standalone (and RedCap) for a 5G device, LTE-M and NB-IoT for one that has ' +
        'nothing else; an NB-IoT that ends is a caution instead.',
    ),
    corrections: described(
      z.array(CheckCorrection).optional(),
      'Present where a state in `services` is corrected.',
    ),
  })
  .meta({ id: 'NetworkVerdict', description: 'Whether the device works on one network.' });

/** `GET /check/{id}/{cc}.json` */
export const Check = z
  .strictObject({
    model: z
      .strictObject({
        id: deviceId,
        name: described(Name, 'Name of the device, with its maker.'),
        corrections: described(
          z.array(CheckCorrection).optional(),
          'Present where the bands of the device are corrected.',
        ),
      })
      .meta({ id: 'CheckModel', description: 'The device that is asked about.' }),
    country: z
      .strictObject({
        cc: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .meta({ description: 'ISO 3166-1 alpha-2 code, upper case here.', examples: ['DE'] }),
        name: described(Name, 'Name in English.'),
        names: z
          .strictObject({
            en: described(Name, 'In English, with its article.'),
            zh: described(Name, 'In Simplified Chinese.'),
          })
          .meta({ id: 'NameInSentence', description: 'The name as it stands inside a sentence.' }),
      })
      .meta({ id: 'CheckCountry', description: 'The country that is asked about.' }),
    summary: Summary,
    networks: described(z.array(NetworkVerdict).min(1), 'Every network of the country.'),
    single_source: described(z.boolean(), 'Whether some verdict here has the basis `single-source`.'),
    as_of: described(Day, 'Day of asking: the day on which the data was checked.'),
    rule_version: described(z.int(), 'Version of the rule that decides verdicts.'),
    page: described(WebAddress, 'Page for people.'),
    ...credit,
  })
  .meta({ id: 'Check', description: 'Whether a device works on the networks of a country.' });

const bandCounts = {
  bands: count('Bands of networks.'),
  cross_checked: count('Bands that two independent sources agree on.'),
  second_source_not_published: count('Cross-checked bands of whose two sources one is published.'),
  one_source_named: count('Those of them that name one source only.'),
  publisher_as_second: count("Those of them that have the publisher's own page as their second source."),
};

const partialDateOrNull = PartialDate.nullable();

/** `GET /quality.json` */
export const Quality = z
  .strictObject({
    version: described(Name, 'Version of the data.'),
    updated: checked,
    as_of: described(Day, 'The day for which announced dates are said to have passed.'),
    ...bandCounts,
    countries: described(
      z.array(
        z
          .strictObject({
            cc: countryCode,
            ...bandCounts,
            oldest_source: described(partialDateOrNull, 'Date of the oldest source that is cited here.'),
            newest_source: described(partialDateOrNull, 'Date of the newest source that is cited here.'),
            unknown_states: count('States of services that were not researched.'),
            page: described(WebAddress, 'Page for people.'),
          })
          .meta({ id: 'CountryQuality', description: 'How well the data of a country is founded.' }),
      ),
      'Every country, by code.',
    ),
    open_second_sources: described(
      z.array(
        z
          .strictObject({
            cc: countryCode,
            network: networkId,
            band: described(AnyBandName, 'Name of the band: `B20` LTE, `n78` 5G.'),
            named: described(
              noSecondSource,
              '`none`: the publisher names one source only. `publisher`: it names its own page as the second.',
            ),
            page: described(WebAddress, 'Page for people.'),
          })
          .meta({
            id: 'OpenSecondSource',
            description: 'A cross-checked band whose second source is not published.',
          }),
      ),
      'Cross-checked bands whose second source is not published.',
    ),
    roots: described(
      z.array(
        z
          .strictObject({
            root: described(Name, 'Host of the site, without `www.`.'),
            bands: count('Bands that a source of this site alone names.'),
            states: count('States of services that rest on a source of this site.'),
          })
          .meta({ id: 'RootQuality', description: 'What comes from one site alone.' }),
      ),
      'What comes from one site alone, most data first.',
    ),
    passed_dates: described(
      z.array(
        z
          .strictObject({
            cc: countryCode,
            network: networkId,
            service: described(z.enum(SERVICES), 'The service.'),
            date: described(PartialDate, 'What was announced.'),
            date_note: dateNote,
            page: described(WebAddress, 'Page for people.'),
          })
          .meta({ id: 'PassedDate', description: 'An announced end whose day has passed, unconfirmed.' }),
      ),
      'Announced ends whose day has passed, and that no source confirms.',
    ),
    contradictions: described(
      z.array(
        z
          .strictObject({
            file: described(Name, 'File of the open data.'),
            line: described(z.int().positive(), 'Line in it that was not taken over.'),
            cc: countryCode,
            network: described(Id.nullable(), 'Id of the network; null where the country is meant.'),
            says: described(Name, 'What the line says, in the words of the open data.'),
            kept: described(Name, 'What was kept, in the words of the open data.'),
          })
          .meta({ id: 'Contradiction', description: 'Two files of the publisher that disagree.' }),
      ),
      'Where files of the publisher disagree.',
    ),
    corrections: described(z.array(Correction), "What we lay over the publisher's data."),
    unknown: z
      .strictObject({
        states: described(
          z.strictObject(
            Object.fromEntries(SERVICES.map((service) => [service, z.int().nonnegative()])) as Record<
              Service,
              z.ZodInt
            >,
          ),
          'On how many networks the state of each service was not researched.',
        ),
        networks_without_codes: count('Networks without a network code.'),
        networks_without_lte: count('Networks without a known LTE band.'),
        networks_without_nr: count('Networks without a known 5G band; they may have none.'),
        devices_without_lte_category: count('Devices without a known LTE category.'),
        devices_to_compare_with_their_label: count('Devices whose label a person should compare.'),
      })
      .meta({ id: 'Unknown', description: 'What is still unknown.' }),
    sources: described(z.record(Id, Source), 'The sources that the corrections rest on, by id.'),
    page: described(WebAddress, 'Page for people.'),
    ...credit,
  })
  .meta({ id: 'Quality', description: 'What is known about the data itself.' });

/** `GET /changes.json` */
export const Changes = z
  .strictObject({
    version: described(Name, 'Version of the data.'),
    updated: checked,
    feed: described(WebAddress, 'The same as an Atom feed.'),
    json_feed: described(WebAddress, 'The same as a JSON feed.'),
    entries: described(
      z.array(ChangesFile).min(1),
      'Releases of the data, newest first: what was added, changed and removed, and the verdicts that flipped.',
    ),
    ...credit,
  })
  .meta({ id: 'Changes', description: 'What changed in the data.' });

/** One file of `GET /downloads/manifest.json` */
export const Download = z
  .strictObject({
    url: described(z.string().regex(/^[a-z_]+(\.[a-z]+){1,2}$/), 'Address, relative to this file.'),
    title: described(Name, 'What is in it.'),
    media_type: described(Name, 'Media type.'),
    bytes: described(z.int().positive(), 'Size in bytes.'),
    rows: described(z.int().positive(), 'Number of rows; of all tables together where there are several.'),
    sha256: described(z.string().regex(/^[0-9a-f]{64}$/), 'SHA-256 of the file, hexadecimal.'),
    tables: described(z.array(Name).min(1), 'The tables in it, names of `tables`.'),
    dated_url: described(
      z.string().optional(),
      'Address of the same bytes in the folder of this release, which is never written again.',
    ),
  })
  .meta({ id: 'Download', description: 'A file with the whole data set or one table of it.' });

const Column = z
  .strictObject({
    name: described(Name, 'Name of the column.'),
    type: described(
      z.enum(['string', 'number', 'boolean', 'list']),
      '`list` is an array in JSON and NDJSON, elsewhere one string with spaces between.',
    ),
    nullable: described(z.boolean(), 'Whether values may be missing.'),
    description: described(Name, 'What it says.'),
  })
  .meta({ id: 'Column', description: 'A column of a table.' });

/** `GET /downloads/manifest.json` */
export const Downloads = z
  .strictObject({
    version: described(Name, 'Version of the data.'),
    updated: checked,
    rule_version: described(z.int(), 'Version of the rule that decides verdicts.'),
    release: described(
      Name,
      'Name of this release of the data: its day, and a number where a day has several.',
    ),
    data_package: described(
      z.string(),
      'Address, relative to this file, of the same as a Frictionless data package.',
    ),
    keys: described(
      z.record(z.string(), z.array(Name).min(1)),
      'The columns that tell the rows of a table apart, by its name.',
    ),
    files: described(z.array(Download).min(1), 'Every file.'),
    tables: described(
      z.record(z.string(), z.array(Column).min(1)),
      'The columns of every table, by its name.',
    ),
    ...credit,
  })
  .meta({ id: 'Downloads', description: 'Every download, with what it takes to verify and read it.' });

/** A file beside the one that names it. */
const HashedFile = z
  .strictObject({
    url: described(
      z.string().regex(/^snapshot\/[a-z]+-[0-9a-f]{16}\.json$/),
      'Address, relative to this file.',
    ),
    bytes: described(z.int().positive(), 'Size in bytes.'),
    sha256: described(z.string().regex(/^[0-9a-f]{64}$/), 'SHA-256 of the file, hexadecimal.'),
  })
  .meta({ id: 'HashedFile', description: 'A file that is named by its content.' });

/** `GET /snapshot.json` */
export const Snapshot = z
  .strictObject({
    version: described(Name, 'Version of the data.'),
    updated: checked,
    rule_version: described(z.int(), 'Version of the rule that decides verdicts.'),
    world: described(HashedFile, 'Everything that decides and names a verdict.'),
    evidence: described(HashedFile, 'The sources behind it.'),
    ...credit,
  })
  .meta({ id: 'Snapshot', description: 'Where the compact world is that the pages of this site use.' });

export type Pages = z.infer<typeof Pages>;
export type Summary = z.infer<typeof Summary>;
export type CountryEntry = z.infer<typeof CountryEntry>;
export type ModelEntry = z.infer<typeof ModelEntry>;
export type Index = z.infer<typeof Index>;
export type Source = z.infer<typeof Source>;
export type ServiceStatus = z.infer<typeof ServiceStatus>;
export type PublishedNetwork = z.infer<typeof PublishedNetwork>;
export type PublishedCountry = z.infer<typeof PublishedCountry>;
export type PublishedDevice = z.infer<typeof PublishedDevice>;
export type NetworkVerdict = z.infer<typeof NetworkVerdict>;
export type CheckCorrection = z.infer<typeof CheckCorrection>;
export type Correction = z.infer<typeof Correction>;
export type Check = z.infer<typeof Check>;
export type Snapshot = z.infer<typeof Snapshot>;
export type Changes = z.infer<typeof Changes>;
export type Download = z.infer<typeof Download>;
export type Quality = z.infer<typeof Quality>;
export type Downloads = z.infer<typeof Downloads>;

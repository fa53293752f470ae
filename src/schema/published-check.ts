/** A check of the API: the verdicts of a device in a country. */
import { z } from 'zod';
import { BAND_PARTS } from '../core/band.js';
import { CONFIDENCES } from '../core/network.js';
import { SERVICES } from '../core/service.js';
import { NR_STATES, VERDICTS } from '../core/verdict.js';
import { WebAddress } from './facts.js';
import {
  AnyBandField,
  Correction,
  DayField,
  LteBandField,
  NameField,
  NrBandField,
  PartialDateField,
  Summary,
  credit,
  dateNote,
  describe,
  deviceId,
  networkId,
  state,
  stateDate,
} from './published-fields.js';

const SupersetPair = z
  .strictObject({
    band: describe(AnyBandField, 'Band of the network.'),
    through: describe(AnyBandField, 'Listed band of the device that contains it.'),
  })
  .meta({ id: 'SupersetPair', description: 'A band that is supported only through a larger one.' });

/** Codes are listed in src/core/reason.ts; readers ignore codes that they do not know. */
const PublishedReason = z
  .strictObject({
    code: describe(
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
    bands: describe(z.array(AnyBandField).optional(), 'The bands that it speaks of.'),
    share: describe(z.number().min(0).max(1).optional(), 'Supported share of the weighted scored bands.'),
    parts: describe(z.array(z.enum(BAND_PARTS)).optional(), 'The parts of these bands that the device has.'),
    service: describe(z.enum(SERVICES).optional(), 'The only service that the device has.'),
  })
  .meta({ id: 'Reason', description: 'Why the verdict is not better, or how well it is founded.' });

const PublishedCaution = z
  .strictObject({
    code: describe(
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
    pairs: describe(z.array(SupersetPair).optional(), 'The pairs that a verdict rests on.'),
    bands: describe(z.array(AnyBandField).optional(), 'The bands that it speaks of.'),
    service: describe(z.enum(SERVICES).optional(), 'The service that ends.'),
    state: describe(state.optional(), 'State of that service.'),
    date: describe(stateDate.optional(), 'Day, month or year of that state.'),
    date_note: dateNote,
  })
  .meta({
    id: 'Caution',
    description: 'What could make the answer fail although the verdict is right today.',
  });

const StatedService = z
  .strictObject({
    service: describe(z.enum(SERVICES), 'The service.'),
    state: describe(state, 'Its state.'),
    date: describe(stateDate, 'Day, month or year of that state.'),
    date_note: dateNote,
  })
  .meta({ id: 'StatedService', description: 'A service of a network, and its state.' });

/** A correction as a check shows it, beside what it changed. */
const CheckCorrection = z
  .strictObject({
    ...Correction.pick({ subject: true, field: true, from: true, to: true }).shape,
    outcome: describe(
      z.enum(['applied', 'beside']),
      '`applied` counts in the verdict; `beside` is likely, and only shown.',
    ),
    source: z
      .strictObject({
        publisher: describe(NameField, 'Who published it.'),
        url: describe(WebAddress, 'Where it stands.'),
        date: describe(PartialDateField, 'When it was published or read.'),
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
    name: describe(NameField, 'What the network is called.'),
    verdict: describe(
      z.enum(VERDICTS),
      '`good` works well, `limited` works with gaps, `no` does not work or is not known to (see `confirmed`).',
    ),
    basis: describe(z.enum(CONFIDENCES), 'Confidence of the bands that the verdict was scored on.'),
    confirmed: describe(
      z.boolean(),
      'False for a `no` that rests on nobody saying that it works, or on a missing part of a band alone; true for every other verdict.',
    ),
    lte_bands_lacking: describe(
      z.array(LteBandField),
      'Scored LTE bands that the device does not support, core bands first; empty for `good`.',
    ),
    nr_bands_lacking: describe(z.array(NrBandField), 'The same of 5G; empty for a device without 5G bands.'),
    optional_bands_lacking: z
      .strictObject({
        lte: describe(z.array(LteBandField), 'LTE bands.'),
        nr: describe(z.array(NrBandField), '5G bands.'),
      })
      .meta({ id: 'OptionalBands', description: 'What a `good` device lacks without harm.' }),
    nr: z
      .strictObject({
        state: describe(
          z.enum(NR_STATES),
          '`not-offered` no 5G band is known on the network, `yes` every scored low and mid band is supported, ' +
            '`partial`, `no`, `unknown`.',
        ),
      })
      .meta({ id: 'NrAnswer', description: '5G beside the verdict.' })
      .nullable()
      .meta({ description: '5G beside the verdict; null for a device without 5G bands.' }),
    reasons: describe(z.array(PublishedReason), 'Why the verdict is not better.'),
    cautions: describe(z.array(PublishedCaution), 'What to beware of.'),
    services: describe(
      z.array(StatedService),
      'What decides beside the bands: 5G standalone (and RedCap) for a 5G device, LTE-M and NB-IoT for one that has ' +
        'nothing else; an NB-IoT that ends is a caution instead.',
    ),
    corrections: describe(
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
        name: describe(NameField, 'Name of the device, with its maker.'),
        corrections: describe(
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
        name: describe(NameField, 'Name in English.'),
        names: z
          .strictObject({
            en: describe(NameField, 'In English, with its article.'),
            zh: describe(NameField, 'In Simplified Chinese.'),
          })
          .meta({ id: 'NameInSentence', description: 'The name as it stands inside a sentence.' }),
      })
      .meta({ id: 'CheckCountry', description: 'The country that is asked about.' }),
    summary: Summary,
    networks: describe(z.array(NetworkVerdict).min(1), 'Every network of the country.'),
    single_source: describe(z.boolean(), 'Whether some verdict here has the basis `single-source`.'),
    as_of: describe(DayField, 'Day of asking: the day on which the data was checked.'),
    rule_version: describe(z.int(), 'Version of the rule that decides verdicts.'),
    page: describe(WebAddress, 'Page for people.'),
    ...credit,
  })
  .meta({ id: 'Check', description: 'Whether a device works on the networks of a country.' });

export type NetworkVerdict = z.infer<typeof NetworkVerdict>;
export type CheckCorrection = z.infer<typeof CheckCorrection>;
export type Check = z.infer<typeof Check>;

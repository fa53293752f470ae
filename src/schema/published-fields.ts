/**
 * What several kinds of published JSON have in common. Version 1: fields are only ever added; a field that stands here
 * keeps its name, type and meaning. Types, validation, JSON Schema and the OpenAPI document come from these schemas.
 */
import { z } from 'zod';
import { RADIOS } from '../core/device.js';
import { DEPTHS } from '../core/network.js';
import { DATE_NOTES, SERVICES, STATES } from '../core/service.js';
import * as authored from './facts.js';
import { CERTAINTIES, DEVICE_KINDS, GRADES, Id, WebAddress } from './facts.js';

/** A field with the words that the OpenAPI document and the page for people show beside it. */
export function describe<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ description });
}

export const CountryCodeField = authored.CountryCode.meta({ examples: ['de'] });
export const DayField = authored.Day.meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-10-06'] });
export const PartialDateField = authored.PartialDate.meta({
  pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
  examples: ['2028', '2028-09', '2028-09-30'],
});
export const LteBandField = authored.LteBandName.meta({ pattern: '^B[1-9][0-9]{0,2}$', examples: ['B20'] });
export const NrBandField = authored.NrBandName.meta({ pattern: '^n[1-9][0-9]{0,2}$', examples: ['n78'] });
export const AnyBandField = z.union([LteBandField, NrBandField]);
export const NameField = z.string().min(1);

export const LocalNameField = z
  .strictObject({
    zh: describe(NameField, 'In Simplified Chinese.'),
    en: describe(NameField, 'In English.'),
  })
  .meta({ id: 'LocalName', description: 'A name in both languages of the data.' });

export const describeCount = (description: string) => describe(z.int().nonnegative(), description);

export const credit = {
  license: describe(NameField, 'Licence of the data, as an SPDX identifier.').meta({
    examples: ['CC-BY-4.0'],
  }),
  attribution: describe(NameField, 'The credit to show wherever the data is shown.'),
};

/** How many networks have each verdict; the three add up to the number of networks. */
export const Summary = z
  .strictObject({
    good: describeCount('Networks on which the device works well.'),
    limited: describeCount('Networks on which it works with gaps in coverage or speed.'),
    no: describeCount('Networks on which it does not work, or is not known to.'),
  })
  .meta({
    id: 'Summary',
    description: 'Number of networks by verdict; the three add up to all networks of the country.',
  });

export const Pages = z
  .strictObject({ en: describe(WebAddress, 'In English.'), zh: describe(WebAddress, 'In Chinese.') })
  .meta({ id: 'Pages', description: 'A page for people, per language.' });

export const depth = describe(
  z.enum(DEPTHS),
  '`full`: bands and service states were researched. `bands`: bands only, states are mostly `unknown`.',
);
export const checked = describe(DayField, 'Day on which the data was checked.');
export const countryCode = describe(CountryCodeField, 'ISO 3166-1 alpha-2 code, lower case.');
export const deviceId = describe(Id.meta({ examples: ['ec25-e'] }), 'Id of the device, as in its address.');
export const networkId = describe(
  Id.meta({ examples: ['telekom-de'] }),
  'Id of the network; it stays the same for good.',
);
const vendor = describe(NameField.nullable(), 'Maker; null where it is not known.');
const kind = describe(z.enum(DEVICE_KINDS), 'What sort of device it is; further values may be added.');
const radio = describe(
  z.enum(RADIOS),
  'The radio that decides: `lte`, `lpwa` (LTE-M or NB-IoT only), `nr` (5G with LTE), `redcap` (5G reduced capability with LTE).',
);
/** What tells devices apart, in the index and in their own files. */
export const identity = {
  id: deviceId,
  name: describe(NameField, 'Name of the device, with its maker.'),
  vendor,
  kind,
  radio,
};
export const aliases = describe(z.array(NameField), 'Other names and product codes.');
export const singleSourceCountry = describe(
  z.boolean(),
  'Whether some network of the country has no cross-checked LTE band.',
);

export const Source = z
  .strictObject({
    publisher: describe(NameField, 'Who published it.'),
    grade: describe(z.enum(GRADES), 'A official, B industry, C trade and media, D other.'),
    url: describe(WebAddress, 'Where it stands.'),
    date: describe(PartialDateField, 'When it was published or read.'),
    read: describe(
      z.literal(true).optional(),
      'The source has no date of its own: `date` is when it was read.',
    ),
  })
  .meta({ id: 'Source', description: 'A source of data.' });

export const noSecondSource = z.enum(['none', 'publisher']);

export const state = describe(
  z.enum(STATES),
  '`yes` in service, `rolling` being rolled out, `b2b` business customers only, `nsa` 5G but non-standalone only, ' +
    '`trial`, `planned` switch-off announced for the date, `ending` being switched off in steps, `off` switched off, ' +
    '`never` never operated, `none` no claim found, `unlisted` missing from the list that would name it, `unclear` ' +
    'sources disagree, `unknown` not researched. Further values may be added.',
);
export const stateDate = describe(
  PartialDateField.nullable(),
  'Day, month or year of the state; null where none is known.',
);
export const dateNote = describe(z.enum(DATE_NOTES).optional(), 'Half or quarter of the year in `date`.');

/** What one correction of ours says; shown wherever the fact is shown. */
export const Correction = z
  .strictObject({
    subject: describe(Id, 'Id of the network or device.'),
    field: describe(
      z.enum([...SERVICES, 'parts', 'lte_m', 'nb_iot']),
      'What is corrected: the state of a service, or bands of a device.',
    ),
    from: describe(
      z.union([z.string(), z.array(z.string()), z.null()]),
      'What the publisher says; null where it says nothing.',
    ),
    to: describe(z.union([z.string(), z.array(z.string())]), 'What the source says.'),
    why: describe(NameField, 'Why the source speaks of this network or device.'),
    certainty: describe(
      z.enum(CERTAINTIES),
      '`sure` counts in verdicts, `likely` is shown beside the data and does not count.',
    ),
    outcome: describe(
      z.enum(['applied', 'beside', 'settled', 'conflict']),
      '`applied`; `beside` likely, only shown; `settled` the publisher says the same by now; `conflict` the publisher ' +
        'says something else by now, so it is not applied.',
    ),
    source: describe(Id, 'Id of the source, a key of `sources`.'),
    quote: describe(NameField.nullable(), 'Short quote, word for word.'),
    place: describe(NameField.nullable(), 'Document and page, table or section.'),
  })
  .meta({
    id: 'Correction',
    description: 'Something that we know better than the publisher, with its evidence.',
  });

export type Pages = z.infer<typeof Pages>;
export type Summary = z.infer<typeof Summary>;
export type Source = z.infer<typeof Source>;
export type Correction = z.infer<typeof Correction>;

import { z } from 'zod';
import { type BandLists, bandName, bandNames } from '../../core/band.js';
import { RADIOS } from '../../core/device.js';
import { prepareDevice } from '../../core/prepare.js';
import { doubtfulBands } from '../../paste/doubtful-bands.js';
import { findDevices } from '../../paste/find-devices.js';
import { identify } from '../../paste/identify.js';
import { pastedDevice } from '../../paste/pasted-device.js';
import { radioOf } from '../../paste/radio-of.js';
import { readBands } from '../../paste/read-bands.js';
import {
  IGNORED_REASONS,
  NOTE_CODES,
  READ_KINDS,
  type ReadResult,
  type Variant,
} from '../../paste/read-result.js';
import type { McpWords } from '../../words/mcp.js';
import { networkName } from '../../words/network-name.js';
import { countryOfCode } from '../../world/names/country-of-code.js';
import { findDevice } from '../../world/names/find.js';
import { foldName } from '../../world/names/near-matches.js';
import { networksWithCode, readNetworkCode } from '../../world/names/networks-with-code.js';
import { listOtherBands } from '../../world/other-bands.js';
import { fileAddress, pageAddress } from './answer-context.js';
import { countries } from './inputs.js';
import type { ToolQuestion } from './tool-question.js';
import { tool } from './tool.js';
import { detail, includeSources, NO_VERDICTS, verdictFields, verdictLines, verdictsOf } from './verdicts.js';

const BandNames = z.array(z.string());

const Read = z
  .strictObject({
    kind: z
      .enum(READ_KINDS)
      .describe(
        'What the bands are: only `supported` is what a device can do; `enabled` is configured, `serving` in use now, ' +
          '`operator` of a network, `range` settable values, `unrestricted` a mask that means any band.',
      ),
    lte: BandNames.describe('LTE bands that were judged.'),
    nr: BandNames.describe('5G bands that were judged.'),
    lte_m: BandNames.describe('Those of `lte` that the text calls LTE-M; empty where it does not tell.'),
    nb_iot: BandNames.describe('Those of `lte` that the text calls NB-IoT; empty where it does not tell.'),
    umts: BandNames.describe('3G bands read; not judged.'),
    gsm_mhz: z.array(z.int()).describe('2G bands read, in MHz; not judged.'),
    parts: BandNames.describe('Bands of which the text has only a part, as `B28A`.'),
    radio: z.enum(RADIOS).describe('Radio that was judged: as asked, or as the text tells.'),
    variants: z
      .array(z.strictObject({ name: z.string(), kind: z.enum(READ_KINDS), lte: BandNames, nr: BandNames }))
      .describe('Products or sets of a text that holds several; send the name of one as `variant`.'),
    left_out: z
      .array(z.strictObject({ text: z.string(), reason: z.enum(IGNORED_REASONS), count: z.int() }))
      .describe('Runs that look like bands and were not counted, and why; the first 20.'),
    notes: z.array(z.enum(NOTE_CODES)).describe('What to beware of in this reading.'),
    serving: z
      .strictObject({
        plmn: z.string().nullable().describe('Country and network code, 5 or 6 digits.'),
        name: z.string().nullable(),
        bands: BandNames,
        rsrp_dbm: z.number().nullable(),
        country: z.string().nullable().describe('Country of the code, ISO 3166-1 alpha-2 in lower case.'),
        country_name: z.string().nullable(),
        networks: z
          .array(z.strictObject({ id: z.string(), name: z.string() }))
          .describe('Networks that have the code on the air; several share some codes.'),
        other_bands: BandNames.describe(
          'Bands that the network uses too: those of them that the text lists as the device’s own, or all where it lists none.',
        ),
      })
      .nullable()
      .describe('The cell that the text says a modem is on; never judged.'),
    devices: z
      .array(z.strictObject({ id: z.string(), name: z.string() }))
      .describe('Known devices that the text names: check_device judges their published bands.'),
    could_be_bands: BandNames.describe(
      'Numbers without a word that could be LTE bands: send `numbers_are_bands` if they are.',
    ),
    doubtful: BandNames.describe(
      'Bands that the text may mean, such as those of a frequency; not counted. If they are meant, send all bands by name.',
    ),
  })
  .meta({ id: 'Read', description: 'What was read in the text, and what was left out.' });

export const checkBandsTool = tool({
  name: 'check_bands',
  title: 'Check pasted bands in countries',
  description:
    'Decides whether a device with the pasted bands works in countries, network by network, and reports what was read ' +
    'and left out. Takes lists in any notation, datasheet or shop text, modem answers and masks (AT+QNWPREFCFG, ' +
    'AT!BAND, AT#BND, QMI). For a listed device use check_device, which also knows its 2G and 3G. No key; a snapshot, ' +
    'dated in each answer; above 30 countries by country, otherwise in pages. Text without LTE bands, or of several ' +
    'products, gets no verdict but what to send instead. Example: bands "LTE: 1/3/7/8/20; NR n78", countries ["de"].',
  input: {
    bands: z
      .string()
      .min(1)
      .max(20_000)
      .describe('The text as it is: `B1 B3 B20 n78`, a datasheet table, an AT command answer.'),
    variant: z
      .string()
      .max(120)
      .optional()
      .describe(
        'Name of one of the `variants` of the answer before, like `EC25-E`, where the text holds several.',
      ),
    radio: z
      .enum(RADIOS)
      .optional()
      .describe('`lpwa` is LTE-M or NB-IoT only, `nr` 5G with LTE; leave out to take it from the text.'),
    numbers_are_bands: z
      .boolean()
      .optional()
      .describe('Reads a text of nothing but numbers, or one mask, as LTE bands: `1,3,20`, `0x800C5`.'),
    countries,
    detail,
    include_sources: includeSources,
  },
  output: { read: Read, ...verdictFields },
  answer(input, question) {
    const { words, lang } = question;
    const places = question.countries(input.countries);
    const region = places.length === 1 ? places[0]!.cc : undefined;
    const result = readBands(input.bands, region === undefined ? {} : { region });
    const variant = chosen(result, input.variant, question);
    const lists = variant ?? result;
    const { nr, kind } = lists;
    const [asked] = result.questions;
    const lte = asked && input.numbers_are_bands ? asked.lte : lists.lte;
    const radio = input.radio ?? radioOf(result, nr);
    const judged =
      lte.length > 0 && kind !== 'serving' && (input.variant === undefined || variant !== undefined);
    const verdicts = judged
      ? verdictsOf(prepareDevice(pastedDevice({ ...lists, lte }, radio)), places, question, {
          includeSources: input.include_sources,
          detail: input.detail,
          links: ({ cc }) => ({
            json: fileAddress(question, `countries/${cc}.json`),
            page: pageAddress(question, lang, `/countries/${cc}`),
          }),
        })
      : NO_VERDICTS;
    const { bands: text } = input;
    const read = {
      ...describeReading(result, lists, text),
      ...bandNamesOf({ lte, nr }),
      radio,
      serving: servingOf(text, result, kind === 'serving' ? { lte: [], nr: [] } : { lte, nr }, question),
      devices: namedDevices(text, question),
      could_be_bands: asked && !input.numbers_are_bands ? bandNames('lte', asked.lte) : [],
      doubtful: doubtfulBands(result, lists).map(({ rat, band }) => bandName(rat, band)),
    };
    const older = isOlderOnly(read);
    return {
      answer: judged ? words.verdicts(words.theseBands, verdicts.countries) : sayUnread(read, variant, words),
      fields: { read, ...verdicts },
      lines: [
        words.read(read),
        ...(older && !judged ? places.map((country) => words.olderIn(country)) : []),
        ...verdictLines(verdicts, words),
        ...(judged ? [words.limits] : []),
      ],
    };
  },
});

/** What the text says apart from the bands that are judged. */
function describeReading(
  { variants, ignored, notes }: ReadResult,
  lists: ReadResult | Variant,
  text: string,
) {
  return {
    kind: lists.kind,
    variants: variants
      .slice(0, 40)
      .map((each) => ({ name: each.name, kind: each.kind, ...bandNamesOf(each) })),
    left_out: ignored.slice(0, 20).map(({ offset, length, reason, count }) => ({
      text: text.slice(offset, offset + Math.min(length, 40)),
      reason,
      count,
    })),
    notes: [...notes],
    lte_m: bandNames('lte', lists.lteM),
    nb_iot: bandNames('lte', lists.nbIot),
    umts: bandNames('lte', lists.umts),
    gsm_mhz: [...lists.gsm],
    parts: [...lists.parts],
  };
}

type Read = z.infer<typeof Read>;

/** Whether the text lists bands of 2G or 3G and no others. */
function isOlderOnly({ kind, umts, gsm_mhz }: Read): boolean {
  return kind === 'none' && umts.length + gsm_mhz.length > 0;
}

/** Why nothing was judged, and what would help. */
function sayUnread(read: Read, variant: Variant | undefined, words: McpWords): string {
  if (read.kind === 'serving') return words.servingOnly;
  if (read.variants.length > 0 && variant === undefined) return words.whichVariant;
  if (read.devices.length > 0) return words.namesDevice(read.devices);
  if (isOlderOnly(read)) return words.olderOnly;
  if (read.could_be_bands.length > 0) return words.onlyNumbers;
  return read.doubtful.length > 0 ? words.onlyDoubtful(read.doubtful) : words.noBands;
}

function bandNamesOf({ lte, nr }: BandLists): { lte: string[]; nr: string[] } {
  return { lte: bandNames('lte', lte), nr: bandNames('nr', nr) };
}

/** The known devices that a text names, or is the name of. */
function namedDevices(text: string, { site }: ToolQuestion): { id: string; name: string }[] {
  const known = [...site.world.devices.values()];
  const within = findDevices(text, known);
  const whole = within.length === 0 && text.length <= 80 ? findDevice(known, text) : undefined;
  const found = whole?.kind === 'found' ? [whole.item] : within;
  return found.map(({ id, name }) => ({ id, name }));
}

/**
 * The cell that a text says a modem is on, and who that is.
 * @param own the bands that the text lists as the device's own; both empty where it lists none
 */
function servingOf(text: string, reading: ReadResult, own: BandLists, { site, lang }: ToolQuestion) {
  const { network, serving, signal } = identify(text, reading);
  if (!network && serving.length === 0) return null;
  const code = readNetworkCode(network?.plmn ?? '');
  const cc = code && countryOfCode(code);
  const country = cc ? site.world.countries.get(cc) : undefined;
  const networks = code && country ? networksWithCode(country.networks, code) : [];
  const [only, another] = networks;
  const device = own.lte.length + own.nr.length > 0 ? own : undefined;
  const others = only && !another ? bandNamesOf(listOtherBands(only, serving, device)) : { lte: [], nr: [] };
  return {
    plmn: network?.plmn ?? null,
    name: network?.name ?? null,
    bands: [...new Set(serving.map(({ rat, band }) => bandName(rat, band)))],
    rsrp_dbm: signal?.rsrp ?? null,
    country: cc ?? null,
    country_name: country?.name[lang] ?? null,
    networks: networks.map((each) => ({ id: each.id, name: networkName(each, lang) })),
    other_bands: [...others.lte, ...others.nr],
  };
}

/** The variant that was asked for; one that the text does not have is reported, never guessed. */
function chosen(
  { variants }: ReadResult,
  asked: string | undefined,
  question: ToolQuestion,
): Variant | undefined {
  if (asked === undefined) return undefined;
  const found = variants.find(({ name }) => foldName(name) === foldName(asked));
  if (!found) {
    question.leaveOut({
      parameter: 'variant',
      given: asked,
      kind: 'unknown',
      candidates: variants.slice(0, 8).map(({ name }) => ({ id: name, name })),
    });
  }
  return found;
}

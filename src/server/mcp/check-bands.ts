import { z } from 'zod';
import { bandName } from '../../core/band.js';
import { type Radio, RADIOS } from '../../core/facts.js';
import { prepareDevice } from '../../core/verdict.js';
import { readBands } from '../../paste/read-bands.js';
import {
  IGNORED_REASONS,
  NOTE_CODES,
  READ_KINDS,
  type ReadResult,
  type Variant,
} from '../../paste/read-result.js';
import type { Lang } from '../../words/lang.js';
import { MCP_WORDS } from '../../words/mcp.js';
import { foldName } from '../../world/near-matches.js';
import {
  answer,
  countries,
  cursor,
  Data,
  dataOf,
  fileAddress,
  lang,
  nextCursor,
  pageAddress,
  Resolver,
  textOf,
  unresolved,
} from './shared.js';
import { tool } from './tool.js';
import { includeSources, verdictFields, verdictLines, verdictsOf } from './verdicts.js';

const bandNames = z.array(z.string());

const Read = z
  .strictObject({
    kind: z
      .enum(READ_KINDS)
      .describe(
        'What the bands are: only `supported` is what a device can do; `enabled` is configured, `serving` in use now, ' +
          '`operator` of a network, `range` settable values, `unrestricted` a mask that means any band.',
      ),
    lte: bandNames.describe('LTE bands that were judged.'),
    nr: bandNames.describe('5G bands that were judged.'),
    radio: z.enum(RADIOS).describe('Radio that was judged: as asked, or as the text tells.'),
    variants: z
      .array(z.strictObject({ name: z.string(), kind: z.enum(READ_KINDS), lte: bandNames, nr: bandNames }))
      .describe('Products or sets of a text that holds several; send the name of one as `variant`.'),
    left_out: z
      .array(z.strictObject({ text: z.string(), reason: z.enum(IGNORED_REASONS), count: z.int() }))
      .describe('Runs that look like bands and were not counted, and why; the first 20.'),
    notes: z.array(z.enum(NOTE_CODES)).describe('What to beware of in this reading.'),
  })
  .meta({ id: 'Read', description: 'What was read in the text, and what was left out.' });

export const checkBands = tool({
  name: 'check_bands',
  title: 'Check pasted bands in countries',
  description:
    'Decides whether a device with the pasted bands works in 1 to 30 countries, network by network, and reports what was ' +
    'read and left out. Takes band lists in any notation, datasheet or shop text, modem answers and masks (AT+QNWPREFCFG, ' +
    'AT!BAND, AT#BND, QMI). For a device by name use check_device, which also knows its 2G and 3G. Reads a dated ' +
    'snapshot. A text without LTE bands or with several products gets no verdict but says why. ' +
    'Example: bands "LTE: 1/3/7/8/20; NR n78", countries ["de"].',
  input: z.strictObject({
    bands: z
      .string()
      .min(1)
      .max(20_000)
      .describe('The text as it is: `B1 B3 B20 n78`, `1,3,20`, a datasheet table, an AT command answer.'),
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
      .describe(
        '`lte`, `lpwa` (LTE-M/NB-IoT only), `nr` (5G with LTE), `redcap`; leave out to take it from the text.',
      ),
    countries,
    include_sources: includeSources,
    lang,
    cursor,
  }),
  output: z.strictObject({
    answer,
    read: Read,
    ...verdictFields,
    unresolved,
    next_cursor: nextCursor,
    data: Data,
  }),
  answer(input, asking) {
    const words = MCP_WORDS[input.lang];
    const names = new Resolver(asking, input.lang);
    const places = names.countries(input.countries);
    const region = places.length === 1 ? places[0]!.cc : undefined;
    const result = readBands(input.bands, region === undefined ? {} : { region });
    const variant = chosen(result, input.variant, names);
    const { lte, nr, kind } = variant ?? result;
    const radio = input.radio ?? radioOf(result, nr);
    const judged = lte.length > 0 && (input.variant === undefined || variant !== undefined);
    const verdicts = judged
      ? verdictsOf(prepareDevice({ lte, nr, radio }), places, asking, {
          lang: input.lang,
          includeSources: input.include_sources,
          cursor: input.cursor,
          links: ({ cc }) => ({
            json: fileAddress(asking, `countries/${cc}.json`),
            page: pageAddress(asking, input.lang, `/countries/${cc}`),
          }),
        })
      : { countries: [], networks: [], next_cursor: null };
    const output = {
      answer: judged
        ? words.verdicts(words.theseBands, verdicts.countries)
        : unread(result, variant, input.lang),
      read: {
        kind,
        lte: lte.map((band) => bandName('lte', band)),
        nr: nr.map((band) => bandName('nr', band)),
        radio,
        variants: result.variants.slice(0, 40).map((each) => ({
          name: each.name,
          kind: each.kind,
          lte: each.lte.map((band) => bandName('lte', band)),
          nr: each.nr.map((band) => bandName('nr', band)),
        })),
        left_out: result.ignored.slice(0, 20).map(({ offset, length, reason, count }) => ({
          text: input.bands.slice(offset, offset + Math.min(length, 40)),
          reason,
          count,
        })),
        notes: [...result.notes],
      },
      ...verdicts,
      unresolved: names.unresolved,
      data: dataOf(asking),
    };
    return {
      structured: output,
      text: textOf(
        [output.answer, words.read(output.read), ...verdictLines(output, input.lang)],
        output,
        input.lang,
      ),
    };
  },
});

/** The variant that was asked for; one that the text does not hold is told, not guessed. */
function chosen({ variants }: ReadResult, asked: string | undefined, names: Resolver): Variant | undefined {
  if (asked === undefined) return undefined;
  const found = variants.find(({ name }) => foldName(name) === foldName(asked));
  if (!found) {
    names.unresolved.push({
      parameter: 'variant',
      given: asked,
      kind: 'unknown',
      candidates: variants.slice(0, 8).map(({ name }) => ({ id: name, name })),
    });
  }
  return found;
}

/** LTE-M/NB-IoT only where the text calls every LTE band that; 5G where it names 5G bands. */
function radioOf({ items }: ReadResult, nr: readonly number[]): Radio {
  if (nr.length > 0) return 'nr';
  const lte = items.filter(({ rat }) => rat === 'lte');
  return lte.length > 0 && lte.every(({ technology }) => technology !== 'lte') ? 'lpwa' : 'lte';
}

function unread({ variants }: ReadResult, variant: Variant | undefined, lang: Lang): string {
  const words = MCP_WORDS[lang];
  return variants.length > 0 && variant === undefined ? words.whichVariant : words.noBands;
}

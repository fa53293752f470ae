import { z } from 'zod';
import { BAND_OF_PART, bandName, bandNames } from '../../core/band.js';
import { DEVICE_KINDS } from '../../schema/facts.js';
import { RADIOS } from '../../core/device.js';
import type { Lang } from '../../words/lang.js';
import { laidOverText } from '../../words/laid-over-text.js';
import type { WorldDevice } from '../../world/world.js';
import { type AnswerContext, fileAddress, pageAddress } from './answer-context.js';
import { countries, device } from './inputs.js';
import { tool } from './tool.js';
import {
  detail,
  includeSources,
  NO_VERDICTS,
  sayVerdicts,
  verdictFields,
  verdictLines,
  verdictsOf,
} from './verdicts.js';

export const ToldDevice = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    vendor: z.string().nullable(),
    kind: z.enum(DEVICE_KINDS),
    radio: z
      .enum(RADIOS)
      .describe('`lpwa` is LTE-M or NB-IoT only, `redcap` is 5G reduced capability with LTE.'),
    lte: z.array(z.string()).describe('LTE bands of the device; `B28A` is the lower part of B28 alone.'),
    nr: z.array(z.string()).describe('5G bands of the device.'),
    region: z.string().nullable().describe('Where a device with this code is sold, as its source says.'),
    compare_label: z
      .boolean()
      .describe('Code and bands were matched by order and region: a person should compare the label.'),
    note: z.string().nullable().describe('What else the source says.'),
    corrections: z.array(z.string()).describe('What we know better of its bands, in words.'),
    json: z.url().describe('The device as a JSON file, with counts for every country.'),
  })
  .meta({ id: 'DeviceAnswer', description: 'A device.' });

export const checkDeviceTool = tool({
  name: 'check_device',
  title: 'Check a device in countries',
  description:
    'Decides whether one known cellular device works in countries, network by network: good, limited or no, with ' +
    'bands in common and missing, 5G, LTE-M, NB-IoT, RedCap and switch-offs. For the bands of an unlisted device use ' +
    'check_bands; to rank or compare devices find_devices; for how long it lasts check_life. No key; a snapshot, ' +
    'dated in each answer. Above 30 countries it answers by country, otherwise in pages. A name that is unknown or ' +
    'fits several comes back under `unresolved` with candidates, never guessed. Example: device "Quectel EC25-E", ' +
    'countries ["de", "日本", "GCC"].',
  input: {
    device: device.describe(`${device.description!} A family like \`EC25\` gets the answer of each variant.`),
    countries,
    detail,
    include_sources: includeSources,
  },
  output: {
    device: ToldDevice.nullable().describe('The device that was understood; null if it was not.'),
    ...verdictFields,
  },
  answer({ device, countries, detail, include_sources }, question) {
    const { words, lang } = question;
    const found = question.device(device);
    const places = question.countries(countries);
    const { devices, countries: all } = question.site.world;
    if (!found) {
      if (places.length > 0)
        question.answerEach('device', (id) => {
          const variant = devices.get(id)!;
          return sayVerdicts(variant, variant.name, places, question);
        });
      return { answer: question.withoutAnswer, fields: { device: null, ...NO_VERDICTS }, lines: [] };
    }
    question.answerEach('country', (cc) => sayVerdicts(found, found.name, [all.get(cc)!], question));
    const verdicts = verdictsOf(found, places, question, {
      includeSources: include_sources,
      detail,
      links: ({ cc }) => ({
        json: fileAddress(question, `check/${found.id}/${cc}.json`),
        page: pageAddress(question, lang, `/check/${found.id}/${cc}`),
      }),
    });
    const answered = deviceAnswer(found, question, lang);
    return {
      answer: places.length > 0 ? words.verdicts(found.name, verdicts.countries) : question.withoutAnswer,
      fields: { device: answered, ...verdicts },
      lines: [words.device(answered), ...verdictLines(verdicts, words), words.limits],
    };
  },
});

export function deviceAnswer(
  { id, name, vendor, kind, radio, lte, nr, parts = [] }: WorldDevice,
  context: AnswerContext,
  lang: Lang,
) {
  const remark = context.site.evidence.remarks.get(id);
  return {
    id,
    name,
    vendor,
    kind: kind as (typeof DEVICE_KINDS)[number],
    radio,
    lte: bandNames('lte', lte).map(
      (name) => parts.find((part) => bandName('lte', BAND_OF_PART[part]) === name) ?? name,
    ),
    nr: bandNames('nr', nr),
    region: remark?.region ?? null,
    compare_label: remark?.compareLabel ?? false,
    note: remark?.note ?? null,
    corrections: (context.site.evidence.corrections.get(id) ?? []).map((correction) =>
      laidOverText(correction, context.site.evidence.sources, lang),
    ),
    json: fileAddress(context, `models/${id}.json`),
  };
}

import { z } from 'zod';
import { bandName } from '../../core/band.js';
import { DEVICE_KINDS } from '../../schema/facts.js';
import { RADIOS } from '../../core/facts.js';
import { MCP_WORDS } from '../../words/mcp.js';
import type { WorldDevice } from '../../world/world.js';
import {
  answer,
  countries,
  cursor,
  Data,
  dataOf,
  device,
  fileAddress,
  lang,
  nextCursor,
  pageAddress,
  Resolver,
  textOf,
  unresolved,
} from './shared.js';
import { type Asking, tool } from './tool.js';
import { includeSources, verdictFields, verdictLines, verdictsOf } from './verdicts.js';

export const DeviceAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    vendor: z.string().nullable(),
    kind: z.enum(DEVICE_KINDS),
    radio: z
      .enum(RADIOS)
      .describe('`lpwa` is LTE-M or NB-IoT only, `redcap` is 5G reduced capability with LTE.'),
    lte: z.array(z.string()).describe('LTE bands of the device.'),
    nr: z.array(z.string()).describe('5G bands of the device.'),
    json: z.url().describe('The device as a JSON file, with counts for every country.'),
  })
  .meta({ id: 'DeviceAnswer', description: 'A device.' });

export const checkDevice = tool({
  name: 'check_device',
  title: 'Check a device in countries',
  description:
    'Decides whether a known cellular device works in 1 to 30 countries, network by network: good, limited or no, with ' +
    'the lacking bands, the reasons and 2G/3G/NB-IoT switch-offs. For bands that belong to no known device use ' +
    'check_bands; to choose among devices use find_devices. Reads a dated snapshot of sourced facts; no key, nothing ' +
    'is stored. An unknown or ambiguous name is returned under `unresolved` with candidates, never guessed. ' +
    'Example: device "Quectel EC25-E", countries ["de", "日本"].',
  input: z.strictObject({ device, countries, include_sources: includeSources, lang, cursor }),
  output: z.strictObject({
    answer,
    device: DeviceAnswer.nullable().describe('The device that was understood; null if it was not.'),
    ...verdictFields,
    unresolved,
    next_cursor: nextCursor,
    data: Data,
  }),
  answer(input, asking) {
    const words = MCP_WORDS[input.lang];
    const names = new Resolver(asking, input.lang);
    const found = names.device(input.device);
    const places = names.countries(input.countries);
    const verdicts = found
      ? verdictsOf(found.judged, places, asking, {
          lang: input.lang,
          includeSources: input.include_sources,
          cursor: input.cursor,
          links: ({ cc }) => ({
            json: fileAddress(asking, `check/${found.id}/${cc}.json`),
            page: pageAddress(asking, input.lang, `/check/${found.id}/${cc}`),
          }),
        })
      : { countries: [], networks: [], next_cursor: null };
    const output = {
      answer: found ? words.verdicts(found.name, verdicts.countries) : words.notUnderstood,
      device: found ? deviceAnswer(found, asking) : null,
      ...verdicts,
      unresolved: names.unresolved,
      data: dataOf(asking),
    };
    return {
      structured: output,
      text: textOf(
        [
          output.answer,
          output.device ? words.device(output.device) : undefined,
          ...verdictLines(output, input.lang),
        ],
        output,
        input.lang,
      ),
    };
  },
});

export function deviceAnswer({ id, name, vendor, kind, radio, judged }: WorldDevice, asking: Asking) {
  return {
    id,
    name,
    vendor,
    kind: kind as (typeof DEVICE_KINDS)[number],
    radio,
    lte: judged.facts.lte.map((band) => bandName('lte', band)),
    nr: judged.facts.nr.map((band) => bandName('nr', band)),
    json: fileAddress(asking, `models/${id}.json`),
  };
}

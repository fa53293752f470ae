import { type Answer, check } from '../../library/check-networks.js';
import type { DeviceInput } from '../../library/read-question.js';
import { radioOf } from '../../paste/radio-of.js';
import { readBands } from '../../paste/read-bands.js';
import { COMMAND_WORDS } from '../../words/command.js';
import { answerText } from './answer-text.js';
import { bandsInput } from './bands-input.js';
import { type Question, UsageError } from './question.js';
import type { Terminal } from './terminal.js';

/** `check DEVICE COUNTRY ...`, where a list of bands may stand for the device. @returns the exit code */
export async function checkCommand(
  { names, options, lang, load }: Question,
  terminal: Terminal,
): Promise<number> {
  const [device, ...countries] = names;
  if (device === undefined || countries.length === 0) throw new UsageError(COMMAND_WORDS[lang].needs.check);
  const answer = check(await load(), readDevice(device), countries, {
    ...(options['as-of'] && { asOf: options['as-of'] }),
  });
  terminal.write(options.json ? jsonText(answer) : answerText(answer, lang, terminal));
  return exitCodeOf(answer);
}

/** A name, or nothing but names of bands: `"B3 B20 n78"`. */
function readDevice(text: string): DeviceInput {
  if (!/^([bn]\d+[ab]?[\s,]*)+$/i.test(text)) return text;
  const read = readBands(text);
  return bandsInput(read, radioOf(read, read.nr));
}

/** 0 where every country has a network with a good verdict, one of those that were named if any was; else 1. */
export function exitCodeOf({ countries, networks }: Answer): number {
  const isGood = ({ cc, named }: Answer['countries'][number]) =>
    networks.some((each) => each.cc === cc && each.verdict === 'good' && (each.named || named.length === 0));
  return countries.every(isGood) ? 0 : 1;
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

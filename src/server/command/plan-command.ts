import { CREDIT } from '../../core/credit.js';
import { RADIOS } from '../../core/device.js';
import type { Plan } from '../../core/planning.js';
import type { KnownWorld } from '../../library/known-world.js';
import { planDevices } from '../../library/plan-for-countries.js';
import { readCountriesInput } from '../../library/read-question.js';
import { COMMAND_WORDS } from '../../words/command.js';
import type { Lang } from '../../words/lang.js';
import { inSentence } from '../../world/names/in-sentence.js';
import { colour, creditLine } from './answer-text.js';
import { jsonText } from './check-command.js';
import { type Question, UsageError } from './question.js';
import type { Terminal } from './terminal.js';
import { textTable } from './text-table.js';

/** Devices of which any will do are named up to so many. */
const MOST_NAMES = 3;

/** `plan --in COUNTRY,...` @returns the exit code: 0 where a plan serves every country */
export async function planCommand(question: Question, terminal: Terminal): Promise<number> {
  const { names, options, lang, load } = question;
  const words = COMMAND_WORDS[lang];
  if (options.in === undefined || names.length > 0) throw new UsageError(words.needs.plan);
  const world = await load();
  const places = readCountriesInput(world, listOf(options.in));
  const { radio: wanted, covered = 'one-good', devices } = options;
  // An LTE-M tracker is no answer for who needs a router, so that each radio has a plan of its own.
  const plans = (wanted ? [wanted] : RADIOS)
    .map((radio) => ({
      radio,
      plan: planDevices(
        world,
        places.map(({ cc }) => cc),
        { radio, covered, ...(devices !== undefined && { devices: listOf(devices) }) },
      ),
    }))
    .filter(({ plan }) => wanted || plan.result !== 'no-devices');
  if (options.json) terminal.write(jsonText(plans));
  else {
    const blocks = plans.map(({ radio, plan }) => {
      const served = places.length - plan.open.length;
      const heading =
        words.radio[radio] + words.colon + words.plan(plan.result, plan.size, served, places.length);
      return `${colour('bold', heading, terminal)}\n${planText(plan, world, lang, terminal)}\n`;
    });
    const { version, updated } = world;
    const credit = creditLine({ ...CREDIT, attribution: CREDIT.text, version, updated }, lang);
    terminal.write(`${words.rule[covered]}\n\n${blocks.join('')}${credit}\n`);
  }
  return plans.some(({ plan }) => plan.result === 'covered') ? 0 : 1;
}

/** The best of the smallest plans, and what stays open. */
function planText(
  { choices, count, complete, open }: Plan,
  world: KnownWorld,
  lang: Lang,
  terminal: Terminal,
) {
  const words = COMMAND_WORDS[lang];
  const nameOf = (id: string) => world.devices.get(id)!.name;
  const countryOf = (cc: string) => inSentence(world.countries.get(cc)!.name)[lang];
  const groups = (choices[0] ?? []).map(({ devices, serves }) => [
    words.anyOf(devices.slice(0, MOST_NAMES).map(nameOf), Math.max(0, devices.length - MOST_NAMES)),
    words.in(serves.map(countryOf)),
  ]);
  const more = open.map(({ id, why, closest }) =>
    words.open(world.countries.get(id)!.name[lang], why, closest.slice(0, MOST_NAMES).map(nameOf)),
  );
  if (choices.length > 1) more.push(words.plans(count, complete));
  return textTable([...groups, ...more.map((line) => [line, ''])], terminal.columns);
}

/** The names in a list with commas. */
function listOf(text: string): string[] {
  return text
    .split(/[,，、]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Prompts: the two jobs that people come with, as a start that they can edit. */
import { completable, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { World } from '../../world/world.js';
import type { AnswerContext } from './answer-context.js';
import { countriesThatBegin, devicesThatBegin } from './register-resources.js';

/** The longest list of countries or devices. */
const MOST_LETTERS = 600;

/** What the prompts ask for in a world. */
type PromptSchemas = ReturnType<typeof promptSchemas>;

/** Made once, because a stateless service makes a server for each request. */
const known = new WeakMap<World, PromptSchemas>();

export function registerPrompts(server: McpServer, { site: { world } }: AnswerContext): void {
  const schemas = known.get(world) ?? promptSchemas(world);
  known.set(world, schemas);
  registerChooseModule(server, schemas);
  registerAuditFleet(server, schemas);
}

function promptSchemas(world: World) {
  const countries = completable(
    z
      .string()
      .min(1)
      .max(MOST_LETTERS)
      .describe('Countries of the deployment, separated by commas, like `de, fr, 日本`.'),
    (typed) => lastOf(typed, (part) => countriesThatBegin(world, part)),
  );
  const devices = completable(
    z
      .string()
      .min(1)
      .max(MOST_LETTERS)
      .describe('Devices of the fleet, separated by commas, like `ec25-e, bg95-m3`.'),
    (typed) => lastOf(typed, (part) => devicesThatBegin(world, part)),
  );
  const needs = z
    .string()
    .max(300)
    .optional()
    .describe('What the product needs, in your words, like `5G` or `battery for ten years, LTE-M`.');
  const until = z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional()
    .describe('How far to look ahead, YYYY, YYYY-MM or YYYY-MM-DD.');
  return {
    chooseModule: z.strictObject({ countries, needs }),
    auditFleet: z.strictObject({ devices, countries, until }),
  };
}

function registerChooseModule(server: McpServer, { chooseModule }: PromptSchemas): void {
  server.registerPrompt(
    'choose_module',
    {
      title: 'Choose a module for countries',
      description:
        'Finds which module, or which few, to build into a product that is to work in the given countries.',
      argsSchema: chooseModule,
    },
    ({ countries, needs }) =>
      message(
        `Which cellular module should we build in for these countries: ${countries}?`,
        needs ? `What the product needs: ${needs}.` : undefined,
        'Call plan_devices with the countries (and the radio that the needs imply) for the fewest that cover them, and ' +
          'find_devices for how the single ones rank; for LTE-M, NB-IoT, RedCap or 5G standalone see where_service. Then ' +
          'check_device for the two or three best, and check_life for how long they last. Recommend one, or the fewest ' +
          'variants, and say per country which networks are good, what is missing on the others, which verdicts have a ' +
          'single source or are unconfirmed, and which 2G, 3G or NB-IoT switch-offs matter. Say how old the data is and ' +
          'give the credit it asks for.',
      ),
  );
}

function registerAuditFleet(server: McpServer, { auditFleet }: PromptSchemas): void {
  server.registerPrompt(
    'audit_fleet',
    {
      title: 'Audit a fleet against switch-offs',
      description:
        'Finds which devices of a fleet lose service when 2G, 3G or NB-IoT is switched off, where and when.',
      argsSchema: auditFleet,
    },
    ({ devices, countries, until }) =>
      message(
        `Which devices of our fleet are at risk from network switch-offs${until ? ` until ${until}` : ''}?`,
        `Devices: ${devices}. Countries: ${countries}.`,
        `Call check_life with up to ten of the devices at a time, the countries${until ? ` and to "${until}"` : ''}: it says ` +
          'for each network what ends, when, and what is left. A device whose LTE works there only loses its fallback; ' +
          'one with nothing left loses its connection. list_switch_offs has all ends of a country, also those without a ' +
          'date. Make a table by country, network and date, the most urgent first, with what to replace; find_devices ' +
          'finds what. Say which countries were researched for bands only, how old the data is, and give the credit it ' +
          'asks for.',
      ),
  );
}

/** Completes the last part of a list that is separated by commas; what is too long for an argument cannot become one. */
function lastOf(typed: string, complete: (part: string) => string[]): string[] {
  if (typed.length > MOST_LETTERS) return [];
  const comma = typed.lastIndexOf(',') + 1;
  const before = comma > 0 ? `${typed.slice(0, comma)} ` : '';
  return complete(typed.slice(comma).trim()).map((value) => before + value);
}

function message(...parts: (string | undefined)[]) {
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}

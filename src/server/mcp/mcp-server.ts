import { McpServer } from '@modelcontextprotocol/server';
import { CREDIT } from '../../core/credit.js';
import { VERSION } from '../../core/version.js';
import { announcedSchema } from './announced-schema.js';
import { registerPrompts } from './register-prompts.js';
import { type CacheHint, registerResources } from './register-resources.js';
import type { AnswerContext } from './answer-context.js';
import { BadInput } from './tool-question.js';
import { TOOLS } from './tools.js';

/** The data changes a few times a year and only with a release of the site: an hour keeps a cache fresh enough. */
const CACHE: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

/** The tools with their schemas made ready, so that to list them again costs nothing. */
const READY = TOOLS.map((tool) => ({
  tool,
  inputSchema: announcedSchema(tool.input),
  outputSchema: announcedSchema(tool.output),
}));

const NOTHING_CHANGES = { listChanged: false };
const ONLY_READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/**
 * A server with every tool, resource and prompt, for one request or one connection. Tools only read, need no key and
 * keep nothing.
 * @param onError called with a failure of ours; the caller is told that it failed, not why
 */
export function createMcpServer(context: AnswerContext, onError: (error: unknown) => void): McpServer {
  const { origin } = context.site;
  const server = new McpServer(
    {
      name: 'band-check',
      title: 'BandCheck',
      version: VERSION,
      description:
        'Whether cellular devices work on the networks of a country, network by network, with sources.',
      websiteUrl: origin,
      // an address, because revision 2026-07-28 tells all of this with every answer
      icons: [{ src: `${origin}/icons/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
    },
    {
      capabilities: {
        tools: NOTHING_CHANGES,
        resources: NOTHING_CHANGES,
        prompts: NOTHING_CHANGES,
        completions: {},
      },
      instructions: instructions(context),
      cacheHints: {
        'tools/list': CACHE,
        'prompts/list': CACHE,
        'resources/list': CACHE,
        'resources/templates/list': CACHE,
        'resources/read': CACHE,
        'server/discover': CACHE,
      },
    },
  );
  // calls are answered at once; the SDK would not answer one that is cancelled in the batch that it came in
  server.server.setNotificationHandler('notifications/cancelled', () => undefined);
  registerTools(server, context, onError);
  registerResources(server, context, CACHE);
  registerPrompts(server, context);
  return server;
}

function registerTools(server: McpServer, context: AnswerContext, onError: (error: unknown) => void): void {
  for (const { tool, inputSchema, outputSchema } of READY) {
    const { name, title, description } = tool;
    const told = { title, description, inputSchema, outputSchema, annotations: ONLY_READS };
    server.registerTool(name, told, (input: unknown) => {
      try {
        const { structured, text } = tool.answer(input, context);
        return {
          content: [{ type: 'text', text }],
          structuredContent: structured as Record<string, unknown>,
        };
      } catch (error) {
        const text =
          error instanceof BadInput ? error.message : 'The tool failed; this is our mistake, not yours.';
        if (!(error instanceof BadInput)) onError(error);
        return { content: [{ type: 'text', text }], isError: true };
      }
    });
  }
}

function instructions({ site: { world } }: AnswerContext): string {
  return [
    `BandCheck answers whether a cellular device works on the mobile networks of a country, from data ${world.version}, ` +
      `checked on ${world.updated}: ${world.countries.size} countries, ${world.devices.size} devices.`,
    'Start with check_device for a known device, check_bands for a pasted band list or modem answer, find_devices to ' +
      'choose or compare, plan_devices for the fewest that cover a market, check_life for how long they last, ' +
      'get_country_networks for a country, where_service for LTE-M, NB-IoT, RedCap and 5G standalone, list_switch_offs for ' +
      'the end of 2G, 3G and NB-IoT, list_changes for what is new, list_coverage for what is covered.',
    'A verdict is per network: good, limited, or no; `no` with confirmed false means that we found no source saying it works, ' +
      'which is not a proven no. `cross-checked` bands have two independent sources, `single-source` one (a band marked ? in ' +
      'text). States unknown, unlisted and none are not a no. The data has no prices, tariffs, certificates or coverage maps.',
    'An answer has at most about 8,000 tokens, most have under 1,500; a longer list says which entries it has of how many, ' +
      'and `next_cursor`, sent as `cursor`, goes on. Every answer ends with `data` (version, updated, age_days, as_of, ' +
      'rule_version, license, attribution). Names that are unknown or ambiguous come back under `unresolved` (parameter, ' +
      'given, kind, candidates, next).',
    `Show this credit with the data: ${CREDIT.text}`,
  ].join('\n');
}

/** Questions of an assistant's user, asked of the real server with the real data: the text of the answer has the facts. */
import { readFileSync } from 'node:fs';
import { Client, InMemoryTransport, type ListResourcesResult } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMcpServer } from '../../../src/server/mcp/mcp-server.js';
import { realData } from './real-data.js';

interface Question {
  readonly question: string;
  readonly calls: readonly { tool: string; arguments: Record<string, unknown> }[];
  /** What the text of the answer must say; `#` is a number of devices, which grows with the data. */
  readonly facts: readonly string[];
  /** What it must not say. */
  readonly not?: readonly string[];
}

const QUESTIONS = JSON.parse(readFileSync('test/fixtures/assistant-questions.json', 'utf8')) as Question[];

/** `374 devices` for `# devices`. */
function saying(fact: string): RegExp {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(escaped.replace(/#/g, String.raw`(?<!\d)[1-9]\d*`));
}

const site = await realData();
const client = new Client({ name: 'test', version: '1.0.0' });
beforeAll(async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = createMcpServer({ site, asOf: '2026-11-22' }, (error) => {
    throw error;
  });
  await server.connect(there);
  await client.connect(here);
});
afterAll(() => client.close());

it('are at least 60, each with facts', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  for (const { question, facts } of QUESTIONS) expect(facts.length, question).toBeGreaterThan(0);
  expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(QUESTIONS.length);
});

it.each(QUESTIONS.map((asked) => [asked.question, asked] as const))(
  '%s',
  async (_, { calls, facts, not = [] }) => {
    const answers = await Promise.all(
      calls.map(({ tool, arguments: input }) => client.callTool({ name: tool, arguments: input })),
    );
    const text = answers
      .flatMap(({ content }) => content.map((part) => (part.type === 'text' ? part.text : '')))
      .join('\n');
    expect(
      facts.filter((fact) => !saying(fact).test(text)),
      text,
    ).toEqual([]);
    expect(
      not.filter((word) => text.includes(word)),
      text,
    ).toEqual([]);
    expect(text, 'says how old the data is').toContain('2026-10-06');
  },
);

describe('what an assistant reads before the first question', () => {
  /** English and JSON have at least 3.7 letters a token (counted with o200k: 3.95). */
  const tokens = (value: unknown) => JSON.stringify(value).length / 3.7;

  it('the list of tools is below 6,000 tokens', async () => {
    // revision 2026-07-28 tells about the server with every answer
    expect(tokens([await client.listTools(), client.getServerVersion()])).toBeLessThan(6000);
  });

  it('pages of resources, and every resource, are below 4,000 tokens', async () => {
    const uris: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: ListResourcesResult = await client.request({
        method: 'resources/list',
        params: cursor ? { cursor } : {},
      });
      expect(page.resources.length).toBeGreaterThan(0);
      // ids and codes have fewer letters a token (counted: 3.1)
      expect(JSON.stringify(page).length / 3).toBeLessThan(4000);
      uris.push(...page.resources.map(({ uri }) => uri));
      cursor = page.nextCursor;
    }
    expect(new Set(uris).size).toBe(172 + site.world.devices.size);
    for (const uri of ['countries/jp', 'countries/us', 'countries/in', 'devices/rm520n-gl']) {
      const { contents } = await client.readResource({ uri: `band-check://${uri}` });
      expect((contents[0] as { text: string }).text.length / 3).toBeLessThan(4000);
    }
    for (const cursor of ['nonsense', '-80', '7', '100000'])
      await expect(client.request({ method: 'resources/list', params: { cursor } })).rejects.toMatchObject({
        code: -32602,
      });
  });

  it('the instructions and the prompts lead to every tool', async () => {
    const { tools } = await client.listTools();
    const instructions = client.getInstructions()!;
    for (const { name } of tools) expect(instructions).toContain(name);
    expect(instructions).toContain('8,000 tokens');
    const prompts = await Promise.all(
      [
        { name: 'choose_module', arguments: { countries: 'de, fr', needs: 'LTE-M' } },
        { name: 'audit_fleet', arguments: { devices: 'ec25-e', countries: 'de', until: '2030' } },
      ].map((asked) => client.getPrompt(asked)),
    );
    for (const name of ['plan_devices', 'check_life', 'where_service', 'find_devices', 'list_switch_offs'])
      expect(JSON.stringify(prompts)).toContain(name);
    expect(JSON.stringify(prompts)).toContain('2030');
  });
});

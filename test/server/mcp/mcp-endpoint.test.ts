import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { App } from '../../../src/server/http/create-app.js';
import { createMcpEndpoint } from '../../../src/server/mcp/mcp-endpoint.js';
import { TOOLS } from '../../../src/server/mcp/tools.js';
import { damaged } from '../../fixtures/damage.js';
import { SEED } from '../../fixtures/seed.js';
import { realData } from './real-data.js';

const errors: unknown[] = [];
let endpoint: App;
beforeAll(async () => {
  const data = await realData();
  endpoint = createMcpEndpoint({
    data: () => Promise.resolve(data),
    allowedHosts: [],
    rateLimit: () => Promise.resolve(true),
    onError: (error) => errors.push(error),
  });
});

/** Sends a body as it is, and gives what the answer says; an answer that is no JSON fails. */
async function send(body: string, version = '2025-06-18') {
  const headers = { 'content-type': 'application/json', 'mcp-protocol-version': version };
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  const response = await endpoint.fetch(request, { address: '192.0.2.1' });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? undefined : (JSON.parse(text) as Answer) };
}

interface Answer {
  readonly error?: { readonly code: number };
  readonly result?: { readonly isError?: boolean; readonly structuredContent?: unknown };
}

const call = (name: string, input: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } });

/** A value for any argument: what tools ask for, what is nearly that, and anything at all. */
const argument = fc.oneof(
  fc.constantFrom<unknown>(
    'de',
    'ec25-e',
    'EU',
    '262-01',
    'B1 B3 n78',
    'zh',
    '2027',
    10,
    true,
    ['de', 'us'],
    ['all'],
  ),
  fc.constantFrom<unknown>('__proto__', '../../etc/passwd', '<script>', '', -1, 1e9, null, [], {}, [['de']]),
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.jsonValue({ maxDepth: 3 }),
);

describe(`the MCP endpoint, asked anything (SEED=${SEED})`, () => {
  it.each(TOOLS.map((tool) => [tool.name, tool] as const))(
    '%s answers or refuses any arguments with words',
    async (name, tool) => {
      const names = Object.keys((tool.input as unknown as z.ZodObject).shape);
      const anyName = fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: fc.string() },
      );
      await fc.assert(
        fc.asyncProperty(fc.dictionary(anyName, argument, { maxKeys: 4 }), async (input) => {
          const { status, answer } = await send(call(name, input));
          expect(status).toBe(200);
          const { result, error } = answer!;
          // refused by the protocol, refused in words, or answered as the tool says that it answers
          if (error) expect(error.code).toBe(-32602);
          else if (!result!.isError) tool.output.parse(result!.structuredContent);
        }),
        { seed: SEED, numRuns: 25 },
      );
      expect(errors).toEqual([]);
    },
  );

  it('refuses a damaged message, and answers the next one', async () => {
    const whole = [
      call('check_device', { device: 'ec25-e', countries: ['de'] }),
      '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      `[${call('check_device', { device: 'ec25-e', countries: ['de'] })}]`,
    ];
    const body = fc.oneof(
      damaged(whole),
      fc.json(),
      fc.constantFrom('', '[]', '[[]]', 'null', '7', '{}', '{"jsonrpc":"1.0"}', '[1,2]'),
    );
    const version = fc.constantFrom('2025-03-26', '2025-06-18', '2026-07-28', 'yesterday');
    await fc.assert(
      fc.asyncProperty(body, version, async (text, of) => {
        const { status } = await send(text, of);
        expect([200, 202, 400, 404, 413]).toContain(status);
        expect(errors).toEqual([]);
      }),
      { seed: SEED, numRuns: 200 },
    );
    const { answer } = await send(whole[0]!);
    expect(answer!.result!.isError).not.toBe(true);
  });

  it('answers a call that its own batch takes back', async () => {
    const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}';
    const whole = call('check_device', { device: 'ec25-e', countries: ['de'] });
    for (const batch of [`[${cancel},${whole}]`, `[${whole},${cancel}]`]) {
      const { status, answer } = await send(batch, '2025-03-26');
      expect([status, answer?.result?.isError]).toEqual([200, undefined]);
    }
  });

  it('completes nothing that is longer than an argument may be', async () => {
    const complete = (value: string) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'completion/complete',
      params: {
        ref: { type: 'ref/prompt', name: 'choose_module' },
        argument: { name: 'countries', value },
      },
    });
    const lengthOf = async (value: string) =>
      JSON.stringify((await send(JSON.stringify(complete(value)))).answer).length;
    expect(await lengthOf('x,'.repeat(200))).toBeGreaterThan(1000);
    expect(await lengthOf('x,'.repeat(20_000))).toBeLessThan(1000);
  });
});

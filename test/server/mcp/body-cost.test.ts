import { describe, expect, it } from 'vitest';
import { costOfBody } from '../../../src/server/mcp/body-cost.js';

const call = (name: string, input: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
});
const names = (count: number) => Array.from({ length: count }, (_, i) => `name ${i}`);
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const small = call('check_device', { device: 'ec25-e', countries: ['de'] });

describe('the cost of a body', () => {
  it.each<[string, unknown, number]>([
    ['a call', small, 1],
    ['a message without arguments', { jsonrpc: '2.0', id: 1, method: 'ping' }, 1],
    ['ten names', call('check_device', { device: 'ec25-e', countries: names(9), more: ['x'] }), 1],
    ['eleven names', call('check_device', { device: 'ec25-e', countries: names(11) }), 2],
    ['a page of text', call('check_bands', { bands: 'B1 B3 '.repeat(300) }), 1],
    ['the longest text', call('check_bands', { bands: 'B'.repeat(19_990), countries: ['de'] }), 10],
    ['a text that no tool takes', call('check_bands', { bands: 'B'.repeat(100_000) }), 10],
    ['every device everywhere', call('plan_devices', { countries: ['all'] }), 10],
    ['a batch', [small, small, call('find_devices', {})], 12],
    ['anything else', [null, 7, 'text', [], { params: { arguments: [] } }], 5],
    ['an empty batch', [], 1],
    ['a value that cannot become a text', call('check_life', { devices: [{ toString: null }] }), 1],
    ['a tool that cannot become a text', { params: { name: { toString: null } } }, 1],
    ['many lists in each other', call('check_life', { devices: nested(20_000) }), 1],
  ])('of %s', (_, message, cost) => expect(costOfBody(message)).toBe(cost));

  it('of what is no JSON is that of a call', () => expect(costOfBody(undefined)).toBe(1));
});
